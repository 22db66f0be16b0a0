import CoreGraphics
import UIKit

/// An action of an object.
@MainActor
struct AccessibleAction {
    let name: String
    /// The action's name in the user's language.
    let title: String
    let perform: () -> Bool

    init(_ name: String, title: String? = nil, perform: @escaping () -> Bool) {
        (self.name, self.title, self.perform) = (name, title ?? name, perform)
    }
}

extension AccessibleObject {
    /// The object's actions, the primary one first.
    var actions: [AccessibleAction] {
        guard let responder else { return [] }
        guard kind == .responder else {
            return [AccessibleAction("dismiss") { (responder as? UIViewController)?.leave() ?? false }]
        }
        var actions: [AccessibleAction] = []
        if let name = activation { actions.append(AccessibleAction(name) { self.activate() }) }
        if responder.accessibilityTraits.contains(.adjustable) {
            actions.append(AccessibleAction("increment") { self.adjust { $0.accessibilityIncrement() } })
            actions.append(AccessibleAction("decrement") { self.adjust { $0.accessibilityDecrement() } })
        }
        for custom in responder.accessibilityCustomActions ?? [] {
            actions.append(AccessibleAction(custom.name) { custom.perform() })
        }
        if let scrollView = responder as? UIScrollView, text == nil {
            let (content, bounds) = (scrollView.contentSize, scrollView.bounds)
            var ways: [(String, UIAccessibilityScrollDirection)] = []
            if content.height > bounds.height { ways += [("scroll up", .up), ("scroll down", .down)] }
            if content.width > bounds.width { ways += [("scroll left", .left), ("scroll right", .right)] }
            actions += ways.map { way in AccessibleAction(way.0) { scrollView.scrollPage(way.1) } }
        }
        return actions
    }

    /// The name of the activation action; nil for objects that can't be activated.
    private var activation: String? {
        switch role {
        case .toggleButton: "toggle"
        case .link: "jump"
        case .entry, .text, .password: "activate"
        case .button, .radioButton, .tab, .listItem, .panel, .image: "click"
        // Activated by the view that handles their touches.
        case .label, .heading: responder?.accessibilityRespondsToUserInteraction == true ? "click" : nil
        default: nil
        }
    }

    private func adjust(_ change: (UIResponder) -> Void) -> Bool {
        guard let responder, isEnabled else { return false }
        change(responder)
        return true
    }

    /// Activates the object like VoiceOver's double tap: by the element's own activation, or else by a touch at its
    /// centre.
    private func activate() -> Bool {
        guard let responder, isEnabled else { return false }
        if responder.accessibilityActivate() { return true }
        if text != nil, responder.becomeFirstResponder() { return true }
        reveal()
        guard let view = responder.nearestView, let window = view.window else { return false }
        let frame = responder.accessibilityFrame
        let visible = frame.intersection(UIAccessibility.convertToScreenCoordinates(window.bounds, in: window))
        return !visible.isNull && !visible.isEmpty && window.press(responder, visibleFrame: visible)
    }

    /// Scrolls the object into view.
    @discardableResult
    func reveal() -> Bool {
        guard let responder else { return false }
        var current = (responder as? UIView)?.superview ?? responder.nearestView
        while let view = current {
            if let scrollView = view as? UIScrollView {
                let frame = scrollView.convert(responder.accessibilityFrame, from: UIScreen.main.coordinateSpace)
                scrollView.scrollRectToVisible(frame, animated: false)
                scrollView.layoutIfNeeded()
            }
            current = view.superview
        }
        return true
    }
}

extension UIViewController {
    /// Performs the escape action on the controller's view or its containers; if none handles it, dismisses the
    /// controller if it can also be dismissed by a swipe.
    fileprivate final func leave() -> Bool {
        var responder: UIResponder? = view
        while let current = responder {
            if current.accessibilityPerformEscape() { return true }
            responder = current.next
        }
        guard !(self is UIAlertController), !isModalInPresentation, presentingViewController != nil else {
            return false
        }
        dismiss(animated: true)
        return true
    }
}

extension UIScrollView {
    /// Scrolls by a page, within the content.
    fileprivate final func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        if accessibilityScroll(direction) { return true }
        let page =
            switch direction {
            case .up: CGPoint(x: 0, y: -bounds.height)
            case .down: CGPoint(x: 0, y: bounds.height)
            case .left: CGPoint(x: -bounds.width, y: 0)
            default: CGPoint(x: bounds.width, y: 0)
            }
        let target = offset(scrolledBy: page)
        guard target != contentOffset else { return false }
        setContentOffset(target, animated: false)
        return true
    }
}
