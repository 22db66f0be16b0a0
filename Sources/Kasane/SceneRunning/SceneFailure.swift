/// The reason why a scene was not rendered, or a package not built: one line, or the compiler's own output.
package enum SceneFailure: Error {
    /// The problem and its remedy, in one line.
    case line(String)
    /// The unmodified output of the Swift compiler, or the package manager.
    case diagnostics(String)
    /// A signal interrupted the work; everything is cleaned up.
    case interrupted(signal: Int32)
}
