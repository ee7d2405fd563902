"""What the rules rest on: ids of the rule ledger behind refusals and play."""
