import Foundation

/// A scene that imports modules with different names here, or whose declarations are in another module.
enum RenamedImports {
    private static let names = [
        "Darwin": "DarwinLibrary", "ObjectiveC": "ObjectRuntime", "CoreTransferable": "SwiftUI",
        "CoreFoundation": "CoreGraphics",
    ]

    /// Returns the source with the modules' names here, on the same lines; nil if it imports none of them.
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
