import CSDL2
import UIKit
import XCTest

@testable import Kasane

/// SDL's events become touches, keys and text in points.
final class EventTranslatorTests: XCTestCase {
    private var translator = EventTranslator()

    func testTheMouseIsAFingerWhileItsButtonIsDown() {
        translator.pointsPerUnit = 0.5
        XCTAssertEqual(
            signals([
                motion(10, 20), button(SDL_MOUSEBUTTONDOWN, 10, 20), motion(30, 40), button(SDL_MOUSEBUTTONUP, 30, 40),
            ]),
            [
                .hovered(x: 5, y: 10), .held(buttons: 1, modifiers: 0), .finger(0, .down, x: 5, y: 10),
                .finger(0, .move, x: 15, y: 20), .finger(0, .up, x: 15, y: 20), .held(buttons: 0, modifiers: 0),
            ])
    }

    func testButtonsOfAMouseAreOneTouch() {
        let secondary = UIEvent.ButtonMask.secondary.rawValue
        XCTAssertEqual(
            signals([
                button(SDL_MOUSEBUTTONDOWN, 1, 1, 3), button(SDL_MOUSEBUTTONDOWN, 2, 2, 1),
                button(SDL_MOUSEBUTTONUP, 3, 3, 3), button(SDL_MOUSEBUTTONUP, 4, 4, 1),
            ]),
            [
                .held(buttons: secondary, modifiers: 0), .finger(0, .down, x: 1, y: 1),
                .held(buttons: secondary | 1, modifiers: 0), .held(buttons: 1, modifiers: 0),
                .finger(0, .up, x: 4, y: 4), .held(buttons: 0, modifiers: 0),
            ])
        // The pressed wheel, and a side button.
        XCTAssertEqual(
            signals([button(SDL_MOUSEBUTTONDOWN, 1, 1, 2), button(SDL_MOUSEBUTTONDOWN, 1, 1, 4)]).first,
            .held(buttons: UIEvent.ButtonMask.button(3).rawValue, modifiers: 0))
        XCTAssertEqual(signals([button(SDL_MOUSEBUTTONUP, 1, 1, 200)]), [], "no button that there is")
    }

    func testThePointerKnowsWhichKeysAreHeld() {
        let shift = UIKeyModifierFlags.shift.rawValue
        let down = key(SDL_KEYDOWN, SDL_SCANCODE_LSHIFT, 0x4000_00E1, UInt16(KMOD_LSHIFT.rawValue))
        XCTAssertEqual(
            signals([down, motion(1, 1), motion(2, 2)]).dropFirst(),
            [.held(buttons: 0, modifiers: shift), .hovered(x: 1, y: 1), .hovered(x: 2, y: 2)])
        XCTAssertEqual(
            signals([key(SDL_KEYUP, SDL_SCANCODE_LSHIFT, 0x4000_00E1), motion(1, 1)]).dropFirst(),
            [.held(buttons: 0, modifiers: 0), .hovered(x: 1, y: 1)])
    }

    func testThePointerLeaves() {
        var event = SDL_Event()
        event.type = SDL_WINDOWEVENT.rawValue
        event.window.event = UInt8(SDL_WINDOWEVENT_LEAVE.rawValue)
        XCTAssertEqual(signals([event]), [.left])
    }

