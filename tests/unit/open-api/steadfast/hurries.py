"""Reads more snapshots, one right after the other, than the server answers in a second."""

import asyncio

from tradego import OpenApi


async def main() -> None:
    async with OpenApi("sample-key", "sample-secret").stream() as stream:
        for _ in range(14):
            print((await stream.snapshot("02871")).symbol)


asyncio.run(main())
