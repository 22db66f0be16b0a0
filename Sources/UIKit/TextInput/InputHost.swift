import CoreGraphics
import Foundation

/// The view at the bottom of a window that hosts an input view or the on-screen keyboard, with an accessory view
/// above.
final class InputHost: UIView {
    /// The views to show.
    struct Contents: Equatable {
        var accessory: UIView?
        var input: UIView?
        var showsKeys: Bool

        /// The views for a first responder; nil for none.
        @MainActor
        init?(_ responder: UIResponder, isOnScreen: Bool) {
            (accessory, input) = (responder.accessoryOwner?.inputAccessoryView, responder.inputView)
            showsKeys = input == nil && isOnScreen && responder is any UIKeyInput
            if accessory == nil, input == nil, !showsKeys { return nil }
        }

        static func == (a: Contents, b: Contents) -> Bool {
            a.accessory === b.accessory && a.input === b.input && a.showsKeys == b.showsKeys
        }
    }

    private(set) var contents: Contents?
    private var keys: KeyboardKeys?
    /// The responder whose accessory view is shown.
    private weak var owner: UIResponder?

    /// The responder chain of views in an accessory view continues with the accessory view's owner.
    override var next: UIResponder? { owner ?? super.next }

    init(in window: UIWindow) {
        super.init(frame: .zero)
        backgroundColor = InputHost.keyboardColor
        layer.zPosition = 1000
        window.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    /// The background of the keyboard.
    static let keyboardColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.835, blue: 0.86, alpha: 1)
    }

    /// The height of the keyboard, in points, as on iPhone in portrait.
    static let keyHeight: CGFloat = 216

    private static func height(of view: UIView?, _ standard: CGFloat, width: CGFloat) -> CGFloat {
        guard let view else { return 0 }
        let sizesItself =
            (view as? UIInputView)?.allowsSelfSizing == true || view.autoresizingMask.contains(.flexibleHeight)
            || !view.translatesAutoresizingMaskIntoConstraints
        if view.bounds.height > 0, !sizesItself { return view.bounds.height }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return fitting > 0 ? fitting : view.bounds.height > 0 ? view.bounds.height : standard
    }

    func height(of contents: Contents, in window: UIWindow) -> CGFloat {
        let accessory = InputHost.height(of: contents.accessory, 0, width: window.bounds.width)
        let input =
            contents.showsKeys
            ? InputHost.keyHeight
            : InputHost.height(of: contents.input, InputHost.keyHeight, width: window.bounds.width)
        return accessory + input + window.safeAreaInsets.bottom
    }

    func frame(in window: UIWindow) -> CGRect {
        let height = contents.map { self.height(of: $0, in: window) } ?? 0
        return CGRect(x: 0, y: window.bounds.maxY - height, width: window.bounds.width, height: height)
    }

    func show(_ contents: Contents, for responder: UIResponder) {
        for old in [self.contents?.accessory, self.contents?.input, keys] where old?.superview === self {
            old?.removeFromSuperview()
        }
        self.contents = contents
        owner = responder.accessoryOwner
        keys = contents.showsKeys ? KeyboardKeys() : nil
        for view in [contents.accessory, contents.input, keys] { if let view { addSubview(view) } }
        update(for: responder)
        setNeedsLayout()
    }

    /// Shows the keys for a text input.
    func update(for responder: UIResponder) { keys?.show(for: responder) }

    override func contentSizeDidChange(of subview: UIView) { setNeedsLayout() }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let contents, let window else { return }
        Keyboard.shared.fit(self)
        let accessory = InputHost.height(of: contents.accessory, 0, width: bounds.width)
        contents.accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessory)
        let rest = bounds.height - accessory - window.safeAreaInsets.bottom
        for view in [contents.input, keys] {
            view?.frame = CGRect(x: 0, y: accessory, width: bounds.width, height: max(rest, 0))
        }
    }

    // Touches beside keys don't reach the views below.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UIResponder {
    /// The nearest responder, from this one up the chain, that has an accessory view; nil for none.
    final var accessoryOwner: UIResponder? {
        var responder: UIResponder? = self
        while let link = responder {
            if link.inputAccessoryView != nil { return link }
            responder = link.next
        }
        return nil
    }
}
