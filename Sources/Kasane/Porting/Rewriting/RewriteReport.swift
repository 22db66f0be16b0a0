/// What the rewriter has changed, and what it could not.
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
        /// How often each construct was rewritten.
        package let edits: [String: Int]
        package let problems: [Problem]

        var isUnchanged: Bool { edits.isEmpty && problems.isEmpty }
    }

    package let files: [File]
    /// A hash of what one file's rewriting takes from the others.
    let facts: String
}
