import CryptoKit
import Foundation

/// The way in: holds the settings, `connect` opens a session.
public struct OpenApi: Sendable {
    /// The protocol this package speaks.
    public static let protocolVersion = "2.0"

    public enum Area: Sendable {
        case production, sandbox

        var url: URL {
            switch self {
            case .production: return URL(string: "wss://api.example.com/stream")!
            case .sandbox: return URL(string: "ws://127.0.0.1:4510/")!
            }
        }
    }

    let key: String
    let secret: String
    let url: URL
    let reconnect: Bool

    /// - Parameters:
    ///   - url: an address of your own, before that of `area`.
    ///   - reconnect: connect again when the line breaks; true unless told.
    public init(key: String, secret: String, area: Area = .production, url: URL? = nil, reconnect: Bool = true) {
        precondition(!key.isEmpty && !secret.isEmpty, "key and secret are needed")
        self.key = key
        self.secret = secret
        self.url = url ?? area.url
        self.reconnect = reconnect
    }

    /// Connects and signs in. Throws `OpenApiError` when the server refuses.
    public func connect() async throws -> Session {
        let session = Session(self)
        try await session.open()
        return session
    }

    /// HMAC-SHA256 of the nonce, the key and the protocol's version, one on each line, in lower-case hexadecimal.
    func signature(nonce: String) -> String {
        let text = "\(nonce)\n\(key)\n\(Self.protocolVersion)"
        let code = HMAC<SHA256>.authenticationCode(
            for: Data(text.utf8), using: SymmetricKey(data: Data(secret.utf8)))
        return code.map { String(format: "%02x", $0) }.joined()
    }
}

/// An answer of the server that says what went wrong; `code` is one of the error table.
public struct OpenApiError: Error, Decodable, Equatable, Sendable {
    public let code: String
    public let message: String
    /// Whether the server ends the connection.
    public let ends: Bool
    /// Milliseconds to wait before the next attempt.
    public let retryAfter: Int?

    private static let worthAnotherTry: Set<String> = [
        "too-large", "sign-in-timeout", "heartbeat-missed", "too-many-connections", "slow-consumer",
        "server-closing", "internal",
    ]

    /// Whether connecting again with the same settings may work.
    var isWorthAnotherTry: Bool { Self.worthAnotherTry.contains(code) }
}

extension OpenApiError: LocalizedError {
    public var errorDescription: String? { "\(code): \(message)" }
}

/// What goes wrong on this side of the line.
public enum ConnectionError: Error, Equatable, Sendable {
    case closed
    case notConnected
    case noAnswerInTime
    /// The server sent something that does not fit the protocol. The session is over.
    case doesNotFit(String)
}
