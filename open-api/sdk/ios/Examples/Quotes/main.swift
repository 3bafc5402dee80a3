import TradeGoOpenApi

// The sandbox of the website's repository; `area: .production` takes a key of your own.
let api = OpenApi(key: "sample-key", secret: "sample-secret", area: .sandbox)
let session = try await api.connect()
var left = 20
for try await item in await session.subscribe("02871") {
    if case .quote(let quote) = item, let last = quote.last {
        print(quote.time, quote.symbol, last)
    }
    left -= 1
    if left == 0 { break }
}
await session.close()
