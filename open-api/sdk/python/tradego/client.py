"""The connection: signs in, subscribes, answers heartbeats and comes back when the line breaks."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import importlib
import json
import os
import re
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Protocol

from websockets.exceptions import ConnectionClosed

from .messages import Channel, Depth, OpenApiError, Quote, SignedIn, read_update
from .sequence import Item, Sequence

PROTOCOL_VERSION = "2.0"
PRODUCTION = "wss://api.example.com/stream"
FIRST_WAIT = 0.5
LONGEST_WAIT = 30.0
ANSWER_WITHIN = 10.0
SYMBOLS_PER_REQUEST = 50
#: Heartbeats that may be missing before the line counts as broken.
HEARTBEATS_MISSED = 2.5

#: Errors after which connecting again with the same settings may work.
WORTH_ANOTHER_TRY = frozenset(
    {
        "too-large",
        "sign-in-timeout",
        "heartbeat-missed",
        "too-many-connections",
        "slow-consumer",
        "server-closing",
        "internal",
    }
)


def _full(symbol: str) -> str:
    """``02871`` is written ``02871.HK`` on the wire."""
    return f"{symbol}.HK" if re.fullmatch(r"\d{5}", symbol) else symbol


class _Line(Protocol):
    """What is used of the connections of ``websockets``."""

    @property
    def transport(self) -> asyncio.Transport: ...

    async def send(self, message: str) -> None: ...

    async def recv(self) -> str | bytes: ...

    async def close(self) -> None: ...


async def _connect(url: str) -> _Line:
    try:
        module = importlib.import_module("websockets.asyncio.client")
    except ImportError:  # before version 13, as Debian 12 has it
        module = importlib.import_module("websockets.client")
    line: _Line = await module.connect(url)
    return line


class OpenApi:
    """The way in. What is not given is read from ``TG_KEY``, ``TG_SECRET`` and ``TG_URL``."""

    def __init__(
        self,
        key: str | None = None,
        secret: str | None = None,
        *,
        url: str | None = None,
        reconnect: bool = True,
    ) -> None:
        self.key: str = os.environ.get("TG_KEY", "") if key is None else key
        self.secret: str = os.environ.get("TG_SECRET", "") if secret is None else secret
        self.url: str = os.environ.get("TG_URL", PRODUCTION) if url is None else url
        self.reconnect = reconnect
        if not self.key or not self.secret:
            raise ValueError("key and secret are needed")

    def stream(self, *symbols: str, channels: tuple[Channel, ...] = ("quote",)) -> Stream:
        """Follows securities: ``async with`` connects, ``async for`` reads the state first, then every update in order."""
        return Stream(self, [_full(symbol) for symbol in symbols], channels)


class Stream:
    """A connection that is signed in, and what it sends."""

    def __init__(self, api: OpenApi, symbols: list[str], channels: tuple[Channel, ...]) -> None:
        self._api = api
        self._next_id = 0
        self._asked: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._items: asyncio.Queue[Item | Exception | None] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._socket: _Line | None = None
        self._said: OpenApiError | None = None
        self._closed = False
        self.info: SignedIn | None = None
        self._sequences: dict[tuple[Channel, str], Sequence] = {}
        for channel in channels:
            for symbol in symbols:
                self._add(channel, symbol)

    async def __aenter__(self) -> Stream:
        try:
            reader = await self._open()
            try:
                await self._subscribe()
            except (OpenApiError, ConnectionError, TimeoutError) as error:
                # Signed in, a line that breaks is mended, which subscribes again; what is refused is the caller's to know.
                if isinstance(error, OpenApiError) and not error.ends:
                    raise
        except BaseException:
            await self.close()
            raise
        self._start(self._stay(reader))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def __aiter__(self) -> AsyncIterator[Item]:
        return self

    async def __anext__(self) -> Item:
        item = await self._items.get()
        if item is None:
            raise StopAsyncIteration
        if isinstance(item, Exception):
            raise item
        return item

    async def snapshot(self, symbol: str, channel: Channel = "quote") -> Quote | Depth:
        """How a security stands now; it need not be subscribed to."""
        answer = await self.request({"type": "getSnapshot", "channel": channel, "symbol": _full(symbol)})
        return read_update(answer["state"])

    async def close(self) -> None:
        """Signs out and ends the loop."""
        if self._closed:
            return
        self._closed = True
        if self.info is not None:
            try:
                await self.request({"type": "signOut"})
            except (OpenApiError, ConnectionError, TimeoutError):
                pass
        if self._socket is not None:
            await self._socket.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._items.put_nowait(None)

    async def request(self, message: dict[str, Any]) -> dict[str, Any]:
        """Sends a request and waits for its answer; what was too much for one second, as when many subscriptions are
        taken up again, was not carried out and is sent again."""
        while True:
            try:
                return await self._ask(message)
            except OpenApiError as error:
                if error.code != "too-fast":
                    raise
                await asyncio.sleep(max(error.retry_after / 1000, FIRST_WAIT))

    async def _ask(self, message: dict[str, Any]) -> dict[str, Any]:
        if self._socket is None:
            raise ConnectionError("not connected")
        self._next_id += 1
        number = self._next_id
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        try:
            await self._socket.send(json.dumps({**message, "id": number}))
            return await asyncio.wait_for(answer, ANSWER_WITHIN)
        except ConnectionClosed:
            raise self._said or ConnectionError("the connection closed") from None
        except asyncio.TimeoutError:
            raise TimeoutError("no answer in time") from None
        finally:
            self._asked.pop(number, None)

    def _add(self, channel: Channel, symbol: str) -> None:
        def ask(first: int, last: int) -> None:
            self._start(self._resend(channel, symbol, first, last))

        self._sequences[channel, symbol] = Sequence(channel, symbol, ask, self._items.put_nowait)

    async def _open(self) -> asyncio.Task[None]:
        socket = await _connect(self._api.url)
        self._socket, self._said = socket, None
        hello = json.loads(await socket.recv())
        text = f"{hello['nonce']}\n{self._api.key}\n{PROTOCOL_VERSION}".encode()
        signature = hmac.new(self._api.secret.encode(), text, hashlib.sha256).hexdigest()
        reader = asyncio.create_task(self._read(socket))
        self._tasks.add(reader)
        reader.add_done_callback(self._tasks.discard)
        answer = await self.request(
            {"type": "signIn", "version": PROTOCOL_VERSION, "key": self._api.key, "signature": signature}
        )
        if self.info is not None and self.info.session != answer["session"]:
            for sequence in self._sequences.values():
                sequence.reset()
        self.info = SignedIn(
            answer["session"],
            tuple(answer["channels"]),
            answer["delay"],
            answer["heartbeat"],
            answer["subscriptions"],
        )
        return reader

    async def _subscribe(self) -> None:
        for channel in dict.fromkeys(name for name, _ in self._sequences):
            symbols = [symbol for name, symbol in self._sequences if name == channel]
            for at in range(0, len(symbols), SYMBOLS_PER_REQUEST):
                some = symbols[at : at + SYMBOLS_PER_REQUEST]
                await self.request({"type": "subscribe", "channel": channel, "symbols": some})

    async def _resend(self, channel: Channel, symbol: str, first: int, last: int) -> None:
        socket = self._socket
        message = {"type": "resend", "channel": channel, "symbol": symbol, "first": first, "last": last}
        try:
            answer = await self.request(message)
        except (ConnectionError, TimeoutError):
            # Without an answer nothing more can be delivered: connecting again finds the same gap.
            if socket is not None:
                socket.transport.abort()
            return
        except OpenApiError as error:
            if not error.ends:
                self._items.put_nowait(error)
            return
        state = answer["snapshot"]
        self._sequences[channel, symbol].resent(
            [read_update(update) for update in answer["messages"]],
            None if state is None else read_update(state),
        )

    async def _read(self, socket: _Line) -> None:
        try:
            while True:
                await self._receive(socket, json.loads(await self._hear(socket)))
        except ConnectionClosed:
            pass
        except asyncio.TimeoutError:
            socket.transport.abort()
        finally:
            for answer in self._asked.values():
                if not answer.done():
                    answer.set_exception(self._said or ConnectionError("the connection closed"))

    async def _hear(self, socket: _Line) -> str | bytes:
        """A line that has said nothing for longer than heartbeats are apart is broken, whatever the system thinks."""
        longest = None if self.info is None else self.info.heartbeat / 1000 * HEARTBEATS_MISSED
        return await asyncio.wait_for(socket.recv(), longest)

    async def _receive(self, socket: _Line, message: dict[str, Any]) -> None:
        kind = message["type"]
        number = message.get("id")
        answer = self._asked.get(number) if number is not None else None
        if kind == "heartbeat":
            await socket.send(json.dumps({"type": "heartbeat", "id": number}))
        elif kind in ("quote", "depth"):
            sequence = self._sequences.get((kind, message["symbol"]))
            if sequence is not None:
                sequence.update(read_update(message))
        elif kind == "error":
            error = OpenApiError(message)
            if error.ends:
                self._said = error
            if answer is not None and not answer.done():
                answer.set_exception(error)
        elif answer is not None and not answer.done():
            answer.set_result(message)
        elif kind == "snapshot":
            # The answer to subscribe was `subscribed`; the snapshots after it carry the same number.
            sequence = self._sequences.get((message["channel"], message["symbol"]))
            if sequence is not None:
                sequence.snapshot(read_update(message["state"]))

    async def _stay(self, reader: asyncio.Task[None]) -> None:
        """Connects again for as long as the program reads."""
        wait = FIRST_WAIT
        while True:
            await asyncio.wait([reader])
            if self._closed:
                return
            for sequence in self._sequences.values():
                sequence.interrupted()
            error: Exception = self._said or ConnectionError("the connection closed")
            is_final = isinstance(error, OpenApiError) and error.code not in WORTH_ANOTHER_TRY
            if is_final or not self._api.reconnect:
                self._items.put_nowait(error)
                self._items.put_nowait(None)
                return
            told = error.retry_after / 1000 if isinstance(error, OpenApiError) else 0.0
            await asyncio.sleep(max(wait, told))
            wait = min(wait * 2, LONGEST_WAIT)
            try:
                reader = await self._open()
                await self._subscribe()
                wait = FIRST_WAIT
            except (OSError, TimeoutError, OpenApiError, ConnectionClosed):
                if self._socket is not None:
                    await self._socket.close()

    def _start(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
