import Foundation

/// A scene of previews: a file that shows only `#Preview`s or `PreviewProvider`s.
///
/// `#Preview` is a macro, which Kasane can't provide, so a call that adds its view to the scene's previews replaces it
/// before compilation; `--preview` selects one of them.
enum PreviewScene {
    /// Returns the scene's source with a preview as its live view; nil for a file that shows something itself, or
    /// nothing.
    ///
    /// Diagnostics still refer to the original file and lines.
    static func source(of scene: String, path: String) -> String? {
        guard !scene.contains("PlaygroundPage"), !scene.contains(#/(?m)^\s*@main\b/#) else { return nil }
        let code = withoutMacros(scene)
        let providers = scene.matches(of: #/(?m)^\s*(?:\w+\s+)*?struct\s+(\w+)\s*:[^{\n]*\bPreviewProvider\b/#)
        guard code != nil || !providers.isEmpty else { return nil }
        return "import PlaygroundSupport\n" + LocatedSource.source(of: code ?? scene, path: path)
            + providers.map { "_ScenePreview.add(\($0.1).self)\n" }.joined()
            + "_ScenePreview.show()\n"
    }

    /// Returns the source with calls in place of the macros; nil if there are none.
    private static func withoutMacros(_ scene: String) -> String? {
        var (result, rest) = ("", scene[...])
        var count = 0
        while let found = rest.firstMatch(of: macro) {
            result += rest[..<found.range.lowerBound]
            rest = rest[found.range.upperBound...]
            let call = "_ScenePreview.add" + found.0.dropFirst("#Preview".count)
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

    /// The macro's name, its arguments, and its opening brace. The arguments include strings, with any characters in
    /// them, and calls.
    private static var macro: Regex<Substring> {
        #/(?m)^#Preview\b\s*(?:\((?:"(?:\\.|[^"\\])*"|[^()"]|\([^()]*\))*\))?\s*\{/#
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
