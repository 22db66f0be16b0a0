import Foundation

/// The command-line arguments.
struct Options {
    static let usage = """
        usage: KasaneBench layers [--frames N] [--threads N]... [--png DIR] SCENE.json...
               KasaneBench drawings [--frames N] [--png DIR] SCENE.json...
               KasaneBench engine [NAME]...
               KasaneBench filters [NAME]...
               KasaneBench files [--png DIR] [NAME]...
               KasaneBench pages [--png DIR] [NAME]...
               KasaneBench adversarial [WORD]...
        """

    /// The part to time.
    enum Part: String {
        /// Scenes as layer trees.
        case layers
        /// Scenes drawn into a bitmap context.
        case drawings
        /// The parts of a frame, and trees of many layers.
        case engine
        /// Core Image's filters.
        case filters
        /// Reading and writing images.
        case files
        /// Drawing pages of PDFs.
        case pages
        /// Pathological trees, each in its own process.
        case adversarial
    }

    var part: Part
    /// The number of frames to draw; nil for the scene's own number.
    var frames: Int?
    /// Each scene is timed once with each number.
    var threads: [Int] = []
    /// The destination of the last frame of each scene, or of the files.
    var pictures: URL?
    var scenes: [URL] = []
    /// The figures or trees to run; all if empty.
    var names: [String] = []

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    init(_ arguments: [String]) throws {
        guard let part = arguments.first.flatMap(Part.init) else { throw Failure(description: Self.usage) }
        self.part = part
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            switch argument {
            case "--frames": frames = try Self.number(after: argument, &rest)
            case "--threads": threads.append(try Self.number(after: argument, &rest))
            case "--png":
                guard let directory = rest.popFirst() else { throw Failure(description: "--png takes a directory") }
                pictures = URL(fileURLWithPath: directory)
            case _ where argument.hasPrefix("-"): throw Failure(description: "unknown option \(argument)")
            case _ where part != .layers && part != .drawings: names.append(argument)
            default: scenes.append(URL(fileURLWithPath: argument))
            }
        }
        if threads.isEmpty { threads = [1] }
        if scenes.isEmpty, part == .layers || part == .drawings { throw Failure(description: Self.usage) }
    }

    private static func number(after option: String, _ rest: inout ArraySlice<String>) throws -> Int {
        guard let word = rest.popFirst(), let number = Int(word), (1...10_000).contains(number) else {
            throw Failure(description: "\(option) takes a number of at least 1")
        }
        return number
    }
}
