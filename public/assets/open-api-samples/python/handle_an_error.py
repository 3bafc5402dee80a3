import asyncio
import os

from tradego import OpenApi, OpenApiError

URL = os.environ.get("TG_URL", "ws://127.0.0.1:4510/")
KEY = os.environ.get("TG_KEY", "sample-key")
SECRET = os.environ.get("TG_SECRET", "sample-secret")


async def main() -> None:
    async with OpenApi(KEY, SECRET, url=URL).stream() as stream:
        try:
            await stream.snapshot("99999")
        except OpenApiError as error:
            # Go by the code; the sentence is for people.
            print(error.code, "connection closed" if error.ends else "connection stays")
        print((await stream.snapshot("02871")).symbol)


asyncio.run(main())
