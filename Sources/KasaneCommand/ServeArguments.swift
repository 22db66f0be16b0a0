import Foundation
import Kasane

/// The arguments of `kasane serve`.
struct ServeArguments {
    private(set) var isQuiet = false
    private var scene = RenderArguments()
    /// The settings that don't belong to the rendering. The scene is a placeholder until all arguments are parsed.
    private var settings = ServiceOptions(render: RenderRequest(scene: "", output: ""))

    /// Parses arguments. Returns nil if they request help.
    init?(_ words: [String]) throws {
        var reader = ArgumentReader(words, topic: "serve")
        while let word = reader.next() {
            switch word {
            case .plain(let path): try scene.take(scene: path)
            case .option("--help"), .option("-h"): return nil
            case .option(let name) where ["-o", "--output", "--plan", "--part"].contains(name):
                throw UsageError(
                    "unknown option \(name): a service writes no files; request http://127.0.0.1:8080/a.png")
            case .option(let name) where ["--frame", "--state"].contains(name):
                throw UsageError(
                    "unknown option \(name): a service selects images by time; use --at SECONDS instead")
            case .option(let name):
                if try !take(option: name, &reader) { try scene.take(option: name, &reader) }
                isQuiet = scene.isQuiet
            }
        }
    }

    /// Parses an option that `kasane render` doesn't have, or that differs from it. Returns false for others.
    private mutating func take(option name: String, _ reader: inout ArgumentReader) throws -> Bool {
        switch name {
        case "--port":
            settings.port = UInt16(
                try reader.wholeNumber(of: name, in: 0...65_535, "a port from 0 to 65535, such as 8080"))
        case "--host": settings.host = try reader.value(of: name)
        case "--jobs": settings.jobs = try BatchArguments.jobs(&reader)
        case "--queue":
            settings.queue = try reader.wholeNumber(of: name, in: 0...10_000, "a number of requests up to 10000")
        case "--memory":
            settings.memory =
                try reader.wholeNumber(of: name, in: 64...1 << 30, "a number of megabytes from 64, such as 1024") << 20
        case "--max-body":
            settings.longestBody =
                try reader.wholeNumber(of: name, in: 1...65_536, "a number of kilobytes from 1 to 65536") << 10
        case "--max-size":
            settings.largestAnswer =
                try reader.wholeNumber(of: name, in: 1...1 << 20, "a number of megabytes from 1, such as 256") << 20
        case "--max-scale":
            settings.largestScale = Double(
                try reader.wholeNumber(of: name, in: 1...100, "a number of pixels per point from 1 to 100"))
        case "--max-age":
            settings.maxAge = try reader.wholeNumber(of: name, in: 0...31_536_000, "a number of seconds, such as 60")
        case "--at":
            let text = try reader.value(of: name)
            guard let number = Double(text), number >= 0, number <= 86_400 else {
                throw UsageError("--at \(text) is not a number of seconds, such as 1.5")
            }
            settings.pictureTime = number
        default: return false
        }
        return true
    }

    /// The options, after validation.
    func options() throws -> ServiceOptions {
        var options = settings
        options.render = try scene.request(output: "served.png", verb: "serve")
        if let problem = options.problem { throw UsageError(problem) }
        return options
    }
}
