import CoreGraphics
import Foundation

/// A text input that handles some keys other than by inserting text.
@MainActor
protocol SpecialKeyTarget: AnyObject {
    /// Handles the return key; false to insert a line break.
    func pressReturn() -> Bool
    /// Handles the Tab key; false to insert a tab.
    func pressTab(isBackward: Bool) -> Bool
}

/// The standard key bindings of text inputs.
@MainActor
enum TextKeys {
    static func press(_ key: UIKey, in input: any UIKeyInput) {
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        guard let text = input as? any UIResponder & UITextInput else { return pressSimply(key, flags, in: input) }
        defer { text.showSelection() }
        if let motion = TextMotion(key, flags) {
            return TextMover(input: text).move(motion, extends: flags.contains(.shift))
        }
        if let range = TextMover(input: text).deletion(key, flags) { return delete(range, in: text) }
        if flags.contains(.command) { return command(key, flags, in: text) }
        if flags.contains(.control) { return }
        let special = input as? any SpecialKeyTarget
        switch key.keyCode {
        case .keyboardReturnOrEnter where special?.pressReturn() == true: return
        case .keyboardTab where special?.pressTab(isBackward: flags.contains(.shift)) == true: return
        case .keyboardEscape: return
        default: insert(key.characters, in: text)
        }
    }

    /// Whether a key is an editing key: one that types, deletes, or moves the cursor.
    static func areText(_ key: UIKey) -> Bool {
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        if TextMotion(key, flags) != nil { return true }
        switch key.keyCode {
        case .keyboardDeleteOrBackspace, .keyboardDeleteForward: return true
        case .keyboardEscape: return false
        default: break
        }
        let commands: [UIKeyboardHIDUsage] = [.keyboardC, .keyboardX, .keyboardV, .keyboardA, .keyboardZ]
        if flags.contains(.command) { return commands.contains(key.keyCode) }
        return !flags.contains(.control) && !key.characters.isEmpty
    }

    private static func pressSimply(_ key: UIKey, _ flags: UIKeyModifierFlags, in input: any UIKeyInput) {
        if key.keyCode == .keyboardDeleteOrBackspace { return input.deleteBackward() }
        guard flags.isDisjoint(with: [.command, .control]), !key.characters.isEmpty else { return }
        input.insertText(key.characters)
    }

    /// Types text in place of the selection, if the input's delegate allows it.
    static func insert(_ characters: String, in input: any UITextInput) {
        guard !characters.isEmpty, let range = input.markedTextRange ?? input.selectedTextRange,
            input.shouldChangeText(in: range, replacementText: characters)
        else { return }
        input.insertText(characters)
    }

    private static func delete(_ range: UITextRange, in input: any UITextInput) {
        guard !range.isEmpty, input.shouldChangeText(in: range, replacementText: "") else { return }
        if let selected = input.selectedTextRange, !selected.isEmpty { return input.deleteBackward() }
        input.replace(range, withText: "")
    }

    /// Deletes backward like the Delete key.
    static func deleteBackward(in input: any UIResponder & UITextInput) {
        let key = UIKey(
            characters: "", ignoringModifiers: "", modifierFlags: [], keyCode: .keyboardDeleteOrBackspace)
        if let range = TextMover(input: input).deletion(key, []) { delete(range, in: input) }
    }

    private static func command(_ key: UIKey, _ flags: UIKeyModifierFlags, in input: any UIResponder & UITextInput) {
        func perform(_ name: String, _ body: (UIResponder) -> Void) {
            if let target = input.target(forAction: Selector(name), withSender: nil) as? UIResponder { body(target) }
        }
        switch key.keyCode {
        case .keyboardC: perform("copy:") { $0.copy(nil) }
        case .keyboardX: perform("cut:") { $0.cut(nil) }
        case .keyboardV: perform("paste:") { $0.paste(nil) }
        case .keyboardA: perform("selectAll:") { $0.selectAll(nil) }
        case .keyboardB: perform("toggleBoldface:") { $0.toggleBoldface(nil) }
        case .keyboardI: perform("toggleItalics:") { $0.toggleItalics(nil) }
        case .keyboardU: perform("toggleUnderline:") { $0.toggleUnderline(nil) }
        case .keyboardZ where flags.contains(.shift): input.undoManager?.redo()
        case .keyboardZ: input.undoManager?.undo()
        default: break
        }
    }
}

/// A movement of the cursor through a text.
enum TextMotion {
    case character(UITextLayoutDirection)
    case unit(UITextGranularity, UITextDirection)
    /// To the end of the line, with the affinity to stay on it.
    case lineEnd(isForward: Bool)
    case line(UITextLayoutDirection)

    @MainActor
    init?(_ key: UIKey, _ flags: UIKeyModifierFlags) {
        let (command, option) = (flags.contains(.command), flags.contains(.alternate))
        if flags.contains(.control) {
            switch key.keyCode {
            case .keyboardA: self = .unit(.paragraph, .storage(.backward))
            case .keyboardE: self = .unit(.paragraph, .storage(.forward))
            case .keyboardF: self = .character(.right)
            case .keyboardB: self = .character(.left)
            case .keyboardN: self = .line(.down)
            case .keyboardP: self = .line(.up)
            default: return nil
            }
            return
        }
        switch key.keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow:
            let direction: UITextLayoutDirection = key.keyCode == .keyboardLeftArrow ? .left : .right
            if command {
                self = .lineEnd(isForward: direction == .right)
            } else {
                self = option ? .unit(.word, .layout(direction)) : .character(direction)
            }
        case .keyboardUpArrow, .keyboardDownArrow:
            let isUp = key.keyCode == .keyboardUpArrow
            if command {
                self = .unit(.document, .storage(isUp ? .backward : .forward))
            } else {
                self = option ? .unit(.paragraph, .storage(isUp ? .backward : .forward)) : .line(isUp ? .up : .down)
            }
        case .keyboardHome: self = .unit(.document, .storage(.backward))
        case .keyboardEnd: self = .unit(.document, .storage(.forward))
        default: return nil
        }
    }
}

