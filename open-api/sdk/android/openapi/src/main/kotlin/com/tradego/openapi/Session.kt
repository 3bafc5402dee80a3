package com.tradego.openapi

import java.io.IOException
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.channels.Channel.Factory.UNLIMITED
import kotlinx.coroutines.channels.SendChannel
import kotlinx.coroutines.channels.awaitClose
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.buffer
import kotlinx.coroutines.flow.callbackFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import kotlinx.coroutines.withTimeoutOrNull
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import okhttp3.Request
import okhttp3.Response
import okhttp3.WebSocket
import okhttp3.WebSocketListener

/** A connection that is signed in. It comes back by itself when the line breaks, unless told not to. */
class Session internal constructor(private val settings: OpenApi) {
    private data class Name(val channel: Channel, val symbol: String)

    private class Stream(val feed: SendChannel<Item>, val sequence: Sequence)

    // All state is touched on this dispatcher alone, which does one thing at a time and in order.
    @OptIn(ExperimentalCoroutinesApi::class)
    private val dispatcher = Dispatchers.Default.limitedParallelism(1)
    private val scope = CoroutineScope(SupervisorJob() + dispatcher)
    private val asked = mutableMapOf<Int, CompletableDeferred<ServerMessage>>()
    private val streams = mutableMapOf<Name, List<Stream>>()
    private var socket: WebSocket? = null
    private var opening: CompletableDeferred<SignedIn>? = null
    private var said: OpenApiException? = null
    private var nextId = 0
    private var isClosed = false
    private var isComingBack = false

    @Volatile
    private var signedIn: SignedIn? = null

    /** What the server said at the latest sign-in. */
    val info: SignedIn get() = checkNotNull(signedIn)

    /**
     * Follows securities for as long as the flow is collected. It gives the state first, then every update in
     * order. A [Gap] tells that updates had been missed: those just before it filled the gap, or, when they could
     * not be had any more, its snapshot tells how things stand.
     */
    fun subscribe(symbols: List<String>, channels: Set<Channel> = setOf(Channel.QUOTE)): Flow<Item> {
        val list = symbols.map { full(it) }.distinct()
        return callbackFlow<Item> {
            val feed: SendChannel<Item> = this.channel
            withContext(dispatcher) {
                if (isClosed) throw IOException("the session is closed")
                for (channel in channels) for (symbol in list) add(Name(channel, symbol), feed)
            }
            scope.launch { for (channel in channels) follow(channel, list) }
            awaitClose { scope.launch { leave(feed, list, channels) } }
        }.buffer(UNLIMITED)
    }

    /** How a security stands now; it need not be subscribed to. */
    suspend fun snapshot(symbol: String, channel: Channel = Channel.QUOTE): Update = withContext(dispatcher) {
        val answer = request("getSnapshot", mapOf("channel" to text(channel.wire), "symbol" to text(full(symbol))))
        (answer as? ServerMessage.Snapshot)?.state ?: throw DoesNotFitException("not an answer to getSnapshot")
    }

    /** Signs out; flows end. */
    suspend fun close() {
        withContext(dispatcher) {
            isClosed = true
            try {
                request("signOut")
            } catch (error: IOException) {
                // The line is gone, and with it what there was to sign out of.
            } finally {
                socket?.close(NORMAL_CLOSURE, null)
                finish(null)
                scope.cancel()
            }
        }
    }

    /** Used by [OpenApi.connect] and when coming back. */
    internal suspend fun openLine() {
        withContext(dispatcher) {
            said = null
            val opened = CompletableDeferred<SignedIn>()
            opening = opened
            val line = settings.client.newWebSocket(Request.Builder().url(settings.url).build(), Line())
            socket = line
            val answer = try {
                opened.await()
            } catch (error: Throwable) {
                if (socket === line) socket = null
                line.cancel()
                throw error
            }
            val before = signedIn
            if (before != null && before.session != answer.session) each { it.sequence.reset() }
            signedIn = answer
        }
    }

    private suspend fun signIn(nonce: String) {
        val opened = opening ?: return
        val fields = mapOf(
            "version" to text(OpenApi.PROTOCOL_VERSION),
            "key" to text(settings.key),
            "signature" to text(settings.signature(nonce))
        )
        try {
            val answer = request("signIn", fields) as? ServerMessage.Answer
            opened.complete(ServerMessage.signedIn(answer?.fields ?: throw DoesNotFitException("not an answer to signIn")))
        } catch (error: IOException) {
            opened.completeExceptionally(error)
        }
    }

