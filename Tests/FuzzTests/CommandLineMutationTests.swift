import Foundation
import FuzzSubjects
import XCTest

/// Command lines are short with few words, so combining known ones finds much without a fuzzer.
final class CommandLineMutationTests: XCTestCase {
    func testMixedCommandLinesKeepThePromises() throws {
        let subject = try XCTUnwrap(FuzzSubject.all.first { $0.name == "command" })
        let corpora = try XCTUnwrap(Bundle.module.resourceURL).appendingPathComponent("Corpora/command")
        let files = try FileManager.default.contentsOfDirectory(at: corpora, includingPropertiesForKeys: nil)
        let lines = try files.map { [UInt8](try Data(contentsOf: $0)).split(separator: 0).map(Array.init) }
        let words = lines.flatMap { $0 }
        var random = Generator(state: UInt64.random(in: 0 ... .max))
        // Printed before a precondition failure.
        print("seed \(random.state)")
        for _ in 0..<5000 {
            var line = try XCTUnwrap(lines.randomElement(using: &random))
            for _ in 0..<Int.random(in: 0..<4, using: &random) {
                let place = Int.random(in: 0...line.count, using: &random)
                let word = try XCTUnwrap(words.randomElement(using: &random))
                if place < line.count, Bool.random(using: &random) {
                    line[place] = mutated(line[place], &random)
                } else {
                    line.insert(word, at: place)
                }
            }
            Array(line.joined(separator: [0])).withUnsafeBytes(subject.run)
        }
    }

    /// Returns the word with a byte or a character changed, inserted or removed.
    private func mutated(_ word: [UInt8], _ random: inout Generator) -> [UInt8] {
        let signs = [
            "-", "@", "/", ".swift", "%d", "=", "x", "\u{301}", "１", "\u{212a}", "\n", "e308", "nan", "inf", " ",
        ]
        var word = word
        let place = Int.random(in: 0...word.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: word.insert(contentsOf: Array((signs.randomElement(using: &random) ?? "").utf8), at: place)
        case 1 where place < word.count: word[place] = UInt8.random(in: 1...255, using: &random)
        default: if place < word.count { word.remove(at: place) }
        }
        return word
    }
}

private struct Generator: RandomNumberGenerator {
    var state: UInt64

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
