/// A colour in the surface's space: sRGB-encoded, straight alpha, each component in 0...1.
@frozen
public struct PaintColor: Sendable, Hashable {
    /// The red component, in 0...1.
    public var red: Float
    /// The green component, in 0...1.
    public var green: Float
    /// The blue component, in 0...1.
    public var blue: Float
    /// The opacity, in 0...1.
    public var alpha: Float

    /// Creates a colour; each component is in 0...1.
    @inlinable
    public init(red: Float, green: Float, blue: Float, alpha: Float) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Transparent black.
    public static let clear = PaintColor(red: 0, green: 0, blue: 0, alpha: 0)
    /// Opaque black.
    public static let black = PaintColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// Opaque white.
    public static let white = PaintColor(red: 1, green: 1, blue: 1, alpha: 1)
}
