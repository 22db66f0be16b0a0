import CSDL2
import CoreGraphics
import UIKit

/// An event of a window.
enum WindowSignal: Equatable {
    case event(WindowEvent)
    /// Its size has changed.
    case resized
    /// Its contents must be redrawn.
    case spoilt
    /// The user has requested to close it.
    case closed
    /// The display connection is lost.
    case lost
}

/// Translates SDL events to signals.
struct EventTranslator {
    var pointsPerUnit = 1.0
    /// The window's size, in points.
    var size = CGSize.zero
    /// Whether typed text comes from an input method.
    var takesText = false
    /// The modifier keys that are pressed.
    var modifiers: UIKeyModifierFlags = []
    /// The pressed mouse buttons, and the state of buttons and modifiers that was last reported.
    private var buttons = UIEvent.ButtonMask()
    private var told = HeldInput(buttons: [])
    /// Numbers for SDL's fingers. The mouse is finger 0.
    private var fingers: [Int64: Int] = [:]

    /// The distance that one notch of a wheel scrolls, in points.
    static let notch = 48.0

    mutating func signals(of events: [SDL_Event]) -> [WindowSignal] {
        var signals: [WindowSignal] = []
        var index = 0
        while index < events.count {
            let event = events[index]
            index += 1
            if event.type == SDL_KEYDOWN.rawValue {
                modifiers = EventTranslator.modifiers(UInt32(event.key.keysym.mod))
                // The text that the key types is a separate event, right after it.
                var text: String?
                if takesText, index < events.count, events[index].type == SDL_TEXTINPUT.rawValue {
                    text = EventTranslator.text(events[index].text.text)
                    index += 1
                }
                signals += key(event.key, text).map { [.event(.key($0))] } ?? []
            } else if event.type == SDL_TEXTEDITING.rawValue, event.edit.text.0 == 0, index < events.count,
                events[index].type == SDL_TEXTINPUT.rawValue
            {
                // Input methods remove marked text before they commit it. The committed text replaces it anyway, and a
                // state without either is never shown.
                continue
            } else {
                signals += self.signals(of: event)
            }
        }
        return signals
    }

    private mutating func signals(of event: SDL_Event) -> [WindowSignal] {
        switch SDL_EventType(rawValue: event.type) {
        case SDL_QUIT: return [.lost]
        case SDL_WINDOWEVENT: return EventTranslator.window(event.window)
        case SDL_KEYUP:
            modifiers = EventTranslator.modifiers(UInt32(event.key.keysym.mod))
            return key(event.key, nil).map { [.event(.key($0))] } ?? []
        case SDL_TEXTINPUT: return [.event(.typed(EventTranslator.text(event.text.text)))]
        case SDL_TEXTEDITING:
            let text = EventTranslator.text(event.edit.text)
            let (location, length) = (Int(event.edit.start), Int(event.edit.length))
            return [.event(.marked(text, location: 0, length: 0).selecting(location, length))]
        case SDL_MOUSEMOTION:
            let (x, y) = (Double(event.motion.x) * pointsPerUnit, Double(event.motion.y) * pointsPerUnit)
            return held() + [.event(buttons.isEmpty ? .hovered(x: x, y: y) : .finger(0, .move, x: x, y: y))]
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: return button(event.button)
        case SDL_MOUSEWHEEL: return held() + [.event(wheel(event.wheel))]
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: return held() + finger(event.tfinger)
        default: return []
        }
    }

