import asyncio
import os

from tradego import Gap, OpenApi, Quote

URL = os.environ.get("TG_URL", "ws://127.0.0.1:4510/?drop=5")
KEY = os.environ.get("TG_KEY", "sample-key")
SECRET = os.environ.get("TG_SECRET", "sample-secret")


async def main() -> None:
    # In the sandbox, drop=5 leaves out every update whose number five divides.
    async with OpenApi(KEY, SECRET, url=URL).stream("02871") as stream:
        async for item in stream:
            match item:
                case Quote():
                    print("quote", item.sequence)
                case Gap():
                    # What was missed has been delivered, in order; or it is too old, and the snapshot is all there is.
                    how = "told by a snapshot" if item.snapshot else "filled"
                    print(f"gap {item.first_sequence} to {item.last_sequence} {how}")
                    break


asyncio.run(main())
