import Foundation

/// A message to the server. What a type does not have stays nil and is not sent.
struct ClientMessage: Encodable {
    let type: String
    var id: Int?
    var version, key, signature: String?
    var channel: Channel?
    var symbol: String?
    var symbols: [String]?
    var first, last: Int64?

    func text() throws -> String {
        String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    }
}

/// A message of the server, as far as this package needs it.
enum ServerMessage: Equatable {
    case hello(nonce: String)
    case signedIn(id: Int, SignedIn)
    case heartbeat(id: Int)
    case snapshot(id: Int, state: Update)
    case update(Update)
    case resent(id: Int, messages: [Update], snapshot: Update?)
    case error(id: Int?, OpenApiError)
    /// `subscribed`, `unsubscribed`, `signedOut`.
    case done(id: Int)
    /// A type of a later version.
    case unknown

    /// Throws `ConnectionError.doesNotFit` when it is not a message of the protocol.
    init(_ data: Data) throws {
        do {
            self = try JSONDecoder().decode(ServerMessage.self, from: data)
        } catch {
            throw ConnectionError.doesNotFit(String(describing: error))
        }
    }
}

extension ServerMessage: Decodable {
    private enum Keys: String, CodingKey { case type, id, nonce, state, messages, snapshot }

    init(from decoder: Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        func id() throws -> Int { try fields.decode(Int.self, forKey: .id) }
        switch try fields.decode(String.self, forKey: .type) {
        case "hello": self = .hello(nonce: try fields.decode(String.self, forKey: .nonce))
        case "signedIn": self = .signedIn(id: try id(), try SignedIn(from: decoder))
        case "heartbeat": self = .heartbeat(id: try id())
        case "snapshot": self = .snapshot(id: try id(), state: try fields.decode(Update.self, forKey: .state))
        case "quote", "depth": self = .update(try Update(from: decoder))
        case "resent":
            self = .resent(
                id: try id(),
                messages: try fields.decode([Update].self, forKey: .messages),
                snapshot: try fields.decodeNil(forKey: .snapshot)
                    ? nil : try fields.decode(Update.self, forKey: .snapshot))
        case "error":
            self = .error(id: try fields.decodeIfPresent(Int.self, forKey: .id), try OpenApiError(from: decoder))
        case "subscribed", "unsubscribed", "signedOut": self = .done(id: try id())
        default: self = .unknown
        }
    }
}
