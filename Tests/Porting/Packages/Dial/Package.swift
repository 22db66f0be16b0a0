// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Dial",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Dial", targets: ["Dial"])
    ],
    targets: [
        .target(name: "Dial"),
        .testTarget(name: "DialTests", dependencies: ["Dial"]),
    ]
)
