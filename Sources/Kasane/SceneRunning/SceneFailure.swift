/// Why a scene was not rendered: one line, or the compiler's own lines.
package enum SceneFailure: Error {
    /// What went wrong and how to mend it, in one line.
    case line(String)
    /// What the Swift compiler said about the scene, as it said it.
    case diagnostics(String)
    /// A signal ended the work, and everything is cleaned up.
    case interrupted(signal: Int32)
}
