import Foundation

extension Gradient {
    /// The colour space in which the colours between stops are interpolated.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/gradient/colorspace)
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool

        /// Encoded sRGB.
        public static let device = ColorSpace(isPerceptual: false)
        /// A perceptually uniform space: Oklab.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// Returns the gradient with its colours interpolated in a colour space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

    /// The number of segments that approximate the curve between two stops.
    private static let stepCount = 16

    /// Returns the gradient with additional stops, so that interpolation in sRGB follows Oklab.
    func perceptual(in environment: EnvironmentValues) -> Gradient {
        guard let first = stops.first else { return self }
        var result = [first]
        for (a, b) in zip(stops, stops.dropFirst()) {
            let (start, end) = (
                OklabColor(a.color.resolve(in: environment)), OklabColor(b.color.resolve(in: environment))
            )
            for step in 1..<Gradient.stepCount {
                let part = Float(step) / Float(Gradient.stepCount)
                result.append(
                    Stop(
                        color: Color(start.mixed(with: end, by: part).resolved),
                        location: a.location + (b.location - a.location) * CGFloat(part)))
            }
            result.append(b)
        }
        return Gradient(stops: result)
    }
}

/// A colour in [Oklab](https://bottosson.github.io/posts/oklab/), with an opacity.
private struct OklabColor {
    var numbers: SIMD4<Float>

    init(_ color: Color.Resolved) {
        let (r, g, b) = (color.linearRed, color.linearGreen, color.linearBlue)
        func root(_ value: Float) -> Float { value < 0 ? -cbrt(-value) : cbrt(value) }
        let l = root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        numbers = SIMD4(
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, color.opacity)
    }

    func mixed(with other: OklabColor, by part: Float) -> OklabColor {
        var copy = self
        copy.numbers += (other.numbers - numbers) * part
        return copy
    }

    var resolved: Color.Resolved {
        let (x, y, z) = (numbers[0], numbers[1], numbers[2])
        func cube(_ value: Float) -> Float { value * value * value }
        let l = cube(x + 0.3963377774 * y + 0.2158037573 * z)
        let m = cube(x - 0.1055613458 * y - 0.0638541728 * z)
        let s = cube(x - 0.0894841775 * y - 1.2914855480 * z)
        return Color.Resolved(
            colorSpace: .sRGBLinear, red: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            blue: -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s, opacity: numbers[3])
    }
}
