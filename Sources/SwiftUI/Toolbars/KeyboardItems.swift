import UIKit

/// A screen's items above the keyboard, shown while text on the screen is edited.
@MainActor
final class KeyboardItems {
    private var bar: UIToolbar?
    private weak var controller: UIViewController?
    private var observers: [any NSObjectProtocol] = []

    private static let height: CGFloat = 44

    /// Sets the items for the text inputs of a controller; an empty list removes the bar when the next input begins
    /// editing.
    func show(_ items: [UIBarButtonItem], in controller: UIViewController) {
        self.controller = controller
        guard !items.isEmpty else {
            bar = nil
            return
        }
        let bar = bar ?? UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: KeyboardItems.height))
        if !items.elementsEqual(bar.items ?? [], by: ===) { bar.items = items }
        self.bar = bar
        guard observers.isEmpty else { return }
        observers = [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification].map {
            NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { [weak self] notification in
                // UIKit posts these notifications on the main thread.
                let view = notification.object as? UIView
                MainActor.assumeIsolated { self?.didBegin(view) }
            }
        }
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func didBegin(_ view: UIView?) {
        guard let view, let root = controller?.viewIfLoaded, view.isDescendant(of: root) else { return }
        switch view {
        case let field as UITextField where field.inputAccessoryView == nil || field.inputAccessoryView is UIToolbar:
            field.inputAccessoryView = bar
        case let text as UITextView where text.inputAccessoryView == nil || text.inputAccessoryView is UIToolbar:
            text.inputAccessoryView = bar
        default: return
        }
        view.reloadInputViews()
    }
}
