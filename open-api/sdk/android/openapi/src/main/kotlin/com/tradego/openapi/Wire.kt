package com.tradego.openapi

import java.time.format.DateTimeParseException
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive

/** A message of the server, as far as this package needs it. */
internal sealed interface ServerMessage {
    data class Hello(val nonce: String) : ServerMessage

    data class Heartbeat(val id: Int) : ServerMessage

    data class New(val update: Update) : ServerMessage

    data class Refused(val id: Int?, val error: OpenApiException) : ServerMessage

    data class Snapshot(val id: Int, val channel: Channel, val state: Update) : ServerMessage

    /** The answer to a request: `signedIn`, `resent`, `subscribed`, `unsubscribed` or `signedOut`. */
    data class Answer(val id: Int, val fields: JsonObject) : ServerMessage

    /** A type of a later version. */
    object Unknown : ServerMessage

    /** The updates of `resent`, and the state when they could not be had any more. */
    data class Resent(val messages: List<Update>, val snapshot: Update?)

    companion object {
        private val json = Json { ignoreUnknownKeys = true }

        /** Throws [DoesNotFitException] when [text] is not a message of the protocol. */
        fun read(text: String): ServerMessage = fitting { message(json.parseToJsonElement(text).jsonObject) }

        fun signedIn(answer: JsonObject): SignedIn =
            fitting { json.decodeFromJsonElement(SignedIn.serializer(), answer) }

        fun resent(answer: JsonObject): Resent = fitting {
            val snapshot = answer.need("snapshot")
            Resent(answer.need("messages").jsonArray.map(::update), if (snapshot is JsonNull) null else update(snapshot))
        }

        private fun message(fields: JsonObject): ServerMessage = when (fields.need("type").jsonPrimitive.content) {
            "hello" -> Hello(fields.need("nonce").jsonPrimitive.content)
            "heartbeat" -> Heartbeat(fields.need("id").jsonPrimitive.int)
            "quote", "depth" -> New(update(fields))
            "snapshot" -> {
                val channel = json.decodeFromJsonElement(Channel.serializer(), fields.need("channel"))
                Snapshot(fields.need("id").jsonPrimitive.int, channel, update(fields.need("state")))
            }
            "error" -> json.decodeFromJsonElement(ErrorFields.serializer(), fields).let {
                Refused(it.id, OpenApiException(it.code, it.message, it.ends, it.retryAfter))
            }
            "signedIn", "resent", "subscribed", "unsubscribed", "signedOut" ->
                Answer(fields.need("id").jsonPrimitive.int, fields)
            else -> Unknown
        }

        private fun update(element: JsonElement): Update =
            when (val type = element.jsonObject.need("type").jsonPrimitive.content) {
                "quote" -> json.decodeFromJsonElement(Quote.serializer(), element)
                "depth" -> json.decodeFromJsonElement(Depth.serializer(), element)
                else -> throw SerializationException("not an update: $type")
            }

        private fun JsonObject.need(name: String): JsonElement =
            get(name) ?: throw SerializationException("$name is missing")

        private fun <T> fitting(read: () -> T): T = try {
            read()
        } catch (error: IllegalArgumentException) {
            throw DoesNotFitException("the server sent what does not fit: ${error.message}", error)
        } catch (error: DateTimeParseException) {
            throw DoesNotFitException("the server sent what does not fit: ${error.message}", error)
        }
    }
}

@Serializable
private data class ErrorFields(
    val id: Int? = null,
    val code: String,
    val message: String,
    val ends: Boolean,
    val retryAfter: Long? = null
)
