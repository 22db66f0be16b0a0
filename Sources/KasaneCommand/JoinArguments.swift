import Kasane

/// The arguments of `kasane join`.
package struct JoinArguments: Equatable {
    private(set) var parts: [String] = []
    private(set) var output = ""
    private(set) var isQuiet = false

    /// Parses arguments. Returns nil if they request help.
    init?(_ words: [String]) throws {
        var reader = ArgumentReader(words, topic: "join")
        while let word = reader.next() {
            switch word {
            case .plain(let path): parts.append(path)
            case .option("--help"), .option("-h"): return nil
            case .option("-o"), .option("--output"): output = try reader.value(of: "-o")
            case .option("-q"), .option("--quiet"):
                try reader.noValue(of: "--quiet")
                isQuiet = true
            case .option(let name): throw UsageError("unknown option \(name): see kasane help join")
            }
        }
        guard !parts.isEmpty else { throw UsageError("no parts to join: name files written by kasane render --part") }
        guard !output.isEmpty else { throw UsageError("no output file: add -o scene.mp4") }
    }
}

/// The arguments of `kasane compile`.
package struct CompileArguments: Equatable {
    private(set) var request: RenderRequest
    private(set) var output: String

    /// Parses arguments. Returns nil if they request help.
    init?(_ words: [String]) throws {
        var scene = RenderArguments()
        var output: String?
        var reader = ArgumentReader(words, topic: "compile")
        while let word = reader.next() {
            switch word {
            case .plain(let path): try scene.take(scene: path)
            case .option("--help"), .option("-h"): return nil
            case .option("-o"), .option("--output"): output = try reader.value(of: "-o")
            case .option("--timeout"): try scene.take(option: "--timeout", &reader)
            case .option(let name): throw UsageError("unknown option \(name): see kasane help compile")
            }
        }
        guard let output else { throw UsageError("no output file: add -o card.scene") }
        // What is rendered is specified later; a movie's file name is compatible with every other option.
        request = try scene.request(output: "scene.mp4", verb: "compile")
        self.output = output
    }
}
