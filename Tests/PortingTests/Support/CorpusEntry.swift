import Foundation

/// One construct of iOS sources: a source as it is written for iOS, what it becomes, and what it prints there.
struct CorpusEntry {
    let name: String
    let folder: URL

    /// All entries, whose folders lie in `Corpus`.
    static func all() throws -> [CorpusEntry] {
        let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Corpus")
        return try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted().map {
            CorpusEntry(name: $0, folder: corpus.appendingPathComponent($0))
        }
    }

    /// The name that the source has among the others.
    var fileName: String { "\(name).swift" }
    var snapshot: URL { folder.appendingPathComponent("rewritten.swift") }

    func source() throws -> String { try text("source.swift") }
    func rewritten() throws -> String { try text("rewritten.swift") }
    /// Nil for a source that is no part of a program.
    func printed() throws -> String? {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("printed.txt").path)
            ? try text("printed.txt") : nil
    }

    private func text(_ file: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }
}
