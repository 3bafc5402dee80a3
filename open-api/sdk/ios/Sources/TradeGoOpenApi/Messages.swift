import Foundation

public enum Channel: String, Codable, CaseIterable, Sendable {
    case quote, depth
}

/// A quote. A price that there is not, as before the first trade of a day, is nil.
public struct Quote: Equatable, Sendable {
    public enum Status: String, Decodable, Sendable {
        case trading, halted, closed
    }

    public let symbol: String
    public let sequence: Int64
    public let time: Date
    public let status: Status
    public let last, open, high, low: Decimal?
    public let previousClose: Decimal
    public let bid, ask: Decimal?
    public let volume: Int64
    public let turnover: Decimal
}

/// One price of the market depth.
public struct Level: Equatable, Sendable {
    public let price: Decimal
    public let quantity: Int64
    public let orders: Int
}

/// The market depth, best price first; a side that nobody is on is empty.
public struct Depth: Equatable, Sendable {
    public let symbol: String
    public let sequence: Int64
    public let time: Date
    public let bids, asks: [Level]
}

/// A numbered message of a stream.
public enum Update: Equatable, Sendable {
    case quote(Quote)
    case depth(Depth)

    public var sequence: Int64 {
        switch self {
        case .quote(let quote): return quote.sequence
        case .depth(let depth): return depth.sequence
        }
    }

    public var symbol: String {
        switch self {
        case .quote(let quote): return quote.symbol
        case .depth(let depth): return depth.symbol
        }
    }

    public var channel: Channel {
        switch self {
        case .quote: return .quote
        case .depth: return .depth
        }
    }
}

/// Updates from `first` to `last` had been missed. `snapshot` is nil when they were delivered just before.
public struct Gap: Equatable, Sendable {
    public let channel: Channel
    public let symbol: String
    public let first, last: Int64
    public let snapshot: Update?
}

/// What a subscription delivers.
public enum Item: Equatable, Sendable {
    case quote(Quote)
    case depth(Depth)
    case gap(Gap)

    init(_ update: Update) {
        switch update {
        case .quote(let quote): self = .quote(quote)
        case .depth(let depth): self = .depth(depth)
        }
    }
}

/// What the server said at sign-in.
public struct SignedIn: Decodable, Equatable, Sendable {
    /// Sequence numbers count within it.
    public let session: String
    public let channels: [Channel]
    /// Seconds that prices are late: 0 or 900.
    public let delay: Int
    /// Milliseconds between two heartbeats.
    public let heartbeat: Int
    /// Securities one connection may subscribe to.
    public let subscriptions: Int
}

extension Quote: Decodable {
    private enum Keys: String, CodingKey {
        case symbol, sequence, time, status, last, open, high, low, previousClose, bid, ask, volume, turnover
    }

    public init(from decoder: Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        symbol = try fields.decode(String.self, forKey: .symbol)
        sequence = try fields.decode(Int64.self, forKey: .sequence)
        time = try fields.time(.time)
        status = try fields.decode(Status.self, forKey: .status)
        last = try fields.priceOrNull(.last)
        open = try fields.priceOrNull(.open)
        high = try fields.priceOrNull(.high)
        low = try fields.priceOrNull(.low)
        previousClose = try fields.price(.previousClose)
        bid = try fields.priceOrNull(.bid)
        ask = try fields.priceOrNull(.ask)
        volume = try fields.decode(Int64.self, forKey: .volume)
        turnover = try fields.price(.turnover)
    }
}

extension Level: Decodable {
    private enum Keys: String, CodingKey { case price, quantity, orders }

    public init(from decoder: Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        price = try fields.price(.price)
        quantity = try fields.decode(Int64.self, forKey: .quantity)
        orders = try fields.decode(Int.self, forKey: .orders)
    }
}

extension Depth: Decodable {
    private enum Keys: String, CodingKey { case symbol, sequence, time, bids, asks }

    public init(from decoder: Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        symbol = try fields.decode(String.self, forKey: .symbol)
        sequence = try fields.decode(Int64.self, forKey: .sequence)
        time = try fields.time(.time)
        bids = try fields.decode([Level].self, forKey: .bids)
        asks = try fields.decode([Level].self, forKey: .asks)
    }
}

extension Update: Decodable {
    private enum Keys: String, CodingKey { case type }

    public init(from decoder: Decoder) throws {
        switch try decoder.container(keyedBy: Keys.self).decode(Channel.self, forKey: .type) {
        case .quote: self = .quote(try Quote(from: decoder))
        case .depth: self = .depth(try Depth(from: decoder))
        }
    }
}

extension KeyedDecodingContainer {
    /// A decimal string, read without going through a binary float.
    fileprivate func price(_ key: Key) throws -> Decimal {
        let text = try decode(String.self, forKey: key)
        let isPrice = text.range(of: "^[0-9]+\\.[0-9]{2,4}$", options: .regularExpression) != nil
        guard isPrice, let price = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "not a price: \(text)")
        }
        return price
    }

    /// A price that may be null, though not missing.
    fileprivate func priceOrNull(_ key: Key) throws -> Decimal? {
        try decodeNil(forKey: key) ? nil : price(key)
    }

    /// ISO 8601 with milliseconds and +08:00.
    fileprivate func time(_ key: Key) throws -> Date {
        let text = try decode(String.self, forKey: key)
        let format = ISO8601DateFormatter()
        format.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
        guard let time = format.date(from: text) else {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "not a time: \(text)")
        }
        return time
    }
}
