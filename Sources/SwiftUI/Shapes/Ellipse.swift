public import CoreGraphics

/// The ellipse inscribed in its frame.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/ellipse)
public struct Ellipse: InsettableShape {
    /// Creates an ellipse.
    public init() {}

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}
