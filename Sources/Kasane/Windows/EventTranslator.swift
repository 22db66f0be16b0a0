import CSDL2
import CoreGraphics
import UIKit

/// What has happened to a window.
enum WindowSignal: Equatable {
    case event(WindowEvent)
    /// Its size is another one.
    case resized
    /// Something has covered or spoilt what it shows.
    case spoilt
    /// The user wants it closed.
    case closed
    /// The display has gone away.
    case lost
}

/// Makes signals of SDL's events.
struct EventTranslator {
    var pointsPerUnit = 1.0
    /// The window's, in points.
    var size = CGSize.zero
    /// Whether what keys type comes from an input method.
    var takesText = false
    /// The modifier keys that are down.
    var modifiers: UIKeyModifierFlags = []
    /// The buttons of the mouse that are down, and what of them and of the modifiers was told.
    private var buttons = UIEvent.ButtonMask()
    private var told = HeldInput(buttons: [])
    /// Numbers for SDL's fingers. The mouse is finger 0.
    private var fingers: [Int64: Int] = [:]

    /// How far a notch of a wheel scrolls, in points.
    static let notch = 48.0

    mutating func signals(of events: [SDL_Event]) -> [WindowSignal] {
        var signals: [WindowSignal] = []
        var index = 0
        while index < events.count {
            let event = events[index]
            index += 1
            if event.type == SDL_KEYDOWN.rawValue {
                modifiers = EventTranslator.modifiers(UInt32(event.key.keysym.mod))
                // What the key types comes as an event of its own, right after it.
                var text: String?
                if takesText, index < events.count, events[index].type == SDL_TEXTINPUT.rawValue {
                    text = EventTranslator.text(events[index].text.text)
                    index += 1
                }
                signals += key(event.key, text).map { [.event(.key($0))] } ?? []
            } else if event.type == SDL_TEXTEDITING.rawValue, event.edit.text.0 == 0, index < events.count,
                events[index].type == SDL_TEXTINPUT.rawValue
            {
                // Input methods take unfinished text away before they type it. What is typed replaces it anyway, and
                // the text is never seen without both.
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

    /// Tells what is held down if it is something else than before.
    private mutating func held() -> [WindowSignal] {
        let now = HeldInput(buttons: buttons, modifiers: modifiers)
        guard now != told else { return [] }
        told = now
        return [.event(.held(buttons: buttons.rawValue, modifiers: modifiers.rawValue))]
    }

    /// The mouse is one finger, however many of its buttons are down.
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
        // A touch ends as that of the buttons that it had.
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
            // SDL counts keys as the USB standard does.
            code: Int(event.keysym.scancode.rawValue),
            characters: text ?? characters(of: event.keysym.sym, modifiers), modifiers: modifiers.rawValue,
            phase: !isDown ? .up : event.repeat != 0 ? .again : .down)
    }

    /// What a key types by itself.
    private func characters(of symbol: Int32, _ modifiers: UIKeyModifierFlags) -> String {
        switch symbol {
        case 13: return "\n"
        case 9: return "\t"
        case 32...126, 161...0xFFFF:
            // An input method types what is not a command.
            if takesText, modifiers.isDisjoint(with: [.command, .control]) { return "" }
            guard let scalar = Unicode.Scalar(UInt32(symbol)) else { return "" }
            return modifiers.contains(.shift) ? String(scalar).uppercased() : String(scalar)
        default: return ""
        }
    }

    /// The control key of a desktop does what the command key does on Apple's keyboards, and the logo's key what
    /// control does.
    static func modifiers(_ flags: UInt32) -> UIKeyModifierFlags {
        var modifiers: UIKeyModifierFlags = []
        if flags & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0 { modifiers.insert(.shift) }
        if flags & (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0 { modifiers.insert(.command) }
        if flags & KMOD_LALT.rawValue != 0 { modifiers.insert(.alternate) }
        if flags & (KMOD_LGUI.rawValue | KMOD_RGUI.rawValue) != 0 { modifiers.insert(.control) }
        if flags & KMOD_CAPS.rawValue != 0 { modifiers.insert(.alphaShift) }
        return modifiers
    }

    /// The text of a tuple of characters, up to its end.
    private static func text<Characters>(_ characters: Characters) -> String {
        withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}

extension WindowEvent {
    /// Unfinished text with a selection that SDL gives in characters; here it is in UTF-16 units.
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
