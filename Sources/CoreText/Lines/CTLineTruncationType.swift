/// Where a line that is too long is cut.
public enum CTLineTruncationType: UInt32, Sendable {
    /// What is left out is the beginning of the line.
    case start = 0
    /// What is left out is the end of the line.
    case end = 1
    /// What is left out is the middle of the line.
    case middle = 2
}
