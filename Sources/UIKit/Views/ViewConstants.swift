public import CoreGraphics

extension UIView {
    /// Where a view's contents go when its bounds change.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum)
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill
        /// The contents are drawn anew.
        case redraw
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// What gives way when a superview changes its size.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct)
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// Whether a tint colour is shown as it is or dimmed.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.enum)
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    /// The value of a size that a view has no wish about.
    public class var noIntrinsicMetric: CGFloat { -1 }

    /// The size to fit into when the smallest is wanted.
    public class var layoutFittingCompressedSize: CGSize { .zero }

    /// The size to fit into when the largest is wanted.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
