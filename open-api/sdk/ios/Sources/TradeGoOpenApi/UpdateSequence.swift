/// The order of one stream: finds gaps, holds back what comes after one until it is filled, and
/// leaves out what came twice. It knows no network.
struct UpdateSequence {
    let channel: Channel
    let symbol: String
    private(set) var last: Int64 = 0
    private var gap: (first: Int64, last: Int64)?
    private var held: [Update] = []

    init(channel: Channel, symbol: String) {
        self.channel = channel
        self.symbol = symbol
    }

    /// What came of a message: items in order, and what has to be asked for.
    struct Outcome: Equatable {
        var items: [Item] = []
        var resend: ClosedRange<Int64>?
    }

    /// A new session numbers anew.
    mutating func reset() {
        last = 0
        interrupted()
    }

    /// The line broke: an answer to resend will not come any more.
    mutating func interrupted() {
        gap = nil
        held = []
    }

    /// The state after subscribing.
    mutating func snapshot(_ state: Update) -> Outcome {
        if last == 0 { return take([state]) }
        guard gap == nil, state.sequence > last else { return Outcome() }
        return open(last + 1, state.sequence)
    }

    mutating func update(_ message: Update) -> Outcome {
        if gap != nil {
            held.append(message)
            return Outcome()
        }
        if last == 0 || message.sequence == last + 1 { return take([message]) }
        guard message.sequence > last else { return Outcome() }
        held = [message]
        return open(last + 1, message.sequence - 1)
    }

    /// The answer to resend.
    mutating func resent(_ messages: [Update], snapshot: Update?) -> Outcome {
        guard let filled = gap else { return Outcome() }
        var outcome = take(messages)
        if let snapshot = snapshot { last = max(last, snapshot.sequence) }
        outcome.items.append(
            .gap(Gap(channel: channel, symbol: symbol, first: filled.first, last: filled.last, snapshot: snapshot)))
        let waiting = held
        interrupted()
        for message in waiting {
            let next = update(message)
            outcome.items += next.items
            outcome.resend = next.resend ?? outcome.resend
        }
        return outcome
    }

    private mutating func take(_ messages: [Update]) -> Outcome {
        var outcome = Outcome()
        for message in messages where message.sequence > last {
            last = message.sequence
            outcome.items.append(Item(message))
        }
        return outcome
    }

    private mutating func open(_ first: Int64, _ until: Int64) -> Outcome {
        gap = (first, until)
        return Outcome(items: [], resend: first...until)
    }
}
