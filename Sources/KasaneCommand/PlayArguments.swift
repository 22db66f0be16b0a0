import Kasane

/// The arguments of `kasane play`.
struct PlayArguments {
    private var scene = RenderArguments()
    private var live = RenderRequest.Live()

    private static let sceneOptions: Set = [
        "--size", "--scale", "--device", "--background", "--fonts", "--timeout", "--preview",
    ]

    /// Parses arguments. Returns nil if they request help.
    init?(_ words: [String]) throws {
        var reader = ArgumentReader(words, topic: "play")
        while let word = reader.next() {
            switch word {
            case .plain(let path): try scene.take(scene: path)
            case .option("--help"), .option("-h"): return nil
            case .option("--full-screen"):
                try reader.noValue(of: "--full-screen")
                live.isFullScreen = true
            case .option("--inspect"):
                try reader.noValue(of: "--inspect")
                live.inspects = true
            case .option("--inspect-port"):
                let port = try PlayArguments.number("--inspect-port", &reader, "a port from 1024 to 65535") {
                    (1024...65535).contains($0) && $0 == $0.rounded()
                }
                (live.inspects, live.inspectorPort) = (true, UInt16(port))
            case .option("--pause-at"):
                live.pauseTime = try PlayArguments.number("--pause-at", &reader, "a number of seconds, such as 1.5") {
                    $0 >= 0
                }
            case .option("--speed"):
                live.speed = try PlayArguments.number("--speed", &reader, "a number from 1/64 to 16, such as 0.5") {
                    (1.0 / 64...16).contains($0)
                }
            case .option(let name):
                guard PlayArguments.sceneOptions.contains(name) else {
                    throw UsageError("unknown option \(name): see kasane help play")
                }
                try scene.take(option: name, &reader)
                if name == "--scale" { live.scale = 0 }
            }
        }
    }

    private static func number(
        _ name: String, _ reader: inout ArgumentReader, _ meaning: String, _ accepts: (Double) -> Bool
    ) throws -> Double {
        let value = try reader.value(of: name)
        guard let number = Double(value), number.isFinite, accepts(number) else {
            throw UsageError("\(name) \(value) is not \(meaning)")
        }
        return number
    }

    /// The request, after validation.
    func request() throws -> RenderRequest {
        // Nothing is written; a movie's file name is compatible with every other option.
        var request = try scene.request(output: "scene.mp4", verb: "play")
        var live = live
        live.scale = live.scale.map { _ in request.scale }
        request.live = live
        return request
    }
}
