import Foundation

/// What the rewriter is asked to do: the sources of a package and of all that it depends on, target by target.
struct Job: Decodable {
    /// The sources of one module.
    struct Target: Decodable {
        let name: String
        /// Whether the sources are iOS's whatever they import.
        let isForIOS: Bool?
        /// The targets whose declarations this one sees.
        let dependencies: [String]
        /// Absolute paths.
        let files: [String]
    }

    /// The form of this file. The rewriter knows 1.
    let version: Int
    /// The version of iOS that the sources are built for, such as "17.4".
    let ios: String
    /// The folder for rewritten sources.
    let output: String
    /// The file that lays them over the originals, for the compiler's `-vfsoverlay`.
    let overlay: String
    /// The file that says what was changed and what cannot work.
    let report: String
    let targets: [Target]
}

/// What was changed, and what cannot work, file by file.
struct Report: Encodable {
    /// A construct that rewriting cannot carry over.
    struct Problem: Encodable {
        /// Both from 1; columns count bytes of UTF-8, as the compiler's do.
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
        /// How often each construct was rewritten.
        let edits: [String: Int]
        let problems: [Problem]
    }

    var files: [File] = []
    /// A hash of what one file's rewriting takes from the others.
    var facts = ""
}
