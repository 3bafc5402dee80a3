package com.tradego.openapi

import java.math.BigDecimal
import java.time.OffsetDateTime
import org.json.JSONArray
import org.json.JSONObject

enum class Channel(internal val wire: String) {
    QUOTE("quote"),
    DEPTH("depth"),
}

/** What a subscription delivers: a [Quote], a [Depth] or a [Gap]. */
sealed class Item {
    /** The security, as `02871.HK`. */
    abstract val symbol: String
}

/** A numbered message of a stream. */
sealed class Update : Item() {
    abstract val sequence: Long
    abstract val time: OffsetDateTime

    internal companion object {
        fun read(message: JSONObject): Update {
            val symbol = message.getString("symbol")
            val sequence = message.getLong("sequence")
            val time = OffsetDateTime.parse(message.getString("time"))
            if (message.getString("type") == "depth") {
                val bids = levels(message.getJSONArray("bids"))
                return Depth(symbol, sequence, time, bids, levels(message.getJSONArray("asks")))
            }
            return Quote(
                symbol = symbol,
                sequence = sequence,
                time = time,
                status = message.getString("status"),
                last = message.price("last"),
                open = message.price("open"),
                high = message.price("high"),
                low = message.price("low"),
                previousClose = BigDecimal(message.getString("previousClose")),
                bid = message.price("bid"),
                ask = message.price("ask"),
                volume = message.getLong("volume"),
                turnover = BigDecimal(message.getString("turnover"))
            )
        }

        private fun JSONObject.price(name: String) = if (isNull(name)) null else BigDecimal(getString(name))

        private fun levels(rows: JSONArray) = (0 until rows.length()).map { i ->
            val row = rows.getJSONObject(i)
            Level(BigDecimal(row.getString("price")), row.getLong("quantity"), row.getInt("orders"))
        }
    }
}

/** A quote. Prices that there are not, as before the first trade of a day, are null. */
data class Quote(
    override val symbol: String,
    override val sequence: Long,
    override val time: OffsetDateTime,
    val status: String,
    val last: BigDecimal?,
    val open: BigDecimal?,
    val high: BigDecimal?,
    val low: BigDecimal?,
    val previousClose: BigDecimal,
    val bid: BigDecimal?,
    val ask: BigDecimal?,
    val volume: Long,
    val turnover: BigDecimal
) : Update()

data class Level(val price: BigDecimal, val quantity: Long, val orders: Int)

/** The market depth, best price first; a side that nobody is on is empty. */
data class Depth(
    override val symbol: String,
    override val sequence: Long,
    override val time: OffsetDateTime,
    val bids: List<Level>,
    val asks: List<Level>
) : Update()

/**
 * Updates had been missed. Those delivered just before it filled the gap; when they could not be
 * had any more, [snapshot] says how things stand.
 */
data class Gap(
    val channel: Channel,
    override val symbol: String,
    val first: Long,
    val last: Long,
    val snapshot: Update?
) : Item()

/** An answer of the server that says what went wrong; [code] is one of the error table. */
class OpenApiException(val code: String, text: String, val ends: Boolean, val retryAfter: Long) :
    Exception("$code: $text") {
    /** Whether connecting again with the same settings may work. */
    internal val isWorthAnotherTry get() = code in WORTH_ANOTHER_TRY

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
