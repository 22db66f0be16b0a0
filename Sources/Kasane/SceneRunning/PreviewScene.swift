import Foundation

/// A scene that is a preview: a file whose only picture is that of a `#Preview`, or of a `PreviewProvider`.
///
/// `#Preview` is a macro, which Kasane cannot bring, so a `_ScenePreview` takes its place before the compiler sees it; the
/// first preview of the file is shown, whatever its name and traits.
enum PreviewScene {
    /// The scene's source with the preview as its live view; nil for a file that shows something by itself, or nothing.
    ///
    /// Diagnostics still name the original file and lines.
    static func source(of scene: String, path: String) -> String? {
        guard !scene.contains("PlaygroundPage"), !scene.contains(#/(?m)^\s*@main\b/#) else { return nil }
        var count = 0
        let code = scene.replacing(#/(?m)^#Preview\b[^{\n]*\{/#) { _ in
            count += 1
            return "let __kasanePreview\(count) = _ScenePreview {"
        }
        let statement: String
        if count > 0 {
            statement = "__kasanePreview1.setLive()"
        } else if let provider = scene.firstMatch(
            of: #/(?m)^\s*(?:\w+\s+)*?struct\s+(\w+)\s*:[^{\n]*\bPreviewProvider\b/#)
        {
            statement = "PlaygroundPage.current.setLiveView(\(provider.1).previews)"
        } else {
            return nil
        }
        return "import PlaygroundSupport\n" + LocatedSource.source(of: code, path: path)
            + "\(statement)\n"
    }
}
