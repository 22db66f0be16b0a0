// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Badge",
    defaultLocalization: "en",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Badge", targets: ["Badge"])],
    targets: [
        .target(name: "Badge", resources: [.process("Resources")]),
        .testTarget(
            name: "BadgeTests", dependencies: ["Badge"], resources: [.copy("Resources/References")]),
    ],
    swiftLanguageModes: [.v6]
)
