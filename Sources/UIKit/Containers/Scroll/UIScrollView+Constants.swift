public import CoreGraphics

extension UIScrollView {
    /// The factor by which the scrolling velocity decays per millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The default rate, 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A faster rate, 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// How the safe area is added to the content insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Same as `scrollableAxes`, as there are no navigation bars.
        case automatic
        /// Along the scrollable axes.
        case scrollableAxes
        /// Along neither axis, or along both.
        case never, always
    }

    /// The appearance of scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Same as `black` in light interfaces and `white` in dark ones.
        case `default`
        /// Dark indicators, or light ones.
        case black, white
    }

    /// How scrolling dismisses the keyboard, and the view above it.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never; when a drag begins; by dragging it down. The others do as the latter two.
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// Whether an index is shown.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscrollview/indexdisplaymode-swift.enum)
    public enum IndexDisplayMode: Int, Sendable {
        /// As the view decides: where there is one.
        case automatic
        /// Never.
        case alwaysHidden
    }
}
