/// The rewriter's input.
struct RewriteJob: Codable, Equatable {
    struct Target: Codable, Equatable {
        let name: String
        let package: String
        let isTest: Bool
        /// Whether the sources are for iOS regardless of their imports, as those of an Xcode project are.
        var isForIOS = false
        let dependencies: [String]
        /// Absolute paths.
        let files: [String]
    }

    var version = 1
    /// The iOS version that Kasane corresponds to.
    let ios: String
    /// The folder for rewritten files.
    let output: String
    /// The file that overlays them on the originals.
    let overlay: String
    /// The file that reports the changes.
    let report: String
    let targets: [Target]
}
