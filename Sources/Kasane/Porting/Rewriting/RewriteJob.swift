/// What the rewriter is asked to do.
struct RewriteJob: Codable, Equatable {
    struct Target: Codable, Equatable {
        let name: String
        let package: String
        let isTest: Bool
        /// Whether the sources are iOS's whatever they import, as those of an Xcode project are.
        var isForIOS = false
        let dependencies: [String]
        /// Absolute paths.
        let files: [String]
    }

    var version = 1
    /// The iOS version that Kasane stands for.
    let ios: String
    /// The folder that changed files are written to.
    let output: String
    /// The file that lays them over the originals.
    let overlay: String
    /// The file that says what was changed.
    let report: String
    let targets: [Target]
}
