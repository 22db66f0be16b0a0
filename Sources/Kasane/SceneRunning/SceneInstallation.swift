import Foundation

/// The location of what scenes and packages are compiled against and run with, beside the running program: where it was
/// built, or where it is installed.
struct SceneInstallation {
    /// Holds `libKasaneScene.so`.
    let folder: URL

    var library: URL { folder.appendingPathComponent("libKasaneScene.so") }
    /// Holds `QuartzCore.swiftmodule` and the others.
    var modules: URL { folder.appendingPathComponent("Modules") }
    /// What tests are linked with besides, where Kasane is installed; where it was built there are objects instead.
    var testLibrary: URL { folder.appendingPathComponent("libKasaneXCTest.a") }

    init(besides program: URL) throws(SceneFailure) {
        folder = program.deletingLastPathComponent()
        guard FileManager.default.fileExists(atPath: library.path) else {
            throw .line(
                "Kasane's library is not next to \(program.path): build all of Kasane (swift build -c release), "
                    + "and run kasane where it was built or installed")
        }
    }

    /// The installation of the running program.
    static func current() throws(SceneFailure) -> SceneInstallation {
        try SceneInstallation(besides: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())
    }

    /// Throws where there is nothing to compile against: a machine that only runs compiled scenes needs no modules.
    func checkModules() throws(SceneFailure) {
        guard !FileManager.default.fileExists(atPath: modules.path) else { return }
        throw .line(
            "Kasane's modules are not in \(modules.path): install the package libkasane-dev, or build all of Kasane "
                + "(swift build -c release)")
    }
}
