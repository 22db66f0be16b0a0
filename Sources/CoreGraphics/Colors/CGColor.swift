public import Foundation

package import Raster

/// A colour: components and the space to read them in.
public final class CGColor: Hashable, Sendable {
    public let colorSpace: CGColorSpace?
    /// The colour as the surface shows it: sRGB, straight alpha.
    package let paintColor: PaintColor

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        colorSpace = CGColorSpace(kind: .sRGB)
        paintColor = PaintColor(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }

    package convenience init(_ c: PaintColor) {
        self.init(red: CGFloat(c.red), green: CGFloat(c.green), blue: CGFloat(c.blue), alpha: CGFloat(c.alpha))
    }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.paintColor == b.paintColor }
    public func hash(into hasher: inout Hasher) { hasher.combine(paintColor) }
}

extension CGColor {
    /// The default of layers' border, shadow and fill colours.
    package static let opaqueBlack = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}
