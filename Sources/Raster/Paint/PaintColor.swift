/// A colour in the surface's space: sRGB-encoded, straight alpha, each component in 0...1.
@frozen
package struct PaintColor: Sendable, Hashable {
    package var red: Float
    package var green: Float
    package var blue: Float
    package var alpha: Float

    @inlinable
    package init(red: Float, green: Float, blue: Float, alpha: Float) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let clear = PaintColor(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = PaintColor(red: 0, green: 0, blue: 0, alpha: 1)
    package static let white = PaintColor(red: 1, green: 1, blue: 1, alpha: 1)
}
