public import CoreGraphics

extension UIView {
    /// How a view's content is adjusted when its bounds change.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum)
    public enum ContentMode: Int, Sendable {
        /// Stretched to fill; scaled proportionally to fit; or scaled proportionally to fill.
        case scaleToFill, scaleAspectFit, scaleAspectFill
        /// Redrawn.
        case redraw
        /// At its own size, aligned to the centre, an edge or a corner.
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// The dimensions of a view that are flexible when its superview is resized.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct)
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance to the superview's left edge is flexible.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width is flexible.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the superview's right edge is flexible.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the superview's top edge is flexible.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height is flexible.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the superview's bottom edge is flexible.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// Whether a tint colour is dimmed.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.enum)
    public enum TintAdjustmentMode: Int, Sendable {
        /// Same as the superview.
        case automatic
        /// Undimmed.
        case normal
        /// Dimmed: without its hue.
        case dimmed
    }

    /// The value that stands for a dimension without an intrinsic size.
    public class var noIntrinsicMetric: CGFloat { -1 }

    /// The target size for fitting the smallest possible size.
    public class var layoutFittingCompressedSize: CGSize { .zero }

    /// The target size for fitting the largest possible size.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
