/// The position at which a line is truncated.
public enum CTLineTruncationType: UInt32, Sendable {
    /// Omits the beginning of the line.
    case start = 0
    /// Omits the end of the line.
    case end = 1
    /// Omits the middle of the line.
    case middle = 2
}
