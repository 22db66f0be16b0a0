import Foundation

/// The shadow that painted shapes cast.
struct Shadow: Sendable {
    /// The shadow's offset, in the context's initial space, before the CTM.
    var offset: CGSize
    /// The blur, in the same space: two standard deviations of a Gaussian.
    var blur: CGFloat
    var color: CGColor

    /// Quartz's default: black at one third opacity.
    static let defaultColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)
}