    private fun receive(message: ServerMessage) {
        when (message) {
            is ServerMessage.Hello -> scope.launch { signIn(message.nonce) }
            is ServerMessage.Heartbeat ->
                socket?.send(JsonObject(mapOf("type" to text("heartbeat"), "id" to JsonPrimitive(message.id))).toString())
            is ServerMessage.New -> {
                val channel = if (message.update is Depth) Channel.DEPTH else Channel.QUOTE
                streams[Name(channel, message.update.symbol)]?.forEach { it.sequence.update(message.update) }
            }
            is ServerMessage.Snapshot -> {
                // The answer to `subscribe` is `subscribed`; the snapshots after it carry the same number.
                val waiting = asked.remove(message.id)
                if (waiting != null) {
                    waiting.complete(message)
                } else {
                    streams[Name(message.channel, message.state.symbol)]?.forEach { it.sequence.snapshot(message.state) }
                }
            }
            is ServerMessage.Refused ->
                if (message.error.ends) {
                    // What waits for an answer hears the reason, not just that the line closed.
                    said = message.error
                    failAll(message.error)
                } else {
                    message.id?.let { asked.remove(it) }?.completeExceptionally(message.error)
                }
            is ServerMessage.Answer -> asked.remove(message.id)?.complete(message)
            is ServerMessage.Unknown -> Unit
        }
    }

    private fun add(name: Name, feed: SendChannel<Item>) {
        lateinit var sequence: Sequence
        sequence = Sequence(
            name.channel,
            name.symbol,
            ask = { first, last -> scope.launch { resend(name, first, last, sequence, feed) } },
            deliver = { feed.trySend(it) }
        )
        streams[name] = streams[name].orEmpty() + Stream(feed, sequence)
    }

    private suspend fun resend(name: Name, first: Long, last: Long, sequence: Sequence, feed: SendChannel<Item>) {
        val fields = mapOf(
            "channel" to text(name.channel.wire),
            "symbol" to text(name.symbol),
            "first" to JsonPrimitive(first),
            "last" to JsonPrimitive(last)
        )
        val line = socket
        try {
            val answer = patientRequest("resend", fields) as? ServerMessage.Answer ?: return
            val resent = ServerMessage.resent(answer.fields)
            sequence.resent(resent.messages, resent.snapshot)
        } catch (error: DoesNotFitException) {
            misfit(error)
        } catch (error: OpenApiException) {
            if (!error.ends) feed.close(error)
        } catch (error: IOException) {
            // Without an answer nothing more can be delivered: connecting again finds the same gap.
            line?.let { lost(it, error) }
            line?.cancel()
        }
    }

    /**
     * Subscribes, in messages of fifty securities. What the server refuses is the readers' to know; a line that
     * broke is mended by connecting again, which comes here again.
     */
    private suspend fun follow(channel: Channel, symbols: List<String>) {
        for (some in symbols.chunked(SYMBOLS_PER_REQUEST)) {
            try {
                patientRequest("subscribe", fieldsOf(channel, some))
            } catch (error: OpenApiException) {
                if (error.ends) return
                for (symbol in some) streams[Name(channel, symbol)]?.forEach { it.feed.close(error) }
            } catch (error: IOException) {
                return
            }
        }
    }

    private suspend fun leave(feed: SendChannel<Item>, symbols: List<String>, channels: Set<Channel>) {
        for (channel in channels) {
            val alone = symbols.filter { symbol ->
                val name = Name(channel, symbol)
                val before = streams[name].orEmpty()
                val rest = before.filter { it.feed !== feed }
                if (rest.isEmpty()) streams.remove(name) else streams[name] = rest
                rest.isEmpty() && before.isNotEmpty()
            }
            for (some in alone.chunked(SYMBOLS_PER_REQUEST)) {
                try {
                    if (!isClosed) patientRequest("unsubscribe", fieldsOf(channel, some))
                } catch (error: IOException) {
                    // Not subscribed to any more, which is what was asked for.
                }
            }
        }
    }

