public import CoreGraphics
import Foundation
import UIKit

extension Color {
    /// A colour as it is shown in one environment: sRGB components, which may lie outside 0...1.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/color/resolved)
    @frozen
    public struct Resolved: Hashable, Sendable {
        public var red: Float
        public var green: Float
        public var blue: Float
        /// 0 is transparent, 1 opaque.
        public var opacity: Float

        /// A colour from components of a space.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
            guard colorSpace != .sRGB else { return }
            let components = [red, green, blue, opacity].map { CGFloat($0) }
            self = Color.Resolved(CGColor(colorSpace: colorSpace.cgColorSpace, components: components) ?? .clear)
        }

        /// Quartz's colour in sRGB; a pattern counts as clear.
        package init(_ color: CGColor) {
            let space = Color.RGBColorSpace.sRGB.cgColorSpace
            let rgb = color.converted(to: space, intent: .defaultIntent, options: nil)?.components ?? [0, 0, 0, 0]
            let numbers = rgb.map { Float($0.isNaN ? 0 : $0) }
            (red, green, blue, opacity) = (numbers[0], numbers[1], numbers[2], numbers[3])
        }

        /// The components in proportion to light.
        public var linearRed: Float {
            get { linear(red) }
            set { red = encoded(newValue) }
        }
        public var linearGreen: Float {
            get { linear(green) }
            set { green = encoded(newValue) }
        }
        public var linearBlue: Float {
            get { linear(blue) }
            set { blue = encoded(newValue) }
        }

        /// The colour as Quartz has it.
        public var cgColor: CGColor {
            CGColor(
                colorSpace: Color.RGBColorSpace.sRGB.cgColorSpace,
                components: [red, green, blue, opacity].map { CGFloat($0) }) ?? .clear
        }

        /// The nearest bytes.
        var bytes: [Int] {
            [red, green, blue, opacity].map { Int((max(0, min($0.isNaN ? 0 : $0, 1)) * 255).rounded()) }
        }
    }

    /// A colour that is the same in each environment.
    public init(_ resolved: Resolved) { self.init(cgColor: resolved.cgColor) }

    /// The colour as it is shown in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(cgColor(in: environment)) }

    /// The colour as Quartz has it, where it depends on nothing; nil otherwise.
    public var cgColor: CGColor? {
        if case .fixed(let color) = content { color } else { nil }
    }

    /// What layers are given in an environment.
    package func cgColor(in environment: EnvironmentValues) -> CGColor {
        switch content {
        case .fixed(let color):
            return color
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
    let result = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
}

private func encoded(_ value: Float) -> Float {
    let magnitude = abs(value)
    let result = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
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

extension Color.Resolved: CustomStringConvertible {
    public var description: String { "#" + bytes.map { String(format: "%02X", $0) }.joined() }
}
