/// The rewriter's changes, and the constructs that it couldn't rewrite.
package struct RewriteReport: Codable, Equatable {
    package struct Problem: Codable, Equatable {
        package let line: Int
        package let column: Int
        package let construct: String
        package let reason: String
        package let replacement: String
    }

    package struct File: Codable, Equatable {
        package let path: String
        package let target: String
        package let lines: Int
        /// The number of times each construct was rewritten.
        package let edits: [String: Int]
        package let problems: [Problem]

        var isUnchanged: Bool { edits.isEmpty && problems.isEmpty }
    }

    package let files: [File]
    /// A hash of the facts of other files that one file's rewriting depends on.
    let facts: String
}
