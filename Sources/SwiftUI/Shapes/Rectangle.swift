public import CoreGraphics

/// A rectangle that fills its frame.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/rectangle)
public struct Rectangle: InsettableShape {
    /// Creates a rectangle.
    public init() {}

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}
