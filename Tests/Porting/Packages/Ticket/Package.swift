// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Ticket",
    platforms: [.iOS(.v13)],
    products: [.library(name: "Ticket", targets: ["Ticket"])],
    targets: [
        .target(name: "Ticket"),
        .testTarget(name: "TicketTests", dependencies: ["Ticket"]),
    ],
    swiftLanguageVersions: [.v4]
)
