import Foundation

/// A scene with `await` in its top-level code.
///
/// Such code never returns: the process exits at its end. So it is compiled with additional lines that record the
/// scene and then wait forever.
enum AsyncScene {
    /// Returns whether an object file was compiled from such a scene: it refers to the runtime function that drains the
    /// main actor's queue.
    static func isCompiled(to object: URL) throws -> Bool {
        try Data(contentsOf: object).range(of: Data("swift_task_asyncMainDrainQueue".utf8)) != nil
    }

    /// Returns the scene's source with those lines. Diagnostics still refer to the original file and lines.
    static func source(of scene: String, path: String) -> String {
        LocatedSource.source(of: scene, path: path) + """
            @_silgen_name("kasane_scene_ended") func __kasaneSceneEnded()
            __kasaneSceneEnded()
            await _Concurrency.withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }

            """
    }
}
