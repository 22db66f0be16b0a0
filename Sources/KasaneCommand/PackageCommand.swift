import Foundation
import Kasane

/// `kasane build`, `test`, `run` and `xcode`: rewrites changed sources, and leaves the rest to the package manager.
enum PackageCommand {
    /// Replaces the process with `swift build` and so on; returns only by throwing.
    static func run(_ arguments: PackageArguments, _ progress: PackageProgress) throws -> Never {
        defer { progress.end() }
        let (package, notes) = try arguments.request.package(progress)
        let preparation = try package.prepare()
        for note in notes + preparation.notes { progress.port(notes: note) }
        progress.end()
        var words = arguments.words
        // A project's program needn't be named.
        if arguments.verb == .run, words.allSatisfy({ $0.hasPrefix("-") }), let name = package.programName {
            words.append(name)
        }
        for (name, value) in preparation.environment { setenv(name, value, 1) }
        if let device = arguments.device {
            for (name, value) in SimulatorEnvironment.variables(of: device) { setenv(name, value, 1) }
        }
        for (name, value) in SimulatorEnvironment.variables { setenv(name, value, 0) }
        // Libraries that attach images to test failures check for an environment variable that Xcode sets.
        if arguments.verb == .test { setenv("__XCODE_BUILT_PRODUCTS_DIR_PATHS", preparation.products, 0) }
        try LaunchState.replaceProgram(
            with: [preparation.swift, arguments.verb.rawValue] + preparation.arguments + words)
    }

    /// Returns whether a path is a folder, and whether it contains a package.
    static func isFolder(_ path: String) -> (exists: Bool, hasManifest: Bool) {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
        return (exists, exists && FileManager.default.fileExists(atPath: path + "/Package.swift"))
    }
}
