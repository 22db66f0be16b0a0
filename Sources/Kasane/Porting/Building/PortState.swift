import Foundation

/// What is known of a build from the last time, so that nothing is asked or done twice.
struct PortState: Codable {
    static let currentVersion = 1

    var version = currentVersion
    var toolchain: Toolchain
    /// All else that decides what dependencies are: options, variables, Kasane's own build.
    var key: String
    /// The contents of the package manager's own notes.
    var resolution: String
    var packages: [KnownPackage]
    /// Options that show the package manager changed manifests.
    var manifestOptions: [String]
    var files: [String: FileStamp]
    /// The file that lays rewritten sources over the originals.
    var overlay: String
    var notes: [String]

    static func read(_ path: String) -> PortState? {
        guard let data = FileManager.default.contents(atPath: path),
            let state = try? JSONDecoder().decode(PortState.self, from: data), state.version == currentVersion
        else { return nil }
        return state
    }

    func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try ScratchFolder.write(encoder.encode(self), to: path)
    }

    /// Whether every source is as it was.
    var hasSameFiles: Bool { files.allSatisfy { FileStamp($0.key) == $0.value } }
}
