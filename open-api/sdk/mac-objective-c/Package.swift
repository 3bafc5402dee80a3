// swift-tools-version:5.7
import PackageDescription

let package = Package(
    name: "TradeGoOpenApi",
    platforms: [.macOS(.v12)],
    products: [.library(name: "TradeGoOpenApi", targets: ["TradeGoOpenApi"])],
    targets: [
        .target(
            name: "TradeGoOpenApi",
            path: ".",
            exclude: ["Tests", "Examples", "README.md", "CHANGELOG.md", "LICENSE", "TradeGoOpenApi.podspec"],
            sources: ["Sources"],
            publicHeadersPath: "include"),
        .executableTarget(name: "Quotes", dependencies: ["TradeGoOpenApi"], path: "Examples/Quotes"),
        .testTarget(
            name: "TradeGoOpenApiTests",
            dependencies: ["TradeGoOpenApi"],
            path: "Tests",
            cSettings: [.headerSearchPath("../Sources")]),
    ]
)