    private static func window(_ event: SDL_WindowEvent) -> [WindowSignal] {
        switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: [.resized]
        case SDL_WINDOWEVENT_MOVED: [.event(.moved(x: Double(event.data1), y: Double(event.data2)))]
        case SDL_WINDOWEVENT_EXPOSED: [.spoilt]
        case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
            [.event(.exposed(true)), .spoilt]
        case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: [.event(.exposed(false))]
        case SDL_WINDOWEVENT_FOCUS_GAINED: [.event(.activated(true))]
        case SDL_WINDOWEVENT_FOCUS_LOST: [.event(.activated(false))]
        case SDL_WINDOWEVENT_LEAVE: [.event(.left)]
        case SDL_WINDOWEVENT_CLOSE: [.closed]
        default: []
        }
    }

    // MARK: Pointers

    /// Reports the pressed buttons and modifiers if they have changed.
    private mutating func held() -> [WindowSignal] {
        let now = HeldInput(buttons: buttons, modifiers: modifiers)
        guard now != told else { return [] }
        told = now
        return [.event(.held(buttons: buttons.rawValue, modifiers: modifiers.rawValue))]
    }

    /// The mouse is one finger, however many of its buttons are pressed.
    private mutating func button(_ event: SDL_MouseButtonEvent) -> [WindowSignal] {
        let number =
            switch event.button {
            case 2: 3
            case 3: 2
            default: Int(event.button)
            }
        let wasPressed = !buttons.isEmpty
        if event.type == SDL_MOUSEBUTTONDOWN.rawValue {
            buttons.formUnion(.button(number))
        } else {
            buttons.subtract(.button(number))
        }
        let isPressed = !buttons.isEmpty
        guard isPressed != wasPressed else { return held() }
        let touch = WindowSignal.event(
            .finger(
                0, isPressed ? .down : .up, x: Double(event.x) * pointsPerUnit, y: Double(event.y) * pointsPerUnit))
        // A touch ends with the buttons that it had.
        return isPressed ? held() + [touch] : [touch] + held()
    }

    private func wheel(_ event: SDL_MouseWheelEvent) -> WindowEvent {
        let isFlipped = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue
        let sign = isFlipped ? -1.0 : 1.0
        return .scrolled(
            x: Double(event.mouseX) * pointsPerUnit, y: Double(event.mouseY) * pointsPerUnit,
            right: Double(event.preciseX) * EventTranslator.notch * sign,
            down: -Double(event.preciseY) * EventTranslator.notch * sign)
    }

    private mutating func finger(_ event: SDL_TouchFingerEvent) -> [WindowSignal] {
        let (x, y) = (Double(event.x) * size.width, Double(event.y) * size.height)
        let kind = SDL_EventType(rawValue: event.type)
        if kind == SDL_FINGERDOWN, fingers[event.fingerId] == nil {
            fingers[event.fingerId] = (1...).first { !fingers.values.contains($0) }
        }
        guard let number = fingers[event.fingerId] else { return [] }
        switch kind {
        case SDL_FINGERDOWN: return [.event(.finger(number, .down, x: x, y: y))]
        case SDL_FINGERMOTION: return [.event(.finger(number, .move, x: x, y: y))]
        default:
            fingers[event.fingerId] = nil
            return [.event(.finger(number, .up, x: x, y: y))]
        }
    }

    // MARK: Keys

    private func key(_ event: SDL_KeyboardEvent, _ text: String?) -> KeyEvent? {
        let isDown = event.type == SDL_KEYDOWN.rawValue
        let modifiers = EventTranslator.modifiers(UInt32(event.keysym.mod))
        return KeyEvent(
            // SDL's scan codes are those of the USB standard.
            code: Int(event.keysym.scancode.rawValue),
            characters: text ?? characters(of: event.keysym.sym, modifiers), modifiers: modifiers.rawValue,
            phase: !isDown ? .up : event.repeat != 0 ? .again : .down)
    }

    /// Returns the text that a key types on its own.
    private func characters(of symbol: Int32, _ modifiers: UIKeyModifierFlags) -> String {
        switch symbol {
        case 13: return "\n"
        case 9: return "\t"
        case 32...126, 161...0xFFFF:
            // An input method types text that is not a command.
            if takesText, modifiers.isDisjoint(with: [.command, .control]) { return "" }
            guard let scalar = Unicode.Scalar(UInt32(symbol)) else { return "" }
            return modifiers.contains(.shift) ? String(scalar).uppercased() : String(scalar)
        default: return ""
        }
    }

    /// Returns the modifiers: the desktop's Control key acts as the Command key of Apple's keyboards, and the logo
    /// (Super) key as Control.
    static func modifiers(_ flags: UInt32) -> UIKeyModifierFlags {
        var modifiers: UIKeyModifierFlags = []
        if flags & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0 { modifiers.insert(.shift) }
        if flags & (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0 { modifiers.insert(.command) }
        if flags & KMOD_LALT.rawValue != 0 { modifiers.insert(.alternate) }
        if flags & (KMOD_LGUI.rawValue | KMOD_RGUI.rawValue) != 0 { modifiers.insert(.control) }
        if flags & KMOD_CAPS.rawValue != 0 { modifiers.insert(.alphaShift) }
        return modifiers
    }

    /// Returns the text of a tuple of characters, up to its terminator.
    private static func text<Characters>(_ characters: Characters) -> String {
        withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}

extension WindowEvent {
    /// Returns marked text with a selection, which SDL counts in characters; here it is in UTF-16 units.
    fileprivate func selecting(_ start: Int, _ length: Int) -> WindowEvent {
        guard case .marked(let text, _, _) = self else { return self }
        let scalars = text.unicodeScalars
        let begin = scalars.index(scalars.startIndex, offsetBy: max(0, start), limitedBy: scalars.endIndex)
        let from = begin ?? scalars.endIndex
        let to = scalars.index(from, offsetBy: max(0, length), limitedBy: scalars.endIndex) ?? scalars.endIndex
        return .marked(
            text, location: text.utf16.distance(from: text.startIndex, to: from),
            length: text.utf16.distance(from: from, to: to))
    }
}
