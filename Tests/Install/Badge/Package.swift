// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Badge", platforms: [.iOS(.v15)], products: [.library(name: "Badge", targets: ["Badge"])],
    targets: [.target(name: "Badge"), .testTarget(name: "BadgeTests", dependencies: ["Badge"])]
)
