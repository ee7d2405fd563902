"""A process that serves."""

import resource

from bankhalter.server.running import make_room


def test_a_process_takes_as_many_connections_as_the_system_lets_it() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1024, before[1]))
        make_room()
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert most == before[1]
        assert now >= 4096 or now == most
        make_room()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (now, most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
