import com.tradego.openapi.Gap
import com.tradego.openapi.Item
import com.tradego.openapi.Quote
import com.tradego.openapi.Session
import com.tradego.openapi.SessionListener

/** Follows one security until the session is closed. */
fun followQuotes(key: String, secret: String): Session {
    val listener = object : SessionListener {
        override fun onItem(item: Item) = when (item) {
            is Quote -> println("${item.time} ${item.symbol} ${item.last}")
            is Gap -> println("${item.symbol}: ${item.first}–${item.last}")
            else -> Unit
        }

        override fun onError(error: Exception, isOver: Boolean) = println(error.message)
    }
    val session = Session(key, secret, listener)
    session.connect()
    session.subscribe(listOf("02871"))
    return session
}
