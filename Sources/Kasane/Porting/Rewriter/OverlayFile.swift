import Foundation

/// The file that makes the compiler read other contents under the names of the originals.
enum OverlayFile {
    /// Returns its text. JSON is valid YAML, which the compiler expects.
    ///
    /// - Parameter contents: the file with the contents, by the original's path.
    static func text(_ contents: [(original: String, rewritten: String)]) throws -> Data {
        let roots = contents.sorted { $0.original < $1.original }.map {
            Root(type: "file", name: $0.original, contents: $0.rewritten)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes, .sortedKeys]
        return try encoder.encode(Whole(roots: roots))
    }

    private struct Whole: Encodable {
        private enum CodingKeys: String, CodingKey {
            case version, roots
            case usesExternalNames = "use-external-names"
        }

        let version = 0
        let usesExternalNames = false
        let roots: [Root]
    }

    private struct Root: Encodable {
        private enum CodingKeys: String, CodingKey {
            case type, name
            case contents = "external-contents"
        }

        let type: String
        let name: String
        let contents: String
    }
}
