import Kasane

/// The words of `kasane inspect`.
struct InspectArguments {
    private var scene = RenderArguments()
    private var hasTime = false

    private static let options: Set = [
        "-o", "--output", "--at", "--duration", "--fps", "--size", "--scale", "--device", "--fonts", "--timeout",
        "--quiet", "-q",
    ]

    /// Reads words; nil where they ask for help.
    init?(_ words: [String]) throws {
        var reader = WordReader(words, topic: "inspect")
        while let word = reader.next() {
            switch word {
            case .plain(let path): try scene.take(scene: path)
            case .option("--help"), .option("-h"): return nil
            case .option(let name):
                guard InspectArguments.options.contains(name) else {
                    throw UsageError("there is no option \(name): see kasane help inspect")
                }
                if name == "--at" { hasTime = true }
                try scene.take(option: name, &reader)
            }
        }
        var time = WordReader(["0"], topic: "inspect")
        if !hasTime { try scene.take(option: "--at", &time) }
    }

    var isQuiet: Bool { scene.isQuiet }

    /// The request, when all of it is in order.
    func request() throws -> RenderRequest { try scene.request(for: .inspection, verb: "inspect") }
}
