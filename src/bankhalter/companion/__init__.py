"""The bank at a real table: what stands in for the bank's devices."""
