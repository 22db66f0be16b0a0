import CoreGraphics
import Foundation
import ObjectRuntime

/// Shows the edit menu of a list's element, as lists had before context menus.
@MainActor
final class ListEditMenu: NSObject, UIEditMenuInteractionDelegate {
    private unowned let source: any ListMenuSource
    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    private var path: IndexPath?

    private static let standard: [(title: String, action: Selector)] = [
        ("Cut", Selector("cut:", UIResponder.cut)), ("Copy", Selector("copy:", UIResponder.copy(_:))),
        ("Paste", Selector("paste:", UIResponder.paste)),
    ]

    init(_ source: any ListMenuSource) { self.source = source }

    /// Shows the edit menu of an element; false if it has no commands.
    func show(for path: IndexPath, at place: CGPoint) -> Bool {
        self.path = path
        guard !elements.isEmpty else { return false }
        if interaction.view == nil {
            interaction.takesClicks = false
            source.menuView.addInteraction(interaction)
        }
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: place))
        return true
    }

    private var elements: [UIMenuElement] {
        guard let path else { return [] }
        let own = (UIMenuController.shared.menuItems ?? []).map { (title: $0.title, action: $0.action) }
        return (ListEditMenu.standard + own).filter { source.canPerform($0.action, path) }.map { edit in
            UIAction(title: edit.title) { [weak self] _ in self?.source.perform(edit.action, path) }
        }
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: elements) }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        path.flatMap(source.menuCell).map { source.menuView.convert($0.bounds, from: $0) } ?? .null
    }
}
