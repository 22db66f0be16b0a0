import CoreGraphics
import QuartzCore

/// Applies a Core Animation filter to the view.
struct FilterEffect: EffectModifier {
    typealias Body = Never

    /// The Core Animation filters, with the input that sets their amount.
    enum FilterType: String {
        case gaussianBlur, colorBrightness, colorContrast, colorSaturate, colorHueRotate, colorInvert, multiplyColor
        case luminanceToAlpha

        var input: String? {
            switch self {
            case .gaussianBlur: "inputRadius"
            case .colorBrightness, .colorContrast, .colorSaturate: "inputAmount"
            case .colorHueRotate: "inputAngle"
            case .multiplyColor: "inputColor"
            case .colorInvert, .luminanceToAlpha: nil
            }
        }
    }

    let type: FilterType
    var amount = 0.0
    var color: Color?

    func updateLayer(_ layer: CALayer, _ context: EffectContext) {
        let value: Any = color.map { $0.cgColor(in: context.environment) } ?? (amount.isFinite ? amount : 0)
        if context.isNew {
            let filter = CAFilter(type: type.rawValue)
            if let input = type.input { filter.setValue(value, forKey: input) }
            context.set(layer, "filters", to: [filter])
        } else if let input = type.input {
            context.set(layer, "filters.\(type.rawValue).\(input)", to: value)
        }
    }
}

extension View {
    /// Applies a Gaussian blur to the view, with a standard deviation of `radius` points. Has no effect if negative.
    ///
    /// - Parameter opaque: whether the view is opaque. Ignored: transparency is always kept.
    /// - Parameter radius: the standard deviation, in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(FilterEffect(type: .gaussianBlur, amount: max(0, Double(radius))))
    }

    /// Adds an amount to each component: 0 has no effect, 1 gives white, -1 black.
    public func brightness(_ amount: Double) -> some View {
        modifier(FilterEffect(type: .colorBrightness, amount: amount))
    }

    /// Scales each component's difference from one half: 1 has no effect, 0 gives grey.
    public func contrast(_ amount: Double) -> some View { modifier(FilterEffect(type: .colorContrast, amount: amount)) }

    /// Scales saturation: 1 has no effect, 0 gives greys, larger values increase it.
    public func saturation(_ amount: Double) -> some View {
        modifier(FilterEffect(type: .colorSaturate, amount: amount))
    }

    /// Desaturates: 0 has no effect, 1 gives greys.
    public func grayscale(_ amount: Double) -> some View { saturation(1 - min(max(amount, 0), 1)) }

    /// Rotates all hues by an angle.
    public func hueRotation(_ angle: Angle) -> some View {
        modifier(FilterEffect(type: .colorHueRotate, amount: angle.finiteRadians))
    }

    /// Inverts colours.
    public func colorInvert() -> some View { modifier(FilterEffect(type: .colorInvert)) }

    /// Multiplies each pixel's colour by a colour.
    public func colorMultiply(_ color: Color) -> some View {
        modifier(FilterEffect(type: .multiplyColor, color: color))
    }

    /// Converts luminance to opacity, with black as the colour.
    public func luminanceToAlpha() -> some View { modifier(FilterEffect(type: .luminanceToAlpha)) }
}
