public import Foundation
package import Raster

/// A colour: components in a colour space, and an opacity.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgcolor)
public final class CGColor: Hashable, Sendable {
    private let space: CGColorSpace
    /// The components, alpha last.
    private let values: [CGFloat]
    /// The colour in the surface's format: sRGB, straight alpha, each component in 0...1.
    package let paintColor: PaintColor

    /// A `CGPattern`, or nil. Patterns draw in contexts, a layer above colours, so the type is erased.
    let anyPattern: (any AnyObject & Sendable)?

    /// `values` holds the components of the space, then alpha; `pattern` is a `CGPattern`.
    package init(space: CGColorSpace, values: [CGFloat], pattern: (any AnyObject & Sendable)? = nil) {
        self.space = space
        self.values = values
        anyPattern = pattern
        if space.model == .pattern {
            // Where a pattern can't be painted, its base colour is painted instead, or nothing.
            paintColor = space.baseColorSpace.map { PaintColor(values, in: $0) } ?? .clear
        } else {
            paintColor = PaintColor(values, in: space)
        }
    }

    /// Creates an sRGB colour. Components and alpha are in 0...1; values outside are stored, but clamped when painted.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standard, values: [red, green, blue, alpha])
    }

    /// Creates an sRGB colour.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standard, values: [red, green, blue, alpha])
    }

    /// Creates a gray in the space `genericGrayGamma2_2`: 0 is black, 1 is white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .genericGray, values: [gray, alpha])
    }

    /// Creates a gray in the space `genericGrayGamma2_2`: 0 is black, 1 is white.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// The conversion option for black point compensation, which maps the darkest colour of one profile to that of the
    /// other. A Boolean, false by default.
    public static let conversionBlackPointCompensation: CFString = "kCGColorConversionBlackPointCompensation"

    /// The `CGColorConversionInfo` option for the number of entries in tables of the source's curves: a number from 2
    /// to 65,536. Between entries the curves are interpolated linearly. By default curves are computed.
    public static let conversionTRCSize: CFString = "kCGColorConversionTRCSize"

    /// Creates a colour from components in `space`, followed by alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents + 1
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
    }

    /// Creates a colour in the space `genericCMYK`; components are in 0...1.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(space: .genericCMYKSpace, values: [cyan, magenta, yellow, black, alpha])
    }

    package convenience init(_ c: PaintColor) {
        self.init(red: CGFloat(c.red), green: CGFloat(c.green), blue: CGFloat(c.blue), alpha: CGFloat(c.alpha))
    }

    /// The colour space of the components.
    public var colorSpace: CGColorSpace? { space }
    /// The components, alpha last.
    public var components: [CGFloat]? { values }
    /// The number of components, including alpha.
    public var numberOfComponents: Int { values.count }
    /// The opacity: 0 is transparent, 1 is opaque.
    public var alpha: CGFloat { values[values.count - 1] }

    /// Returns the same colour.
    public func copy() -> CGColor? { self }

    /// Returns the colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha], pattern: anyPattern)
    }

    /// Converts the colour to another space, as closely as that can represent it.
    ///
    /// Out-of-gamut components are clamped to 0...1 unless the space is extended; HDR colours are tone-mapped into the
    /// range of an SDR space, whites first. The intent applies between profiles, and determines whether the white point
    /// is adapted. `options` may have the key `CGColor.conversionBlackPointCompensation`, a Boolean. Nil for a pattern
    /// and for a pattern space.
    public func converted(
        to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        if colorSpace == space { return self }
        guard space.model != .pattern, colorSpace.model != .pattern else { return nil }
        let compensates = (options?[CGColor.conversionBlackPointCompensation] as? NSNumber)?.boolValue ?? false
        let conversion = ColorConversion(from: space, to: colorSpace, intent: intent, compensates: compensates)
        let converted = conversion(values.dropLast().map { Double($0) })
        return CGColor(space: colorSpace, values: converted.map { CGFloat($0) } + [alpha])
    }

    /// Whether both have the same space and components; colours that merely look the same are not equal.
    public static func == (a: CGColor, b: CGColor) -> Bool {
        a === b || (a.space == b.space && a.values == b.values && a.anyPattern === b.anyPattern)
    }

    /// Hashes the space and the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(values)
    }

    /// Opaque white, as a gray.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Opaque black, as a gray.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Transparent black, as a gray.
    public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor {
    /// The default colour of layers' borders, shadows and fills.
    package static let opaqueBlack = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}

extension PaintColor {
    /// Converts components of `space`, alpha last, to the surface's format; NaN counts as zero.
    init(_ values: [CGFloat], in space: CGColorSpace) {
        let finite = values.map { $0.isNaN ? 0 : Double($0) }
        let color = finite.dropLast()
        let isSRGB = space.isEncodedAsSRGB
        let rgb = isSRGB ? Array(color) : ColorConversion(from: space, to: .standard)(Array(color))
        func unit(_ v: Double) -> Float { Float(min(max(v, 0), 1)) }
        self.init(red: unit(rgb[0]), green: unit(rgb[1]), blue: unit(rgb[2]), alpha: unit(finite[finite.count - 1]))
    }
}
