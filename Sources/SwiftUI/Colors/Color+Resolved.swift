public import CoreGraphics
import Foundation
import UIKit

extension Color {
    /// A colour resolved in an environment, in sRGB; components may lie outside 0...1.
    ///
    /// As on iOS, linear components are stored in single precision, so encoded components are rounded when read back:
    /// a red of 0.3 is the byte 4C.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/color/resolved)
    @frozen
    public struct Resolved: Hashable, Sendable {
        /// The linear red component, in 0...1 within sRGB.
        public var linearRed: Float
        /// The linear green component, in 0...1 within sRGB.
        public var linearGreen: Float
        /// The linear blue component, in 0...1 within sRGB.
        public var linearBlue: Float
        /// The opacity: 0 is transparent, 1 opaque.
        public var opacity: Float

        /// Creates a colour from components in a colour space.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.opacity = opacity
            switch colorSpace {
            case .sRGB: (linearRed, linearGreen, linearBlue) = (linear(red), linear(green), linear(blue))
            case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
            case .displayP3:
                // From P3's primaries to sRGB's, which share a white point, to four decimal places as iOS rounds.
                let (r, g, b) = (linear(red), linear(green), linear(blue))
                linearRed = r * 1.2249 + g * -0.2247
                linearGreen = r * -0.0420 + g * 1.0419
                linearBlue = r * -0.0197 + g * -0.0786 + b * 1.0979
            }
        }

        /// Converts a Quartz colour to sRGB; a pattern becomes clear.
        package init(_ color: CGColor) {
            let isP3 = color.colorSpace?.name == CGColorSpace.displayP3
            let space = Color.RGBColorSpace.sRGB.cgColorSpace
            let rgb = isP3 ? color : color.converted(to: space, intent: .defaultIntent, options: nil)
            let numbers = (rgb?.components ?? [0, 0, 0, 0]).map { Float($0.isNaN ? 0 : $0) }
            self.init(
                colorSpace: isP3 ? .displayP3 : .sRGB, red: numbers[0], green: numbers[1], blue: numbers[2],
                opacity: numbers[3])
        }

        /// The encoded red component, in 0...1 within sRGB.
        public var red: Float {
            get { encoded(linearRed) }
            set { linearRed = linear(newValue) }
        }
        /// The encoded green component, in 0...1 within sRGB.
        public var green: Float {
            get { encoded(linearGreen) }
            set { linearGreen = linear(newValue) }
        }
        /// The encoded blue component, in 0...1 within sRGB.
        public var blue: Float {
            get { encoded(linearBlue) }
            set { linearBlue = linear(newValue) }
        }

        /// The colour as a Quartz colour.
        public var cgColor: CGColor {
            CGColor(
                colorSpace: Color.RGBColorSpace.sRGB.cgColorSpace,
                components: [red, green, blue, opacity].map { CGFloat($0) }) ?? .clear
        }

        /// The nearest byte values.
        var bytes: [Int] {
            [red, green, blue, opacity].map { Int(max(0, min($0.isNaN ? 0 : $0, 1)) * 255 + 0.5) }
        }
    }

    /// Creates a colour that is the same in every environment.
    public init(_ resolved: Resolved) { self.init(cgColor: resolved.cgColor) }

    /// Resolves the colour in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(cgColor(in: environment)) }

    /// The colour as a Quartz colour; nil if it depends on the environment.
    public var cgColor: CGColor? {
        switch content {
        case .fixed(let color): color
        case .named(let name): name.fixedColor
        default: nil
        }
    }

    /// The Quartz colour for layers in an environment.
    package func cgColor(in environment: EnvironmentValues) -> CGColor {
        switch content {
        case .fixed(let color):
            return color
        case .named(let name):
            return name.fixedColor ?? Color(uiColor: name.uiColor).cgColor(in: environment)
        case .uiColor(let color):
            let traits = UITraitCollection {
                $0.userInterfaceStyle = environment.colorScheme.userInterfaceStyle
                $0.userInterfaceLevel = environment.userInterfaceLevel
            }
            return color.resolvedColor(with: traits).cgColor
        case .primary:
            return Color(uiColor: .label).cgColor(in: environment)
        case .secondary:
            return Color(uiColor: .secondaryLabel).cgColor(in: environment)
        case .accent:
            return (environment.accent ?? .blue).cgColor(in: environment.outsideAccent)
        case .faded(let color, let opacity):
            let base = color.cgColor(in: environment)
            return base.copy(alpha: base.alpha * CGFloat(min(max(opacity, 0), 1))) ?? base
        case .mixed(let a, let b, let fraction):
            return a.resolve(in: environment).interpolated(towards: b.resolve(in: environment), amount: fraction)
                .cgColor
        }
    }
}

private func linear(_ value: Float) -> Float {
    let magnitude = abs(value)
    if magnitude == 1 { return value }
    // The factors are rounded separately, as on iOS.
    let result = magnitude <= 0.04045 ? magnitude / 12.92 : pow(magnitude * (1 / 1.055) + 0.055 * (1 / 1.055), 2.4)
    return value < 0 ? -result : result
}

private func encoded(_ value: Float) -> Float {
    let magnitude = abs(value)
    if magnitude == 1 { return value }
    let result = magnitude <= 0.0031308 ? magnitude * 12.92 : pow(magnitude, 1 / 2.4) * 1.055 - 0.055
    return value < 0 ? -result : result
}

extension Color.Resolved: Animatable {
    public typealias AnimatableData =
        AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

    public var animatableData: AnimatableData {
        get { AnimatablePair(red, AnimatablePair(green, AnimatablePair(blue, opacity))) }
        set {
            (red, green) = (newValue.first, newValue.second.first)
            (blue, opacity) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}

extension Color.Resolved: Codable {
    /// Decodes red, green, blue and opacity.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        func next() throws -> Float { try numbers.decode(Float.self) }
        self.init(red: try next(), green: try next(), blue: try next(), opacity: try next())
    }

    /// Encodes red, green, blue and opacity.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [red, green, blue, opacity] { try numbers.encode(number) }
    }
}

extension Color.Resolved: CustomStringConvertible {
    public var description: String { "#" + bytes.map { String(format: "%02X", $0) }.joined() }
}

extension EnvironmentValues {
    private struct LevelKey: EnvironmentKey { static var defaultValue: UIUserInterfaceLevel { .unspecified } }

    /// Whether the views are elevated, as in a sheet: background colours are lighter there in dark mode.
    var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}
