import Foundation

/// A scene that imports modules with different names here, or whose declarations are in another module: Swift modules
/// have no submodules, such as `CoreImage.CIFilterBuiltins`.
enum RenamedImports {
    private static let names = [
        "Darwin": "DarwinLibrary", "ObjectiveC": "ObjectRuntime", "CoreTransferable": "SwiftUI",
        "CoreFoundation": "CoreGraphics",
    ]

    /// Returns the source with the modules' names here, on the same lines; nil if it imports none of them.
    static func source(of source: String) -> String? {
        let imports = source.matches(
            of: #/(?m)^[ \t]*(?:@\w+\s+)*import[ \t]+(?<path>(?<name>\w+)(?:\.\w+)*)[ \t]*(?=$|;|\/\/)/#)
        var result = source
        for found in imports.reversed() {
            let (path, name) = (found.output.path, String(found.output.name))
            result.replaceSubrange(path.startIndex..<path.endIndex, with: names[name] ?? name)
        }
        return result == source ? nil : result
    }
}
