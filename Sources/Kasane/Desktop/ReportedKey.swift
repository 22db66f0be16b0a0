import Foundation
import UIKit

/// A key as reported over AT-SPI: with X11's key numbers, whatever the display server.
struct ReportedKey: Sendable, Equatable {
    var isDown: Bool
    /// The keysym.
    var symbol: Int
    /// The keycode: the Linux kernel's plus 8.
    var code: Int
    /// The modifiers' bits.
    var modifiers: UInt32
    /// The text that the key types, or else its name.
    var text: String

    /// - Parameters:
    ///   - usage: the key's usage number in the USB standard.
    ///   - characters: the text that it types.
    ///   - flags: the modifier keys that are pressed.
    init(usage: Int, characters: String, flags: UIKeyModifierFlags, isDown: Bool) {
        self.isDown = isDown
        code = ReportedKey.code(ofUsage: usage)
        modifiers = ReportedKey.modifiers.reduce(0) { flags.contains($1.flag) ? $0 | $1.bit : $0 }
        if let named = ReportedKey.named[usage] {
            (symbol, text) = (named.symbol, named.name)
        } else {
            // The characters are reported when the key is pressed; when it is released, its usage identifies the
            // letter.
            let letter = (0x04...0x1D).contains(usage) ? Unicode.Scalar(UInt8(usage - 4) + 97) : nil
            let scalar = characters.unicodeScalars.first ?? letter
            symbol = scalar.map { ReportedKey.symbol(of: $0) } ?? 0
            text = scalar.map { String($0) } ?? ""
        }
    }

    /// Returns the fields of a message.
    ///
    /// - Parameter isSigned: whether the signature is `(uiiiisb)`, as registries expect, or else `(uiuuisb)`, as the
    ///   interface specifies.
    func value(at uptime: Double, isSigned: Bool) -> BusValue {
        let milliseconds = UInt32(truncatingIfNeeded: UInt64(min(max(0, uptime), 1e12) * 1000))
        let numbers: [BusValue] =
            isSigned
            ? [.int32(Int32(clamping: code)), .int32(Int32(clamping: modifiers))]
            : [.uint32(UInt32(clamping: code)), .uint32(modifiers)]
        return .structure([
            .uint32(isDown ? 0 : 1), .int32(Int32(truncatingIfNeeded: symbol)), numbers[0], numbers[1],
            .int32(Int32(bitPattern: milliseconds)), .string(text),
            .bool(text.unicodeScalars.count == 1),
        ])
    }

    /// The bits of shift, caps lock, control, the first and the fourth modifier. The Control key is the Command key
    /// here, and the logo (Super) key is Control.
    private static let modifiers: [(flag: UIKeyModifierFlags, bit: UInt32)] = [
        (.shift, 1), (.alphaShift, 2), (.command, 4), (.alternate, 8), (.control, 64),
    ]

    private static func symbol(of scalar: Unicode.Scalar) -> Int {
        scalar.value < 0x100 ? Int(scalar.value) : 0x100_0000 + Int(scalar.value)
    }

    // MARK: USB HID usages

    /// The kernel's codes of the usages from 0x04.
    private static let kernelCodes: [UInt8] = [
        30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38, 50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45, 21, 44, 2, 3, 4,
        5, 6, 7, 8, 9, 10, 11, 28, 1, 14, 15, 57, 12, 13, 26, 27, 43, 43, 39, 40, 41, 51, 52, 53, 58, 59, 60, 61, 62,
        63,
        64, 65, 66, 67, 68, 87, 88, 99, 70, 119, 110, 102, 104, 111, 107, 109, 106, 105, 108, 103, 69, 98, 55, 74, 78,
        96,
        79, 80, 81, 75, 76, 77, 71, 72, 73, 82, 83, 86, 127,
    ]
    /// The kernel's codes from 0xE0: the modifiers, left and right.
    private static let modifierCodes: [UInt8] = [29, 42, 56, 125, 97, 54, 100, 126]

    private static func code(ofUsage usage: Int) -> Int {
        let (table, first) = usage >= 0xE0 ? (modifierCodes, 0xE0) : (kernelCodes, 0x04)
        guard usage >= first, table.indices.contains(usage - first) else { return 0 }
        return Int(table[usage - first]) + 8
    }

    /// Keys that type no text, by usage.
    private static let named: [Int: (symbol: Int, name: String)] = {
        var keys: [Int: (Int, String)] = [
            0x28: (0xFF0D, "Return"), 0x29: (0xFF1B, "Escape"), 0x2A: (0xFF08, "BackSpace"), 0x2B: (0xFF09, "Tab"),
            0x39: (0xFFE5, "Caps_Lock"), 0x46: (0xFF61, "Print"), 0x47: (0xFF14, "Scroll_Lock"),
            0x48: (0xFF13, "Pause"), 0x49: (0xFF63, "Insert"), 0x4A: (0xFF50, "Home"), 0x4B: (0xFF55, "Page_Up"),
            0x4C: (0xFFFF, "Delete"), 0x4D: (0xFF57, "End"), 0x4E: (0xFF56, "Page_Down"), 0x4F: (0xFF53, "Right"),
            0x50: (0xFF51, "Left"), 0x51: (0xFF54, "Down"), 0x52: (0xFF52, "Up"), 0x53: (0xFF7F, "Num_Lock"),
            0x54: (0xFFAF, "KP_Divide"), 0x55: (0xFFAA, "KP_Multiply"), 0x56: (0xFFAD, "KP_Subtract"),
            0x57: (0xFFAB, "KP_Add"), 0x58: (0xFF8D, "KP_Enter"), 0x59: (0xFF9C, "KP_End"), 0x5A: (0xFF99, "KP_Down"),
            0x5B: (0xFF9B, "KP_Page_Down"), 0x5C: (0xFF96, "KP_Left"), 0x5D: (0xFF9D, "KP_Begin"),
            0x5E: (0xFF98, "KP_Right"), 0x5F: (0xFF95, "KP_Home"), 0x60: (0xFF97, "KP_Up"),
            0x61: (0xFF9A, "KP_Page_Up"), 0x62: (0xFF9E, "KP_Insert"), 0x63: (0xFF9F, "KP_Delete"),
            0x65: (0xFF67, "Menu"), 0xE0: (0xFFE3, "Control_L"), 0xE1: (0xFFE1, "Shift_L"), 0xE2: (0xFFE9, "Alt_L"),
            0xE3: (0xFFEB, "Super_L"), 0xE4: (0xFFE4, "Control_R"), 0xE5: (0xFFE2, "Shift_R"), 0xE6: (0xFFEA, "Alt_R"),
            0xE7: (0xFFEC, "Super_R"),
        ]
        for number in 0..<12 { keys[0x3A + number] = (0xFFBE + number, "F\(number + 1)") }
        return keys
    }()
}
