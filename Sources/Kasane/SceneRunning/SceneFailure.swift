/// The reason why a scene was not rendered.
package enum SceneFailure: Error {
    /// What went wrong and how to fix it, in one line.
    case line(String)
    /// The Swift compiler's diagnostics of the scene, unchanged.
    case diagnostics(String)
    /// A signal interrupted the work; everything is cleaned up.
    case interrupted(signal: Int32)
}
