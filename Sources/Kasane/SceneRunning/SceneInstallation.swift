import Foundation

/// The location of the modules and the library that scenes are compiled against, beside the running program.
struct SceneInstallation {
    /// Holds `libKasaneScene.so`.
    let folder: URL
    /// Holds `QuartzCore.swiftmodule` and the others.
    let modules: URL

    var library: URL { folder.appendingPathComponent("libKasaneScene.so") }

    init(besides program: URL) throws(SceneFailure) {
        folder = program.deletingLastPathComponent()
        modules = folder.appendingPathComponent("Modules")
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
}
