/// The behavioural style of a control.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibehavioralstyle)
public enum UIBehavioralStyle: UInt, Sendable {
    /// Chosen by the system: that of iPad.
    case automatic
    /// That of iPad, or that of Mac. Kasane's controls always behave as on iPad.
    case pad, mac
}
