import CoreGraphics
import UIKit

// The role, geometry and actions of objects.

extension AccessibilityServer {
    // MARK: Accessible

    func accessible(_ call: BusCall, _ object: AccessibleObject) throws(BusFailure) -> [BusValue] {
        switch call.member {
        case "GetChildAtIndex":
            let index = try call.integers(1)[0]
            return [reference(object.children.indices.contains(index) ? object.children[index] : nil)]
        case "GetChildren": return [.array(of: "(so)", object.children.map { reference($0) })]
        case "GetIndexInParent":
            let index = object.parent?.children.firstIndex { $0 === object }
            return [.int32(Int32(clamping: index ?? -1))]
        case "GetRelationSet": return [.array(of: "(ua(so))", [])]
        case "GetRole": return [.uint32(object.role.rawValue)]
        case "GetRoleName", "GetLocalizedRoleName": return [.string(object.role.name)]
        case "GetState": return [states(of: object).words]
        case "GetAttributes": return [.texts(["toolkit": "Kasane"])]
        case "GetApplication": return [reference(screen.application)]
        case "GetInterfaces": return [.strings(interfaces(of: object).map(\.rawValue))]
        default: throw .unknown(call.member)
        }
    }

    func application(_ call: BusCall) throws(BusFailure) -> [BusValue] {
        switch call.member {
        case "GetLocale": return [.string(Locale.current.identifier)]
        case "GetApplicationBusAddress": return [.string("")]
        default: throw .unknown(call.member)
        }
    }

    // MARK: Component

    /// The origin of coordinates, with AT-SPI's numbers.
    private enum Origin: Int { case desktop, window, parent }

    func component(_ call: BusCall, _ object: AccessibleObject) throws(BusFailure) -> [BusValue] {
        switch call.member {
        case "GetExtents":
            let rect = extents(of: object, try origin(call, 0, of: 1))
            return [.structure([rect.minX, rect.minY, rect.width, rect.height].map { BusValue.rounded($0) })]
        case "GetPosition":
            let rect = extents(of: object, try origin(call, 0, of: 1))
            return [.rounded(rect.minX), .rounded(rect.minY)]
        case "GetSize":
            let rect = extents(of: object, .window)
            return [.rounded(rect.width), .rounded(rect.height)]
        case "Contains": return [.bool(object.frame.contains(try point(call, in: object)))]
        case "GetAccessibleAtPoint": return [reference(hit(try point(call, in: object), object))]
        // The widget layer, as for all parts of a window.
        case "GetLayer": return [.uint32(object.kind == .window ? 7 : 3)]
        case "GetMDIZOrder": return [.int16(0)]
        case "GetAlpha": return [.double(Double(object.responder?.nearestView?.alpha ?? 1))]
        case "GrabFocus": return [.bool(grabFocus(object))]
        case "ScrollTo", "ScrollToPoint":
            screen.invalidate()
            return [.bool(object.reveal())]
        case "SetExtents", "SetPosition", "SetSize": return [.bool(false)]
        default: throw .unknown(call.member)
        }
    }

    private func origin(_ call: BusCall, _ index: Int, of count: Int) throws(BusFailure) -> Origin {
        guard let origin = Origin(rawValue: try call.integers(count)[index]) else { throw .arguments(call.member) }
        return origin
    }

    /// Returns the placement of the window that contains an object.
    func placement(of object: AccessibleObject) -> AccessibleScene.Placement { object.scene?.placement ?? .init() }

    private func extents(of object: AccessibleObject, _ origin: Origin) -> CGRect {
        let placement = placement(of: object)
        let rect = placement.onDesktop(object.frame, inWindow: origin != .desktop)
        guard origin == .parent, let parent = object.parent else { return rect }
        let outer = placement.onDesktop(parent.frame, inWindow: true)
        return rect.offsetBy(dx: -outer.minX, dy: -outer.minY)
    }

