import Foundation

/// Sources that were rewritten together, as one target.
struct Rewriting {
    /// The rewritten sources by file name; unchanged files included.
    let sources: [String: String]
    /// The names of the changed files.
    let changed: Set<String>
    /// The number of rewritten constructs of each kind, by file.
    let edits: [String: [String: Int]]
    /// The constructs that can't work, by file.
    let problems: [String: [String]]

    /// - Parameters:
    ///   - sources: The files' contents by name.
    ///   - isForIOS: Whether they are for iOS regardless of their imports.
    init(_ sources: [String: String], isForIOS: Bool = false) throws {
        try self.init(bytes: sources.mapValues { Data($0.utf8) }, isForIOS: isForIOS)
    }

    init(bytes sources: [String: Data], isForIOS: Bool = false) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rewriting-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let names = sources.keys.sorted()
        for name in names { try sources[name]?.write(to: folder.appendingPathComponent(name)) }
        func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
        let target = Job.Target(
            name: "Sources", package: "sources", isTest: false, isForIOS: isForIOS, dependencies: [],
            files: names.map(path))
        let job = Job(
            version: 1, ios: "17.4", output: path("output"), overlay: path("overlay.yaml"), report: path("report.json"),
            targets: [target])
        try JSONEncoder().encode(job).write(to: URL(fileURLWithPath: path("job.json")))
        let answer = try Tool.run([try RewriterProgram.path(), path("job.json")])
        guard answer.status == 0 else { throw Tool.Failure(description: "the rewriter: \(answer.errors)") }
        let overlay = try JSONDecoder().decode(
            Overlay.self, from: Data(contentsOf: URL(fileURLWithPath: path("overlay.yaml"))))
        let report = try JSONDecoder().decode(
            Report.self, from: Data(contentsOf: URL(fileURLWithPath: path("report.json"))))
        var results = sources
        for root in overlay.roots {
            let name = URL(fileURLWithPath: root.name).lastPathComponent
            results[name] = try Data(contentsOf: URL(fileURLWithPath: root.contents))
        }
        self.sources = results.mapValues { String(decoding: $0, as: UTF8.self) }
        changed = Set(overlay.roots.map { URL(fileURLWithPath: $0.name).lastPathComponent })
        let files = report.files.map { (URL(fileURLWithPath: $0.path).lastPathComponent, $0) }
        edits = Dictionary(uniqueKeysWithValues: files.map { ($0.0, $0.1.edits) })
        problems = Dictionary(uniqueKeysWithValues: files.map { ($0.0, $0.1.problems.map(\.construct)) })
    }

    private struct Job: Encodable {
        struct Target: Encodable {
            let name: String
            let package: String
            let isTest: Bool
            let isForIOS: Bool
            let dependencies: [String]
            let files: [String]
        }

        let version: Int
        let ios: String
        let output: String
        let overlay: String
        let report: String
        let targets: [Target]
    }

    private struct Overlay: Decodable {
        struct Root: Decodable {
            let name: String
            let contents: String

            enum CodingKeys: String, CodingKey {
                case name
                case contents = "external-contents"
            }
        }

        let roots: [Root]
    }

    private struct Report: Decodable {
        struct File: Decodable {
            struct Problem: Decodable { let construct: String }

            let path: String
            let edits: [String: Int]
            let problems: [Problem]
        }

        let files: [File]
    }
}
