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

    /// The way in which the safe area is added to the content insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along the scrollable axes, and vertically for a controller's content under bars even if it is too short
        /// to scroll.
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

    /// The way in which scrolling dismisses the keyboard and its accessory view.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never; when a drag begins; interactively, by dragging the keyboard down. The modes with the accessory act
        /// as the latter two.
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// The visibility of an index.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscrollview/indexdisplaymode-swift.enum)
    public enum IndexDisplayMode: Int, Sendable {
        /// As the view determines: visible if it has one.
        case automatic
        /// Never.
        case alwaysHidden
    }
}
