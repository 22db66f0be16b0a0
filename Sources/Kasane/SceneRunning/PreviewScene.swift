import Foundation

/// A scene of previews: a file that shows only `#Preview`s or `PreviewProvider`s.
///
/// `#Preview` is a macro, which Kasane can't provide, so a call that adds its view to the scene's previews replaces it
/// before compilation; `--preview` selects one of them.
enum PreviewScene {
    /// Returns the scene's source with a preview as its live view, or without its previews if the file shows
    /// something by itself; nil if it has no previews.
    ///
    /// Diagnostics still refer to the original file and lines.
    static func source(of scene: String, path: String) -> String? {
        guard !scene.contains("PlaygroundPage"), !scene.contains(#/(?m)^\s*@main\b/#) else {
            return withoutPreviews(scene).map { LocatedSource.source(of: $0, path: path) }
        }
        let code = withoutMacros(scene)
        let providers = scene.matches(of: #/(?m)^\s*(?:\w+\s+)*?struct\s+(\w+)\s*:[^{\n]*\bPreviewProvider\b/#)
        guard code != nil || !providers.isEmpty else { return nil }
        return "import PlaygroundSupport\n" + LocatedSource.source(of: code ?? scene, path: path)
            + providers.map { "_ScenePreview.add(\($0.1).self)\n" }.joined()
            + "_ScenePreview.show()\n"
    }

    /// Returns the source with empty lines in place of the macros and their views; nil if there are none.
    private static func withoutPreviews(_ scene: String) -> String? {
        var (result, rest) = ("", scene[...])
        while let found = rest.firstMatch(of: macro) {
            var scanner = SourceScanner(rest: rest[found.range.upperBound...])
            guard var removed = scanner.block() else { break }
            // A widget's timeline follows in a closure with a label.
            while let label = scanner.rest.dropFirst().prefixMatch(of: #/\s*\w+\s*:\s*\{/#) {
                scanner.rest = scanner.rest[label.range.upperBound...]
                guard let closure = scanner.block() else { break }
                removed = scene[removed.startIndex..<closure.endIndex]
            }
            result += rest[..<found.range.lowerBound] + found.0.filter(\.isNewline) + removed.filter(\.isNewline)
            // Past the closing brace.
            rest = scanner.rest.dropFirst()
        }
        return result.isEmpty ? nil : result + rest
    }

    /// Returns the source with calls in place of the macros; nil if there are none.
    private static func withoutMacros(_ scene: String) -> String? {
        var (result, rest) = ("", scene[...])
        var count = 0
        while let found = rest.firstMatch(of: macro) {
            result += rest[..<found.range.lowerBound]
            rest = rest[found.range.upperBound...]
            let call = found.availability.filter(\.isNewline) + "_ScenePreview.add" + found.arguments
            guard let view = viewWithState(&rest) else {
                result += call
                continue
            }
            // The compiler crashes on a type inside the closure.
            count += 1
            let line = String(call.map { $0.isNewline ? " " : $0 })
            result +=
                call.filter(\.isNewline) + "struct __Preview\(count): View { \(view) }; \(line) __Preview\(count)() "
        }
        return result.isEmpty ? nil : result + rest
    }

    /// Matches the macro's availability, if any, its name, its arguments, and the opening brace of its view.
    /// Arguments can be calls, and strings with any characters.
    private static var macro: Regex<(Substring, availability: Substring, arguments: Substring)> {
        #/(?m)^(?<availability>(?:@available\([^()]*\)\s*)?)#Preview\b(?<arguments>\s*(?:\((?:"(?:\\.|[^"\\])*"|[^()"]|\([^()]*\))*\))?\s*\{)/#
    }

    /// Removes a preview's view from the source, up to its closing brace, if it begins with `@Previewable`
    /// declarations: these become properties of a separate view, whose members are returned, on the same lines. Nil for
    /// a view without any.
    private static func viewWithState(_ source: inout Substring) -> String? {
        var scanner = SourceScanner(rest: source)
        var properties = ""
        while let mark = scanner.rest.prefixMatch(of: #/\s*@Previewable[ \t]+/#) {
            properties += mark.0.filter(\.isNewline)
            scanner.rest = scanner.rest[mark.range.upperBound...]
            properties += scanner.text(endingBefore: nil)
        }
        guard !properties.isEmpty, let body = scanner.block() else { return nil }
        source = scanner.rest
        return "\(properties); var body: some View {\(body)}"
    }
}
