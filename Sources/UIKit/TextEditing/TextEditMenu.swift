import CoreGraphics
import Foundation

/// The edit menu of a text input, beside the selection or the cursor.
@MainActor
final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
    private weak var input: (any UIResponder & UITextInput)?
    private lazy var interaction = UIEditMenuInteraction(delegate: self)

    init(_ input: any UIResponder & UITextInput) { self.input = input }

    /// Shows the menu beside the selection, or as a list at the location of a pointer's click.
    func show(at click: CGPoint? = nil) {
        guard let view = input?.textInputView, view.window != nil else { return }
        interaction.takesClicks = false
        if interaction.view !== view { view.addInteraction(interaction) }
        if let click { return interaction.presentList(at: click) }
        let rect = target
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
    }

    func dismiss() { interaction.dismissMenu() }

    func remove() {
        dismiss()
        interaction.view?.removeInteraction(interaction)
    }

    private var target: CGRect {
        guard let input, let range = input.selectedTextRange else { return .null }
        return range.isEmpty ? input.caretRect(for: range.start) : input.firstRect(for: range)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        guard let input, let range = input.selectedTextRange else { return nil }
        return input.editMenu(for: range, suggestedActions: suggestedActions) ?? UIMenu(children: suggestedActions)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { input?.willPresentEditMenu(animator: animator) }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { input?.willDismissEditMenu(animator: animator) }
}
