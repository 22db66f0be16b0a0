/// Why a scene was not rendered, or a package not built: one line, or the compiler's own lines.
package enum SceneFailure: Error {
    /// What went wrong and how to fix it, in one line.
    case line(String)
    /// What the Swift compiler, or the package manager, said, as it said it.
    case diagnostics(String)
    /// A signal interrupted the work; everything is cleaned up.
    case interrupted(signal: Int32)
}
