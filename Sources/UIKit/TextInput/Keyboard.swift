import CoreGraphics
import Foundation
import QuartzCore

/// The keyboard area at the bottom of the screen during editing: an input view or the on-screen keyboard, and an
/// accessory view.
@MainActor
final class Keyboard {
    static let shared = Keyboard()

    /// Whether the on-screen keyboard is enabled.
    var isOnScreen = false {
        didSet { if isOnScreen != oldValue { update(for: responder) } }
    }

    private(set) weak var responder: UIResponder?
    private var host: InputHost?
    private(set) var isKept = false
    private var guides: [WeakGuide] = []

    private struct WeakGuide {
        weak var guide: UIKeyboardLayoutGuide?
    }

    /// The duration of the keyboard's animation, in seconds.
    static let duration: TimeInterval = 0.25
    /// UIKit's private animation curve of the keyboard.
    static let curve = 7

    /// The area of a window that the keyboard covers, in window coordinates; empty at its bottom edge while hidden.
    func frame(in window: UIWindow) -> CGRect {
        guard let host, host.window === window else {
            return CGRect(x: window.bounds.minX, y: window.bounds.maxY, width: window.bounds.width, height: 0)
        }
        return host.frame
    }

    /// The area of a window that the keyboard will cover when its animation ends, in window coordinates.
    func target(in window: UIWindow) -> CGRect {
        guard let host, host.window === window else { return frame(in: window) }
        return host.frame(in: window)
    }

    func add(_ guide: UIKeyboardLayoutGuide) {
        guides.removeAll { $0.guide == nil }
        guides.append(WeakGuide(guide: guide))
    }

    // MARK: First responder

    /// Changes the first responder without hiding the keyboard in between, if the change succeeds.
    func keeping(whenTrue body: () -> Bool) -> Bool {
        let wasKept = isKept
        isKept = true
        let isDone = body()
        isKept = wasKept
        return isDone
    }

    /// Shows the input views of a first responder; nil for none.
    func update(for responder: UIResponder?) {
        guard !isKept else { return }
        let old = self.responder
        self.responder = responder
        if old !== responder { (old as? any UITextInput)?.showSelection() }
        (responder as? any UITextInput)?.showSelection()
        let window = (responder as? UIView)?.window ?? responder?.windowInChain
        guard let responder, let window, let wanted = InputHost.Contents(responder, isOnScreen: isOnScreen) else {
            return hide()
        }
        let shown = host.flatMap { $0.window === window ? $0 : nil }
        if shown == nil { hide() }
        let host = shown ?? InputHost(in: window)
        guard host.contents != wanted || shown == nil else { return host.update(for: responder) }
        let begin =
            shown?.frame
            ?? CGRect(
                x: 0, y: window.bounds.maxY, width: window.bounds.width, height: host.height(of: wanted, in: window))
        self.host = host
        host.show(wanted, for: responder)
        let end = host.frame(in: window)
        guard begin != end else { return host.frame = end }
        move(host, from: begin, to: end, isNew: shown == nil)
    }

    /// Moves the keyboard down interactively to a vertical position in the window; it never moves above its resting
    /// position.
    func follow(_ y: CGFloat) {
        guard let host, let window = host.window else { return }
        let top = host.frame(in: window).minY
        let place = min(max(y, top), window.bounds.maxY)
        guard place != host.frame.minY, place > top || host.frame.minY > top else { return }
        UIView.performWithoutAnimation { host.frame.origin.y = place }
        guidesDidMove()
    }

    /// Ends an interactive movement: hides the keyboard if it was moving down, or is nearer to the edge.
    func letGo(velocity: CGFloat) {
        guard let host, let window = host.window else { return }
        let end = host.frame(in: window)
        guard host.frame.minY > end.minY else { return }
        let goes = velocity > 0 || (velocity == 0 && host.frame.minY > end.midY)
        if goes, responder?.resignFirstResponder() ?? true { return }
        animate({ host.frame = end }) {}
        guidesDidMove()
    }

