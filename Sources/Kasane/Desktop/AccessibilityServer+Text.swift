import CoreGraphics
import UIKit

// The text of fields, and its editing.

extension AccessibilityServer {
    // MARK: Text

    func text(_ call: BusCall, _ object: AccessibleObject) throws(BusFailure) -> [BusValue] {
        guard let text = object.text else { throw .gone }
        switch call.member {
        case "GetText":
            let ends = try call.integers(2)
            return [.string(text.text(text.range(ends[0], ends[1])))]
        case "GetStringAtOffset": return part(of: text, try call.integers(2), AccessibleText.Part.init(rawValue:))
        case "GetTextAtOffset": return part(of: text, try call.integers(2), AccessibilityServer.part)
        case "GetTextBeforeOffset":
            let numbers = try call.integers(2)
            let start = AccessibilityServer.part(numbers[1]).map { text.range(of: $0, at: numbers[0]).lowerBound }
            return part(of: text, [(start ?? 0) - 1, numbers[1]], AccessibilityServer.part)
        case "GetTextAfterOffset":
            let numbers = try call.integers(2)
            let end = AccessibilityServer.part(numbers[1]).map { text.range(of: $0, at: numbers[0]).upperBound }
            return part(of: text, [end ?? text.count, numbers[1]], AccessibilityServer.part)
        case "GetCharacterAtOffset": return [.int32(Int32(text.scalar(try call.integers(1)[0])))]
        case "GetNSelections": return [.int32(text.selection.map { $0.isEmpty ? 0 : 1 } ?? 0)]
        case "GetSelection":
            let range = try call.integers(1)[0] == 0 ? text.selection ?? 0..<0 : 0..<0
            return [.int32(Int32(clamping: range.lowerBound)), .int32(Int32(clamping: range.upperBound))]
        case "SetCaretOffset":
            let offset = try call.integers(1)[0]
            return [.bool(text.select(text.range(offset, max(0, offset))))]
        case "AddSelection":
            let ends = try call.integers(2)
            return [.bool(text.select(text.range(ends[0], ends[1])))]
        case "SetSelection":
            let numbers = try call.integers(3)
            return [.bool(numbers[0] == 0 && text.select(text.range(numbers[1], numbers[2])))]
        case "RemoveSelection":
            guard try call.integers(1)[0] == 0, let end = text.selection?.upperBound else { return [.bool(false)] }
            return [.bool(text.select(end..<end))]
        default: return try placed(call, text, object)
        }
    }

    private func placed(
        _ call: BusCall, _ text: AccessibleText, _ object: AccessibleObject
    ) throws(BusFailure) -> [BusValue] {
        switch call.member {
        case "GetCharacterExtents":
            let numbers = try call.integers(2)
            return extents(of: text.range(numbers[0], numbers[0] + 1), text, numbers[1], placement(of: object))
        case "GetRangeExtents":
            let numbers = try call.integers(3)
            return extents(of: text.range(numbers[0], numbers[1]), text, numbers[2], placement(of: object))
        case "GetOffsetAtPoint":
            let numbers = try call.integers(3)
            let point = CGPoint(x: Double(numbers[0]), y: Double(numbers[1]))
            let place = placement(of: object).onScreen(point, inWindow: numbers[2] != 0)
            return [.int32(Int32(clamping: text.offset(at: place)))]
        case "ScrollSubstringTo":
            screen.invalidate()
            return [.bool(object.reveal())]
        // Text attributes are not reported.
        case "GetAttributes", "GetAttributeRun":
            return [.texts([:]), .int32(0), .int32(Int32(clamping: text.count))]
        case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.texts([:])]
        case "GetAttributeValue": return [.string("")]
        default: throw .unknown(call.member)
        }
    }

    private func extents(
        of range: Range<Int>, _ text: AccessibleText, _ origin: Int, _ placement: AccessibleScene.Placement
    ) -> [BusValue] {
        let rect = placement.onDesktop(text.frame(range), inWindow: origin != 0)
        return [rect.minX, rect.minY, rect.width, rect.height].map { BusValue.rounded($0) }
    }

    /// Returns the text unit of AT-SPI's older boundary types, which also distinguish its start from its end.
    private static func part(_ boundary: Int) -> AccessibleText.Part? {
        switch boundary {
        case 0: .character
        case 1, 2: .word
        case 3, 4: .sentence
        case 5, 6: .line
        default: nil
        }
    }

    /// Returns the text unit around a character, with its bounds.
    private func part(
        of text: AccessibleText, _ numbers: [Int], _ kind: (Int) -> AccessibleText.Part?
    ) -> [BusValue] {
        let range = kind(numbers[1]).map { text.range(of: $0, at: numbers[0]) } ?? 0..<0
        return [
            .string(text.text(range)), .int32(Int32(clamping: range.lowerBound)),
            .int32(Int32(clamping: range.upperBound)),
        ]
    }

    // MARK: EditableText

    func editableText(_ call: BusCall, _ object: AccessibleObject) throws(BusFailure) -> [BusValue] {
        guard let text = object.text, text.isEditable else { throw .gone }
        screen.invalidate()
        switch call.member {
        case "SetTextContents":
            guard call.arguments.count == 1, let new = call.arguments[0].text else { throw .arguments(call.member) }
            return [.bool(text.replace(0..<text.count, with: new))]
        case "InsertText":
            guard call.arguments.count == 3, let place = call.arguments[0].integer, let new = call.arguments[1].text,
                let count = call.arguments[2].integer
            else { throw .arguments(call.member) }
            let part = count < 0 ? new : String(String.UnicodeScalarView(new.unicodeScalars.prefix(count)))
            let offset = min(max(place, 0), text.count)
            return [.bool(part.isEmpty || text.replace(offset..<offset, with: part))]
        case "DeleteText", "CutText", "CopyText":
            let ends = try call.integers(2)
            let range = text.range(ends[0], ends[1])
            // Secure text is not copied.
            if call.member != "DeleteText" {
                guard object.role != .password else { return [.bool(false)] }
                UIPasteboard.general.string = text.text(range)
            }
            if call.member == "CopyText" { return [] }
            return [.bool(range.isEmpty || text.replace(range, with: ""))]
        case "PasteText":
            let offset = min(max(try call.integers(1)[0], 0), text.count)
            guard let new = UIPasteboard.general.string else { return [.bool(false)] }
            return [.bool(text.replace(offset..<offset, with: new))]
        default: throw .unknown(call.member)
        }
    }
}
