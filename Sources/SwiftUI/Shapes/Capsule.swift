public import CoreGraphics

/// A rectangle with round ends.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/capsule)
public struct Capsule: InsettableShape {
    /// The curve of the ends.
    public var style: RoundedCornerStyle

    /// Creates a capsule. Both styles give half circles, since a round end leaves no straight side for a continuous
    /// curve.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func path(in rect: CGRect) -> Path {
        let rect = rect.standardized
        return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}
