import Foundation

/// The location of the files that scenes and packages are compiled against and run with, beside the running program: in
/// its build folder, or in its installation.
struct SceneInstallation {
    /// The folder of `libKasaneScene.so`.
    let folder: URL

    var library: URL { folder.appendingPathComponent("libKasaneScene.so") }
    /// The folder of `QuartzCore.swiftmodule` and the others.
    var modules: URL { folder.appendingPathComponent("Modules") }
    /// The additional library for tests, in an installation; a build folder contains objects instead.
    var testLibrary: URL { folder.appendingPathComponent("libKasaneXCTest.a") }

    init(besides program: URL) throws(SceneFailure) {
        folder = program.deletingLastPathComponent()
        guard FileManager.default.fileExists(atPath: library.path) else {
            throw .line(
                "Kasane's library is not next to \(program.path): build all of Kasane (swift build -c release), "
                    + "and run kasane where it was built or installed")
        }
    }

    /// Returns the installation of the running program.
    static func current() throws(SceneFailure) -> SceneInstallation {
        try SceneInstallation(besides: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())
    }

    /// Throws if there are no modules to compile against: a machine that only runs compiled scenes doesn't need them.
    func checkModules() throws(SceneFailure) {
        guard !FileManager.default.fileExists(atPath: modules.path) else { return }
        throw .line(
            "Kasane's modules are not in \(modules.path): install the package libkasane-dev, or build all of Kasane "
                + "(swift build -c release)")
    }
}
