import XCTest

@testable import Kasane

/// Tests with packages, and with a rewriter small enough to compile in a moment.
class PortingTestCase: TemporaryFolderTestCase {
    /// The folder with links resolved.
    var root: String { folder.resolvingSymlinksInPath().path }

    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        let url = URL(fileURLWithPath: "\(root)/\(name)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
        return url.path
    }

    /// Asserts the one-line message of a failure.
    func assertFails(_ text: String, line: UInt = #line, _ body: () throws -> Void) {
        XCTAssertThrowsError(try body(), line: line) { error in
            guard case SceneFailure.line(let words) = error else { return XCTFail("\(error)", line: line) }
            XCTAssertTrue(words.contains(text), words, line: line)
            XCTAssertFalse(words.contains("\n"), line: line)
        }
    }

    /// Creates a target as the package manager describes it.
    func target(
        _ name: String, module: String = "SwiftTarget", type: String = "library", sources: [String] = ["a.swift"],
        needs: [String] = [], products: [String] = []
    ) -> PackageDescription.Target {
        PackageDescription.Target(
            name: name, c99name: name, type: type, moduleType: module, path: "Sources/\(name)", sources: sources,
            targetDependencies: needs, productDependencies: products, resources: nil)
    }

    func package(
        _ identity: String, _ targets: [PackageDescription.Target], products: [String: [String]] = [:]
    ) -> KnownPackage {
        var package = KnownPackage(identity: identity, path: "\(root)/\(identity)")
        package.describe(
            as: PackageDescription(
                name: identity, path: "\(root)/\(identity)",
                products: products.sorted { $0.key < $1.key }.map { .init(name: $0.key, targets: $0.value) },
                targets: targets))
        return package
    }

    /// Returns a rewriter that replaces `@objc` with blanks. The text after `// fact:` is what other files depend on.
    ///
    /// It is kept from test to test, so that it is compiled once.
    static func rewriter() throws -> URL {
        let text =
            """
            import Foundation
            let job = try JSONSerialization.jsonObject(
                with: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))) as! [String: Any]
            let output = job["output"] as! String
            try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
            var (roots, files, facts): ([[String: String]], [[String: Any]], [String]) = ([], [], [])
            for target in job["targets"] as! [[String: Any]] {
                for path in target["files"] as! [String] {
                    let text = try String(contentsOfFile: path, encoding: .utf8)
                    for line in text.components(separatedBy: "\\n") where line.hasPrefix("// fact:") { facts.append(line) }
                    let count = text.components(separatedBy: "@objc").count - 1
                    files.append([
                        "path": path, "target": target["name"]!, "lines": text.components(separatedBy: "\\n").count - 1,
                        "edits": count == 0 ? [:] : ["@objc": count], "problems": [],
                    ])
                    guard count > 0 else { continue }
                    let place = output + "/" + String(files.count) + ".swift"
                    try text.replacingOccurrences(of: "@objc", with: "     ").write(
                        toFile: place, atomically: true, encoding: .utf8)
                    roots.append(["type": "file", "name": path, "external-contents": place])
                }
            }
            @MainActor func write(_ object: Any, _ key: String) throws {
                try JSONSerialization.data(withJSONObject: object).write(to: URL(fileURLWithPath: job[key] as! String))
            }
            try write(["version": 0, "use-external-names": false, "roots": roots] as [String: Any], "overlay")
            try write(["files": files, "facts": facts.joined()] as [String: Any], "report")
            """
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kasane-tests-cache/rewriter")
        try ScratchFolder.write(text, to: folder.appendingPathComponent("main.swift").path)
        return folder
    }
}

/// Records events.
final class RecordingObserver: PortObserver {
    var steps: [String] = []
    var notes: [String] = []

    func port(does step: String) { steps.append(step) }
    func port(notes line: String) { notes.append(line) }
}
