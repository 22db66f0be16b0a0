import Foundation

/// What every painted shape casts.
struct Shadow: Sendable {
    /// How far the shadow lies from the shape, in the base space: that which the context started with, before the CTM.
    var offset: CGSize
    /// How far the shadow's edge is spread, in the base space: two standard deviations of a Gaussian.
    var blur: CGFloat
    var color: CGColor

    /// Quartz's default: a third of black.
    static let defaultColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)
}
