import UIKit

/// The UIKit view that is the first responder for a SwiftUI view.
final class FocusReceiver: UIView {
    /// Posted by a receiver that has gained the focus.
    static let didBecomeFirst = Notification.Name("KasaneFocusReceiverDidBecomeFirst")
    /// Posted by a receiver that has lost the focus.
    static let didResignFirst = Notification.Name("KasaneFocusReceiverDidResignFirst")

    override var canBecomeFirstResponder: Bool { true }

    override func becomeFirstResponder() -> Bool {
        let wasFirst = isFirstResponder
        let isFirst = super.becomeFirstResponder()
        if isFirst, !wasFirst { NotificationCenter.default.post(name: FocusReceiver.didBecomeFirst, object: self) }
        return isFirst
    }

    override func resignFirstResponder() -> Bool {
        let wasFirst = isFirstResponder
        let hasResigned = super.resignFirstResponder()
        if hasResigned, wasFirst { NotificationCenter.default.post(name: FocusReceiver.didResignFirst, object: self) }
        return hasResigned
    }
}

struct FocusReceiverView: UIViewRepresentable {
    func makeUIView(context: Context) -> FocusReceiver {
        let view = FocusReceiver()
        view.isUserInteractionEnabled = false
        return view
    }

    func updateUIView(_ uiView: FocusReceiver, context: Context) {}
}

extension View {
    /// Makes the view focusable with a `FocusState`: key events then go to `onKeyPress` actions of the view and its
    /// ancestors.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/focusable(_:))
    public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }
}
