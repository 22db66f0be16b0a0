import Foundation

/// The rewriter's input: the sources of a package and of all its dependencies, target by target.
struct Job: Decodable {
    /// The sources of one module.
    struct Target: Decodable {
        let name: String
        /// Whether the sources are for iOS regardless of their imports.
        let isForIOS: Bool?
        /// The targets whose declarations are visible in this one.
        let dependencies: [String]
        /// Absolute paths.
        let files: [String]
    }

    /// The version of this file's format. The rewriter supports 1.
    let version: Int
    /// The version of iOS that the sources are built for, such as "17.4".
    let ios: String
    /// The folder for rewritten sources.
    let output: String
    /// The file that overlays them on the originals, for the compiler's `-vfsoverlay`.
    let overlay: String
    /// The file that reports changes and constructs that can't work.
    let report: String
    let targets: [Target]
}

/// The changes, and constructs that can't work, file by file.
struct Report: Encodable {
    /// A construct that can't be rewritten.
    struct Problem: Encodable {
        /// Both from 1; columns count UTF-8 bytes, as the compiler's do.
        let line: Int
        let column: Int
        let construct: String
        let reason: String
        let replacement: String
    }

    struct File: Encodable {
        let path: String
        let target: String
        let lines: Int
        /// The number of times each construct was rewritten.
        let edits: [String: Int]
        let problems: [Problem]
    }

    var files: [File] = []
    /// A hash of the facts of other files that one file's rewriting depends on.
    var facts = ""
}