    private fun fieldsOf(channel: Channel, symbols: List<String>) =
        mapOf("channel" to text(channel.wire), "symbols" to JsonArray(symbols.map { text(it) }))

    /** Asks again when the server finds that too much is asked in one second. */
    private suspend fun patientRequest(type: String, fields: Map<String, JsonElement>): ServerMessage {
        while (true) {
            try {
                return request(type, fields)
            } catch (error: OpenApiException) {
                if (error.code != "too-fast") throw error
                delay(error.retryAfter ?: 1_000)
            }
        }
    }

    /** Sends a request and waits for its answer. */
    private suspend fun request(type: String, fields: Map<String, JsonElement> = emptyMap()): ServerMessage {
        val line = socket ?: throw IOException("not connected")
        nextId++
        val id = nextId
        val waiting = CompletableDeferred<ServerMessage>()
        asked[id] = waiting
        line.send(JsonObject(fields + mapOf("type" to text(type), "id" to JsonPrimitive(id))).toString())
        try {
            return withTimeoutOrNull(ANSWER_WITHIN_MS) { waiting.await() } ?: throw IOException("no answer in time")
        } finally {
            asked.remove(id)
        }
    }

    private fun failAll(error: IOException) {
        val waiting = asked.values.toList()
        asked.clear()
        waiting.forEach { it.completeExceptionally(error) }
        opening?.completeExceptionally(error)
    }

    private fun lost(line: WebSocket, cause: IOException) {
        if (line !== socket) return
        socket = null
        val error = said ?: cause
        failAll(error)
        each { it.sequence.interrupted() }
        if (signedIn == null || isClosed || isComingBack) return
        isComingBack = true
        scope.launch { comeBack(error) }
    }

    private fun misfit(error: DoesNotFitException) {
        val line = socket ?: return
        lost(line, error)
        line.cancel()
    }

    /** Connects again, after twice as long each time, and subscribes to what was subscribed to. */
    private suspend fun comeBack(error: IOException) {
        var wait = FIRST_WAIT_MS
        var why = error
        while (!isClosed) {
            val refused = why as? OpenApiException
            if (!settings.reconnect || why is DoesNotFitException || refused?.isWorthAnotherTry == false) {
                isClosed = true
                finish(why)
                return
            }
            delay(maxOf(wait, refused?.retryAfter ?: 0))
            wait = minOf(wait * 2, LONGEST_WAIT_MS)
            try {
                openLine()
                for (channel in Channel.values())
                    follow(channel, streams.keys.filter { it.channel == channel }.map { it.symbol })
                if (socket != null) {
                    isComingBack = false
                    return
                }
                why = said ?: IOException("the connection closed")
            } catch (next: IOException) {
                why = next
            }
        }
    }

    private fun finish(error: IOException?) = each { it.feed.close(error) }

    private fun each(act: (Stream) -> Unit) = streams.values.toList().flatten().forEach(act)

    /** Hands everything to the session's dispatcher, in the order it came. */
    private inner class Line : WebSocketListener() {
        override fun onMessage(webSocket: WebSocket, text: String) {
            scope.launch {
                if (webSocket === socket) {
                    try {
                        receive(ServerMessage.read(text))
                    } catch (error: DoesNotFitException) {
                        misfit(error)
                    }
                }
            }
        }

        override fun onClosing(webSocket: WebSocket, code: Int, reason: String) {
            webSocket.close(NORMAL_CLOSURE, null)
        }

        override fun onClosed(webSocket: WebSocket, code: Int, reason: String) {
            scope.launch { lost(webSocket, IOException("the connection closed")) }
        }

        override fun onFailure(webSocket: WebSocket, t: Throwable, response: Response?) {
            scope.launch { lost(webSocket, IOException("the connection closed", t)) }
        }
    }

    private companion object {
        const val NORMAL_CLOSURE = 1000
        const val FIRST_WAIT_MS = 500L
        const val LONGEST_WAIT_MS = 30_000L
        const val ANSWER_WITHIN_MS = 10_000L
        const val SYMBOLS_PER_REQUEST = 50
        val CODE = Regex("[0-9]{5}")

        fun text(value: String): JsonElement = JsonPrimitive(value)

        /** `02871` is written `02871.HK` on the wire. */
        fun full(symbol: String): String = if (CODE.matches(symbol)) "$symbol.HK" else symbol
    }
}
