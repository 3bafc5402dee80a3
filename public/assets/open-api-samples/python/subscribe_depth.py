import asyncio
import os

from tradego import Depth, OpenApi

URL = os.environ.get("TG_URL", "ws://127.0.0.1:4510/")
KEY = os.environ.get("TG_KEY", "sample-key")
SECRET = os.environ.get("TG_SECRET", "sample-secret")


async def main() -> None:
    left = 3
    async with OpenApi(KEY, SECRET, url=URL).stream("02871", channels=("depth",)) as stream:
        async for item in stream:
            if isinstance(item, Depth):
                bid, ask = item.bids[0], item.asks[0]
                levels = f"{len(item.bids)} levels"
                print(item.symbol, levels, bid.quantity, "@", bid.price, "/", ask.quantity, "@", ask.price)
            left -= 1
            if left == 0:
                break


asyncio.run(main())
