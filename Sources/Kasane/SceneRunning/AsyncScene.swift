import Foundation

/// A scene whose top-level code has an `await`.
///
/// Such code never returns: the process exits where it ends. So it is compiled with additional lines, which record the
/// scene and then wait forever.
enum AsyncScene {
    /// Whether an object file was made of such a scene: it then names what Swift's runtime lets the main actor wait by.
    static func isCompiled(to object: URL) throws -> Bool {
        try Data(contentsOf: object).range(of: Data("swift_task_asyncMainDrainQueue".utf8)) != nil
    }

    /// The scene's source with those lines; everything in it is still said to be in the file and line where it was.
    static func source(of scene: String, path: String) -> String {
        // A file's name between quotation marks stands as it is.
        let name = String(path.map { "\"\\".contains($0) || $0.isNewline ? "_" : $0 })
        // Only a file's first line may say what runs it.
        let code = scene.hasPrefix("#!") ? "//" + scene : scene
        return """
            #sourceLocation(file: "\(name)", line: 1)
            \(code)
            #sourceLocation()
            @_silgen_name("kasane_scene_ended") func __kasaneSceneEnded()
            __kasaneSceneEnded()
            await _Concurrency.withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }

            """
    }
}
