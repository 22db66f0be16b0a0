import CoreGraphics
import UIKit

/// An object that assistive technologies identify by a number.
@MainActor
final class AccessibleObject {
    enum Kind {
        /// The program.
        case application
        /// A window of the desktop.
        case window
        /// A modally presented controller.
        case dialog
        /// A view or an element.
        case responder
    }

    nonisolated let id: Int
    let kind: Kind
    private weak var view: UIResponder?
    /// Retains an element that is not a view.
    private var element: UIResponder?
    weak var parent: AccessibleObject?
    /// The desktop window that the object represents; nil for any other object.
    weak var ownScene: AccessibleScene?
    var children: [AccessibleObject] = []
    /// On screen, in points: the frame, clipped to its containers.
    var frame = CGRect.zero
    var visibleFrame = CGRect.zero
    var role = AccessibleRole.panel
    /// The state that was last reported.
    var told: Told?

    struct Told: Equatable {
        var name: String
        var states: AccessibleStates
        var value: Double?
        var text: String?
        var caret: Int?
        var children: [Int]
    }

    init(_ id: Int, _ kind: Kind, _ responder: UIResponder?) {
        (self.id, self.kind) = (id, kind)
        self.responder = responder
    }

    /// The responder that the object represents; nil for the program and its windows, and once it has been deallocated.
    var responder: UIResponder? {
        get { view ?? element }
        set {
            let isElement = newValue is UIAccessibilityElement
            (view, element) = isElement ? (nil, newValue) : (newValue, nil)
        }
    }

    /// The desktop window that the object is or is contained in; nil for the program.
    var scene: AccessibleScene? {
        var next: AccessibleObject? = self
        while let object = next {
            if let scene = object.ownScene { return scene }
            next = object.parent
        }
        return nil
    }

    nonisolated static let root = 0
    nonisolated static let folder = "/org/a11y/atspi/accessible/"
    nonisolated static let nullPath = "/org/a11y/atspi/null"

    nonisolated var path: String { AccessibleObject.path(id) }

    nonisolated static func path(_ id: Int) -> String { folder + (id == root ? "root" : "\(id)") }

    /// Returns the number in a path; nil for a path of another kind.
    nonisolated static func id(_ path: String) -> Int? {
        guard path.hasPrefix(folder) else { return nil }
        let name = path.dropFirst(folder.count)
        return name == "root" ? root : Int(name).flatMap { $0 > 0 ? $0 : nil }
    }

    // MARK: Accessibility properties

    var name: String {
        guard let responder else { return "" }
        if let controller = responder as? UIViewController { return controller.title ?? "" }
        if let label = responder.accessibilityLabel, !label.isEmpty { return label }
        if let placeholder = responder.accessibilityPlaceholder { return placeholder }
        // A switch in a row takes the row's label.
        if kind == .responder, let parent, parent.role == .listItem { return parent.name }
        if role == .label || role == .heading { return responder.accessibilityValue ?? "" }
        return ""
    }

    var hint: String { responder?.accessibilityHint ?? "" }

    var isEnabled: Bool { responder.map { !$0.accessibilityTraits.contains(.notEnabled) } ?? true }

    /// Whether the object is or can become the first responder.
    var isFocusable: Bool {
        guard kind == .responder, let responder else { return kind == .window }
        return responder.accessibilityRespondsToUserInteraction || responder.canBecomeFirstResponder
    }

    /// The editable text; nil for an object without one.
    var text: AccessibleText? {
        guard kind == .responder, [.entry, .text, .password].contains(role) else { return nil }
        return (responder as? any UIResponder & UITextInput).map { AccessibleText($0) }
    }

    var value: AccessibleValue? { kind == .responder ? responder.flatMap { AccessibleValue($0) } : nil }

    /// Whether one of its children can be selected.
    var isSelection: Bool { role == .tabList || role == .grouping && responder is UISegmentedControl }

    func states(isFocused: Bool, isActive: Bool) -> AccessibleStates {
        var states: AccessibleStates = [.visible]
        if isEnabled { states.formUnion([.enabled, .sensitive]) }
        if isFocused { states.insert(.focused) }
        if isFocusable { states.insert(.focusable) }
        switch kind {
        case .application: return states
        case .window:
            states.insert(.showing)
            if isActive { states.insert(.active) }
            return states
        case .dialog: states.formUnion([.showing, .modal])
        case .responder: if !visibleFrame.isEmpty { states.insert(.showing) }
        }
        guard let responder else { return states }
        let traits = responder.accessibilityTraits
        let isChoice = parent?.isSelection == true || role == .listItem
        if isChoice { states.insert(.selectable) }
        if traits.contains(.selected) { states.insert(.selected) }
        if role == .toggleButton {
            states.insert(.checkable)
            if responder.accessibilityValue == "1" || traits.contains(.selected) { states.insert(.checked) }
        }
        if role == .radioButton, traits.contains(.selected) { states.insert(.checked) }
        if role == .slider || role == .progressBar { states.insert(.horizontal) }
        if let text {
            if text.isEditable { states.insert(.editable) }
            states.insert(role == .text ? .multiLine : .singleLine)
        }
        return states
    }
}
