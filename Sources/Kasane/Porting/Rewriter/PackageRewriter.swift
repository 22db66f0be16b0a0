import Dispatch
import Foundation
import SwiftParser
import SwiftSyntax

/// Rewrites all sources of a job.
struct PackageRewriter {
    /// A source file and its target.
    private struct Source: Sendable {
        let path: String
        let target: Int
        let bytes: [UInt8]
        /// Nil if the file does not parse; the compiler reports why.
        let tree: SourceFileSyntax?
        let facts: FileFacts
    }

    private struct Rewriting: Sendable {
        let bytes: [UInt8]?
        let edits: [String: Int]
        let problems: [Report.Problem]
    }

    /// The state that is kept for a file from one run to the next.
    private struct Memory: Codable {
        let source: String
        let rewritten: String
    }

    private struct State: Codable {
        /// Incremented when the rewriting of an unchanged file changes.
        var generation = 0
        var files: [String: Memory] = [:]
    }

    /// Modules that no package for Linux imports.
    private static let forIOS = SourceRewriter.drawing.subtracting(["KasaneXCTest"]).union([
        "AppIntents", "CoreHaptics", "CoreLocation", "CoreMotion", "LocalAuthentication", "Metal",
        "MetalPerformanceShaders", "Photos", "StoreKit", "UserNotifications",
    ])

    let job: Job

    func run() throws {
        let frameworks = FrameworkFacts.load()
        let sources = try read(frameworks)
        // A file in several targets contributes its facts once.
        var known: Set<[UInt8]> = []
        let facts = PackageFacts(
            files: sources.filter { known.insert($0.bytes).inserted }.map(\.facts), frameworks: frameworks)
        let isForIOS = iosTargets(sources)
        let modules = modulesWithUIKit(sources)
        let results = concurrently(sources.count) { index in
            let target = sources[index].target
            return rewrite(
                sources[index], facts: facts, isForIOS: isForIOS.contains(target),
                receivesUIKit: job.targets[target].isForIOS == true && receivesUIKit(sources[index], from: modules))
        }
        try write(sources, results)
    }

    private func read(_ frameworks: FrameworkFacts) throws -> [Source] {
        let named = job.targets.indices.flatMap { target in job.targets[target].files.map { (path: $0, target: target) }
        }
        let read = concurrently(named.count) { index in
            Result { () throws -> Source in
                let (path, target) = named[index]
                var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
                var tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
                if tree.hasError {
                    let joined = bytes.joiningAttributes()
                    if joined != bytes {
                        (bytes, tree) = (joined, Parser.parse(source: String(decoding: joined, as: UTF8.self)))
                    }
                }
                guard !tree.hasError else {
                    return Source(path: path, target: target, bytes: bytes, tree: nil, facts: FileFacts())
                }
                var facts = FactCollector.facts(of: tree, frameworks)
                facts.expectsFailures = !bytes.mentioned(["XCTExpectFailure"]).isEmpty
                return Source(path: path, target: target, bytes: bytes, tree: tree, facts: facts)
            }
        }
        return try read.map { try $0.get() }
    }

