import Foundation

/// The state of the last build, so that nothing is queried or done twice.
struct PortState: Codable {
    static let currentVersion = 1

    var version = currentVersion
    var toolchain: Toolchain
    /// Everything else that dependencies depend on: options, variables, Kasane's own build.
    var key: String
    /// The contents of the package manager's resolution files.
    var resolution: String
    var packages: [KnownPackage]
    /// Options that make the package manager read modified manifests.
    var manifestOptions: [String]
    var files: [String: FileStamp]
    /// The file that overlays rewritten sources on the originals.
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

    /// Whether every source is unchanged.
    var hasSameFiles: Bool { files.allSatisfy { FileStamp($0.key) == $0.value } }
}
