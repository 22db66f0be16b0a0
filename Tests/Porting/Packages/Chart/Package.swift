// swift-tools-version:5.7
import PackageDescription

let package = Package(
    name: "Chart",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Chart", targets: ["Chart"])],
    targets: [
        .target(name: "Chart"),
        .testTarget(name: "ChartTests", dependencies: ["Chart"]),
    ]
)
