import asyncio
import os

from tradego import OpenApi, Quote

URL = os.environ.get("TG_URL", "ws://127.0.0.1:4510/")
KEY = os.environ.get("TG_KEY", "sample-key")
SECRET = os.environ.get("TG_SECRET", "sample-secret")


async def main() -> None:
    left = 10
    async with OpenApi(KEY, SECRET, url=URL).stream("02871", "02853") as stream:
        async for item in stream:
            if isinstance(item, Quote):
                print(item.symbol, item.sequence, item.last, item.bid, item.ask)
            left -= 1
            if left == 0:
                break


asyncio.run(main())
