"""Open files: every connection is one, and so is the database. Where connections could use all of them up, nothing could be stored."""
import sys

OWN = 200                                 # files that are not connections: the database, logs, threads of bots, processes that compile


def room_for(sockets: int) -> int:
    """How many of so many connections fit, once the process may open as many files as the system allows it."""
    if sys.platform == "win32":
        return sockets                    # has no such limit
    import resource
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or hard >= sockets + OWN: wanted = sockets + OWN
    else: wanted = hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (ValueError, OSError):
            pass                          # then fewer fit
    return sockets if soft == resource.RLIM_INFINITY else max(min(sockets, soft - OWN), 1)
