public import CoreGraphics
import Foundation
import UIKit

extension Color {
    /// A colour as it is shown in one environment, in sRGB; components may lie outside 0...1.
    ///
    /// As on iOS, single-precision components in proportion to light are kept, so that others come back rounded: a red of 0.3
    /// is the byte 4C.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/color/resolved)
    @frozen
    public struct Resolved: Hashable, Sendable {
        /// The components in proportion to light.
        public var linearRed: Float
        /// The green component as light, 0 to 1 within sRGB.
        public var linearGreen: Float
        /// The blue component as light, 0 to 1 within sRGB.
        public var linearBlue: Float
        /// 0 is transparent, 1 opaque.
        public var opacity: Float

        /// A colour from components of a space.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.opacity = opacity
            switch colorSpace {
            case .sRGB: (linearRed, linearGreen, linearBlue) = (linear(red), linear(green), linear(blue))
            case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
            case .displayP3:
                // From P3's primaries to sRGB's, both of the same white, to four places as iOS rounds.
                let (r, g, b) = (linear(red), linear(green), linear(blue))
                linearRed = r * 1.2249 + g * -0.2247
                linearGreen = r * -0.0420 + g * 1.0419
                linearBlue = r * -0.0197 + g * -0.0786 + b * 1.0979
            }
        }

        /// Quartz's colour in sRGB; a pattern counts as clear.
        package init(_ color: CGColor) {
            let isP3 = color.colorSpace?.name == CGColorSpace.displayP3
            let space = Color.RGBColorSpace.sRGB.cgColorSpace
            let rgb = isP3 ? color : color.converted(to: space, intent: .defaultIntent, options: nil)
            let numbers = (rgb?.components ?? [0, 0, 0, 0]).map { Float($0.isNaN ? 0 : $0) }
            self.init(
                colorSpace: isP3 ? .displayP3 : .sRGB, red: numbers[0], green: numbers[1], blue: numbers[2],
                opacity: numbers[3])
        }

        /// The red component as sRGB's number, 0 to 1 within it.
        public var red: Float {
            get { encoded(linearRed) }
            set { linearRed = linear(newValue) }
        }
        /// The green component as sRGB's number, 0 to 1 within it.
        public var green: Float {
            get { encoded(linearGreen) }
            set { linearGreen = linear(newValue) }
        }
        /// The blue component as sRGB's number, 0 to 1 within it.
        public var blue: Float {
            get { encoded(linearBlue) }
            set { linearBlue = linear(newValue) }
        }

        /// The colour as Quartz has it.
        public var cgColor: CGColor {
            CGColor(
                colorSpace: Color.RGBColorSpace.sRGB.cgColorSpace,
                components: [red, green, blue, opacity].map { CGFloat($0) }) ?? .clear
        }

        /// The nearest bytes.
        var bytes: [Int] {
            [red, green, blue, opacity].map { Int(max(0, min($0.isNaN ? 0 : $0, 1)) * 255 + 0.5) }
        }
    }

    /// A colour that is the same in each environment.
    public init(_ resolved: Resolved) { self.init(cgColor: resolved.cgColor) }

    /// The colour as it is shown in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(cgColor(in: environment)) }

    /// The colour as Quartz has it, where it depends on nothing; nil otherwise.
    public var cgColor: CGColor? {
        switch content {
        case .fixed(let color): color
        case .named(let name): name.fixedColor
        default: nil
        }
    }

    /// What layers are given in an environment.
    package func cgColor(in environment: EnvironmentValues) -> CGColor {
        switch content {
        case .fixed(let color):
            return color
        case .named(let name):
            return name.fixedColor ?? Color(uiColor: name.uiColor).cgColor(in: environment)
        case .uiColor(let color):
            let traits = UITraitCollection(userInterfaceStyle: environment.colorScheme.userInterfaceStyle)
            return color.resolvedColor(with: traits).cgColor
        case .primary:
            return Color(uiColor: .label).cgColor(in: environment)
        case .secondary:
            return Color(uiColor: .secondaryLabel).cgColor(in: environment)
        case .accent:
            return (environment.tintColor ?? .blue).cgColor(in: environment)
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
    // The factors are rounded one by one, as iOS has it.
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
    /// Reads red, green, blue and opacity.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        func next() throws -> Float { try numbers.decode(Float.self) }
        self.init(red: try next(), green: try next(), blue: try next(), opacity: try next())
    }

    /// Writes red, green, blue and opacity.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [red, green, blue, opacity] { try numbers.encode(number) }
    }
}

extension Color.Resolved: CustomStringConvertible {
    public var description: String { "#" + bytes.map { String(format: "%02X", $0) }.joined() }
}
