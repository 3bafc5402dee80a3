import CryptoKit
import Foundation

/// A connection that is signed in. It comes back by itself when the line breaks, unless told not to.
public actor Session {
    public struct Options {
        public var key: String
        public var secret: String
        public var url = URL(string: "wss://api.example.com/stream")!
        public var reconnect = true

        public init(key: String, secret: String) {
            self.key = key
            self.secret = secret
        }
    }

    private struct Name: Hashable {
        let channel: Channel
        let symbol: String
    }

    private struct Head: Decodable {
        let type: String
        let id: Int?
        let nonce: String?
        let session: String?
        let channel: Channel?
        let symbol: String?
    }

    private struct State: Decodable { let state: Update }
    private struct Resent: Decodable {
        let messages: [Update]
        let snapshot: Update?
    }

    private static let firstWait = 0.5
    private static let longestWait = 30.0
    private static let answerWithin: UInt64 = 10_000_000_000
    private static let symbolsPerRequest = 50

    private let options: Options
    private var task: URLSessionWebSocketTask?
    private var nextId = 0
    private var asked: [Int: CheckedContinuation<Data, Error>] = [:]
    private var sequences: [Name: UpdateSequence] = [:]
    private var feeds: [Name: AsyncThrowingStream<Item, Error>.Continuation] = [:]
    private var session: String?
    private var said: OpenAPIError?
    private var closed = false
    private var isReconnecting = false

    public init(_ options: Options) {
        self.options = options
    }

    /// Connects and signs in. Throws `OpenAPIError` when the server refuses.
    public func connect() async throws {
        said = nil
        let task = URLSession.shared.webSocketTask(with: options.url)
        self.task = task
        task.resume()
        let hello = try JSONDecoder().decode(Head.self, from: Self.data(of: try await task.receive()))
        let text = "\(hello.nonce ?? "")\n\(options.key)\n\(OpenAPIVersion.wire)"
        let secret = SymmetricKey(data: Data(options.secret.utf8))
        let signature = HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: secret)
            .map { String(format: "%02x", $0) }.joined()
        Task { await self.read(task) }
        let answer = try await request([
            "type": "signIn", "version": OpenAPIVersion.wire, "key": options.key, "signature": signature,
        ])
        let signedIn = try JSONDecoder().decode(Head.self, from: answer)
        if let before = session, before != signedIn.session {
            for name in sequences.keys { sequences[name]?.reset() }
        }
        session = signedIn.session
    }

    /// Follows a security: the state first, then every update in order.
    public func subscribe(_ symbol: String, channel: Channel = .quote) async throws -> AsyncThrowingStream<Item, Error> {
        let name = Name(channel: channel, symbol: Self.full(symbol))
        sequences[name] = UpdateSequence(channel: channel, symbol: name.symbol)
        let items = AsyncThrowingStream<Item, Error> { feeds[name] = $0 }
        _ = try await request(["type": "subscribe", "channel": channel.rawValue, "symbols": [name.symbol]])
        return items
    }

    /// Ends a subscription.
    public func unsubscribe(_ symbol: String, channel: Channel = .quote) async throws {
        let name = Name(channel: channel, symbol: Self.full(symbol))
        sequences[name] = nil
        feeds.removeValue(forKey: name)?.finish()
        _ = try await request(["type": "unsubscribe", "channel": channel.rawValue, "symbols": [name.symbol]])
    }

    /// How a security stands now; it need not be subscribed to.
    public func snapshot(_ symbol: String, channel: Channel = .quote) async throws -> Update {
        let answer = try await request([
            "type": "getSnapshot", "channel": channel.rawValue, "symbol": Self.full(symbol),
        ])
        return try JSONDecoder().decode(State.self, from: answer).state
    }

    /// Signs out.
    public func close() async {
        closed = true
        _ = try? await request(["type": "signOut"])
        task?.cancel(with: .normalClosure, reason: nil)
        for feed in feeds.values { feed.finish() }
    }

    private func request(_ fields: [String: Any]) async throws -> Data {
        guard let task = task else { throw URLError(.notConnectedToInternet) }
        nextId += 1
        let id = nextId
        let message = try JSONSerialization.data(withJSONObject: fields.merging(["id": id]) { _, new in new })
        return try await withCheckedThrowingContinuation { continuation in
            asked[id] = continuation
            Task {
                do { try await task.send(.string(String(decoding: message, as: UTF8.self))) } catch {
                    self.settle(id, .failure(error))
                }
            }
            Task {
                try? await Task.sleep(nanoseconds: Self.answerWithin)
                self.settle(id, .failure(URLError(.timedOut)))
            }
        }
    }

    private func settle(_ id: Int, _ result: Result<Data, Error>) {
        asked.removeValue(forKey: id)?.resume(with: result)
    }

    private func read(_ task: URLSessionWebSocketTask) async {
        do {
            while true { try await receive(Self.data(of: try await task.receive())) }
        } catch {
            await lost(task, said ?? error)
        }
    }

    private func receive(_ data: Data) async throws {
        let head = try JSONDecoder().decode(Head.self, from: data)
        switch head.type {
        case "heartbeat":
            try await task?.send(.string("{\"type\":\"heartbeat\",\"id\":\(head.id ?? 0)}"))
        case "quote", "depth":
            guard let symbol = head.symbol, let channel = Channel(rawValue: head.type) else { return }
            let name = Name(channel: channel, symbol: symbol)
            let update = try JSONDecoder().decode(Update.self, from: data)
            deliver(sequences[name]?.update(update), name)
        case "error":
            let error = try JSONDecoder().decode(OpenAPIError.self, from: data)
            if error.ends { said = error }
            if let id = head.id { settle(id, .failure(error)) }
        case "snapshot" where head.id.map { asked[$0] == nil } ?? true:
            // The answer to subscribe was `subscribed`; the snapshots after it carry the same number.
            guard let symbol = head.symbol, let channel = head.channel else { return }
            let name = Name(channel: channel, symbol: symbol)
            let state = try JSONDecoder().decode(State.self, from: data).state
            deliver(sequences[name]?.snapshot(state), name)
        default:
            if let id = head.id { settle(id, .success(data)) }
        }
    }

    private func deliver(_ outcome: UpdateSequence.Outcome?, _ name: Name) {
        guard let outcome = outcome else { return }
        for item in outcome.items { feeds[name]?.yield(item) }
        guard let missing = outcome.resend else { return }
        Task {
            let answer = try? await self.request([
                "type": "resend", "channel": name.channel.rawValue, "symbol": name.symbol,
                "first": missing.lowerBound, "last": missing.upperBound,
            ])
            // A line that broke is mended by connecting again, which finds the same gap.
            guard let answer = answer, let resent = try? JSONDecoder().decode(Resent.self, from: answer) else { return }
            self.deliver(self.sequences[name]?.resent(resent.messages, snapshot: resent.snapshot), name)
        }
    }

    private func lost(_ from: URLSessionWebSocketTask, _ error: Error) async {
        guard from === task else { return }
        task = nil
        for id in Array(asked.keys) { settle(id, .failure(error)) }
        for name in sequences.keys { sequences[name]?.interrupted() }
        if closed || session == nil || isReconnecting { return }
        isReconnecting = true
        defer { isReconnecting = false }
        var wait = Self.firstWait
        var why = error
        while !closed {
            let told = why as? OpenAPIError
            if !options.reconnect || told.map({ !$0.isWorthAnotherTry }) ?? false {
                for feed in feeds.values { feed.finish(throwing: why) }
                return
            }
            let seconds = max(wait, Double(told?.retryAfter ?? 0) / 1000)
            try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
            wait = min(wait * 2, Self.longestWait)
            do {
                try await connect()
                try await restore()
                return
            } catch {
                why = error
            }
        }
    }

    /// Subscribes again: the server does not restore subscriptions.
    private func restore() async throws {
        for channel in Channel.allCases {
            let symbols = sequences.keys.filter { $0.channel == channel }.map(\.symbol)
            for start in stride(from: 0, to: symbols.count, by: Self.symbolsPerRequest) {
                let some = Array(symbols[start..<min(symbols.count, start + Self.symbolsPerRequest)])
                _ = try await request(["type": "subscribe", "channel": channel.rawValue, "symbols": some])
            }
        }
    }

    private static func data(of message: URLSessionWebSocketTask.Message) -> Data {
        switch message {
        case .string(let text): return Data(text.utf8)
        case .data(let data): return data
        @unknown default: return Data()
        }
    }

    /// `02871` is written `02871.HK` on the wire.
    private static func full(_ symbol: String) -> String {
        symbol.count == 5 && symbol.allSatisfy(\.isNumber) ? symbol + ".HK" : symbol
    }
}
