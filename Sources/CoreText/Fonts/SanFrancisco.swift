import CoreGraphics

/// How Apple's interface font spaces its letters and its lines, for the font that stands in for it.
///
/// San Francisco's tracking goes with the size, as its table of tracking has it and Apple's guidelines print it. With it,
/// Inter's letters of ordinary weight up to 18 points take up what San Francisco's do, to a part in a thousand in the mean.
/// San Francisco's letters grow narrower than Inter's above, where it changes to its display form, and wider with their
/// weight: what is added for that is fitted to sizes that Interface Builder measured with San Francisco.
/// [Apple's guidelines](https://developer.apple.com/design/human-interface-guidelines/typography)
enum SanFrancisco {
    /// Above the baseline, in ems, at all sizes and weights.
    static let ascent = 1950.0 / 2048
    /// Below the baseline, in ems.
    static let descent = 494.0 / 2048

    /// What is added to each of Inter's advances at a size in points and a weight from 1 to 1000, in ems.
    static func tracking(at size: CGFloat, weight: Double) -> CGFloat {
        publishedTracking(at: size) - displayNarrowing * min(max((size - 17) / (28 - 17), 0), 1) + widening(weight)
    }

    /// Apple's, of letters drawn for the size.
    private static func publishedTracking(at size: CGFloat) -> CGFloat {
        guard let last = published.last, size < last.size else { return 0 }
        guard let next = published.firstIndex(where: { $0.size > size }), next > 0 else {
            return published[0].points / published[0].size
        }
        let (low, high) = (published[next - 1], published[next])
        let part = (size - low.size) / (high.size - low.size)
        return low.points / low.size * (1 - part) + high.points / high.size * part
    }

    /// How much wider San Francisco's letters are than Inter's of the same weight, where they are drawn for text.
    private static func widening(_ weight: Double) -> CGFloat {
        switch weight {
        case ..<400: 0.002 * (weight - 400) / 100
        case ..<700: 0.0125 * (weight - 400) / 300
        default: 0.0125 + 0.0115 * min((weight - 700) / 100, 1)
        }
    }

    /// How much narrower letters are from 28 points on than those below 17, which is in steps between.
    private static let displayNarrowing = 0.058

    /// Sizes, and the tracking there, both in points. Sizes between have what lies between.
    private static let published: [(size: CGFloat, points: CGFloat)] = {
        let hundredths: [CGFloat] = [
            24, 23, 21, 17, 12, 6, 0, -8, -15, -23, -31, -43, -44, -45, -45, -36, -26, -10, 7, 15, 22, 29, 38, 40, 40,
            39, 41, 40, 40, 38, 37,
        ]
        let small = hundredths.enumerated().map { (size: CGFloat(6 + $0.offset), points: $0.element / 100) }
        return small + [(44, 0.37), (60, 0.26), (72, 0.14), (80, 0)]
    }()
}
