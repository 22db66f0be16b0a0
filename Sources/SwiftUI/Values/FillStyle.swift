package import CoreGraphics

/// How a path is filled.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/fillstyle)
@frozen
public struct FillStyle: Hashable, Sendable {
    /// Whether what the path turns around twice is outside again; otherwise all it turns around is inside. False by default.
    public var isEOFilled: Bool
    /// Whether edges are smoothed. True by default. Layers always smooth theirs.
    public var isAntialiased: Bool

    /// A style from the rule and the smoothing.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

extension FillStyle {
    package var rule: CGPathFillRule { isEOFilled ? .evenOdd : .winding }
}
