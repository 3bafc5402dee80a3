import TradeGoOpenAPI

/// Follows one security until the task is cancelled.
func followQuotes(key: String, secret: String) async throws {
    let session = Session(.init(key: key, secret: secret))
    try await session.connect()
    for try await item in try await session.subscribe("02871") {
        switch item {
        case .update(.quote(let quote)): print(quote.time, quote.symbol, quote.last ?? "-")
        case .gap(let gap): print("\(gap.symbol): \(gap.first)–\(gap.last)")
        case .update: break
        }
    }
    await session.close()
}