    /// Returns the screen point that a call specifies by two numbers and their origin.
    private func point(_ call: BusCall, in object: AccessibleObject) throws(BusFailure) -> CGPoint {
        let (numbers, origin) = (try call.integers(3), try origin(call, 2, of: 3))
        let placement = placement(of: object)
        var point = CGPoint(x: Double(numbers[0]), y: Double(numbers[1]))
        if origin == .parent, let parent = object.parent {
            let outer = placement.onDesktop(parent.frame, inWindow: true)
            point = CGPoint(x: point.x + outer.minX, y: point.y + outer.minY)
        }
        return placement.onScreen(point, inWindow: origin != .desktop)
    }

    /// Returns the innermost object at a screen point, the frontmost of several.
    private func hit(_ point: CGPoint, _ object: AccessibleObject) -> AccessibleObject? {
        for child in object.children.reversed() {
            if child.visibleFrame.contains(point) || !child.children.isEmpty, let found = hit(point, child) {
                return found
            }
        }
        return object.visibleFrame.contains(point) ? object : nil
    }

    private func grabFocus(_ object: AccessibleObject) -> Bool {
        guard object.kind == .responder, let responder = object.responder else { return false }
        object.reveal()
        if object.text != nil, !responder.becomeFirstResponder() { return false }
        moveFocus(to: responder)
        screen.invalidate()
        return true
    }

    /// Moves the focus and notifies the program.
    func moveFocus(to responder: UIResponder?) {
        guard focus !== responder else { return }
        var information: [String: Any] = [
            UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier
                .notificationVoiceOver.rawValue
        ]
        information[UIAccessibility.focusedElementUserInfoKey] = responder
        information[UIAccessibility.unfocusedElementUserInfoKey] = focus
        focus = responder
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: information)
    }

    // MARK: Action

    func action(_ call: BusCall, _ object: AccessibleObject) throws(BusFailure) -> [BusValue] {
        let actions = object.actions
        if call.member == "GetActions" {
            return [
                .array(
                    of: "(sss)", actions.map { .structure([.string($0.title), .string(""), .string("")]) })
            ]
        }
        let index = try call.integers(1)[0]
        guard actions.indices.contains(index) else { throw .arguments(call.member) }
        switch call.member {
        case "GetName": return [.string(actions[index].name)]
        case "GetLocalizedName": return [.string(actions[index].title)]
        case "GetDescription", "GetKeyBinding": return [.string("")]
        case "DoAction":
            screen.invalidate()
            return [.bool(actions[index].perform())]
        default: throw .unknown(call.member)
        }
    }

    // MARK: Selection

    func selection(_ call: BusCall, _ object: AccessibleObject) throws(BusFailure) -> [BusValue] {
        let (children, selected) = (object.children, selected(in: object))
        switch call.member {
        case "SelectAll", "ClearSelection": return [.bool(false)]
        default: break
        }
        let index = try call.integers(1)[0]
        switch call.member {
        case "GetSelectedChild": return [reference(selected.indices.contains(index) ? selected[index] : nil)]
        case "IsChildSelected":
            return [.bool(children.indices.contains(index) && selected.contains { $0 === children[index] })]
        case "SelectChild":
            guard children.indices.contains(index), let press = children[index].actions.first else {
                return [.bool(false)]
            }
            screen.invalidate()
            return [.bool(press.perform())]
        // There is always a selection.
        case "DeselectChild", "DeselectSelectedChild": return [.bool(false)]
        default: throw .unknown(call.member)
        }
    }
}

extension BusCall {
    /// Returns the arguments, if they are this number of integers.
    func integers(_ count: Int) throws(BusFailure) -> [Int] {
        let numbers = arguments.compactMap(\.integer)
        guard numbers.count == count, arguments.count == count else { throw .arguments(member) }
        return numbers
    }
}

extension BusValue {
    /// Returns the integer nearest to a length.
    static func rounded(_ length: CGFloat) -> BusValue {
        .int32(length.isFinite ? Int32(clamping: Int(min(max(length.rounded(), -1e9), 1e9))) : 0)
    }
}
