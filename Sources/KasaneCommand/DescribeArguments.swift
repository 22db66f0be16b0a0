import Kasane

/// The arguments of `kasane describe`.
struct DescribeArguments {
    private var scene = RenderArguments()
    private var tree = RenderRequest.Description.automatic
    private var hasTime = false
    private var isData = false

    private static let sceneOptions: Set = [
        "--at", "--size", "--scale", "--device", "--fonts", "--timeout", "--state", "--preview",
    ]

    /// Parses arguments. Returns nil if they request help.
    init?(_ words: [String]) throws {
        var reader = ArgumentReader(words, topic: "describe")
        while let word = reader.next() {
            switch word {
            case .plain(let path): try scene.take(scene: path)
            case .option("--help"), .option("-h"): return nil
            case .option("--views"): try take(.views, &reader)
            case .option("--layers"): try take(.layers, &reader)
            case .option("--accessibility"): try take(.accessibility, &reader)
            case .option("--json"):
                try reader.noValue(of: "--json")
                isData = true
            case .option(let name):
                guard DescribeArguments.sceneOptions.contains(name) else {
                    throw UsageError("unknown option \(name): see kasane help describe")
                }
                if name == "--at" { hasTime = true }
                try scene.take(option: name, &reader)
            }
        }
        var time = ArgumentReader(["0"], topic: "describe")
        if !hasTime { try scene.take(option: "--at", &time) }
    }

    private mutating func take(_ tree: DescribedTree, _ reader: inout ArgumentReader) throws {
        try reader.noValue(of: "--\(tree.rawValue)")
        guard self.tree == .automatic || self.tree == .tree(tree) else {
            throw UsageError("--views, --layers and --accessibility are mutually exclusive: give only one")
        }
        self.tree = .tree(tree)
    }

    /// The request, after validation.
    func request() throws -> RenderRequest {
        // Nothing is written; an image's file name is compatible with every other option.
        var request = try scene.request(output: "description.png", verb: "describe")
        request.description = tree
        request.describesAsData = isData
        return request
    }
}