    func testTextThatAnInputMethodFinishesIsNotTakenAwayFirst() {
        func text(_ kind: SDL_EventType, _ characters: String) -> SDL_Event {
            var event = SDL_Event()
            event.type = kind.rawValue
            let bytes = Array(characters.utf8)
            if kind == SDL_TEXTEDITING {
                withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: bytes) }
            } else {
                withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: bytes) }
            }
            return event
        }
        XCTAssertEqual(
            signals([text(SDL_TEXTEDITING, ""), text(SDL_TEXTINPUT, "한"), text(SDL_TEXTEDITING, "ㄱ")]),
            [.typed("한"), .marked("ㄱ", location: 0, length: 0)])
        XCTAssertEqual(signals([text(SDL_TEXTEDITING, "")]), [.marked("", location: 0, length: 0)])
    }

    func testFingersAreNumbered() {
        translator.size = CGSize(width: 200, height: 100)
        XCTAssertEqual(
            signals([
                finger(SDL_FINGERDOWN, 77, 0.5, 0.5), finger(SDL_FINGERDOWN, 99, 0, 1),
                finger(SDL_FINGERUP, 77, 0.5, 0),
                finger(SDL_FINGERDOWN, 12, 1, 1), finger(SDL_FINGERMOTION, 5, 0, 0),
            ]),
            [
                .finger(1, .down, x: 100, y: 50), .finger(2, .down, x: 0, y: 100), .finger(1, .up, x: 100, y: 0),
                .finger(1, .down, x: 200, y: 100),
            ])
    }

    func testAKeyAndItsTextAreOnePress() {
        translator.takesText = true
        let events = signals([key(SDL_KEYDOWN, SDL_SCANCODE_A, 97), text("ä"), key(SDL_KEYUP, SDL_SCANCODE_A, 97)])
        guard events.count == 2, case .key(let down) = events[0], case .key(let up) = events[1] else {
            return XCTFail("\(events)")
        }
        XCTAssertEqual(down.characters, "ä")
        XCTAssertEqual(down.code, UIKeyboardHIDUsage.keyboardA.rawValue)
        XCTAssertEqual(up.phase, .up)
        // Text committed by an input method arrives without a key.
        XCTAssertEqual(signals([text("漢字")]), [.typed("漢字")])
    }

    func testControlIsTheCommandKey() {
        translator.takesText = true
        let events = signals([key(SDL_KEYDOWN, SDL_SCANCODE_C, 99, UInt16(KMOD_LCTRL.rawValue))])
        guard case .key(let down)? = events.first else { return XCTFail("\(events)") }
        XCTAssertEqual(down.modifiers, UIKeyModifierFlags.command.rawValue)
        XCTAssertEqual(down.characters, "c")
        XCTAssertEqual(EventTranslator.modifiers(KMOD_RGUI.rawValue), .control)
        XCTAssertEqual(EventTranslator.modifiers(KMOD_LALT.rawValue | KMOD_RSHIFT.rawValue), [.alternate, .shift])
    }

    func testKeysWithoutTextHaveWhatIsOnThem() {
        func characters(_ symbol: Int32, _ modifiers: UInt16 = 0) -> String? {
            guard case .key(let key)? = signals([key(SDL_KEYDOWN, SDL_SCANCODE_A, symbol, modifiers)]).first else {
                return nil
            }
            return key.characters
        }
        XCTAssertEqual(characters(97), "a")
        XCTAssertEqual(characters(97, UInt16(KMOD_LSHIFT.rawValue)), "A")
        XCTAssertEqual(characters(13), "\n")
        XCTAssertEqual(characters(27), "")
        XCTAssertEqual(characters(0x4000_0050), "", "an arrow")
    }

    func testUnfinishedTextCountsInUTF16() {
        var event = SDL_Event()
        event.type = SDL_TEXTEDITING.rawValue
        withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: Array("😀かな".utf8)) }
        (event.edit.start, event.edit.length) = (1, 2)
        XCTAssertEqual(signals([event]), [.marked("😀かな", location: 2, length: 2)])
        (event.edit.start, event.edit.length) = (90, 90)
        XCTAssertEqual(signals([event]), [.marked("😀かな", location: 4, length: 0)])
    }

    func testAWheelTurnedTowardsTheUserScrollsDown() {
        var event = SDL_Event()
        event.type = SDL_MOUSEWHEEL.rawValue
        (event.wheel.mouseX, event.wheel.mouseY, event.wheel.preciseX, event.wheel.preciseY) = (4, 5, 0, -1)
        XCTAssertEqual(signals([event]), [.scrolled(x: 4, y: 5, right: 0, down: EventTranslator.notch)])
        event.wheel.direction = SDL_MOUSEWHEEL_FLIPPED.rawValue
        XCTAssertEqual(signals([event]), [.scrolled(x: 4, y: 5, right: 0, down: -EventTranslator.notch)])
    }

    // MARK: Events

    private func signals(_ events: [SDL_Event]) -> [WindowEvent] {
        translator.signals(of: events).compactMap { if case .event(let event) = $0 { event } else { nil } }
    }

    private func motion(_ x: Int32, _ y: Int32) -> SDL_Event {
        var event = SDL_Event()
        event.type = SDL_MOUSEMOTION.rawValue
        (event.motion.x, event.motion.y) = (x, y)
        return event
    }

    private func button(_ type: SDL_EventType, _ x: Int32, _ y: Int32, _ number: UInt8 = 1) -> SDL_Event {
        var event = SDL_Event()
        event.type = type.rawValue
        (event.button.button, event.button.x, event.button.y) = (number, x, y)
        return event
    }

    private func finger(_ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float) -> SDL_Event {
        var event = SDL_Event()
        event.type = type.rawValue
        (event.tfinger.fingerId, event.tfinger.x, event.tfinger.y) = (id, x, y)
        return event
    }

    private func key(
        _ type: SDL_EventType, _ code: SDL_Scancode, _ symbol: Int32, _ modifiers: UInt16 = 0
    ) -> SDL_Event {
        var event = SDL_Event()
        event.type = type.rawValue
        (event.key.keysym.scancode, event.key.keysym.sym, event.key.keysym.mod) = (code, symbol, modifiers)
        return event
    }

    private func text(_ text: String) -> SDL_Event {
        var event = SDL_Event()
        event.type = SDL_TEXTINPUT.rawValue
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array(text.utf8)) }
        return event
    }
}
