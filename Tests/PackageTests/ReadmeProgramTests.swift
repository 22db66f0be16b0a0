import Foundation
import XCTest

/// Builds the program in README.md as a package of its own that depends on this one, and runs it.
///
/// It is built in `.build/readme-program`, where a second run is mostly incremental.
final class ReadmeProgramTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private var workshop: URL { Self.root.appendingPathComponent(".build/readme-program") }

    func testTheProgramInTheReadmeBuildsAndRuns() throws {
        let package = workshop.appendingPathComponent("Turn")
        let sources = package.appendingPathComponent("Sources/Turn")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        let blocks = try swiftBlocks()
        try write(
            block(startingWith: "// swift-tools-version", in: blocks),
            to: package.appendingPathComponent("Package.swift"))
        try write(block(startingWith: "import Kasane", in: blocks), to: sources.appendingPathComponent("main.swift"))
        try linkKasane()

        let scratch = workshop.appendingPathComponent("build").path
        // Without data that only editors and debuggers read.
        try run(
            "swift", "build", "--package-path", package.path, "--scratch-path", scratch, "--disable-index-store",
            "-Xswiftc", "-gnone", in: package)
        let movie = package.appendingPathComponent("turn.mp4")
        try? FileManager.default.removeItem(at: movie)
        let words = try run("\(scratch)/debug/Turn", in: package)

        XCTAssertTrue(words.contains("a picture of 640 x 360 pixels"), words)
        let start = try Data(contentsOf: movie).dropFirst(4).prefix(4)
        XCTAssertEqual(String(decoding: start, as: UTF8.self), "ftyp", "an MP4 file names its brand first")
    }

    /// The README's package refers to this one by the folder beside it, whatever this folder's name is.
    private func linkKasane() throws {
        let link = workshop.appendingPathComponent("Kasane")
        try? FileManager.default.removeItem(at: link)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: Self.root)
    }

    // MARK: The README

    private func swiftBlocks() throws -> [String] {
        let readme = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
        return readme.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    }

    private func block(startingWith start: String, in blocks: [String]) throws -> String {
        try XCTUnwrap(blocks.first { $0.hasPrefix(start) }, "README.md has no Swift block that starts with \(start)")
    }

    private func write(_ text: String, to file: URL) throws {
        // An unchanged file keeps its date, so that it is not rebuilt.
        if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
        try Data(text.utf8).write(to: file)
    }

    // MARK: Processes

    @discardableResult
    private func run(_ words: String..., in directory: URL) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = directory
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, "\(words.joined(separator: " "))\n\(text.suffix(4_000))")
        return text
    }
}
