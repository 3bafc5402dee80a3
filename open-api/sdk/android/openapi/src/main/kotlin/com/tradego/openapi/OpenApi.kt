package com.tradego.openapi

import java.io.IOException
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec
import okhttp3.OkHttpClient

/** Where to connect. The sandbox is the one of the computer that the emulator runs on. */
enum class Area(internal val url: String) {
    PRODUCTION("wss://api.example.com/stream"),
    SANDBOX("ws://10.0.2.2:4510/")
}

/**
 * The way in: holds the settings, [connect] opens a session.
 *
 * @param url an address of your own, before that of [area]
 * @param reconnect connect again when the line breaks
 */
class OpenApi(
    internal val key: String,
    private val secret: String,
    area: Area = Area.PRODUCTION,
    url: String? = null,
    internal val reconnect: Boolean = true,
    internal val client: OkHttpClient = OkHttpClient()
) {
    internal val url: String = url ?: area.url

    init {
        require(key.isNotEmpty() && secret.isNotEmpty()) { "key and secret are needed" }
    }

    /** Connects and signs in. Throws [OpenApiException] when the server refuses. */
    suspend fun connect(): Session {
        val session = Session(this)
        session.openLine()
        return session
    }

    /** HMAC-SHA256 of the nonce, the key and the protocol's version, one on each line, in lower-case hexadecimal. */
    internal fun signature(nonce: String): String {
        val mac = Mac.getInstance("HmacSHA256")
        mac.init(SecretKeySpec(secret.toByteArray(Charsets.UTF_8), "HmacSHA256"))
        val code = mac.doFinal("$nonce\n$key\n$PROTOCOL_VERSION".toByteArray(Charsets.UTF_8))
        return code.joinToString("") { "%02x".format(it) }
    }

    companion object {
        /** The protocol this package speaks. */
        const val PROTOCOL_VERSION = "2.0"
    }
}

/**
 * An answer of the server that says what went wrong.
 *
 * @property code one of the error table
 * @property ends whether the server ends the connection
 * @property retryAfter milliseconds to wait before the next attempt, where the server says
 */
class OpenApiException(val code: String, text: String, val ends: Boolean, val retryAfter: Long?) :
    IOException("$code: $text") {
    /** Whether connecting again with the same settings may work. */
    internal val isWorthAnotherTry: Boolean get() = code in WORTH_ANOTHER_TRY

    private companion object {
        val WORTH_ANOTHER_TRY = setOf(
            "too-large",
            "sign-in-timeout",
            "heartbeat-missed",
            "too-many-connections",
            "slow-consumer",
            "server-closing",
            "internal"
        )
    }
}

/** The server sent something that does not fit the protocol. The session is over. */
class DoesNotFitException internal constructor(text: String, cause: Throwable? = null) : IOException(text, cause)
