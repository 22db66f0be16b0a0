public import CoreGraphics

/// A rectangle: the whole place.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/rectangle)
public struct Rectangle: InsettableShape {
    /// A rectangle that fills its frame.
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}
