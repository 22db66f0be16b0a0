extension UIControl {
    /// The set of control events.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontrol/event)
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch down in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A repeated touch down in the control.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moves within it.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger that came down on it moves outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger that came down on it moves in again.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger moves out of it.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger leaves within it.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger that came down on it leaves outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// Something else takes the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// Its value is another one, by touch.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action: a button's tap, a slider's change.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Its menu is about to show.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// What is edited has changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing has ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing has ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Those that an app may give a meaning to.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Those that belong to the system.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The set of a control's states; `normal` is empty.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct)
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// In use, and nothing else.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Cannot be used.
        public static let disabled = State(rawValue: 1 << 1)
        /// Is chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// Has the focus.
        public static let focused = State(rawValue: 1 << 3)
        /// Those that an app may give a meaning to.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The states that belong to the system.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The vertical alignment of contents.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum)
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// From the top to the bottom.
        case fill
    }

    /// The horizontal alignment of contents; leading is left in left-to-right layouts.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum)
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the left.
        case left
        /// At the right.
        case right
        /// From side to side.
        case fill
        /// At the side where text begins.
        case leading
        /// At the side where text ends.
        case trailing
    }
}
