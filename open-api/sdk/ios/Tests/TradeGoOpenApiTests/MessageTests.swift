import XCTest

@testable import TradeGoOpenApi

final class MessageTests: XCTestCase {
    private let quote = """
        {"type":"quote","symbol":"07061.HK","sequence":7,"time":"2026-11-20T10:15:00.250+08:00","status":"halted",
        "last":null,"open":null,"high":null,"low":null,"previousClose":"10.00","bid":null,"ask":"10.02",
        "volume":0,"turnover":"0.00"}
        """

    private func read(_ text: String) throws -> ServerMessage {
        try ServerMessage(Data(text.utf8))
    }

    func testTheSignatureIsThatOfTheProtocol() {
        let api = OpenApi(key: "sample-key", secret: "sample-secret")
        XCTAssertEqual(
            api.signature(nonce: "5f20c7a1b4e94d0c8a6f3e2d1b0c9f87"),
            "851cbe7bd371d80af6d72268d6aa94d042a29db09748bd6ec91fec3a17c210b5")
    }

    func testAQuoteIsReadExactly() throws {
        guard case .update(.quote(let halted)) = try read(quote) else { return XCTFail("not a quote") }
        XCTAssertNil(halted.last)
        XCTAssertEqual(halted.ask, Decimal(1002) / 100)
        XCTAssertEqual(halted.status, .halted)
        XCTAssertEqual(halted.time.timeIntervalSince1970, 1_795_140_900.25, accuracy: 0.001)
    }

    func testAMessageThatDoesNotFitIsRefused() {
        let misfits = [
            "not JSON",
            "[]",
            quote.replacingOccurrences(of: "\"previousClose\":\"10.00\",", with: ""),
            quote.replacingOccurrences(of: "\"10.02\"", with: "10.02"),
            quote.replacingOccurrences(of: "\"10.02\"", with: "\"10.02 HKD\""),
            quote.replacingOccurrences(of: "halted", with: "asleep"),
            quote.replacingOccurrences(of: "2026-11-20T", with: ""),
        ]
        for text in misfits {
            XCTAssertThrowsError(try read(text), text) { error in
                guard case ConnectionError.doesNotFit = error else { return XCTFail("\(error)") }
            }
        }
    }

    func testATypeOfALaterVersionIsLeftAlone() throws {
        let text = """
            {"type":"auction","symbol":"02871.HK"}
            """
        XCTAssertEqual(try read(text), .unknown)
    }

    func testARefusalIsReadWithItsCode() throws {
        let text = """
            {"type":"error","id":2,"code":"too-fast","message":"slow down","ends":false,"retryAfter":1000}
            """
        let error = OpenApiError(code: "too-fast", message: "slow down", ends: false, retryAfter: 1000)
        XCTAssertEqual(try read(text), .error(id: 2, error))
    }

    func testWhatARequestDoesNotHaveIsNotSent() throws {
        let sent = try ClientMessage(type: "heartbeat", id: 12).text()
        let fields = try JSONSerialization.jsonObject(with: Data(sent.utf8)) as? [String: AnyHashable]
        XCTAssertEqual(fields, ["type": "heartbeat", "id": 12])
    }
}