/// Moves the cursor of a text, and the end of its selection.
@MainActor
struct TextMover {
    let input: any UIResponder & UITextInput

    /// The state kept for the last selection made.
    private struct Memory {
        weak var input: (any UIResponder & UITextInput)?
        var anchor: UITextPosition
        var head: UITextPosition
        /// The preferred horizontal position of the cursor during vertical movement, in points.
        var column: CGFloat?
    }

    private static var memory: Memory?

    func move(_ motion: TextMotion, extends: Bool) {
        guard let range = input.selectedTextRange else { return }
        let isForward = isForward(motion, range.end)
        var memory =
            known(range)
            ?? Memory(
                input: input, anchor: isForward ? range.start : range.end, head: isForward ? range.end : range.start)
        if !extends, !range.isEmpty, case .character = motion {
            return select(isForward ? range.end : range.start, memory, extends: false)
        }
        guard let place = destination(from: memory.head, motion, &memory.column) else { return }
        select(place, memory, extends: extends)
    }

    private func select(_ place: UITextPosition, _ memory: Memory, extends: Bool) {
        var memory = memory
        memory.head = place
        if !extends { memory.anchor = place }
        let isBackward = input.compare(place, to: memory.anchor) == .orderedAscending
        let range =
            isBackward
            ? input.textRange(from: place, to: memory.anchor) : input.textRange(from: memory.anchor, to: place)
        guard let range else { return }
        input.changeSelection(to: range)
        TextMover.memory = memory
    }

    private func known(_ range: UITextRange) -> Memory? {
        guard let memory = TextMover.memory, memory.input === input else { return nil }
        let ends = [memory.anchor, memory.head]
        guard ends.contains(where: { input.compare($0, to: range.start) == .orderedSame }),
            ends.contains(where: { input.compare($0, to: range.end) == .orderedSame })
        else { return nil }
        return memory
    }

    private func isForward(_ motion: TextMotion, _ place: UITextPosition) -> Bool {
        switch motion {
        case .character(let direction), .line(let direction): input.isForward(.layout(direction), at: place)
        case .unit(_, let direction): input.isForward(direction, at: place)
        case .lineEnd(let isForward): isForward
        }
    }

    private func destination(
        from place: UITextPosition, _ motion: TextMotion, _ column: inout CGFloat?
    ) -> UITextPosition? {
        if case .line(let direction) = motion {
            let x = column ?? input.caretRect(for: place).midX
            column = x
            guard let next = input.position(from: place, in: direction, offset: 1) else {
                return direction == .up ? input.beginningOfDocument : input.endOfDocument
            }
            return input.closestPosition(to: CGPoint(x: x, y: input.caretRect(for: next).midY)) ?? next
        }
        column = nil
        switch motion {
        case .character(let direction): return input.position(from: place, in: direction, offset: 1)
        case .unit(let granularity, let direction):
            return input.tokenizer.position(from: place, toBoundary: granularity, inDirection: direction)
        case .lineEnd(let isForward):
            let direction = UITextDirection.storage(isForward ? .forward : .backward)
            if input.tokenizer.isPosition(place, atBoundary: .line, inDirection: direction) { return place }
            return input.tokenizer.position(from: place, toBoundary: .line, inDirection: direction)
        case .line: return nil
        }
    }

    /// The range that a key deletes; nil if it deletes nothing.
    func deletion(_ key: UIKey, _ flags: UIKeyModifierFlags) -> UITextRange? {
        var isForward = key.keyCode == .keyboardDeleteForward
        var granularity = UITextGranularity.character
        if flags.contains(.control) {
            switch key.keyCode {
            case .keyboardD: isForward = true
            case .keyboardH: isForward = false
            case .keyboardK: (isForward, granularity) = (true, .paragraph)
            default: return nil
            }
        } else {
            guard isForward || key.keyCode == .keyboardDeleteOrBackspace else { return nil }
            if flags.contains(.command) {
                granularity = .line
            } else if flags.contains(.alternate) {
                granularity = .word
            }
        }
        guard let selected = input.selectedTextRange else { return nil }
        guard selected.isEmpty else { return selected }
        let direction = UITextDirection.storage(isForward ? .forward : .backward)
        let place = selected.start
        // At the end of a line, its terminator is deleted.
        let isAtEnd =
            granularity != .character
            && input.tokenizer.isPosition(place, atBoundary: granularity, inDirection: direction)
            && granularity != .word
        guard
            let end = input.tokenizer.position(
                from: place, toBoundary: isAtEnd ? .character : granularity, inDirection: direction)
        else { return selected }
        return isForward ? input.textRange(from: place, to: end) : input.textRange(from: end, to: place)
    }
}
