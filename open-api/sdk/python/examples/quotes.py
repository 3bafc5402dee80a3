"""Follows one security. The key is read from TG_KEY and TG_SECRET."""

import asyncio

from tradego import Gap, OpenApi, Quote


async def main() -> None:
    api = OpenApi(reconnect=True)
    left = 20
    async with api.stream("02871") as stream:
        async for item in stream:
            match item:
                case Gap():
                    print(f"{item.code}: {item.first_sequence}–{item.last_sequence}")
                case Quote():
                    print(item.time, item.code, item.last)
            left -= 1
            if left == 0:
                break


asyncio.run(main())
