import CoreGraphics
import Foundation
import Kasane
import UIKit

/// Reads the bytes as messages on the session bus: what a portal reports about the desktop, and what programs request
/// over AT-SPI.
func answerMessages(_ bytes: UnsafeRawBufferPointer) {
    let bytes = Array(bytes)
    MainActor.assumeIsolated {
        onStage {
            bytes.withUnsafeBytes {
                var program = MessageProgram(ByteStream($0))
                program.run(steps: 60)
                program.end()
            }
        }
    }
}

/// Sends the messages that the bytes encode, with some that no program should send.
@MainActor
private struct MessageProgram {
    private var stream: ByteStream
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let server = AccessibilityServer(title: "Test")
    private var portal = PortalValues()

    init(_ stream: ByteStream) {
        self.stream = stream
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let field = UITextField()
        field.text = "e\u{301} 👩‍👩‍👧 words"
        let secret = UITextField()
        (secret.text, secret.isSecureTextEntry) = ("secret", true)
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        let label = UILabel()
        label.text = "A label"
        let text = UITextView()
        text.text = "lines\nof text"
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 280, height: 1000)
        let segments = UISegmentedControl(items: ["One", "Two"])
        let views = [field, secret, button, label, text, scroll, segments, UISlider(), UISwitch(), UIStepper()]
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 20, y: 20 + 44 * index, width: 280, height: 40)
            controller.view.addSubview(view)
        }
        let scene = AccessibleScene(title: "Test") { [window] in [window] }
        server.screen.add(scene)
    }

    mutating func run(steps: Int) {
        for _ in 0..<steps where !stream.isAtEnd { step() }
    }

    /// Resets the screen, so that a portal's settings don't remain for the next input.
    func end() {
        window.isHidden = true
        window.rootViewController = nil
        var plain = PortalValues()
        plain.take(changed: [.string("org.freedesktop.appearance"), .string("color-scheme"), .uint32(2)])
        plain.take(changed: [.string("org.freedesktop.appearance"), .string("contrast"), .uint32(0)])
        plain.take(changed: [.string("org.gnome.desktop.interface"), .string("enable-animations"), .bool(true)])
        plain.take(changed: [.string("org.gnome.desktop.interface"), .string("text-scaling-factor"), .double(1)])
        plain.settings.apply()
    }

    private mutating func step() {
        switch stream.choice(8) {
        case 0:
            portal.take(changed: [.string(name()), .string(name()), value(depth: 3)])
            portal.settings.apply()
        case 1:
            portal.take(all: values(depth: 4))
            portal.settings.apply()
        default:
            // The window, its views, and numbers of no object.
            let object = stream.choice(18)
            let path = object < 17 ? "/org/a11y/atspi/accessible/\(object == 0 ? "root" : "\(object)")" : text()
            let answer = server.answer(
                BusCall(path: path, interface: name(), member: name(), arguments: values(depth: 2)))
            guard case .values(let values) = answer else { return }
            for value in values { check(value) }
        }
    }

    /// A message's arrays contain only elements of the array's declared type.
    private func check(_ value: BusValue) {
        switch value {
        case .array(let type, let elements):
            for element in elements {
                precondition(element.signature == type, "\(element.signature) in an array of \(type)")
                check(element)
            }
        case .structure(let parts): parts.forEach(check)
        case .entry(let key, let value):
            check(key)
            check(value)
        case .variant(let inner): check(inner)
        default: break
        }
    }

    // MARK: Values

    private mutating func values(depth: Int) -> [BusValue] {
        (0..<stream.choice(5)).map { _ in value(depth: depth) }
    }

    private mutating func value(depth: Int) -> BusValue {
        switch stream.choice(depth > 0 ? 17 : 13) {
        case 0: .byte(stream.byte())
        case 1: .bool(stream.flag())
        case 2: .int16(Int16(truncatingIfNeeded: bits()))
        case 3: .uint16(UInt16(truncatingIfNeeded: bits()))
        case 4: .int32(Int32(truncatingIfNeeded: bits()))
        case 5: .uint32(UInt32(truncatingIfNeeded: bits()))
        case 6: .int64(Int64(bitPattern: bits()))
        case 7: .uint64(bits())
        case 8: .double(Double(stream.number()))
        case 9: .string(text())
        case 10: .string(name())
        case 11: .path(text())
        case 12: .signature(text())
        case 13: .array(of: "v", values(depth: depth - 1))
        case 14: .structure(values(depth: depth - 1))
        case 15: .entry(.string(name()), value(depth: depth - 1))
        default: .variant(value(depth: depth - 1))
        }
    }

    /// Usually small numbers of either sign, otherwise the largest ones.
    private mutating func bits() -> UInt64 {
        let kind = stream.byte()
        switch kind {
        case 0..<128: return UInt64(kind)
        case 128..<192: return UInt64(bitPattern: -Int64(kind - 128))
        case 192..<200: return UInt64(Int32.max) + UInt64(kind - 192)
        case 200..<208: return UInt64(bitPattern: Int64(Int32.min) + Int64(kind - 200))
        default: return (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(stream.byte()) }
        }
    }

    private mutating func text() -> String {
        String(decoding: (0..<stream.choice(12)).map { _ in stream.byte() }, as: UTF8.self)
    }

    private mutating func name() -> String { stream.element(of: MessageProgram.names) }

    /// Names that occur in messages: settings, interfaces, methods and properties.
    private static let names = [
        "org.freedesktop.appearance", "org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface", "color-scheme",
        "contrast", "reduced-motion", "enable-animations", "text-scaling-factor", "scaling-factor", "high-contrast",
        "prefer-dark", "org.freedesktop.DBus.Properties", "org.a11y.atspi.Accessible", "org.a11y.atspi.Application",
        "org.a11y.atspi.Component", "org.a11y.atspi.Action", "org.a11y.atspi.Value", "org.a11y.atspi.Text",
        "org.a11y.atspi.EditableText", "org.a11y.atspi.Selection", "Get", "GetAll", "Set", "GetChildAtIndex",
        "GetChildren", "GetIndexInParent", "GetRole", "GetState", "GetInterfaces", "GetExtents", "GetPosition",
        "GetSize",
        "Contains", "GetAccessibleAtPoint", "GrabFocus", "ScrollTo", "ScrollToPoint", "SetExtents", "GetActions",
        "GetName", "DoAction", "SelectAll", "ClearSelection", "GetSelectedChild", "IsChildSelected", "SelectChild",
        "DeselectChild", "GetText", "GetStringAtOffset", "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset",
        "GetCharacterAtOffset", "GetNSelections", "GetSelection", "SetCaretOffset", "AddSelection", "SetSelection",
        "RemoveSelection", "GetCharacterExtents", "GetRangeExtents", "GetOffsetAtPoint", "GetBoundedRanges",
        "ScrollSubstringTo", "GetAttributes", "GetAttributeRun", "SetTextContents", "InsertText", "DeleteText",
        "CutText",
        "CopyText", "PasteText", "CurrentValue", "MinimumValue", "Name", "Parent", "ChildCount", "CaretOffset", "Id",
        "NActions", "NSelectedChildren", "Locale", "",
    ]
}
