package com.tradego.openapi

import java.math.BigDecimal
import java.time.OffsetDateTime
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertSame
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test

class MessageTest {
    private val quote = """{"type":"quote","symbol":"07061.HK","sequence":7,""" +
        """"time":"2026-11-20T10:15:00.250+08:00","status":"halted","last":null,"open":null,"high":null,"low":null,""" +
        """"previousClose":"10.00","bid":null,"ask":"10.02","volume":0,"turnover":"0.00"}"""

    @Test
    fun theSignatureIsThatOfTheProtocol() {
        val api = OpenApi("sample-key", "sample-secret")
        assertEquals(
            "851cbe7bd371d80af6d72268d6aa94d042a29db09748bd6ec91fec3a17c210b5",
            api.signature("5f20c7a1b4e94d0c8a6f3e2d1b0c9f87")
        )
    }

    @Test
    fun aQuoteIsReadExactly() {
        val read = (ServerMessage.read(quote) as ServerMessage.New).update as Quote
        assertNull(read.last)
        assertEquals(BigDecimal("10.02"), read.ask)
        assertEquals(Status.HALTED, read.status)
        assertEquals(OffsetDateTime.parse("2026-11-20T02:15:00.250Z").toInstant(), read.time.toInstant())
    }

    @Test
    fun aMessageThatDoesNotFitIsRefused() {
        val misfits = listOf(
            "not JSON",
            "[]",
            quote.replace(""""previousClose":"10.00",""", ""),
            quote.replace(""""10.02"""", "10.02"),
            quote.replace("10.02", "10.02 HKD"),
            quote.replace("halted", "asleep"),
            quote.replace("2026-11-20T", "")
        )
        for (text in misfits) assertThrows(text, DoesNotFitException::class.java) { ServerMessage.read(text) }
    }

    @Test
    fun aTypeOfALaterVersionIsLeftAlone() {
        assertSame(ServerMessage.Unknown, ServerMessage.read("""{"type":"auction","symbol":"02871.HK"}"""))
    }

    @Test
    fun aRefusalIsReadWithItsCode() {
        val text = """{"type":"error","id":2,"code":"too-fast","message":"slow down","ends":false,"retryAfter":1000}"""
        val refused = ServerMessage.read(text) as ServerMessage.Refused
        assertEquals(2, refused.id)
        assertEquals("too-fast", refused.error.code)
        assertEquals(1000L, refused.error.retryAfter)
        assertTrue(!refused.error.ends)
    }

    @Test
    fun updatesSentAgainAreReadWithTheirOrder() {
        val text = """{"type":"resent","id":5,"channel":"quote","symbol":"07061.HK","first":7,"last":8,""" +
            """"messages":[$quote,${quote.replace("\"sequence\":7", "\"sequence\":8")}],"snapshot":null}"""
        val resent = ServerMessage.resent((ServerMessage.read(text) as ServerMessage.Answer).fields)
        assertEquals(listOf(7L, 8L), resent.messages.map { it.sequence })
        assertNull(resent.snapshot)
    }
}
