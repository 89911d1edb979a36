"""The operator's commands against a real server: who plays sees within seconds what was done, on either database."""
import asyncio
import contextlib
from pathlib import Path

import pytest

from flambeur.cli import main
from tests.server.client import Client, Refusal, new_table
from tests.server.nursery import Nursery
from tests.server.running import Server

pytestmark = pytest.mark.slow


async def operate(*args: str) -> None:
    """In a thread, as the server runs in a process of its own anyway."""
    assert await asyncio.to_thread(main, [*args]) == 0


def test_players_see_what_the_operator_does(empty_url: str, tmp_path: Path, nursery: Nursery, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        here = ["--database", empty_url, "--data", str(tmp_path)]
        async with Server(tmp_path, nursery, database=empty_url) as server:
            await server.ready()
            tables = [await new_table(server.base, "device", "device") for _ in range(4)]
            ids = [made["table"] for made in tables]
            closed, deleted, restored, other = clients = [Client(server.base, made["table"], token=made["token"]) for made in tables]
            async with contextlib.AsyncExitStack() as stack:
                for client in clients:
                    await stack.enter_async_context(client)
                    await client.start()

                await operate("admin", "close", ids[0], *here)
                await closed.until(lambda: closed.now["status"] == "abandoned")
                assert closed.now["result"]["why"] == "closed"
                with pytest.raises(Refusal, match="not_now"):
                    await closed.ask("roll", seat=0, turn=closed.now["turns"].get("0", 0))

                await operate("admin", "delete", ids[1], *here)
                await deleted.until(lambda: deleted.closed is not None)
                assert deleted.closed == (1000, "no_table")

                await operate("admin", "backup", str(tmp_path / "backup"), *here)
                seen = len(restored.updates)
                await restored.act()
                await restored.act()
                await operate("admin", "restore", str(tmp_path / "backup"), "--overwrite", *here)
                await restored.until(lambda: len(restored.updates) == seen)       # it was told the whole table
                await restored.act()      # and on it goes

                await operate("admin", "block", "127.0.0.1", *here)
                await other.until(lambda: other.closed is not None)
                assert other.closed == (1008, "blocked")
                with pytest.raises(Refusal, match="blocked"):
                    await other.connect()
                await other.drop()
                await operate("admin", "unblock", "127.0.0.1", *here)
                other.heard.clear()
                await other.connect()

                capsys.readouterr()
                await operate("inspect", ids[0], *here)
                assert '{"why":"closed","secret":"***"}' in capsys.readouterr().out
            assert '"level": "error"' not in server.log()
    asyncio.run(story())
