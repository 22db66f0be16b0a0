import Foundation
import XCTest

/// Sources of a random grammar: the output equals the source except for the intended changes.
final class RandomSourceTests: XCTestCase {
    private static let count: UInt64 = 120

    /// A fixed seed, or the one in `KASANE_SEED`.
    private var firstSeed: UInt64 {
        ProcessInfo.processInfo.environment["KASANE_SEED"].flatMap { UInt64($0) } ?? 20_260
    }

    func testTheTreeStaysButForTheIntendedEdits() throws {
        let sources = Dictionary(
            uniqueKeysWithValues: (firstSeed..<firstSeed + Self.count).map { ("\($0).swift", RandomSource(seed: $0)) })
        let rewriting = try Rewriting(sources.mapValues(\.source))
        for (name, source) in sources { check(source, rewriting, name) }
        XCTAssertEqual(try Rewriting(rewriting.sources).changed, [], "rewritten twice")
    }

    /// - Parameter name: The seed.
    private func check(_ random: RandomSource, _ rewriting: Rewriting, _ name: String) {
        guard let rewritten = rewriting.sources[name], rewriting.changed.contains(name) else {
            return XCTFail("seed \(name) does not parse:\n\(random.source)")
        }
        guard tokens(rewritten) == tokens(random.expected) else {
            let (one, two) = (tokens(rewritten), tokens(random.expected))
            let same = zip(one, two).prefix { $0 == $1 }.count
            return XCTFail(
                "seed \(name): …\(one.dropFirst(max(0, same - 60)).prefix(160))\nshould be …"
                    + "\(two.dropFirst(max(0, same - 60)).prefix(160))")
        }
        XCTAssertEqual(lineCount(rewritten), lineCount(random.source), "seed \(name)")
    }

    /// Returns a source without its spaces, and without the line numbers in names.
    private func tokens(_ source: String) -> String {
        source.filter { !$0.isWhitespace }.replacing(#/__exposed\d+/#, with: "__exposed")
    }

    private func lineCount(_ source: String) -> Int {
        source.split(separator: "\n", omittingEmptySubsequences: false).count
    }
}
