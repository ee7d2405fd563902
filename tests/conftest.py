"""What holds for every test."""

import signal
from collections.abc import Generator

import pytest

# What runs in the background ignores Ctrl-C, and so would every program that a test starts and interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """Two more than there are cores: a third of the time a test waits for a server, a clock or a disk."""
    return (yield) + 2
