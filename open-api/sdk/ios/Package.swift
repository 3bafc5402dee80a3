// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "TradeGoOpenApi",
    platforms: [.iOS(.v15), .macOS(.v12)],
    products: [.library(name: "TradeGoOpenApi", targets: ["TradeGoOpenApi"])],
    targets: [
        .target(name: "TradeGoOpenApi"),
        .executableTarget(name: "Quotes", dependencies: ["TradeGoOpenApi"], path: "Examples/Quotes"),
        .testTarget(name: "TradeGoOpenApiTests", dependencies: ["TradeGoOpenApi"]),
    ]
)
