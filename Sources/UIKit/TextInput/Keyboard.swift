import CoreGraphics
import Foundation
import QuartzCore

/// What comes up from below while a text is edited: an input view or the on-screen keyboard, and an accessory view.
@MainActor
final class Keyboard {
    static let shared = Keyboard()

    /// Whether keys are shown on the screen.
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

    /// How long the keyboard moves, in seconds.
    static let duration: TimeInterval = 0.25
    /// UIKit's private curve of the keyboard.
    static let curve = 7

    /// What is covered of a window, in its coordinates; empty at its lower edge while nothing is.
    func frame(in window: UIWindow) -> CGRect {
        guard let host, host.window === window else {
            return CGRect(x: window.bounds.minX, y: window.bounds.maxY, width: window.bounds.width, height: 0)
        }
        return host.frame
    }

    /// What will be covered of a window when the keyboard has come to rest, in the window's coordinates.
    func target(in window: UIWindow) -> CGRect {
        guard let host, host.window === window else { return frame(in: window) }
        return host.frame(in: window)
    }

    func add(_ guide: UIKeyboardLayoutGuide) {
        guides.removeAll { $0.guide == nil }
        guides.append(WeakGuide(guide: guide))
    }

    // MARK: The first responder

    /// Lets the first responder change without taking the keyboard away in between, if the change comes about.
    func keeping(whenTrue body: () -> Bool) -> Bool {
        let wasKept = isKept
        isKept = true
        let isDone = body()
        isKept = wasKept
        return isDone
    }

    /// Shows what a first responder wants; nil for none.
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

    /// Moves the keyboard down under a finger, at a height in the window; it comes no higher than it belongs.
    func follow(_ y: CGFloat) {
        guard let host, let window = host.window else { return }
        let top = host.frame(in: window).minY
        let place = min(max(y, top), window.bounds.maxY)
        guard place != host.frame.minY, place > top || host.frame.minY > top else { return }
        UIView.performWithoutAnimation { host.frame.origin.y = place }
        guidesDidMove()
    }

    /// Lets the keyboard go that a finger has moved: away if it was moving down, or is nearer to the edge.
    func letGo(velocity: CGFloat) {
        guard let host, let window = host.window else { return }
        let end = host.frame(in: window)
        guard host.frame.minY > end.minY else { return }
        let goes = velocity > 0 || (velocity == 0 && host.frame.minY > end.midY)
        if goes, responder?.resignFirstResponder() ?? true { return }
        animate({ host.frame = end }) {}
        guidesDidMove()
    }

    /// Gives the keyboard the height that its views want now.
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
    /// Posted before the keyboard comes up.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted when the keyboard has come up.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before the keyboard goes.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted when the keyboard has gone.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before the keyboard's frame changes.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted when the keyboard's frame has changed.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// The key of the keyboard's frame before, on the screen.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's frame afterwards, on the screen.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the animation's duration, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the animation's curve.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard belongs to this application.
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
    /// Whether there is a hardware keyboard: true by default. Without one, the keyboard shows on the screen while a text is
    /// edited. Specific to Kasane: on iOS the user's hands decide.
    public final var hasHardwareKeyboard: Bool {
        get { !Keyboard.shared.isOnScreen }
        set { Keyboard.shared.isOnScreen = !newValue }
    }
}
