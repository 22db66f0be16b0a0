import Foundation
import ImageIO
import Raster

/// Times Kasane and prints the measurements as JSON; `Benchmarks/run.py` creates tables from them. With `--png` it also
/// writes the last frame of each scene, as `SCENE-kasane.png`.
@main
enum KasaneBench {
    private struct Report: Encodable {
        /// Which variants of the inner loops ran.
        var kernels = KernelLevel.inUse
        var measurements: [Measurement] = []
        var figures: [Figure] = []
    }

    static func main() {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            if options.part == .adversarial { return try AdversarialReport.print(options.names) }
            var report = Report()
            switch options.part {
            case .engine: report.figures = try EngineFigures.figures(options.names)
            case .filters: report.figures = FilterFigures.figures(options.names)
            case .files: report.figures = try FileFigures.figures(options.names, in: options.pictures)
            case .pages: report.figures = try PageFigures.figures(options.names, in: options.pictures)
            default: report.measurements = try options.scenes.flatMap { try measure($0, options) }
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            print(String(decoding: try encoder.encode(report), as: UTF8.self))
        } catch {
            FileHandle.standardError.write(Data("KasaneBench: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func measure(_ file: URL, _ options: Options) throws -> [Measurement] {
        let scene = try JSONDecoder().decode(BenchScene.self, from: Data(contentsOf: file))
        // A context draws with as many threads as the process has CPUs.
        return try (options.part == .layers ? options.threads : [1]).map { threads in
            let surface = try Surface(width: scene.width, height: scene.height)
            let frames = options.frames ?? scene.frames
            let measurement =
                options.part == .layers
                ? LayerPlayer(scene, on: surface, threads: threads).measure(frames: frames)
                : DrawingPlayer(scene, on: surface).measure(frames: frames)
            if let pictures = options.pictures {
                try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
                try surface.image().pngData().write(to: pictures.appendingPathComponent("\(scene.name)-kasane.png"))
            }
            return measurement
        }
    }
}
