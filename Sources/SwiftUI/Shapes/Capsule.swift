public import CoreGraphics

/// A rectangle whose shorter sides are round.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/capsule)
public struct Capsule: InsettableShape {
    /// The curve of the round sides.
    public var style: RoundedCornerStyle

    /// A capsule. Where a whole side is round nothing is left for a softer curve to begin on: both styles are half circles.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        let rect = rect.standardized
        return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}
