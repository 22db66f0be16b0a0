import Foundation

/// A scene that imports modules which have other names here, or whose declarations another module has.
enum RenamedImports {
    private static let names = [
        "Darwin": "DarwinLibrary", "ObjectiveC": "ObjectRuntime", "CoreTransferable": "SwiftUI",
        "CoreFoundation": "CoreGraphics",
    ]

    /// The source with the names that the modules have, line for line; nil where it imports none of them.
    static func source(of source: String) -> String? {
        let imports = source.matches(of: #/(?m)^[ \t]*(?:@\w+\s+)*import[ \t]+(?<name>\w+)[ \t]*(?=$|;|\/\/)/#)
        var result = source
        for found in imports.reversed() {
            guard let name = names[String(found.output.name)] else { continue }
            result.replaceSubrange(found.output.name.startIndex..<found.output.name.endIndex, with: name)
        }
        return result == source ? nil : result
    }
}
