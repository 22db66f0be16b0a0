/// An affine map of unpremultiplied colours: for each result channel, the coefficients of red, green, blue and alpha,
/// and a bias.
public struct ColorMatrix: Sendable, Hashable {
    /// A row: a result channel's coefficients of red, green, blue and alpha.
    public typealias Row = SIMD4<Float>

    /// The coefficients of the red result.
    public var red: Row
    /// The coefficients of the green result.
    public var green: Row
    /// The coefficients of the blue result.
    public var blue: Row
    /// The coefficients of the alpha result.
    public var alpha: Row
    /// The constants added to red, green, blue and alpha.
    public var bias: Row

    /// Creates the identity, except for the given rows.
    public init(
        red: Row = [1, 0, 0, 0], green: Row = [0, 1, 0, 0], blue: Row = [0, 0, 1, 0], alpha: Row = [0, 0, 0, 1],
        bias: Row = .zero
    ) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        self.bias = bias
    }

    /// Applies the map to an unpremultiplied colour, without clamping.
    @inlinable @inline(__always)
    package func apply(_ p: SIMD4<Float>) -> SIMD4<Float> {
        SIMD4((red * p).sum(), (green * p).sum(), (blue * p).sum(), (alpha * p).sum()) + bias
    }

    /// This map followed by another.
    package func then(_ next: ColorMatrix) -> ColorMatrix {
        func row(_ r: Row) -> Row {
            let sum = red * r.x + green * r.y
            return sum + blue * r.z + alpha * r.w
        }
        return ColorMatrix(
            red: row(next.red), green: row(next.green), blue: row(next.blue), alpha: row(next.alpha),
            bias: next.apply(bias))
    }

    /// Whether all elements are finite.
    package var isFinite: Bool {
        [red, green, blue, alpha, bias].allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.z.isFinite && $0.w.isFinite }
    }
}

extension ColorMatrix {
    /// The luminance weights of ITU-R BT.709.
    package static let luminance: Row = [0.2126, 0.7152, 0.0722, 0]

    /// Interpolates each colour with its gray: 0 is gray, 1 is unchanged, larger values increase saturation.
    package static func saturation(_ amount: Float) -> ColorMatrix {
        // Each row adds up to 1, so grays are unchanged.
        let gray = luminance * (1 - amount)
        return ColorMatrix(
            red: gray + [amount, 0, 0, 0], green: gray + [0, amount, 0, 0], blue: gray + [0, 0, amount, 0])
    }

    /// Adds to each channel.
    package static func brightness(_ amount: Float) -> ColorMatrix {
        ColorMatrix(bias: [amount, amount, amount, 0])
    }

    /// Scales each channel's difference from one half.
    package static func contrast(_ amount: Float) -> ColorMatrix {
        // amount · (v - 1/2) + 1/2
        let rest = (1 - amount) / 2
        return ColorMatrix(
            red: [amount, 0, 0, 0], green: [0, amount, 0, 0], blue: [0, 0, amount, 0], bias: [rest, rest, rest, 0])
    }

    /// Inverts the colours.
    package static let inversion = ColorMatrix(
        red: [-1, 0, 0, 0], green: [0, -1, 0, 0], blue: [0, 0, -1, 0], bias: [1, 1, 1, 0])

    /// Multiplies each channel by a factor.
    package static func multiplication(by color: Row) -> ColorMatrix {
        ColorMatrix(
            red: [color.x, 0, 0, 0], green: [0, color.y, 0, 0], blue: [0, 0, color.z, 0], alpha: [0, 0, 0, color.w])
    }

    /// Rotates hues by an angle in radians, preserving luminance, as specified by the W3C's Filter Effects.
    package static func hueRotation(_ angle: Double) -> ColorMatrix {
        let (c, s) = (Float(cosine(of: angle)), Float(sine(of: angle)))
        // The coefficients of the cosine and sine add up to 0 in each row, and those of gray to 1: grays are unchanged.
        let gray: Row = [0.213, 0.715, 0.072, 0]
        return ColorMatrix(
            red: gray + Row(0.787, -0.715, -0.072, 0) * c + Row(-0.213, -0.715, 0.928, 0) * s,
            green: gray + Row(-0.213, 0.285, -0.072, 0) * c + Row(0.143, 0.140, -0.283, 0) * s,
            blue: gray + Row(-0.213, -0.715, 0.928, 0) * c + Row(-0.787, 0.715, 0.072, 0) * s)
    }

    /// Interpolates, by `amount`, with each colour's gray times `color`.
    package static func monochrome(_ color: Row, amount: Float) -> ColorMatrix {
        let keep = 1 - amount
        return ColorMatrix(
            red: luminance * (color.x * amount) + [keep, 0, 0, 0],
            green: luminance * (color.y * amount) + [0, keep, 0, 0],
            blue: luminance * (color.z * amount) + [0, 0, keep, 0])
    }

    /// Interpolates, by `amount`, with sepia tones, as specified by the W3C's Filter Effects.
    package static func sepia(_ amount: Float) -> ColorMatrix {
        let keep = 1 - amount
        return ColorMatrix(
            red: Row(0.393, 0.769, 0.189, 0) * amount + [keep, 0, 0, 0],
            green: Row(0.349, 0.686, 0.168, 0) * amount + [0, keep, 0, 0],
            blue: Row(0.272, 0.534, 0.131, 0) * amount + [0, 0, keep, 0])
    }
}
