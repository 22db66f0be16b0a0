/// The states of an object, with AT-SPI's bits.
struct AccessibleStates: OptionSet, Hashable {
    let rawValue: UInt64

    static let active = AccessibleStates(rawValue: 1 << 1)
    static let checked = AccessibleStates(rawValue: 1 << 4)
    static let editable = AccessibleStates(rawValue: 1 << 7)
    static let enabled = AccessibleStates(rawValue: 1 << 8)
    static let focusable = AccessibleStates(rawValue: 1 << 11)
    static let focused = AccessibleStates(rawValue: 1 << 12)
    static let horizontal = AccessibleStates(rawValue: 1 << 14)
    static let modal = AccessibleStates(rawValue: 1 << 16)
    static let multiLine = AccessibleStates(rawValue: 1 << 17)
    static let selectable = AccessibleStates(rawValue: 1 << 22)
    static let selected = AccessibleStates(rawValue: 1 << 23)
    static let sensitive = AccessibleStates(rawValue: 1 << 24)
    static let showing = AccessibleStates(rawValue: 1 << 25)
    static let singleLine = AccessibleStates(rawValue: 1 << 26)
    static let visible = AccessibleStates(rawValue: 1 << 30)
    static let checkable = AccessibleStates(rawValue: 1 << 41)

    /// The states as two 32-bit numbers, as in messages.
    var words: BusValue {
        .array(of: "u", [.uint32(UInt32(truncatingIfNeeded: rawValue)), .uint32(UInt32(rawValue >> 32))])
    }

    /// The states whose changes are reported, with their names.
    static let told: [(state: AccessibleStates, name: String)] = [
        (.checked, "checked"), (.enabled, "enabled"), (.sensitive, "sensitive"), (.selected, "selected"),
        (.showing, "showing"), (.editable, "editable"), (.focused, "focused"), (.active, "active"),
    ]
}
