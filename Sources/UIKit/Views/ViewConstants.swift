public import CoreGraphics

extension UIView {
    /// Where a view's contents go when its bounds change.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum)
    public enum ContentMode: Int, Sendable {
        /// Stretched; or in proportion, as large as fits, or as covers all.
        case scaleToFill, scaleAspectFit, scaleAspectFill
        /// The contents are drawn anew.
        case redraw
        /// At a place, in their own size.
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// What gives way when a superview changes its size.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct)
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance on the left changes with the superview's width.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width changes with the superview's.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance on the right changes with the superview's width.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance above changes with the superview's height.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height changes with the superview's.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance below changes with the superview's height.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// Whether a tint colour is shown as it is or dimmed.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.enum)
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview.
        case automatic
        /// The tint as it is.
        case normal
        /// The tint without its colour.
        case dimmed
    }

    /// The value of a size that a view has no wish about.
    public class var noIntrinsicMetric: CGFloat { -1 }

    /// The size to fit into when the smallest is wanted.
    public class var layoutFittingCompressedSize: CGSize { .zero }

    /// The size to fit into when the largest is wanted.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
