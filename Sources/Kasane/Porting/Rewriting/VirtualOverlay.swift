import Foundation

/// A file that overlays contents on other files, in the format of `-vfsoverlay`.
struct VirtualOverlay: Codable {
    struct Root: Codable {
        var type = "file"
        /// The path that the compiler sees.
        let name: String
        /// The file that it reads instead.
        let contents: String

        enum CodingKeys: String, CodingKey {
            case type, name
            case contents = "external-contents"
        }
    }

    var version = 0
    var usesExternalNames = false
    var roots: [Root]

    enum CodingKeys: String, CodingKey {
        case version, roots
        case usesExternalNames = "use-external-names"
    }

    /// The replacement file for each path.
    var contents: [String: String] { Dictionary(roots.map { ($0.name, $0.contents) }) { $1 } }

    func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try ScratchFolder.write(encoder.encode(self), to: path)
    }
}
