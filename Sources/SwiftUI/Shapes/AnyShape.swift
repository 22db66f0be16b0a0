public import CoreGraphics

/// A type-erased shape.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/anyshape)
public struct AnyShape: Shape {
    private let outline: @Sendable (CGRect) -> Path
    public let layoutDirectionBehavior: LayoutDirectionBehavior
    private let fitting: @Sendable (ProposedViewSize) -> CGSize

    /// Erases the type of a shape; its properties no longer animate.
    public init<S: Shape>(_ shape: S) {
        outline = { shape.path(in: $0) }
        layoutDirectionBehavior = shape.layoutDirectionBehavior
        fitting = { shape.sizeThatFits($0) }
    }

    public func path(in rect: CGRect) -> Path { outline(rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fitting(proposal) }
}
