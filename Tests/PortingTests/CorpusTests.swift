import Foundation
import XCTest

/// What the sources of the corpus become. `KASANE_RECORD=1` writes the snapshots anew, to be looked at.
final class CorpusTests: XCTestCase {
    private static let entries = Result { try CorpusEntry.all() }
    private static let rewriting = Result {
        let sources = try entries.get().map { ($0.fileName, try $0.source()) }
        return try Rewriting(Dictionary(uniqueKeysWithValues: sources))
    }

    /// Calls a function with each source and what it becomes.
    private func forEachEntry(_ check: (CorpusEntry, _ source: String, _ rewritten: String) throws -> Void) throws {
        let rewriting = try Self.rewriting.get()
        for entry in try Self.entries.get() {
            try check(entry, try entry.source(), try XCTUnwrap(rewriting.sources[entry.fileName]))
        }
    }

    func testSourcesBecomeTheirSnapshots() throws {
        let isRecording = ProcessInfo.processInfo.environment["KASANE_RECORD"] != nil
        try forEachEntry { entry, _, rewritten in
            if isRecording { try rewritten.write(to: entry.snapshot, atomically: true, encoding: .utf8) }
            let expected = try entry.rewritten()
            guard expected != rewritten else { return }
            let lines = zip(lines(expected), lines(rewritten)).enumerated().first { $0.element.0 != $0.element.1 }
            XCTFail(
                "\(entry.name), line \((lines?.offset ?? 0) + 1): \(lines?.element.1 ?? "")\n"
                    + "should be: \(lines?.element.0 ?? "")")
        }
    }

    func testRewritingTwiceChangesNothingMore() throws {
        let once = try Self.rewriting.get()
        let twice = try Rewriting(once.sources)
        for (name, source) in once.sources { XCTAssertEqual(twice.sources[name], source, name) }
        XCTAssertEqual(twice.changed, [])
    }

    func testEveryLineStaysInItsPlace() throws {
        try forEachEntry { entry, source, rewritten in
            XCTAssertEqual(lines(rewritten).count, lines(source).count, entry.name)
        }
    }

    /// Whatever is no longer than what it replaces moves nothing on its line, and what comes before an edit never moves.
    func testColumnsStayWhereNothingLongerIsWritten() throws {
        let longer = [
            "Selector(\"", "implementing(", "class_getName(", "objc_lookUpClass(", " __", "willChange(", "didSet {",
            "defer {", "exposeMembers(", "; import ", "; public import ", "managedValue(", "nearestClass(",
            "class_getSuperclass(",
            "through: [", "processInfo", "wrappedValue(of: ",
            ": AnyObject", "extension ", "nonisolated ", "MainActor.assumeIsolated(", "LayerProperty", "DarwinLibrary",
            "() async",
            "fatalError()", "newInstance(", " as! ", " as? ", "FailureExpectingTestCase", "Swift.", "__Key_", "] }",
            "(didSet ", "@_implements(", "@_dynamicReplacement(",
        ]
        let written: Set = [
            "do", "true", "false", "@main", "Glibc", "#unavailable(iOS", "#available(iOS", "1)", "1,", "*)",
            "@available(*", "blockBitCast",
        ]
        try forEachEntry { entry, source, rewritten in
            for (number, (before, after)) in zip(lines(source), lines(rewritten)).enumerated() where before != after {
                func count(_ word: String, in line: Substring) -> Int { line.components(separatedBy: word).count }
                guard !longer.contains(where: { count($0, in: after) > count($0, in: before) }) else { continue }
                let place = "\(entry.name), line \(number + 1)"
                XCTAssertEqual(after.utf8.count, before.utf8.count, place)
                let (old, new) = (words(before), words(after))
                for (column, word) in new where old[column] != word {
                    let isWritten = written.contains { word.contains($0) } || word.contains("\"")
                    XCTAssertTrue(isWritten || isCut(word, from: before, at: column), "\(place): \(word)")
                }
            }
        }
    }

    func testTheReportCountsWhatWasChanged() throws {
        let rewriting = try Self.rewriting.get()
        for (name, edits) in rewriting.edits {
            XCTAssertEqual(rewriting.changed.contains(name), !edits.isEmpty, name)
        }
        XCTAssertEqual(rewriting.edits["keyPaths.swift"]?["#keyPath"], 6)
        XCTAssertEqual(rewriting.edits["frameworkDelegates.swift"]?["optional call"], 3)
        XCTAssertNil(rewriting.edits["nothing.swift"])
    }

    // MARK: Lines and words

    private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The words of a line by their columns.
    private func words(_ line: Substring) -> [Int: String] {
        var words: [Int: String] = [:]
        var word = ""
        for (column, byte) in (Array(line.utf8) + [UInt8(ascii: " ")]).enumerated() {
            if byte == UInt8(ascii: " ") {
                if !word.isEmpty { words[column - word.utf8.count] = word }
                word = ""
            } else {
                word.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        return words
    }

    /// Whether a word is what is left where its neighbours were blanked.
    private func isCut(_ word: String, from line: Substring, at column: Int) -> Bool {
        line.utf8.dropFirst(column).starts(with: word.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
    }
}
