public import Foundation

/// The reason why a touch script stopped early: the step that failed, its time, and what was found instead.
///
/// Specific to Kasane: iOS has no equivalent.
public struct TouchScriptFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The step, such as `tap("Save")`.
    public let step: String
    /// In seconds from the start of the script.
    public let time: TimeInterval
    /// What was expected, and what was found.
    public let reason: String

    public var description: String {
        let seconds = "\((time * 1000).rounded() / 1000)"
        return "\(step) at \(seconds.hasSuffix(".0") ? String(seconds.dropLast(2)) : seconds) s: \(reason)"
    }
}
