import Foundation
import XCTest

@testable import Kasane

/// The rewritten corpus as one program: each source prints what it prints on iOS.
final class CorpusProgramTests: XCTestCase {
    func testThePrograms() throws {
        let entries = try CorpusEntry.all().filter { try $0.printed() != nil }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("corpus-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = try compile(entries, in: folder)
        for entry in entries {
            let answer = try Tool.run(["timeout", "60", program.path, entry.name])
            XCTAssertEqual(answer.output, try entry.printed(), "\(entry.name): \(answer.errors.suffix(400))")
            XCTAssertEqual(answer.status, 0, entry.name)
        }
    }

    private func compile(_ entries: [CorpusEntry], in folder: URL) throws -> URL {
        let sources = try entries.map { ($0.fileName, try $0.source()) }
        let rewriting = try Rewriting(Dictionary(uniqueKeysWithValues: sources))
        for (name, source) in rewriting.sources {
            try source.write(to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
        }
        let cases = entries.map { "case \"\($0.name)\": \($0.name)()" }.joined(separator: "\n")
        let main = """
            import UIKit
            setvbuf(stdout, nil, _IONBF, 0)
            MainActor.assumeIsolated {
                switch CommandLine.arguments[1] {
                \(cases)
                default: break
                }
            }

            """
        try main.write(to: folder.appendingPathComponent("main.swift"), atomically: false, encoding: .utf8)
        let installation = try SceneInstallation.current()
        let foreign = folder.appendingPathComponent("foreign")
        try ForeignModules.write(to: foreign)
        let program = folder.appendingPathComponent("program")
        let files = ["main.swift"] + rewriting.sources.keys.sorted()
        let answer = try Tool.run(
            ["swiftc", "-whole-module-optimization", "-swift-version", "5", "-suppress-warnings"]
                + ["-module-name", "Corpus", "-use-ld=lld"]
                + files.map { folder.appendingPathComponent($0).path }
                + ["-I", installation.modules.path, "-I", foreign.path, "-o", program.path]
                + ["-L", installation.folder.path, "-lKasaneScene", "-Xlinker", "-rpath", "-Xlinker"]
                + [installation.folder.path])
        guard answer.status == 0 else {
            let errors = (answer.output + answer.errors).split(separator: "\n").filter { $0.contains("error:") }
            throw Tool.Failure(description: errors.joined(separator: "\n"))
        }
        return program
    }
}
