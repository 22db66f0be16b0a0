import Foundation
import QuartzCore
import TestSupport

/// Does mixed work for a long time, or each kind of work many times, and reports whether memory stays constant.
@main
@MainActor
enum KasaneSoak {
    static func main() {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kasane-soak-\(getpid())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            exit(try run(options, folder) ? 0 : 1)
        } catch {
            FileHandle.standardError.write(Data("KasaneSoak: \(error)\n".utf8))
            exit(2)
        }
    }

    /// Returns whether memory stayed constant.
    private static func run(_ options: Options, _ folder: URL) throws -> Bool {
        MediaClock.useManual(startingAt: 100)
        var kinds = try Work.all(in: folder)
        if !options.names.isEmpty {
            kinds = kinds.filter { kind in options.names.contains { kind.name.localizedCaseInsensitiveContains($0) } }
        }
        guard !kinds.isEmpty else { throw Options.Failure(description: "no kind has such a name: see --list") }
        switch options.mode {
        case .list:
            for kind in kinds { print(kind.name) }
            return true
        case .renders(let count):
            return try RenderTable(kinds: kinds, count: count, seed: options.seed).run()
        case .soak(let minutes):
            return try Soak(kinds: kinds, seconds: minutes * 60, seed: options.seed, plot: options.plot).run()
        }
    }
}
