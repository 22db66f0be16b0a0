extension UIControl {
    /// The events of a control.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontrol/event)
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch down in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A repeated touch down in the control.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch that began in the control moves inside it.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch that began in the control moves outside it.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch that began in the control moves back inside it.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch that began in the control moves outside it for the first time.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch ends inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch that began in the control ends outside it.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch is cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changes the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action: a button's tap, a slider's change.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu is about to be shown.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The edited content has changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing has ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing has ended with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All editing events.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The range reserved for applications.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The range reserved for the system.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The set of a control's states; `normal` is empty.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct)
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Enabled, and neither highlighted nor selected.
        public static let normal: State = []
        /// Being touched.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
        /// Focused.
        public static let focused = State(rawValue: 1 << 3)
        /// The range reserved for applications.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The range reserved for the system.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The vertical alignment of a control's content.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum)
    public enum ContentVerticalAlignment: Int, Sendable {
        /// Centred.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// Stretched from top to bottom.
        case fill
    }

    /// The horizontal alignment of a control's content; leading is left in left-to-right layouts.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum)
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// Centred.
        case center
        /// At the left.
        case left
        /// At the right.
        case right
        /// Stretched from side to side.
        case fill
        /// At the leading edge.
        case leading
        /// At the trailing edge.
        case trailing
    }
}
