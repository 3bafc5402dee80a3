import Foundation

public enum Channel: String, Codable, CaseIterable {
    case quote, depth
}

/// A quote. Prices are decimal strings as sent; `decimal(_:)` reads one exactly.
public struct Quote: Codable, Equatable {
    public let symbol: String
    public let sequence: Int64
    public let time: String
    public let status: String
    public let last, open, high, low: String?
    public let previousClose: String
    public let bid, ask: String?
    public let volume: Int64
    public let turnover: String
}

public struct Level: Codable, Equatable {
    public let price: String
    public let quantity: Int64
    public let orders: Int
}

/// The market depth, best price first; a side that nobody is on is empty.
public struct Depth: Codable, Equatable {
    public let symbol: String
    public let sequence: Int64
    public let time: String
    public let bids, asks: [Level]
}

public enum Update: Equatable, Decodable {
    case quote(Quote)
    case depth(Depth)

    public var sequence: Int64 {
        switch self {
        case .quote(let quote): return quote.sequence
        case .depth(let depth): return depth.sequence
        }
    }

    private enum Keys: String, CodingKey { case type }

    public init(from decoder: Decoder) throws {
        let type = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .type)
        self = type == "depth" ? .depth(try Depth(from: decoder)) : .quote(try Quote(from: decoder))
    }
}

/// Updates had been missed. Those delivered just before it filled the gap; when they could not be
/// had any more, `snapshot` says how things stand.
public struct Gap: Equatable {
    public let channel: Channel
    public let symbol: String
    public let first, last: Int64
    public let snapshot: Update?
}

public enum Item: Equatable {
    case update(Update)
    case gap(Gap)
}

/// An answer of the server that says what went wrong; `code` is one of the error table.
public struct OpenAPIError: Error, Decodable, Equatable {
    public let code: String
    public let message: String
    public let ends: Bool
    public let retryAfter: Int?

    /// Whether connecting again with the same settings may work.
    var isWorthAnotherTry: Bool {
        ["too-large", "sign-in-timeout", "heartbeat-missed", "too-many-connections", "slow-consumer",
         "server-closing", "internal"].contains(code)
    }
}

/// Reads a price without going through a binary float.
public func decimal(_ price: String) -> Decimal? {
    Decimal(string: price, locale: Locale(identifier: "en_US_POSIX"))
}
