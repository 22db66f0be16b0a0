extension UIEvent {
    /// Whether buttons of a pointer are pressed, but not the primary one.
    final var isOfOtherButtons: Bool { !buttonMask.isEmpty && !buttonMask.contains(.primary) }

    /// The buttons of a pointing device.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uievent/buttonmask)
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The primary button, as which a finger counts.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The secondary button.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// Returns the button with a number, starting at 1; empty for numbers out of range.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...Int.bitWidth - 1).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }
}
