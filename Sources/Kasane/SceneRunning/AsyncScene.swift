import Foundation

/// A scene whose top-level code has an `await`.
///
/// Such code never returns: the process exits at its end. So it is compiled with additional lines that record the
/// scene and then wait forever.
enum AsyncScene {
    /// True for an object file compiled from such a scene: it then refers to the runtime function that drains the main
    /// actor's queue.
    static func isCompiled(to object: URL) throws -> Bool {
        try Data(contentsOf: object).range(of: Data("swift_task_asyncMainDrainQueue".utf8)) != nil
    }

    /// The scene's source with those lines. Diagnostics still name the original file and lines.
    static func source(of scene: String, path: String) -> String {
        LocatedSource.source(of: scene, path: path) + """
            @_silgen_name("kasane_scene_ended") func __kasaneSceneEnded()
            __kasaneSceneEnded()
            await _Concurrency.withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }

            """
    }
}
