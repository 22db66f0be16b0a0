import CoreGraphics

/// The tracking and line metrics of San Francisco, for the font that substitutes for it.
///
/// San Francisco's tracking depends on the size; the values are from its tracking table, which is published in Apple's
/// guidelines. With it, Inter at regular weight up to 18 points matches San Francisco's widths within a thousandth on
/// average. Above that, where San Francisco changes to its display form, its letters become narrower than Inter's, and
/// wider with their weight: the corrections are fitted to sizes that Interface Builder measured with San Francisco.
/// [Apple's guidelines](https://developer.apple.com/design/human-interface-guidelines/typography)
enum SanFrancisco {
    /// The ascent in ems, at all sizes and weights.
    static let ascent = 1950.0 / 2048
    /// The descent in ems.
    static let descent = 494.0 / 2048

    /// The tracking added to Inter's advances, in ems, at a size in points and a weight from 1 to 1000.
    static func tracking(at size: CGFloat, weight: Double) -> CGFloat {
        publishedTracking(at: size) - displayNarrowing * min(max((size - 17) / (28 - 17), 0), 1) + widening(weight)
    }

    /// Apple's tracking, for letters drawn for the size.
    private static func publishedTracking(at size: CGFloat) -> CGFloat {
        guard let last = published.last, size < last.size else { return 0 }
        guard let next = published.firstIndex(where: { $0.size > size }), next > 0 else {
            return published[0].points / published[0].size
        }
        let (low, high) = (published[next - 1], published[next])
        let part = (size - low.size) / (high.size - low.size)
        return low.points / low.size * (1 - part) + high.points / high.size * part
    }

    /// The excess width of San Francisco's letters over Inter's of the same weight, in the text form.
    private static func widening(_ weight: Double) -> CGFloat {
        switch weight {
        case ..<400: 0.002 * (weight - 400) / 100
        case ..<700: 0.0125 * (weight - 400) / 300
        default: 0.0125 + 0.0115 * min((weight - 700) / 100, 1)
        }
    }

    /// The narrowing of letters from 28 points on, relative to those below 17; in steps between.
    private static let displayNarrowing = 0.058

    /// Sizes and their tracking, both in points. Values between are interpolated.
    private static let published: [(size: CGFloat, points: CGFloat)] = {
        let hundredths: [CGFloat] = [
            24, 23, 21, 17, 12, 6, 0, -8, -15, -23, -31, -43, -44, -45, -45, -36, -26, -10, 7, 15, 22, 29, 38, 40, 40,
            39, 41, 40, 40, 38, 37,
        ]
        let small = hundredths.enumerated().map { (size: CGFloat(6 + $0.offset), points: $0.element / 100) }
        return small + [(44, 0.37), (60, 0.26), (72, 0.14), (80, 0)]
    }()
}
