import CoreGraphics
import UIKit

/// Something that an object can be asked to do.
@MainActor
struct AccessibleAction {
    let name: String
    /// What it is called in the user's language.
    let title: String
    let perform: () -> Bool

    init(_ name: String, title: String? = nil, perform: @escaping () -> Bool) {
        (self.name, self.title, self.perform) = (name, title ?? name, perform)
    }
}

extension AccessibleObject {
    /// What it can be asked to do, the main thing first.
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

    /// What activating it is called; nil for what nobody presses.
    private var activation: String? {
        switch role {
        case .toggleButton: "toggle"
        case .link: "jump"
        case .entry, .text, .password: "activate"
        case .button, .radioButton, .tab, .listItem, .panel, .image: "click"
        // Pressed by whoever takes their touches.
        case .label, .heading: responder?.accessibilityRespondsToUserInteraction == true ? "click" : nil
        default: nil
        }
    }

    private func adjust(_ change: (UIResponder) -> Void) -> Bool {
        guard let responder, isEnabled else { return false }
        change(responder)
        return true
    }

    /// Does what a double tap of VoiceOver does: what the element says, or else a touch in its middle.
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

    /// Scrolls it into view.
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
    /// Asks the controller's view, and what it lies in, to be left; dismisses it where nobody answers and it lets itself
    /// be dismissed by a swipe too.
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
    /// Scrolls by a page, as far as there is content.
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
