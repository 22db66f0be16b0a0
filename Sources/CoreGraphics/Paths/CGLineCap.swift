/// The shape of the ends of an open line.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cglinecap)
@frozen
public enum CGLineCap: Int32, Sendable {
    /// Squared off at the end point itself. The default.
    case butt = 0
    /// A half disc around the end point.
    case round = 1
    /// Squared off half a line's width beyond the end point.
    case square = 2
}