    /// Returns the targets whose sources are for iOS: those that the job marks as such, that import iOS's frameworks
    /// or use `@objc` on every system, and all targets that depend on them.
    private func iosTargets(_ sources: [Source]) -> Set<Int> {
        var found = Set(
            sources.filter { $0.facts.usesObjectiveC || !$0.facts.imports.isDisjoint(with: Self.forIOS) }.map(\.target))
        found.formUnion(job.targets.indices.filter { job.targets[$0].isForIOS == true })
        let byName = Dictionary(job.targets.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
        var grows = true
        while grows {
            grows = false
            for (index, target) in job.targets.enumerated() where !found.contains(index) {
                if target.dependencies.contains(where: { byName[$0].map(found.contains) ?? false }) {
                    found.insert(index)
                    grows = true
                }
            }
        }
        return found
    }

    /// Returns whether a source of an Xcode project sees UIKit without importing it: by a framework's umbrella header,
    /// which is part of the framework's own sources too.
    private func receivesUIKit(_ source: Source, from modules: Set<String>) -> Bool {
        !source.facts.imports.isDisjoint(with: modules)
            || (modules.contains(job.targets[source.target].name) && !source.bytes.mentioned(["UI"]).isEmpty)
    }

    /// Returns the modules with sources that import UIKit. As frameworks, they have umbrella headers that import it.
    private func modulesWithUIKit(_ sources: [Source]) -> Set<String> {
        Set(
            sources.filter { !$0.facts.imports.isDisjoint(with: ["UIKit", "SwiftUI"]) }
                .map { job.targets[$0.target].name })
    }

    private func rewrite(
        _ source: Source, facts: PackageFacts, isForIOS: Bool, receivesUIKit: Bool
    ) -> Rewriting {
        guard let tree = source.tree else { return Rewriting(bytes: nil, edits: [:], problems: []) }
        let rewriter = SourceRewriter(
            tree, source: source.bytes, facts: facts, ios: Version(job.ios), isForIOS: isForIOS,
            receivesUIKit: receivesUIKit, path: source.path)
        return Rewriting(
            bytes: rewriter.edits.isEmpty ? nil : rewriter.edits.applied(), edits: rewriter.edits.counts,
            problems: rewriter.problems)
    }

    private func write(_ sources: [Source], _ results: [Rewriting]) throws {
        let output = URL(fileURLWithPath: job.output)
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let stateFile = output.appendingPathComponent("state.json")
        var state = (try? JSONDecoder().decode(State.self, from: Data(contentsOf: stateFile))) ?? State()
        var report = Report()
        var laid: [(original: String, rewritten: String)] = []
        var files: [String: Memory] = [:]
        var isStale = false
        for (source, result) in zip(sources, results) {
            let memory = Memory(source: hash(source.bytes), rewritten: result.bytes.map(hash) ?? "")
            if let before = state.files[source.path], before.source == memory.source,
                before.rewritten != memory.rewritten
            {
                isStale = true
            }
            files[source.path] = memory
            if let bytes = result.bytes {
                let file = output.appendingPathComponent(fileName(source.path))
                if (try? Data(contentsOf: file)) != Data(bytes) { try Data(bytes).write(to: file, options: .atomic) }
                laid.append((source.path, file.path))
            }
            guard result.bytes != nil || !result.problems.isEmpty else { continue }
            report.files.append(
                Report.File(
                    path: source.path, target: job.targets[source.target].name,
                    lines: source.bytes.count { $0 == UInt8(ascii: "\n") }, edits: result.edits,
                    problems: result.problems))
        }
        if isStale { state.generation += 1 }
        state.files = files
        report.facts = String(state.generation)
        let overlay = URL(fileURLWithPath: job.overlay)
        let text = try OverlayFile.text(laid)
        if (try? Data(contentsOf: overlay)) != text { try text.write(to: overlay, options: .atomic) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        try encoder.encode(report).write(to: URL(fileURLWithPath: job.report), options: .atomic)
        try encoder.encode(state).write(to: stateFile, options: .atomic)
    }

    /// Returns a unique name for each path, from which the file can still be recognized.
    private func fileName(_ path: String) -> String {
        hash(Array(path.utf8)) + "-" + (path as NSString).lastPathComponent
    }

    /// Returns an FNV-1a hash: equal from run to run, unlike Swift's own hashes.
    private func hash(_ bytes: [UInt8]) -> String {
        var value: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(value, radix: 16)
    }

    /// Returns the values of a function for each index, computed on all processors.
    private func concurrently<Value: Sendable>(_ count: Int, _ value: @Sendable (Int) -> Value) -> [Value] {
        [Value](unsafeUninitializedCapacity: count) { buffer, made in
            nonisolated(unsafe) let buffer = buffer
            DispatchQueue.concurrentPerform(iterations: count) { index in
                buffer.initializeElement(at: index, to: value(index))
            }
            made = count
        }
    }
}
