public import CoreGraphics
import Foundation
public import UIKit

/// A colour, which may depend on the environment it is shown in. As a view it fills its place.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/color)
public struct Color: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case fixed(CGColor)
        case named(Name)
        /// May depend on light and dark.
        case uiColor(UIColor)
        /// The first colour of the foreground style.
        case primary
        /// The second.
        case secondary
        case accent
        indirect case faded(Color, Double)
        indirect case mixed(Color, Color, Double)
    }

    package let content: Content

    package init(_ content: Content) { self.content = content }

    /// The colour space of a colour's components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The web's and most screens' space.
        case sRGB
        /// The same primaries in proportion to light.
        case sRGBLinear
        /// The wider space of Apple's screens.
        case displayP3
    }

    /// A colour from red, green and blue, each a fraction of one; those beyond lie outside the space.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let components = [red, green, blue].map { CGFloat($0) } + [CGFloat(opacity)]
        content = .fixed(CGColor(colorSpace: colorSpace.cgColorSpace, components: components) ?? .clear)
    }

    /// A gray: 0 is black, 1 white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour from its hue around the circle, from red over green and blue back to red, its saturation and its
    /// brightness, each a fraction of one.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(
            uiColor: UIColor(
                hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness),
                alpha: CGFloat(opacity)))
    }

    /// UIKit's colour; one that depends on traits follows the environment.
    public init(uiColor: UIColor) { content = .uiColor(uiColor) }

    /// UIKit's colour; one that depends on traits follows the environment.
    public init(_ color: UIColor) { self.init(uiColor: color) }

    /// Quartz's colour.
    public init(cgColor: CGColor) { content = .fixed(cgColor) }

    /// Quartz's colour.
    public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

    /// The colour with its opacity multiplied by a fraction.
    public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity.isNaN ? 1 : opacity)) }

    /// So much of the way from this colour to another.
    ///
    /// Both are mixed as layers mix them, in sRGB, where Apple's default mixes in a space of even perception.
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
