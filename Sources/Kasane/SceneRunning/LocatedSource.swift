/// A scene's source embedded in a generated file.
enum LocatedSource {
    /// Returns the source between directives, so that diagnostics refer to the original file and lines.
    static func source(of scene: String, path: String) -> String {
        // The directive takes a file name between quotation marks, without escapes.
        let name = String(path.map { "\"\\".contains($0) || $0.isNewline ? "_" : $0 })
        // Only a file's first line may be a shebang.
        let code = scene.hasPrefix("#!") ? "//" + scene : scene
        return """
            #sourceLocation(file: "\(name)", line: 1)
            \(code)
            #sourceLocation()

            """
    }
}
