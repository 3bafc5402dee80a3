import Foundation

/// A connection that is signed in. It comes back by itself when the line breaks, unless told not to.
public actor Session {
    public typealias Items = AsyncThrowingStream<Item, Error>

    private struct Name: Hashable {
        let channel: Channel
        let symbol: String
    }

    private struct Stream {
        let feed: Int
        let items: Items.Continuation
        var sequence: UpdateSequence
    }

    private struct Asked {
        let continuation: CheckedContinuation<ServerMessage, Error>
        let limit: Task<Void, Never>
    }

    private static let firstWait = 0.5
    private static let longestWait = 30.0
    private static let answerWithin = 10.0
    private static let symbolsPerRequest = 50
    /// A thousand updates sent again are longer than the megabyte that is the platform's default.
    private static let longestMessage = 8 << 20

    private let settings: OpenApi
    private var task: URLSessionWebSocketTask?
    private var nextId = 0
    private var nextFeed = 0
    private var asked: [Int: Asked] = [:]
    private var streams: [Name: [Stream]] = [:]
    private var said: OpenApiError?
    private var isClosed = false
    private var isComingBack = false

    /// What the server said at the latest sign-in; there from the moment `OpenApi.connect` returns.
    public private(set) var info: SignedIn?

    init(_ settings: OpenApi) {
        self.settings = settings
    }

    /// Follows securities. The stream gives the state first, then every update in order. A `.gap` tells that
    /// updates had been missed: those just before it filled the gap, or, when they could not be had any more,
    /// its snapshot tells how things stand. Leaving the loop ends the subscription.
    public func subscribe(_ symbols: [String], channels: [Channel] = [.quote]) -> Items {
        let list = symbols.map(Self.full)
        let feed = nextFeed
        nextFeed += 1
        let (stream, continuation) = Items.makeStream()
        continuation.onTermination = { [weak self] _ in
            Task { [weak self] in await self?.leave(feed, list, channels) }
        }
        for channel in channels {
            for symbol in list {
                let sequence = UpdateSequence(channel: channel, symbol: symbol)
                let name = Name(channel: channel, symbol: symbol)
                streams[name, default: []].append(Stream(feed: feed, items: continuation, sequence: sequence))
            }
        }
        Task {
            for channel in channels { await self.follow(channel, list) }
        }
        return stream
    }

    public func subscribe(_ symbol: String, channels: [Channel] = [.quote]) -> Items {
        subscribe([symbol], channels: channels)
    }

    /// How a security stands now; it need not be subscribed to.
    public func snapshot(_ symbol: String, channel: Channel = .quote) async throws -> Update {
        let message = ClientMessage(type: "getSnapshot", channel: channel, symbol: Self.full(symbol))
        guard case .snapshot(_, let state) = try await request(message) else {
            throw ConnectionError.doesNotFit("not an answer to getSnapshot")
        }
        return state
    }

    /// Signs out; streams end.
    public func close() async {
        isClosed = true
        _ = try? await request(ClientMessage(type: "signOut"))
        task?.cancel(with: .normalClosure, reason: nil)
        finish(throwing: nil)
    }

    /// Used by `OpenApi.connect` and when coming back.
    func open() async throws {
        said = nil
        let task = URLSession.shared.webSocketTask(with: settings.url)
        task.maximumMessageSize = Self.longestMessage
        self.task = task
        task.resume()
        do {
            switch try Self.read(try await task.receive()) {
            case .hello(let nonce): try await signIn(task, nonce)
            case .error(_, let error): throw error
            default: throw ConnectionError.doesNotFit("the server did not say hello")
            }
        } catch {
            if self.task === task { self.task = nil }
            task.cancel(with: .goingAway, reason: nil)
            throw error
        }
    }

    private func signIn(_ task: URLSessionWebSocketTask, _ nonce: String) async throws {
        Task { await self.receive(from: task) }
        let message = ClientMessage(
            type: "signIn", version: OpenApi.protocolVersion, key: settings.key,
            signature: settings.signature(nonce: nonce))
        guard case .signedIn(_, let answer) = try await request(message) else {
            throw ConnectionError.doesNotFit("not an answer to signIn")
        }
        if let before = info, before.session != answer.session {
            change { $0.reset() }
        }
        info = answer
    }

    private func receive(from task: URLSessionWebSocketTask) async {
        do {
            while true { try take(try Self.read(try await task.receive())) }
        } catch {
            await lost(task, said ?? error)
        }
    }

    private func take(_ message: ServerMessage) throws {
        switch message {
        case .heartbeat(let id):
            send(try ClientMessage(type: "heartbeat", id: id).text())
        case .update(let update):
            advance(Name(channel: update.channel, symbol: update.symbol)) { $0.update(update) }
        case .snapshot(let id, let state):
            // The answer to `subscribe` is `subscribed`; the snapshots after it carry the same number.
            if asked[id] != nil {
                settle(id, .success(message))
            } else {
                advance(Name(channel: state.channel, symbol: state.symbol)) { $0.snapshot(state) }
            }
        case .error(let id, let error):
            if error.ends {
                // What waits for an answer hears the reason, not just that the line closed.
                said = error
                for waiting in Array(asked.keys) { settle(waiting, .failure(error)) }
            } else if let id {
                settle(id, .failure(error))
            }
        case .signedIn(let id, _), .resent(let id, _, _), .done(let id):
            settle(id, .success(message))
        case .hello, .unknown:
            break
        }
    }

    /// Moves the streams of a name on and asks for what they miss.
    private func advance(_ name: Name, _ move: (inout UpdateSequence) -> UpdateSequence.Outcome) {
        for index in (streams[name] ?? []).indices {
            guard var stream = streams[name]?[index] else { continue }
            let outcome = move(&stream.sequence)
            streams[name]?[index] = stream
            deliver(outcome, to: stream.feed, of: name)
        }
    }

    private func deliver(_ outcome: UpdateSequence.Outcome, to feed: Int, of name: Name) {
        guard let stream = streams[name]?.first(where: { $0.feed == feed }) else { return }
        for item in outcome.items { stream.items.yield(item) }
        guard let missing = outcome.resend else { return }
        let line = task
        Task {
            do {
                let answer = try await self.patientRequest(
                    ClientMessage(
                        type: "resend", channel: name.channel, symbol: name.symbol, first: missing.lowerBound,
                        last: missing.upperBound))
                guard case .resent(_, let messages, let snapshot) = answer else { return }
                guard let index = self.streams[name]?.firstIndex(where: { $0.feed == feed }),
                    let next = self.streams[name]?[index].sequence.resent(messages, snapshot: snapshot)
                else { return }
                self.deliver(next, to: feed, of: name)
            } catch let error as OpenApiError where !error.ends {
                stream.items.finish(throwing: error)
            } catch {
                // Without an answer nothing more can be delivered: connecting again finds the same gap.
                if let line { await self.lost(line, error) }
            }
        }
    }

    /// Subscribes, in messages of fifty securities. What the server refuses is the readers' to know; a line that
    /// broke is mended by connecting again, which comes here again.
    private func follow(_ channel: Channel, _ symbols: [String]) async {
        for start in stride(from: 0, to: symbols.count, by: Self.symbolsPerRequest) {
            let some = Array(symbols[start..<min(symbols.count, start + Self.symbolsPerRequest)])
            do {
                _ = try await patientRequest(ClientMessage(type: "subscribe", channel: channel, symbols: some))
            } catch let error as OpenApiError where !error.ends {
                for symbol in some {
                    for stream in streams[Name(channel: channel, symbol: symbol)] ?? [] {
                        stream.items.finish(throwing: error)
                    }
                }
            } catch {}
        }
    }

    private func leave(_ feed: Int, _ symbols: [String], _ channels: [Channel]) async {
        for channel in channels {
            let alone = symbols.filter { symbol in
                let name = Name(channel: channel, symbol: symbol)
                guard let before = streams[name] else { return false }
                let rest = before.filter { $0.feed != feed }
                streams[name] = rest.isEmpty ? nil : rest
                return rest.isEmpty
            }
            for start in stride(from: 0, to: alone.count, by: Self.symbolsPerRequest) where !isClosed {
                let some = Array(alone[start..<min(alone.count, start + Self.symbolsPerRequest)])
                _ = try? await request(ClientMessage(type: "unsubscribe", channel: channel, symbols: some))
            }
        }
    }

    /// Asks again when the server finds that too much is asked in one second.
    private func patientRequest(_ message: ClientMessage) async throws -> ServerMessage {
        while true {
            do {
                return try await request(message)
            } catch let error as OpenApiError where error.code == "too-fast" {
                try await Self.sleep(Double(error.retryAfter ?? 1000) / 1000)
            }
        }
    }

    /// Sends a request and waits for its answer.
    private func request(_ message: ClientMessage) async throws -> ServerMessage {
        guard task != nil else { throw ConnectionError.notConnected }
        nextId += 1
        let id = nextId
        var numbered = message
        numbered.id = id
        let text = try numbered.text()
        return try await withCheckedThrowingContinuation { continuation in
            let limit = Task {
                try? await Self.sleep(Self.answerWithin)
                self.settle(id, .failure(ConnectionError.noAnswerInTime))
            }
            asked[id] = Asked(continuation: continuation, limit: limit)
            send(text)
        }
    }

    /// Messages go out in the order of the calls. A line that broke is noticed by reading.
    private func send(_ text: String) {
        task?.send(.string(text)) { _ in }
    }

    private func settle(_ id: Int, _ result: Result<ServerMessage, Error>) {
        guard let waiting = asked.removeValue(forKey: id) else { return }
        waiting.limit.cancel()
        waiting.continuation.resume(with: result)
    }

    private func lost(_ from: URLSessionWebSocketTask, _ error: Error) async {
        from.cancel(with: .goingAway, reason: nil)
        guard from === task else { return }
        task = nil
        for id in Array(asked.keys) { settle(id, .failure(error)) }
        change { $0.interrupted() }
        if info != nil, !isClosed, !isComingBack { await comeBack(after: error) }
    }

    /// Connects again, after twice as long each time, and subscribes to what was subscribed to.
    private func comeBack(after error: Error) async {
        isComingBack = true
        defer { isComingBack = false }
        var wait = Self.firstWait
        var why = error
        while !isClosed {
            guard settings.reconnect, Self.isWorthAnotherTry(why) else {
                isClosed = true
                finish(throwing: why)
                return
            }
            let told = Double((why as? OpenApiError)?.retryAfter ?? 0) / 1000
            try? await Self.sleep(max(wait, told))
            wait = min(wait * 2, Self.longestWait)
            if isClosed { return }
            do {
                try await open()
                if isClosed {
                    task?.cancel(with: .normalClosure, reason: nil)
                    return
                }
                for channel in Channel.allCases {
                    await follow(channel, streams.keys.filter { $0.channel == channel }.map(\.symbol))
                }
                if task != nil { return }
                why = said ?? ConnectionError.closed
            } catch {
                why = error
            }
        }
    }

    private static func isWorthAnotherTry(_ error: Error) -> Bool {
        if let refused = error as? OpenApiError { return refused.isWorthAnotherTry }
        if case ConnectionError.doesNotFit = error { return false }
        return true
    }

    private func change(_ act: (inout UpdateSequence) -> Void) {
        for name in Array(streams.keys) {
            for index in (streams[name] ?? []).indices {
                guard var stream = streams[name]?[index] else { continue }
                act(&stream.sequence)
                streams[name]?[index] = stream
            }
        }
    }

    private func finish(throwing error: Error?) {
        for stream in streams.values.joined() { stream.items.finish(throwing: error) }
    }

    private static func read(_ message: URLSessionWebSocketTask.Message) throws -> ServerMessage {
        switch message {
        case .string(let text): return try ServerMessage(Data(text.utf8))
        case .data: throw ConnectionError.doesNotFit("not text")
        @unknown default: throw ConnectionError.doesNotFit("not text")
        }
    }

    private static func sleep(_ seconds: Double) async throws {
        try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    }

    /// `02871` is written `02871.HK` on the wire.
    private static func full(_ symbol: String) -> String {
        symbol.range(of: "^[0-9]{5}$", options: .regularExpression) == nil ? symbol : symbol + ".HK"
    }
}
