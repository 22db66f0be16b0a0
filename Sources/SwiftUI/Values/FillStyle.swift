package import CoreGraphics

/// The style of filling a path.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/fillstyle)
@frozen
public struct FillStyle: Hashable, Sendable {
    /// Whether to use the even-odd rule instead of the non-zero one. False by default.
    public var isEOFilled: Bool
    /// Whether edges are antialiased. True by default; layers are always antialiased.
    public var isAntialiased: Bool

    /// Creates a fill style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

extension FillStyle {
    package var rule: CGPathFillRule { isEOFilled ? .evenOdd : .winding }
}
