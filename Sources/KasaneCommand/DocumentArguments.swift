import Kasane

/// The arguments of `kasane inspect` and `kasane convert`.
struct DocumentArguments {
    private var scene = RenderArguments()
    private let document: RenderRequest.Document
    private var hasTime = false

    private var verb: String { document == .inspection ? "inspect" : "convert" }

    private static let options: Set = [
        "-o", "--output", "--at", "--fps", "--size", "--scale", "--device", "--fonts", "--timeout", "--state",
        "--preview",
        "--quiet", "-q",
    ]

    /// Parses arguments. Returns nil if they request help.
    init?(_ words: [String], _ document: RenderRequest.Document) throws {
        self.document = document
        var reader = ArgumentReader(words, topic: verb)
        while let word = reader.next() {
            switch word {
            case .plain(let path): try scene.take(scene: path)
            case .option("--help"), .option("-h"): return nil
            case .option(let name):
                let isOfPage = name == "--duration" && document == .inspection
                guard isOfPage || DocumentArguments.options.contains(name) else {
                    throw UsageError("unknown option \(name): see kasane help \(verb)")
                }
                if name == "--at" { hasTime = true }
                try scene.take(option: name, &reader)
            }
        }
        var time = ArgumentReader(["0"], topic: verb)
        if !hasTime { try scene.take(option: "--at", &time) }
    }

    var isQuiet: Bool { scene.isQuiet }

    /// The request, after validation.
    func request() throws -> RenderRequest { try scene.request(for: document, verb: verb) }
}
