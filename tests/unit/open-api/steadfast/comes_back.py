"""Prints the numbers of 25 quotes, however often the line breaks meanwhile."""

import asyncio

from tradego import OpenApi, Quote


async def main() -> None:
    left = 25
    async with OpenApi("sample-key", "sample-secret").stream("02871") as stream:
        async for item in stream:
            if not isinstance(item, Quote):
                continue
            print(item.sequence)
            left -= 1
            if left == 0:
                break


asyncio.run(main())
