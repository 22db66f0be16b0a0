public import CoreGraphics

extension UIScrollView {
    /// The factor by which the scrolling velocity decays per millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// When the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`: there are no navigation bars.
        case automatic
        /// Along the axes that scroll.
        case scrollableAxes
        /// Along no axis, or along both.
        case never, always
    }

    /// The appearance of scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// As `black` in light interfaces, as `white` in dark ones.
        case `default`
        /// Dark indicators, or light ones.
        case black, white
    }

    /// When scrolling puts the keyboard away. There is none, so it has no effect.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Not at all; when a drag begins; by dragging it down; and the same with what lies above the keyboard.
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
}
