public import CoreGraphics
public import Foundation

/// A colour for filters: red, green, blue and alpha of a colour space, not premultiplied.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cicolor)
public final class CIColor: NSObject, NSCopying, Sendable {
    /// The components, alpha last, as they were given.
    let values: [CGFloat]
    /// What the components are to be read as.
    public let colorSpace: CGColorSpace

    private init(_ values: [CGFloat], _ space: CGColorSpace) {
        self.values = values
        colorSpace = space
    }

    /// An sRGB colour. Components may lie outside 0...1.
    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
        self.init([r, g, b, a], CGColorSpace(kind: .extendedSRGB))
    }

    /// An opaque sRGB colour.
    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) {
        self.init(red: r, green: g, blue: b, alpha: 1)
    }

    /// A colour of an RGB space; nil for a space that is none.
    public convenience init?(
        red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat, colorSpace: CGColorSpace
    ) {
        guard colorSpace.model == .rgb else { return nil }
        self.init([r, g, b, a], colorSpace)
    }

    /// An opaque colour of an RGB space; nil for a space that is none.
    public convenience init?(red r: CGFloat, green g: CGFloat, blue b: CGFloat, colorSpace: CGColorSpace) {
        self.init(red: r, green: g, blue: b, alpha: 1, colorSpace: colorSpace)
    }

    /// The colour that a `CGColor` shows, in sRGB.
    public convenience init(cgColor: CGColor) {
        let c = cgColor.paintColor
        self.init(red: CGFloat(c.red), green: CGFloat(c.green), blue: CGFloat(c.blue), alpha: CGFloat(c.alpha))
    }

    /// The colour of a string such as "0.5 0.7 0.3 1.0"; black where numbers are missing.
    public convenience init(string representation: String) {
        let numbers = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
        func number(_ i: Int, _ fallback: CGFloat) -> CGFloat { i < numbers.count ? numbers[i] : fallback }
        self.init(red: number(0, 0), green: number(1, 0), blue: number(2, 0), alpha: number(3, 1))
    }

    /// The red component, not premultiplied; 0 to 1 within the space.
    public var red: CGFloat { values[0] }
    /// The green component, not premultiplied; 0 to 1 within the space.
    public var green: CGFloat { values[1] }
    /// The blue component, not premultiplied; 0 to 1 within the space.
    public var blue: CGFloat { values[2] }
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { values[3] }
    /// How many components there are, alpha included: four.
    public var numberOfComponents: Int { values.count }
    /// The components as they are written in a string.
    public var stringRepresentation: String {
        values.map { String(Double($0), byFormat: "%g") }.joined(separator: " ")
    }

    /// Opaque black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// Opaque middle gray.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// Opaque red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Opaque green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Opaque blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// Opaque cyan.
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    /// Opaque magenta.
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    /// Opaque yellow.
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    /// Transparent black.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    public override var description: String { "(\(stringRepresentation))" }
    public func copy(with zone: NSZone?) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return values == other.values && colorSpace == other.colorSpace
    }

    public override var hash: Int { values.hashValue }

    /// The components in the working space: light of sRGB's primaries, or sRGB's numbers where colours are not managed;
    /// straight, not premultiplied.
    func components(in space: WorkingSpace) -> SIMD4<Float> {
        let light: [Double]
        if !space.isLinear, colorSpace == CGColorSpace(kind: .extendedSRGB) {
            light = values.map { Double($0) }
        } else {
            let target = CGColorSpace(kind: space.isLinear ? .extendedLinearSRGB : .extendedSRGB)
            light = ColorConversion(from: colorSpace, to: target)(values.prefix(3).map { Double($0) })
        }
        return SIMD4(Float(light[0]), Float(light[1]), Float(light[2]), Float(max(0, min(alpha, 1))))
    }
}
