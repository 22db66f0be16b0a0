public import Foundation

/// A direction with a length, in the plane.
///
/// [Apple's reference](https://developer.apple.com/documentation/corefoundation/cgvector)
@frozen
public struct CGVector: Sendable, Hashable, Codable {
    /// The part along x.
    public var dx: CGFloat
    /// The part along y.
    public var dy: CGFloat

    /// The vector without length.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// The vector without length.
    public init() { self = .zero }

    /// A vector from its two parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A vector from its two parts.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// A vector from its two parts.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
