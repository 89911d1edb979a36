"""The server under load: clients in one process, the server in another, and a bare echo beside it in the same run."""
