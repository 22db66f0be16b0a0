public import CoreGraphics

/// A rectangle with individual corner radii.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/unevenroundedrectangle)
public struct UnevenRoundedRectangle: InsettableShape {
    /// The corners' radii, in points.
    public var cornerRadii: RectangleCornerRadii
    /// The curve of the corners.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with individual corner radii.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle with individual corner radii, in points; 0 by default.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    /// The inset rectangle, with corner radii smaller by the same amount.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        func smaller(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
        let radii = RectangleCornerRadii(
            topLeading: smaller(cornerRadii.topLeading), bottomLeading: smaller(cornerRadii.bottomLeading),
            bottomTrailing: smaller(cornerRadii.bottomTrailing), topTrailing: smaller(cornerRadii.topTrailing))
        return _InsetShape(UnevenRoundedRectangle(cornerRadii: radii, style: style), by: amount)
    }
}
