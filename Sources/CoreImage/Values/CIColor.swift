public import CoreGraphics
public import Foundation

/// A colour for filters: unpremultiplied red, green, blue and alpha in a colour space.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cicolor)
public final class CIColor: NSObject, NSCopying, KeyedArchivable, Sendable {
    /// The original components, alpha last.
    let values: [CGFloat]
    private let memory: ComponentMemory
    /// The colour space of the components.
    public let colorSpace: CGColorSpace

    private init(_ values: [CGFloat], _ space: CGColorSpace) {
        self.values = values
        colorSpace = space
        memory = ComponentMemory(values)
    }

    /// Creates an sRGB colour. Components may lie outside 0...1.
    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
        self.init([r, g, b, a], CGColorSpace(kind: .extendedSRGB))
    }

    /// Creates an opaque sRGB colour.
    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) {
        self.init(red: r, green: g, blue: b, alpha: 1)
    }

    /// Creates a colour in an RGB colour space. Returns nil if the space is not RGB.
    public convenience init?(
        red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat, colorSpace: CGColorSpace
    ) {
        guard colorSpace.model == .rgb else { return nil }
        self.init([r, g, b, a], colorSpace)
    }

    /// Creates an opaque colour in an RGB colour space. Returns nil if the space is not RGB.
    public convenience init?(red r: CGFloat, green g: CGFloat, blue b: CGFloat, colorSpace: CGColorSpace) {
        self.init(red: r, green: g, blue: b, alpha: 1, colorSpace: colorSpace)
    }

    /// Creates a colour from a `CGColor`, converted to sRGB.
    public convenience init(cgColor: CGColor) {
        let c = cgColor.paintColor
        self.init(red: CGFloat(c.red), green: CGFloat(c.green), blue: CGFloat(c.blue), alpha: CGFloat(c.alpha))
    }

    /// Creates a colour from a string such as "0.5 0.7 0.3 1.0"; black if components are missing.
    public convenience init(string representation: String) {
        let numbers = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
        func number(_ i: Int, _ fallback: CGFloat) -> CGFloat { i < numbers.count ? numbers[i] : fallback }
        self.init(red: number(0, 0), green: number(1, 0), blue: number(2, 0), alpha: number(3, 1))
    }

    // MARK: Archiving

    /// True: an archived colour contains no other classes.
    public static var supportsSecureCoding: Bool { true }

    /// Decodes a colour. Returns nil if the archive contains none.
    public required convenience init?(coder: NSCoder) {
        guard let numbers = NumberList.decode(coder, forKey: "CIColorComponents"), numbers.count == 4 else {
            return nil
        }
        let name = coder.decodeObject(of: NSString.self, forKey: "CIColorSpaceName") as String?
        let space = name.flatMap { CGColorSpace(name: $0) } ?? CGColorSpace(kind: .extendedSRGB)
        guard space.model == .rgb else { return nil }
        self.init(numbers, space)
    }

    /// Encodes the components and the name of their colour space; without a name they are decoded as sRGB.
    public func encode(with coder: NSCoder) {
        NumberList.encode(values, with: coder, forKey: "CIColorComponents")
        if let name = colorSpace.name { coder.encode(name as NSString, forKey: "CIColorSpaceName") }
    }

    // MARK: Components

    /// The original components, alpha last, in memory that lives as long as the colour.
    public var components: UnsafePointer<CGFloat> { UnsafePointer(memory.base) }

    /// The unpremultiplied red component; 0 to 1 within the gamut.
    public var red: CGFloat { values[0] }
    /// The unpremultiplied green component; 0 to 1 within the gamut.
    public var green: CGFloat { values[1] }
    /// The unpremultiplied blue component; 0 to 1 within the gamut.
    public var blue: CGFloat { values[2] }
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { values[3] }
    /// The number of components, alpha included: four.
    public var numberOfComponents: Int { values.count }
    /// The components as a string.
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

    /// The unpremultiplied components in the working space: linear light with sRGB's primaries, or sRGB-encoded values
    /// without colour management.
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

/// Numbers in memory that doesn't move; written once.
private final class ComponentMemory: @unchecked Sendable {
    let base: UnsafeMutablePointer<CGFloat>

    init(_ values: [CGFloat]) {
        base = .allocate(capacity: max(values.count, 1))
        base.initialize(from: values, count: values.count)
    }

    deinit { base.deallocate() }
}
