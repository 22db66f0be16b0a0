public import CoreGraphics
import Foundation
public import UIKit

/// A colour, which may depend on the environment. As a view it fills its frame.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/color)
public struct Color: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case fixed(CGColor)
        case named(Name)
        /// A colour that may differ between light and dark mode.
        case uiColor(UIColor)
        /// The first colour of the foreground style.
        case primary
        /// The second colour of the foreground style.
        case secondary
        case accent
        indirect case faded(Color, Double)
        indirect case mixed(Color, Color, Double)
    }

    package let content: Content

    package init(_ content: Content) { self.content = content }

    /// The colour space of a colour's components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The standard space of the web and of most screens.
        case sRGB
        /// sRGB's primaries with linear components.
        case sRGBLinear
        /// The wide-gamut space of Apple's screens.
        case displayP3
    }

    /// Creates a colour from red, green and blue in 0...1; values outside lie beyond the space's gamut.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let components = [red, green, blue].map { CGFloat($0) } + [CGFloat(opacity)]
        content = .fixed(CGColor(colorSpace: colorSpace.cgColorSpace, components: components) ?? .clear)
    }

    /// Creates a grey: 0 is black, 1 white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour from its hue (from red through green and blue back to red), saturation and brightness, each in
    /// 0...1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(
            uiColor: UIColor(
                hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness),
                alpha: CGFloat(opacity)))
    }

    /// Creates a colour from a UIKit colour; one that depends on traits follows the environment.
    public init(uiColor: UIColor) { content = .uiColor(uiColor) }

    /// Creates a colour from a UIKit colour; one that depends on traits follows the environment.
    public init(_ color: UIColor) { self.init(uiColor: color) }

    /// Creates a colour from a Quartz colour.
    public init(cgColor: CGColor) { content = .fixed(cgColor) }

    /// Creates a colour from a Quartz colour.
    public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

    /// Returns the colour with its opacity multiplied by a fraction.
    public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity.isNaN ? 1 : opacity)) }

    /// Interpolates between this colour and another: 0 is this colour, 1 the other.
    ///
    /// Colours are interpolated in encoded sRGB, as layers do it; Apple's default interpolates in a perceptual space.
    public func mix(with rhs: Color, by fraction: Double) -> Color {
        Color(.mixed(self, rhs, fraction.isNaN ? 0 : min(max(fraction, 0), 1)))
    }
}

extension Color.RGBColorSpace {
    var cgColorSpace: CGColorSpace {
        let name: CFString =
            switch self {
            case .sRGB: CGColorSpace.extendedSRGB
            case .sRGBLinear: CGColorSpace.extendedLinearSRGB
            case .displayP3: CGColorSpace.displayP3
            }
        return CGColorSpace(name: name) ?? CGColorSpaceCreateDeviceRGB()
    }
}

extension Color: CustomStringConvertible {
    public var description: String {
        switch content {
        case .fixed(let color):
            Resolved(color).description
        case .named(let name): name.rawValue
        case .uiColor(let color): "\(color)"
        case .primary: "primary"
        case .secondary: "secondary"
        case .accent: "accent"
        case .faded(let color, let opacity): "\(Int((min(max(opacity, -1e6), 1e6) * 100).rounded()))% \(color)"
        case .mixed(let a, let b, let fraction): "\(fraction) from \(a) to \(b)"
        }
    }
}
