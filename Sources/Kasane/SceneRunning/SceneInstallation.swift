import Foundation

/// Where the modules and the library lie that scenes are compiled against: beside the running program.
struct SceneInstallation {
    /// Holds `libKasaneScene.so`.
    let folder: URL
    /// Holds `QuartzCore.swiftmodule` and the others.
    let modules: URL
    /// The maps of the C modules that the Swift modules stand on: the compiler wants to see them.
    let moduleMaps: [URL]

    var library: URL { folder.appendingPathComponent("libKasaneScene.so") }

    init(besides program: URL) throws(SceneFailure) {
        folder = program.deletingLastPathComponent()
        modules = folder.appendingPathComponent("Modules")
        let ownMaps = SceneInstallation.moduleMaps(in: folder) { $0.pathExtension == "build" }
        // The system libraries' maps stay in the sources.
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        moduleMaps = ownMaps + SceneInstallation.moduleMaps(in: sources) { _ in true }
        let files = FileManager.default
        guard files.fileExists(atPath: library.path), files.fileExists(atPath: modules.path) else {
            throw .line(
                "Kasane's modules are not beside \(program.path): build all of Kasane (swift build -c release), "
                    + "and run kasane where it was built")
        }
    }

    /// The installation of the running program.
    static func current() throws(SceneFailure) -> SceneInstallation {
        try SceneInstallation(besides: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())
    }

    private static func moduleMaps(in folder: URL, where isWanted: (URL) -> Bool) -> [URL] {
        let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (entries ?? []).filter(isWanted).map { $0.appendingPathComponent("module.modulemap") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
            .sorted { $0.path < $1.path }
    }
}
