public import CoreGraphics

/// The size that a layout proposes to a view: in each dimension a length, nil (the view's ideal), zero (its minimum) or
/// infinity (its maximum).
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/proposedviewsize)
@frozen
public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width in points; nil for the ideal width.
    public var width: CGFloat?
    /// The proposed height in points; nil for the ideal height.
    public var height: CGFloat?

    /// Proposes the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Proposes the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Proposes the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal in points; nil proposes the ideal size.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Proposes a size, in points.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The proposal as a size, with defaults for unspecified dimensions, 10 points each.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension CGSize {
    /// The size with NaN and negative lengths replaced by 0.
    var usable: CGSize {
        CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
    }
}
