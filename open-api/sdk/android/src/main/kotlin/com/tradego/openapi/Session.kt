package com.tradego.openapi

import java.io.IOException
import java.util.concurrent.Executors
import java.util.concurrent.ScheduledFuture
import java.util.concurrent.TimeUnit
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec
import okhttp3.OkHttpClient
import okhttp3.Request
import okhttp3.Response
import okhttp3.WebSocket
import okhttp3.WebSocketListener
import org.json.JSONArray
import org.json.JSONObject

/** What an app is told. Everything comes on one thread of the session: do long work on another. */
interface SessionListener {
    fun onSignedIn() {}

    fun onItem(item: Item)

    /** A request was refused, or the line is lost for good when [isOver]. */
    fun onError(error: Exception, isOver: Boolean)
}

/** A connection to the Open API. It comes back by itself when the line breaks, unless told not to. */
class Session(
    private val key: String,
    private val secret: String,
    private val listener: SessionListener,
    private val url: String = "wss://api.example.com/stream",
    private val reconnect: Boolean = true,
    private val http: OkHttpClient = OkHttpClient()
) {
    private class Asked(val answer: (JSONObject) -> Unit, val failed: (Exception) -> Unit, val limit: ScheduledFuture<*>)

    /** All state is touched on this thread alone. */
    private val thread = Executors.newSingleThreadScheduledExecutor { Thread(it, "tradego-open-api") }
    private val asked = mutableMapOf<Int, Asked>()
    private val sequences = mutableMapOf<Pair<Channel, String>, Sequence>()
    private var socket: WebSocket? = null
    private var nextId = 0
    private var session: String? = null
    private var said: OpenApiException? = null
    private var waitMs = FIRST_WAIT_MS
    private var isClosed = false
    private var isSignedIn = false

    init {
        require(key.isNotEmpty() && secret.isNotEmpty()) { "key and secret are needed" }
    }

    /** Connects and signs in; [SessionListener.onSignedIn] tells when that is done. */
    fun connect() = act { open() }

    /** Follows securities: the state first, then every update in order. */
    fun subscribe(symbols: List<String>, channel: Channel = Channel.QUOTE) = act {
        val list = symbols.map(::full)
        for (symbol in list) {
            val name = channel to symbol
            sequences[name] = Sequence(channel, symbol, { first, last -> resend(name, first, last) }, listener::onItem)
        }
        // What is followed before signing in is asked for as soon as that is done.
        if (isSignedIn) ask(channel, list)
    }

    /** Ends a subscription. */
    fun unsubscribe(symbols: List<String>, channel: Channel = Channel.QUOTE) = act {
        val list = symbols.map(::full)
        list.forEach { sequences.remove(channel to it) }
        request("unsubscribe", mapOf("channel" to channel.wire, "symbols" to JSONArray(list))) {}
    }

    /** How a security stands now; it need not be subscribed to. */
    fun snapshot(symbol: String, channel: Channel = Channel.QUOTE, then: (Update) -> Unit) = act {
        request("getSnapshot", mapOf("channel" to channel.wire, "symbol" to full(symbol))) {
            then(Update.read(it.getJSONObject("state")))
        }
    }

    /** Signs out. */
    fun close() = act {
        isClosed = true
        socket?.send(JSONObject(mapOf("type" to "signOut", "id" to ++nextId)).toString())
        socket?.close(1000, null)
        thread.shutdown()
    }

    private fun act(work: () -> Unit) {
        if (!thread.isShutdown) thread.execute(work)
    }

    private fun open() {
        said = null
        socket = http.newWebSocket(Request.Builder().url(url).build(), Line())
    }

    private fun request(
        type: String,
        fields: Map<String, Any>,
        failed: (Exception) -> Unit = { listener.onError(it, false) },
        answer: (JSONObject) -> Unit
    ) {
        val id = ++nextId
        val limit = thread.schedule(
            { asked.remove(id)?.failed?.invoke(IOException("no answer in time")) },
            ANSWER_WITHIN_MS,
            TimeUnit.MILLISECONDS
        )
        asked[id] = Asked(answer, failed, limit)
        val message = JSONObject(fields + mapOf("type" to type, "id" to id)).toString()
        if (socket?.send(message) != true) settle(id)?.failed?.invoke(IOException("not connected"))
    }

    private fun settle(id: Int): Asked? = asked.remove(id)?.also { it.limit.cancel(false) }

    private fun ask(channel: Channel, symbols: List<String>) {
        for (some in symbols.chunked(SYMBOLS_PER_REQUEST)) {
            // When the line breaks, connecting again subscribes again.
            val told = { error: Exception -> if (error is OpenApiException) listener.onError(error, false) }
            request("subscribe", mapOf("channel" to channel.wire, "symbols" to JSONArray(some)), told) {}
        }
    }

    private fun resend(name: Pair<Channel, String>, first: Long, last: Long) {
        val (channel, symbol) = name
        val fields = mapOf("channel" to channel.wire, "symbol" to symbol, "first" to first, "last" to last)
        // A line that broke is mended by connecting again, which finds the same gap.
        request("resend", fields, { if (it is OpenApiException) listener.onError(it, false) }) { answer ->
            val rows = answer.getJSONArray("messages")
            val messages = (0 until rows.length()).map { Update.read(rows.getJSONObject(it)) }
            sequences[name]?.resent(messages, answer.optJSONObject("snapshot")?.let(Update.Companion::read))
        }
    }

    private fun receive(message: JSONObject) {
        val type = message.getString("type")
        val id = message.optInt("id")
        when (type) {
            "hello" -> signIn(message.getString("nonce"))
            "heartbeat" -> socket?.send(JSONObject(mapOf("type" to type, "id" to id)).toString())
            "quote", "depth" -> {
                val channel = if (type == "quote") Channel.QUOTE else Channel.DEPTH
                sequences[channel to message.getString("symbol")]?.update(Update.read(message))
            }
            "error" -> {
                val error = OpenApiException(
                    message.getString("code"),
                    message.getString("message"),
                    message.getBoolean("ends"),
                    message.optLong("retryAfter")
                )
                if (error.ends) said = error else settle(id)?.failed?.invoke(error)
            }
            else -> {
                val waiting = settle(id)
                if (waiting != null) {
                    waiting.answer(message)
                } else if (type == "snapshot") {
                    // The answer to subscribe was `subscribed`; the snapshots after it carry the same number.
                    val channel = if (message.getString("channel") == "quote") Channel.QUOTE else Channel.DEPTH
                    sequences[channel to message.getString("symbol")]?.snapshot(Update.read(message.getJSONObject("state")))
                }
            }
        }
    }

    private fun signIn(nonce: String) {
        val fields = mapOf("version" to PROTOCOL_VERSION, "key" to key, "signature" to sign("$nonce\n$key\n$PROTOCOL_VERSION"))
        request("signIn", fields, {}) { answer ->
            val before = session
            session = answer.getString("session")
            if (before != null && before != session) sequences.values.forEach { it.reset() }
            waitMs = FIRST_WAIT_MS
            isSignedIn = true
            for (channel in Channel.values()) ask(channel, sequences.keys.filter { it.first == channel }.map { it.second })
            listener.onSignedIn()
        }
    }

    private fun sign(text: String): String {
        val mac = Mac.getInstance("HmacSHA256")
        mac.init(SecretKeySpec(secret.toByteArray(Charsets.UTF_8), "HmacSHA256"))
        return mac.doFinal(text.toByteArray(Charsets.UTF_8)).joinToString("") { "%02x".format(it) }
    }

    private fun lost(from: WebSocket, cause: Throwable?) {
        if (from !== socket) return
        socket = null
        isSignedIn = false
        val error = said ?: IOException("the connection closed", cause)
        for (id in asked.keys.toList()) settle(id)?.failed?.invoke(error)
        sequences.values.forEach { it.interrupted() }
        if (isClosed) return
        val refused = error as? OpenApiException
        if (!reconnect || refused?.isWorthAnotherTry == false) {
            listener.onError(error, true)
            return
        }
        thread.schedule({ if (!isClosed) open() }, maxOf(waitMs, refused?.retryAfter ?: 0), TimeUnit.MILLISECONDS)
        waitMs = minOf(waitMs * 2, LONGEST_WAIT_MS)
    }

    private inner class Line : WebSocketListener() {
        override fun onMessage(webSocket: WebSocket, text: String) = act {
            if (webSocket === socket) receive(JSONObject(text))
        }

        override fun onClosing(webSocket: WebSocket, code: Int, reason: String) {
            webSocket.close(code, null)
        }

        override fun onClosed(webSocket: WebSocket, code: Int, reason: String) = act { lost(webSocket, null) }

        override fun onFailure(webSocket: WebSocket, t: Throwable, response: Response?) = act { lost(webSocket, t) }
    }

    companion object {
        /** The protocol this package speaks. */
        const val PROTOCOL_VERSION = "2.0"

        private const val FIRST_WAIT_MS = 500L
        private const val LONGEST_WAIT_MS = 30_000L
        private const val ANSWER_WITHIN_MS = 10_000L
        private const val SYMBOLS_PER_REQUEST = 50

        /** `02871` is written `02871.HK` on the wire. */
        private fun full(symbol: String) = if (symbol.length == 5 && symbol.all(Char::isDigit)) "$symbol.HK" else symbol
    }
}