    /// Resizes the keyboard to the current height of its views.
    func fit(_ host: InputHost) {
        guard host === self.host, let window = host.window else { return }
        let (begin, end) = (host.frame, host.frame(in: window))
        guard begin.height != end.height else { return }
        let info = Keyboard.info(begin, end, window)
        post(UIResponder.keyboardWillChangeFrameNotification, info)
        UIView.performWithoutAnimation { host.frame = end }
        guidesDidMove()
        post(UIResponder.keyboardDidChangeFrameNotification, info)
    }

    private func hide() {
        guard let host, let window = host.window else {
            host = nil
            return
        }
        self.host = nil
        let begin = host.frame
        let end = begin.offsetBy(dx: 0, dy: window.bounds.maxY - begin.minY)
        let info = Keyboard.info(begin, end, window)
        post(UIResponder.keyboardWillHideNotification, info)
        post(UIResponder.keyboardWillChangeFrameNotification, info)
        guidesDidMove()
        animate({ host.frame = end }) {
            host.removeFromSuperview()
            self.post(UIResponder.keyboardDidHideNotification, info)
            self.post(UIResponder.keyboardDidChangeFrameNotification, info)
        }
    }

    private func move(_ host: InputHost, from begin: CGRect, to end: CGRect, isNew: Bool) {
        guard let window = host.window else { return }
        UIView.performWithoutAnimation { host.frame = begin }
        let info = Keyboard.info(begin, end, window)
        if isNew { post(UIResponder.keyboardWillShowNotification, info) }
        post(UIResponder.keyboardWillChangeFrameNotification, info)
        animate({ host.frame = end }) {
            if isNew { self.post(UIResponder.keyboardDidShowNotification, info) }
            self.post(UIResponder.keyboardDidChangeFrameNotification, info)
        }
        guidesDidMove()
    }

    private func animate(_ body: @escaping () -> Void, then completion: @escaping () -> Void) {
        guard UIView.areAnimationsEnabled else {
            body()
            return completion()
        }
        UIView.animate(withDuration: Keyboard.duration, delay: 0, options: .curveEaseOut, animations: body) { _ in
            completion()
        }
    }

    private func guidesDidMove() {
        guides.removeAll { $0.guide == nil }
        for known in guides { known.guide?.owningView?.setNeedsLayout() }
    }

    // MARK: Notifications

    private static func info(_ begin: CGRect, _ end: CGRect, _ window: UIWindow) -> [AnyHashable: Any] {
        func onScreen(_ rect: CGRect) -> NSValue {
            NSValue(cgRect: rect.offsetBy(dx: window.frame.minX, dy: window.frame.minY))
        }
        return [
            UIResponder.keyboardFrameBeginUserInfoKey: onScreen(begin),
            UIResponder.keyboardFrameEndUserInfoKey: onScreen(end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: nil, userInfo: info)
    }
}

extension UIResponder {
    /// Posted before the keyboard is shown.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted after the keyboard has been shown.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before the keyboard is hidden.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted after the keyboard has been hidden.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before the keyboard's frame changes.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted when the keyboard's frame has changed.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// The user info key of the keyboard's initial frame, in screen coordinates.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The user info key of the keyboard's final frame, in screen coordinates.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The user info key of the animation's duration, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The user info key of the animation's curve.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The user info key of whether the keyboard belongs to this app.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

    /// The window at the end of the chain.
    final var windowInChain: UIWindow? {
        var responder: UIResponder? = self
        while let link = responder {
            if let window = link.windowOfChain { return window }
            responder = link.next
        }
        return nil
    }
}

extension UIScreen {
    /// Whether there is a hardware keyboard: true by default. Without one, the on-screen keyboard is shown during
    /// editing. Specific to Kasane: on iOS this depends on the hardware.
    public final var hasHardwareKeyboard: Bool {
        get { !Keyboard.shared.isOnScreen }
        set { Keyboard.shared.isOnScreen = !newValue }
    }
}
