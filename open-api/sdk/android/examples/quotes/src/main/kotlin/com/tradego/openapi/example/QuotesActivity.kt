package com.tradego.openapi.example

import android.app.Activity
import android.os.Bundle
import android.widget.TextView
import com.tradego.openapi.Area
import com.tradego.openapi.OpenApi
import com.tradego.openapi.Quote
import java.io.IOException
import kotlinx.coroutines.MainScope
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.cancel
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** Shows the last price of one security of the sandbox for as long as it is open. */
class QuotesActivity : Activity() {
    private val scope = MainScope()

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val view = TextView(this)
        setContentView(view)
        scope.launch {
            try {
                follow(view)
            } catch (error: IOException) {
                view.text = error.message
            }
        }
    }

    private suspend fun follow(view: TextView) {
        val session = OpenApi("sample-key", "sample-secret", Area.SANDBOX).connect()
        try {
            session.subscribe(listOf("02871")).collect { item ->
                if (item is Quote) view.text = "${item.symbol} ${item.last ?: item.previousClose}"
            }
        } finally {
            withContext(NonCancellable) { session.close() }
        }
    }

    override fun onDestroy() {
        scope.cancel()
        super.onDestroy()
    }
}
