import Foundation
import UIKit

/// An event of an object, as reported over AT-SPI.
struct AccessibilityEvent: Sendable, Equatable {
    enum Kind: String { case object = "Object", window = "Window" }

    var path: String
    var kind = Kind.object
    var member: String
    var detail = ""
    var first = 0
    var second = 0
    var data = BusValue.int32(0)

    var interface: String { "org.a11y.atspi.Event.\(kind.rawValue)" }

    var arguments: [BusValue] {
        [
            .string(detail), .int32(Int32(clamping: first)), .int32(Int32(clamping: second)), .variant(data),
            .properties(),
        ]
    }
}

extension AccessibilityServer {
    /// The maximum number of events reported at once; further changes are left to clients' queries.
    private static let maxEvents = 2000

    /// Returns the changes since the last call. The first call returns none.
    func changes() -> [AccessibilityEvent] {
        followKeys()
        var events: [AccessibilityEvent] = []
        for object in screen.all {
            let new = told(of: object)
            if let old = object.told, old != new { events += changes(of: object, old, new) }
            object.told = new
        }
        return Array(events.prefix(AccessibilityServer.maxEvents))
    }

    /// The active window, for clients that begin to listen after it appeared.
    var activation: [AccessibilityEvent] {
        screen.scenes.filter(\.scene.isActive).map { scene, window in
            AccessibilityEvent(path: window.path, kind: .window, member: "Activate", data: .string(scene.title))
        }
    }

    /// Moves the focus to the first responder when that changes.
    private func followKeys() {
        let responder = UIApplication.shared.keyWindow?.firstResponder
        guard responder !== keyResponder else { return }
        keyResponder = responder
        if responder != nil { moveFocus(to: responder) }
    }

    private func told(of object: AccessibleObject) -> AccessibleObject.Told {
        let text = object.text
        return AccessibleObject.Told(
            name: name(of: object), states: states(of: object), value: object.value?.current, text: text?.string,
            caret: text?.selection?.upperBound, children: object.children.map(\.id))
    }

    private func changes(
        of object: AccessibleObject, _ old: AccessibleObject.Told, _ new: AccessibleObject.Told
    ) -> [AccessibilityEvent] {
        var events: [AccessibilityEvent] = []
        if old.children != new.children { events += children(of: object, old.children, new.children) }
        if old.name != new.name {
            events.append(
                AccessibilityEvent(
                    path: object.path, member: "PropertyChange", detail: "accessible-name", data: .string(new.name)))
        }
        if old.value != new.value {
            events.append(
                AccessibilityEvent(
                    path: object.path, member: "PropertyChange", detail: "accessible-value",
                    data: .double(new.value ?? 0)))
        }
        if old.text != new.text { events += text(of: object, old.text ?? "", new.text ?? "") }
        if let caret = new.caret, old.caret != caret {
            events.append(AccessibilityEvent(path: object.path, member: "TextCaretMoved", first: caret))
        }
        for (state, name) in AccessibleStates.told
        where old.states.contains(state) != new.states.contains(state) {
            let isOn = new.states.contains(state)
            if state == .active {
                events.append(
                    AccessibilityEvent(
                        path: object.path, kind: .window, member: isOn ? "Activate" : "Deactivate",
                        data: .string(new.name)))
            }
            events.append(
                AccessibilityEvent(path: object.path, member: "StateChanged", detail: name, first: isOn ? 1 : 0))
        }
        return events
    }

    private func children(of object: AccessibleObject, _ old: [Int], _ new: [Int]) -> [AccessibilityEvent] {
        let (before, now) = (Set(old), Set(new))
        let gone = old.enumerated().filter { !now.contains($1) }.map { (detail: "remove", index: $0, id: $1) }
        let come = new.enumerated().filter { !before.contains($1) }.map { (detail: "add", index: $0, id: $1) }
        return (gone + come).map { change in
            AccessibilityEvent(
                path: object.path, member: "ChildrenChanged", detail: change.detail, first: change.index,
                data: .structure([.string(busName), .path(AccessibleObject.path(change.id))]))
        }
    }

    /// Returns the events for the part of the text that differs, as deleted and inserted.
    private func text(of object: AccessibleObject, _ old: String, _ new: String) -> [AccessibilityEvent] {
        let (before, now) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
        let start = zip(before, now).prefix { $0 == $1 }.count
        let end = zip(before[start...].reversed(), now[start...].reversed()).prefix { $0 == $1 }.count
        let (gone, come) = (before[start..<before.count - end], now[start..<now.count - end])
        return [("delete", gone), ("insert", come)].filter { !$0.1.isEmpty }.map { detail, part in
            AccessibilityEvent(
                path: object.path, member: "TextChanged", detail: detail, first: start, second: part.count,
                data: .string(String(String.UnicodeScalarView(part))))
        }
    }

    /// Returns the events for a notification posted by the program.
    func events(of notification: UIAccessibility.Notification, _ text: String?, _ element: UIResponder?)
        -> [AccessibilityEvent]
    {
        switch notification {
        case .announcement, .pageScrolled: return announcement(text)
        case .screenChanged, .layoutChanged:
            // The focus is reported with the other changes.
            if let element { moveFocus(to: element) }
            return element == nil ? announcement(text) : []
        default: return []
        }
    }

    private func announcement(_ text: String?) -> [AccessibilityEvent] {
        guard let text, !text.isEmpty else { return [] }
        let known = screen.scenes
        guard let window = (known.first { $0.scene.isActive } ?? known.first)?.window else { return [] }
        // 1 is polite: current speech is not interrupted.
        return [
            AccessibilityEvent(path: window.path, member: "Announcement", first: 1, data: .string(text))
        ]
    }
}
