/// After which system's controls a control behaves.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibehavioralstyle)
public enum UIBehavioralStyle: UInt, Sendable {
    /// As the system likes: as on iPad.
    case automatic
    /// As on iPad, or as on a Mac. Kasane's controls always behave as on iPad.
    case pad, mac
}
