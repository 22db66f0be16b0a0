import CoreGraphics
public import Foundation

/// The actions of editing, which menus and keys ask of whoever in the responder chain performs them. All are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions)
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Removes what is selected, and puts it on the pasteboard.
    func cut(_ sender: Any?)
    /// Puts what is selected on the pasteboard.
    func copy(_ sender: Any?)
    /// Inserts what is on the pasteboard.
    func paste(_ sender: Any?)
    /// Selects the next thing that the sender is about.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Removes what is selected.
    func delete(_ sender: Any?)
    /// Makes bold what is selected, or not any more.
    func toggleBoldface(_ sender: Any?)
    /// Makes italic what is selected, or not any more.
    func toggleItalics(_ sender: Any?)
    /// Underlines what is selected, or not any more.
    func toggleUnderline(_ sender: Any?)
    /// Makes larger what is selected.
    func increaseSize(_ sender: Any?)
    /// Makes smaller what is selected.
    func decreaseSize(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {
    /// The names of the actions that the class declares without performing them.
    private static let editActions: Set<String> = [
        "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:", "toggleItalics:",
        "toggleUnderline:", "increaseSize:", "decreaseSize:",
    ]

    /// Whether the responder has a method. An editing action is had by whoever exposes it: that a selector carries the
    /// method which the class declares says nothing.
    final func has(_ action: Selector) -> Bool {
        responds(to: UIResponder.editActions.contains(action.name) ? Selector(action.name) : action)
    }
}

extension UIApplication {
    /// Finds who performs an action, and has it do so.
    final func deliver(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let arguments = action.arguments(sender: sender, event: event)
        if let target {
            return sendOrReport(action, to: target, arguments)
        }
        let starts: [UIResponder?] = [
            keyWindow?.firstResponder, sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view,
            keyWindow ?? self,
        ]
        for case let start? in starts {
            guard let found = start.target(forAction: action, withSender: sender) else { continue }
            return trySend(action, to: found, arguments)
        }
        return false
    }
}
