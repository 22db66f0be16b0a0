import UIKit
import XCTest

@testable import Kasane

/// Keys as screen readers identify them: by X11's key symbols.
final class ReportedKeyTests: XCTestCase {
    private func key(
        _ usage: UIKeyboardHIDUsage, _ characters: String = "", _ modifiers: UIKeyModifierFlags = [],
        isDown: Bool = true
    ) -> ReportedKey {
        ReportedKey(usage: usage.rawValue, characters: characters, flags: modifiers, isDown: isDown)
    }

    func testLettersAreWhatTheyType() {
        let small = key(.keyboardA, "a")
        XCTAssertEqual([small.symbol, small.code], [0x61, 38])
        XCTAssertEqual(small.text, "a")
        XCTAssertTrue(small.isDown)
        XCTAssertEqual(key(.keyboardA, "A", .shift).symbol, 0x41)
        XCTAssertEqual(key(.keyboardA, "A", .shift).modifiers, 1)
        XCTAssertEqual(key(.keyboardH, "", .command).symbol, 0x68, "what types nothing is its place's letter")
        XCTAssertEqual(key(.keyboardH, "", .command).modifiers, 4, "the control key")
        XCTAssertEqual(key(.keyboardQ, "한").symbol, 0x100_D55C)
        XCTAssertEqual(key(.keyboardA, "a", [.alternate, .control, .alphaShift]).modifiers, 8 | 64 | 2)
        XCTAssertFalse(key(.keyboardA, isDown: false).isDown)
        XCTAssertEqual(key(.keyboardA, isDown: false).text, "a")
    }

    func testOtherKeysHaveNames() {
        for (usage, symbol, code, name) in [
            (UIKeyboardHIDUsage.keyboardReturnOrEnter, 0xFF0D, 36, "Return"), (.keyboardInsert, 0xFF63, 118, "Insert"),
            (.keyboardCapsLock, 0xFFE5, 66, "Caps_Lock"),
            (.keyboardLeftArrow, 0xFF51, 113, "Left"), (.keyboardF12, 0xFFC9, 96, "F12"),
            (.keyboardRightAlt, 0xFFEA, 108, "Alt_R"), (.keyboardLeftControl, 0xFFE3, 37, "Control_L"),
        ] {
            let key = key(usage)
            XCTAssertEqual([key.symbol, key.code], [symbol, code], name)
            XCTAssertEqual(key.text, name)
        }
        let space = key(.keyboardSpacebar, " ")
        XCTAssertEqual([space.symbol, space.code], [0x20, 65])
    }

    func testAMessageHasTheTypesOfTheInterface() {
        let value = key(.keyboardA, "a").value(at: 12.5, isSigned: false)
        XCTAssertEqual(value.signature, "(uiuuisb)")
        XCTAssertEqual(key(.keyboardA, "a", .shift).value(at: 12.5, isSigned: true).signature, "(uiiiisb)")
        XCTAssertEqual(
            value,
            .structure([
                .uint32(0), .int32(0x61), .uint32(38), .uint32(0), .int32(12_500), .string("a"), .bool(true),
            ]))
        // Values without a key.
        for code in [-1, 0, 3, 0xE8, 9999, .max, .min] {
            let odd = ReportedKey(usage: code, characters: "", flags: UIKeyModifierFlags(rawValue: .max), isDown: true)
            XCTAssertEqual(odd.value(at: 1e300, isSigned: false).signature, "(uiuuisb)")
        }
        XCTAssertEqual(key(.keyboardA).value(at: -1, isSigned: false).signature, "(uiuuisb)")
    }
}
