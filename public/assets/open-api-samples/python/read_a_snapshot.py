import asyncio
import os

from tradego import OpenApi, Quote

URL = os.environ.get("TG_URL", "ws://127.0.0.1:4510/")
KEY = os.environ.get("TG_KEY", "sample-key")
SECRET = os.environ.get("TG_SECRET", "sample-secret")


async def main() -> None:
    async with OpenApi(KEY, SECRET, url=URL).stream() as stream:
        for symbol in ("02871", "07061"):
            quote = await stream.snapshot(symbol)
            if isinstance(quote, Quote):
                # Before the first trade of a day there is no last price.
                print(quote.symbol, quote.status, quote.last or f"previous close {quote.previous_close}")


asyncio.run(main())
