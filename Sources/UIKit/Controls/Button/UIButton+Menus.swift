import CoreGraphics
import Foundation

extension UIButton {
    final var menuConfiguration: UIContextMenuConfiguration? {
        guard isEnabled, let menu else { return nil }
        let made = UIContextMenuConfiguration(actionProvider: { _ in menu })
        made.preferredMenuElementOrder = preferredMenuElementOrder
        return made
    }

    /// Whether the button is a pop-up button, which shows the chosen element as its title.
    final var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction }

    final func menuDidChange() {
        if (menu != nil) != isContextMenuInteractionEnabled { isContextMenuInteractionEnabled = menu != nil }
        guard isPopUp, let leaves = menu?.leaves, !leaves.isEmpty else { return }
        // One element is chosen initially: the first, unless code sets another.
        let chosen = leaves.first { $0.state == .on } ?? leaves[0]
        show(chosen, of: leaves)
    }

    final func choiceDidChange(to element: UIMenuElement) {
        guard isPopUp, let leaf = element as? any UIMenuLeaf, let leaves = menu?.leaves else { return }
        show(leaf, of: leaves)
        parts.didChoose?()
    }

    private final func show(_ chosen: any UIMenuLeaf, of leaves: [any UIMenuLeaf]) {
        for leaf in leaves { leaf.state = leaf === chosen ? .on : .off }
        if configuration != nil {
            configuration?.title = chosen.title
            configuration?.image = chosen.image
        } else {
            setTitle(chosen.title, for: .normal)
            setImage(chosen.image, for: .normal)
        }
    }
}
