extension UIEvent {
    /// Whether buttons of a pointer are down, but not the main one.
    final var isOfOtherButtons: Bool { !buttonMask.isEmpty && !buttonMask.contains(.primary) }

    /// The buttons of a pointing device.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uievent/buttonmask)
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The main button: a finger counts as it.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The other button.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// The button of a number, from 1; nothing for numbers that no button has.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...Int.bitWidth - 1).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }
}
