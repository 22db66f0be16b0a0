public import Foundation

/// Why a touch script stopped before its end: the step that could not be done, when, and what was found instead.
///
/// Specific to Kasane: iOS has no equivalent.
public struct TouchScriptFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The step, as in `tap("Save")`.
    public let step: String
    /// In seconds from the script's beginning.
    public let time: TimeInterval
    /// What was sought, and what there is.
    public let reason: String

    public var description: String {
        let seconds = "\((time * 1000).rounded() / 1000)"
        return "\(step) at \(seconds.hasSuffix(".0") ? String(seconds.dropLast(2)) : seconds) s: \(reason)"
    }
}
