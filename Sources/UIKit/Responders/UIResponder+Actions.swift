import CoreGraphics
public import Foundation

/// The standard editing actions, which menus and keys send up the responder chain. All are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions)
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Removes the selection, and copies it to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Inserts the pasteboard's contents.
    func paste(_ sender: Any?)
    /// Selects the next object of interest to the sender.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Removes the selection.
    func delete(_ sender: Any?)
    /// Toggles boldface in the selection.
    func toggleBoldface(_ sender: Any?)
    /// Toggles italics in the selection.
    func toggleItalics(_ sender: Any?)
    /// Toggles underlining of the selection.
    func toggleUnderline(_ sender: Any?)
    /// Increases the size of the selection.
    func increaseSize(_ sender: Any?)
    /// Decreases the size of the selection.
    func decreaseSize(_ sender: Any?)
    /// Inserts the pasteboard's contents in the style of the surrounding text.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Inserts the pasteboard's contents, and navigates to them.
    func pasteAndGo(_ sender: Any?)
    /// Inserts the pasteboard's contents, and searches for them.
    func pasteAndSearch(_ sender: Any?)
    /// Makes the writing direction of the selection left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Makes the writing direction of the selection right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Starts a text search.
    func find(_ sender: Any?)
    /// Starts a text search with replacement.
    func findAndReplace(_ sender: Any?)
    /// Finds the next match.
    func findNext(_ sender: Any?)
    /// Finds the previous match.
    func findPrevious(_ sender: Any?)
    /// Uses the selection as the search text.
    func useSelectionForFind(_ sender: Any?)
    /// Duplicates the selection.
    func duplicate(_ sender: Any?)
    /// Moves the selection.
    func move(_ sender: Any?)
    /// Renames the selection.
    func rename(_ sender: Any?)
    /// Exports the selection to a file.
    func export(_ sender: Any?)
    /// Prints the selection.
    func printContent(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {
    /// The names of the actions that the class declares without implementing them.
    private static let editActions: Set<String> = [
        "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:", "toggleItalics:",
        "toggleUnderline:", "increaseSize:", "decreaseSize:",
        "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "makeTextWritingDirectionLeftToRight:",
        "makeTextWritingDirectionRightToLeft:", "find:", "findAndReplace:", "findNext:", "findPrevious:",
        "useSelectionForFind:", "duplicate:", "move:", "rename:", "export:", "printContent:",
    ]

    /// Whether the responder implements an action. An editing action counts only if it is exposed: the selector of a
    /// method that the class itself declares proves nothing.
    final func has(_ action: Selector) -> Bool {
        responds(to: UIResponder.editActions.contains(action.name) ? Selector(action.name) : action)
    }
}

extension UIApplication {
    /// Finds the responder that implements an action, and calls it.
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
