import Foundation

/// The rewriter: compiled from its sources against the SwiftSyntax of the user's toolchain when it is first needed, and
/// cached.
struct RewriterProgram {
    let toolchain: Toolchain
    /// The folder of its sources.
    let sources: URL
    let cache: SceneCache

    /// Identifies the files that the rewriter is compiled from, and those that it reads at run time.
    let identity: String
    private let files: [URL]
    private let text: String

    /// The compiler's time limit, in seconds.
    private static let timeout = 1200.0

    init(
        _ toolchain: Toolchain, sources: URL, cache: SceneCache = .standard(name: "rewriters")
    ) throws {
        self.toolchain = toolchain
        self.sources = sources
        self.cache = cache
        let names = FolderListing.files(below: sources.path)
        let all = names.map { sources.appendingPathComponent($0) }
        files = all.filter { $0.pathExtension == "swift" }
        let texts = files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        guard !files.isEmpty, texts.count == files.count else {
            throw SceneFailure.line(
                "the rewriter's sources are not in \(sources.path): build all of Kasane (swift build -c release), "
                    + "and run kasane where it was built")
        }
        text = texts.joined(separator: "\n")
        // Other files beside the sources are read when the program runs.
        let others = all.filter { $0.pathExtension != "swift" }.compactMap {
            try? String(contentsOf: $0, encoding: .utf8)
        }
        identity = SceneCache.checksum(of: ([text] + others).joined(separator: "\n"))
    }

    /// Identifies a set of sources without reading them.
    static func stamp(of sources: URL) -> String {
        let names = FolderListing.files(below: sources.path)
        let stamps = names.map { "\($0) \(SceneCompiler.identity(of: sources.appendingPathComponent($0)))" }
        return SceneCache.checksum(of: stamps.joined(separator: "\n"))
    }

    /// Returns the compiled rewriter. Release it with ``release(_:)``.
    func program(_ observer: any PortObserver, _ interruption: Interruption?) throws -> URL {
        let key = SceneCache.Key(
            source: text, path: sources.path, compiler: toolchain.identity, library: toolchain.host)
        if let program = cache.program(for: key) { return program }
        try checkLibraries()
        observer.port(does: "Building the rewriter against Swift \(toolchain.version), once")
        return try cache.keep(key) { try compile(in: $0, interruption) }
    }

    /// Removes a program that could not be cached.
    func release(_ program: URL) { cache.release(program) }

    /// The modules of SwiftSyntax that the sources import.
    private var libraries: [String] {
        let imports = text.split(separator: "\n").compactMap { line in
            line.wholeMatch(of: #/(?:@_spi\(\w+\) )?import (Swift[A-Z]\w*)/#).map { String($0.1) }
        }
        return Set(imports).sorted()
    }

    private func checkLibraries() throws {
        for library in libraries {
            for file in ["\(library).swiftmodule", "lib\(library).so"] {
                let path = "\(toolchain.host)/\(file)"
                guard !FileManager.default.fileExists(atPath: path) else { continue }
                throw SceneFailure.line(
                    "\(path) is missing; rewriting sources requires the toolchain's SwiftSyntax: "
                        + "install the whole toolchain from https://www.swift.org/install/linux")
            }
        }
    }

    private func compile(in folder: URL, _ interruption: Interruption?) throws {
        let host = toolchain.host
        let arguments =
            [toolchain.compiler, "-O", "-whole-module-optimization", "-swift-version", "6", "-suppress-warnings"]
            + ["-module-name", "KasaneRewriter"] + files.map(\.path)
            + ["-o", folder.appendingPathComponent(SceneCache.programName).path, "-use-ld=lld"]
            + ["-module-cache-path", try cache.cacheFolder("compiler", or: folder).path]
            + ["-I", host, "-L", host, "-Xlinker", "-rpath", "-Xlinker", host] + libraries.map { "-l\($0)" }
        let answer = try Compilation(arguments, temporaryFiles: folder, timeout: RewriterProgram.timeout, interruption)
            .finish()
        guard answer.isSuccess else {
            let error = answer.output.split(separator: "\n").first { $0.contains("error:") }.map(String.init)
            throw SceneFailure.line(
                "the rewriter does not compile with Swift \(toolchain.version): rebuild Kasane with this toolchain "
                    + "(\(error ?? answer.firstLine))")
        }
    }
}
