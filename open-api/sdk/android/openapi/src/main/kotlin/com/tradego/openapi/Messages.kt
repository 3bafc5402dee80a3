package com.tradego.openapi

import java.math.BigDecimal
import java.time.OffsetDateTime
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

@Serializable
enum class Channel {
    @SerialName("quote")
    QUOTE,

    @SerialName("depth")
    DEPTH;

    /** As it is written on the wire. */
    internal val wire: String get() = name.lowercase()
}

@Serializable
enum class Status {
    @SerialName("trading")
    TRADING,

    @SerialName("halted")
    HALTED,

    @SerialName("closed")
    CLOSED
}

/** What a subscription delivers: a [Quote], a [Depth] or a [Gap]. */
sealed interface Item {
    /** The security, as `02871.HK`. */
    val symbol: String
}

/** A numbered message of a stream. */
sealed interface Update : Item {
    val sequence: Long
    val time: OffsetDateTime
}

/** A quote. A price that there is not, as before the first trade of a day, is null. */
@Serializable
data class Quote(
    override val symbol: String,
    override val sequence: Long,
    @Serializable(TimeSerializer::class) override val time: OffsetDateTime,
    val status: Status,
    @Serializable(PriceSerializer::class) val last: BigDecimal?,
    @Serializable(PriceSerializer::class) val open: BigDecimal?,
    @Serializable(PriceSerializer::class) val high: BigDecimal?,
    @Serializable(PriceSerializer::class) val low: BigDecimal?,
    @Serializable(PriceSerializer::class) val previousClose: BigDecimal,
    @Serializable(PriceSerializer::class) val bid: BigDecimal?,
    @Serializable(PriceSerializer::class) val ask: BigDecimal?,
    val volume: Long,
    @Serializable(PriceSerializer::class) val turnover: BigDecimal
) : Update

/** One price of the market depth. */
@Serializable
data class Level(
    @Serializable(PriceSerializer::class) val price: BigDecimal,
    val quantity: Long,
    val orders: Int
)

/** The market depth, best price first; a side that nobody is on is empty. */
@Serializable
data class Depth(
    override val symbol: String,
    override val sequence: Long,
    @Serializable(TimeSerializer::class) override val time: OffsetDateTime,
    val bids: List<Level>,
    val asks: List<Level>
) : Update

/** Updates from [first] to [last] had been missed. [snapshot] is null when they were delivered just before. */
data class Gap(
    val channel: Channel,
    override val symbol: String,
    val first: Long,
    val last: Long,
    val snapshot: Update?
) : Item

/**
 * What the server said at sign-in.
 *
 * @property session sequence numbers count within it
 * @property delay seconds that prices are late: 0 or 900
 * @property heartbeat milliseconds between two heartbeats
 * @property subscriptions securities one connection may subscribe to
 */
@Serializable
data class SignedIn(
    val session: String,
    val channels: List<Channel>,
    val delay: Int,
    val heartbeat: Long,
    val subscriptions: Int
)

private val PRICE = Regex("[0-9]+\\.[0-9]{2,4}")

/** A decimal string, read without going through a binary float. */
internal object PriceSerializer : KSerializer<BigDecimal> {
    override val descriptor: SerialDescriptor = PrimitiveSerialDescriptor("Price", PrimitiveKind.STRING)

    override fun serialize(encoder: Encoder, value: BigDecimal) = encoder.encodeString(value.toPlainString())

    override fun deserialize(decoder: Decoder): BigDecimal {
        val text = decoder.decodeString()
        if (!PRICE.matches(text)) throw SerializationException("not a price: $text")
        return BigDecimal(text)
    }
}

/** ISO 8601 with milliseconds and +08:00. */
internal object TimeSerializer : KSerializer<OffsetDateTime> {
    override val descriptor: SerialDescriptor = PrimitiveSerialDescriptor("Time", PrimitiveKind.STRING)

    override fun serialize(encoder: Encoder, value: OffsetDateTime) = encoder.encodeString(value.toString())

    override fun deserialize(decoder: Decoder): OffsetDateTime = OffsetDateTime.parse(decoder.decodeString())
}
