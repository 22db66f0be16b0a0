import Foundation
import ImageIO

/// Times Kasane on the scenes of `Benchmarks/scenes` and prints a list of measurements as JSON. With `--png` it leaves the
/// last frame of each scene there, named `SCENE-kasane.png`.
@main
enum KasaneBench {
    static func main() {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            let measurements = try options.scenes.flatMap { try measure($0, options) }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
        } catch {
            FileHandle.standardError.write(Data("KasaneBench: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func measure(_ file: URL, _ options: Options) throws -> [Measurement] {
        let scene = try JSONDecoder().decode(BenchScene.self, from: Data(contentsOf: file))
        return try options.threads.map { threads in
            let (measurement, last) = try Measurement.take(
                scene, frames: options.frames ?? scene.frames, threads: threads)
            if let pictures = options.pictures {
                try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
                try last.pngData().write(to: pictures.appendingPathComponent("\(scene.name)-kasane.png"))
            }
            return measurement
        }
    }
}
