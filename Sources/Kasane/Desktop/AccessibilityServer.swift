import CoreGraphics
import Foundation
import UIKit

/// Answers the calls of assistive technologies to the objects in a program's windows, through AT-SPI's interfaces.
///
/// Calls are untrusted: one whose arguments don't match the interface is rejected, numbers are clamped to the valid
/// range, and a removed object is an error.
@MainActor
package final class AccessibilityServer {
    package let screen = AccessibleScreen()
    /// The program's name.
    let title: String
    /// The desktop's root object, from the registry.
    var desktop: (name: String, path: String) = ("", AccessibleObject.nullPath)
    /// This program's name on the bus.
    var busName = ""
    /// The application identifier assigned by the registry.
    var applicationID: Int32 = 0
    /// The element that the user of an assistive technology has navigated to.
    weak var focus: UIResponder?
    /// The first responder when it was last checked.
    weak var keyResponder: UIResponder?

    package init(title: String) { self.title = title }

    // MARK: Replies

    private static let cachePath = "/org/a11y/atspi/cache"

    package func answer(_ call: BusCall) -> BusAnswer {
        // Clients may fill their caches with all objects at once. They get none, and query the objects they need:
        // cached objects would be out of date until an event.
        if call.path == AccessibilityServer.cachePath, call.member == "GetItems" {
            return .values([.array(of: "((so)(so)(so)iiassusau)", [])])
        }
        guard let id = AccessibleObject.id(call.path), let object = screen.object(id),
            object.kind == .application || object.kind == .window || object.responder != nil
        else { return .failure(.gone) }
        do throws(BusFailure) {
            if call.interface == "org.freedesktop.DBus.Properties" { return .values(try properties(call, object)) }
            guard let interface = AccessibleInterface(rawValue: call.interface),
                interfaces(of: object).contains(interface)
            else { throw BusFailure.unknown("interface \(call.interface)") }
            return .values(try values(call, interface, object))
        } catch {
            return .failure(error)
        }
    }

    private func values(
        _ call: BusCall, _ interface: AccessibleInterface, _ object: AccessibleObject
    ) throws(BusFailure) -> [BusValue] {
        switch interface {
        case .accessible: try accessible(call, object)
        case .application: try application(call)
        case .component: try component(call, object)
        case .action: try action(call, object)
        case .value: throw .unknown(call.member)
        case .text: try text(call, object)
        case .editableText: try editableText(call, object)
        case .selection: try selection(call, object)
        }
    }

    /// Returns the interfaces of an object.
    func interfaces(of object: AccessibleObject) -> [AccessibleInterface] {
        if object.kind == .application { return [.accessible, .application] }
        var interfaces: [AccessibleInterface] = [.accessible, .component]
        if !object.actions.isEmpty { interfaces.append(.action) }
        if object.value != nil { interfaces.append(.value) }
        if let text = object.text { interfaces += text.isEditable ? [.text, .editableText] : [.text] }
        if object.isSelection { interfaces.append(.selection) }
        return interfaces
    }

    // MARK: Properties

    private func properties(_ call: BusCall, _ object: AccessibleObject) throws(BusFailure) -> [BusValue] {
        guard let name = call.arguments.first?.text else { throw .arguments(call.member) }
        guard let interface = AccessibleInterface(rawValue: name), interfaces(of: object).contains(interface) else {
            throw .unknown("interface \(name)")
        }
        switch call.member {
        case "Get" where call.arguments.count == 2:
            guard let name = call.arguments[1].text, let value = property(name, interface, object) else {
                throw .unknown("property \(call.arguments[1].text ?? "")")
            }
            return [.variant(value)]
        case "GetAll" where call.arguments.count == 1:
            let values = interface.properties.compactMap { name in
                property(name, interface, object).map { (name, $0) }
            }
            return [.properties(values)]
        case "Set" where call.arguments.count == 3: return try set(call, interface, object)
        default: throw .arguments(call.member)
        }
    }

    private func set(
        _ call: BusCall, _ interface: AccessibleInterface, _ object: AccessibleObject
    ) throws(BusFailure) -> [BusValue] {
        switch (interface, call.arguments[1].text) {
        case (.application, "Id"?):
            guard let id = call.arguments[2].integer, let number = Int32(exactly: id) else {
                throw .arguments(call.member)
            }
            applicationID = number
        case (.value, "CurrentValue"?):
            guard let number = call.arguments[2].number, let responder = object.responder,
                AccessibleValue.set(number, of: responder)
            else { throw .arguments(call.member) }
            screen.invalidate()
        default: throw .unknown("property that could be set")
        }
        return []
    }

    private func property(_ name: String, _ interface: AccessibleInterface, _ object: AccessibleObject) -> BusValue? {
        switch (interface, name) {
        case (.accessible, "Name"): .string(self.name(of: object))
        case (.accessible, "Description"), (.accessible, "HelpText"): .string(object.hint)
        case (.accessible, "Parent"): object.parent.map { reference($0) } ?? reference(desktop.name, desktop.path)
        case (.accessible, "ChildCount"): .int32(Int32(clamping: object.children.count))
        case (.accessible, "Locale"), (.application, "Locale"): .string(locale(of: object))
        case (.accessible, "AccessibleId"): .string(object.responder?.accessibilityIdentifier ?? "")
        case (.application, "ToolkitName"): .string("Kasane")
        case (.application, "Version"), (.application, "ToolkitVersion"): .string("1.0")
        case (.application, "AtspiVersion"): .string("2.1")
        case (.application, "Id"): .int32(applicationID)
        case (.action, "NActions"): .int32(Int32(clamping: object.actions.count))
        case (.value, "MinimumValue"): object.value.map { .double($0.minimum) }
        case (.value, "MaximumValue"): object.value.map { .double($0.maximum) }
        case (.value, "CurrentValue"): object.value.map { .double($0.current) }
        case (.value, "MinimumIncrement"): object.value.map { .double($0.step) }
        case (.value, "Text"): .string(object.responder?.accessibilityValue ?? "")
        case (.text, "CharacterCount"): object.text.map { .int32(Int32(clamping: $0.count)) }
        case (.text, "CaretOffset"): object.text.map { .int32(Int32(clamping: $0.selection?.upperBound ?? -1)) }
        case (.selection, "NSelectedChildren"): .int32(Int32(clamping: selected(in: object).count))
        default: nil
        }
    }

    func name(of object: AccessibleObject) -> String {
        object.kind == .application ? title : object.kind == .window ? object.scene?.title ?? "" : object.name
    }

    private func locale(of object: AccessibleObject) -> String {
        object.responder?.accessibilityLanguage ?? Locale.current.identifier
    }

    // MARK: References

    func reference(_ object: AccessibleObject?) -> BusValue {
        object.map { reference(busName, $0.path) } ?? reference("", AccessibleObject.nullPath)
    }

    private func reference(_ name: String, _ path: String) -> BusValue { .structure([.string(name), .path(path)]) }

    func states(of object: AccessibleObject) -> AccessibleStates {
        object.states(isFocused: object === focused, isActive: object.scene?.isActive == true)
    }

    /// The focused object: the one that an assistive technology has focused, or else the first responder's.
    var focused: AccessibleObject? {
        if let focus, let object = screen.object(holding: focus), object.kind == .responder { return object }
        guard let responder = UIApplication.shared.keyWindow?.firstResponder else { return nil }
        return screen.object(holding: responder)
    }

    /// Returns the selected children.
    func selected(in object: AccessibleObject) -> [AccessibleObject] {
        object.children.filter { $0.responder?.accessibilityTraits.contains(.selected) == true }
    }
}

/// The AT-SPI interfaces that are implemented.
enum AccessibleInterface: String {
    case accessible = "org.a11y.atspi.Accessible"
    case application = "org.a11y.atspi.Application"
    case component = "org.a11y.atspi.Component"
    case action = "org.a11y.atspi.Action"
    case value = "org.a11y.atspi.Value"
    case text = "org.a11y.atspi.Text"
    case editableText = "org.a11y.atspi.EditableText"
    case selection = "org.a11y.atspi.Selection"

    var properties: [String] {
        switch self {
        case .accessible:
            ["Name", "Description", "Parent", "ChildCount", "Locale", "AccessibleId", "HelpText"]
        case .application: ["ToolkitName", "Version", "ToolkitVersion", "AtspiVersion", "Id", "Locale"]
        case .component, .editableText: []
        case .action: ["NActions"]
        case .value: ["MinimumValue", "MaximumValue", "MinimumIncrement", "CurrentValue", "Text"]
        case .text: ["CharacterCount", "CaretOffset"]
        case .selection: ["NSelectedChildren"]
        }
    }
}
