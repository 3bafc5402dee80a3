// swift-tools-version:5.7
import PackageDescription

let package = Package(
    name: "TradeGoOpenAPI",
    platforms: [.iOS(.v15), .macOS(.v12)],
    products: [.library(name: "TradeGoOpenAPI", targets: ["TradeGoOpenAPI"])],
    targets: [
        .target(name: "TradeGoOpenAPI"),
        .testTarget(name: "TradeGoOpenAPITests", dependencies: ["TradeGoOpenAPI"]),
    ]
)
