/// The shape of the joint between two segments.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cglinejoin)
@frozen
public enum CGLineJoin: Int32, Sendable {
    /// The outer edges are extended until they meet; beyond the miter limit, a bevel. The default.
    case miter = 0
    /// A disc around the corner.
    case round = 1
    /// The outer corners are joined by a straight line.
    case bevel = 2
}
