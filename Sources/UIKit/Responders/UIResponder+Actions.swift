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
    /// Inserts what is on the pasteboard in the style of the text around it.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Inserts what is on the pasteboard, and goes there.
    func pasteAndGo(_ sender: Any?)
    /// Inserts what is on the pasteboard, and searches for it.
    func pasteAndSearch(_ sender: Any?)
    /// Makes what is selected run from left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Makes what is selected run from right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Looks for a text.
    func find(_ sender: Any?)
    /// Looks for a text to put another one in its place.
    func findAndReplace(_ sender: Any?)
    /// Looks for the next place of a text.
    func findNext(_ sender: Any?)
    /// Looks for the last place of a text.
    func findPrevious(_ sender: Any?)
    /// Looks for what is selected.
    func useSelectionForFind(_ sender: Any?)
    /// Copies what is selected beside it.
    func duplicate(_ sender: Any?)
    /// Moves what is selected.
    func move(_ sender: Any?)
    /// Gives what is selected another name.
    func rename(_ sender: Any?)
    /// Writes what is selected to a file.
    func export(_ sender: Any?)
    /// Prints what is selected.
    func printContent(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {
    /// The names of the actions that the class declares without performing them.
    private static let editActions: Set<String> = [
        "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:", "toggleItalics:",
        "toggleUnderline:", "increaseSize:", "decreaseSize:",
        "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "makeTextWritingDirectionLeftToRight:",
        "makeTextWritingDirectionRightToLeft:", "find:", "findAndReplace:", "findNext:", "findPrevious:",
        "useSelectionForFind:", "duplicate:", "move:", "rename:", "export:", "printContent:",
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
