public import CoreGraphics

/// A rectangle with rounded corners.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/roundedrectangle)
public struct RoundedRectangle: InsettableShape {
    /// The width and height of the corners, in points, clamped to half of the rectangle's; equal ones are clamped to half
    /// of its shorter side.
    public var cornerSize: CGSize
    /// The curve of the corners.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with corners of a width and a height, in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates a rectangle with corners of one radius, in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    /// The inset rectangle, with corner radii smaller by the same amount.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var inner = self
        inner.cornerSize = CGSize(
            width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
        return _InsetShape(inner, by: amount)
    }
}
