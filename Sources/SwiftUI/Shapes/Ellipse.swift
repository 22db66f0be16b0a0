public import CoreGraphics

/// The ellipse that fits into its place.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/ellipse)
public struct Ellipse: InsettableShape {
    /// An ellipse that fills its frame.
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}
