import Foundation

/// The archive of the module `KasaneXCTest`: the installed one, or one created from the objects of Kasane's build.
///
/// The module needs XCTest, so it is not part of Kasane's shared library, and a package's programs must not depend on
/// it: a linker uses an archive's members only if something refers to them, which tests do.
struct TestLibrary {
    let folder: String

    init(in scratch: ScratchFolder) { folder = scratch.own + "/lib" }

    private var archive: String { folder + "/libKasaneXCTest.a" }

    var exists: Bool { access(archive, R_OK) == 0 }

    /// The linker options.
    var linkerOptions: [String] { ["-L\(folder)", "-lKasaneXCTest"] }

    func make(from installation: SceneInstallation, with toolchain: Toolchain, _ interruption: Interruption?) throws {
        try? FileManager.default.removeItem(atPath: archive)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if FileManager.default.fileExists(atPath: installation.testLibrary.path) {
            return try FileManager.default.copyItem(atPath: installation.testLibrary.path, toPath: archive)
        }
        let objects = installation.folder.appendingPathComponent("KasaneXCTest.build").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: objects))?.filter { $0.hasSuffix(".o") } ?? []
        guard !names.isEmpty else {
            throw SceneFailure.line("\(objects) has no object files: build all of Kasane (swift build -c release)")
        }
        // The toolchain's own archiver: binutils may be missing.
        let archiver = URL(fileURLWithPath: toolchain.host).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("bin/llvm-ar").path
        let answer = try Compilation(
            [archiver, "crs", archive] + names.sorted().map { "\(objects)/\($0)" }, temporaryFiles: nil,
            separatesErrors: false, timeout: 60, interruption
        ).finish()
        guard answer.isSuccess else {
            throw SceneFailure.line("\(archiver) cannot make \(archive) (\(answer.firstLine))")
        }
    }
}
