import asyncio
import os

from tradego import OpenApi

URL = os.environ.get("TG_URL", "ws://127.0.0.1:4510/")
KEY = os.environ.get("TG_KEY", "sample-key")
SECRET = os.environ.get("TG_SECRET", "sample-secret")


async def main() -> None:
    async with OpenApi(KEY, SECRET, url=URL).stream() as stream:
        info = stream.info
        assert info is not None
        print(f"channels {' '.join(info.channels)}, {info.delay} s late, up to {info.subscriptions} securities")


asyncio.run(main())
