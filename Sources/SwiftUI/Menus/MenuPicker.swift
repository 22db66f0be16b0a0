import UIKit

/// A picker in a menu.
struct MenuPicker {
    let label: AnyView
    let choice: PickerChoice
    let kind: _PickerKind

    /// Returns the options: a part of the menu, a palette, or a submenu with the picker's label as its title and the
    /// selected option as its subtitle.
    ///
    /// - Parameter graph: the graph that holds the state of the menu's views for as long as their actions can run.
    @MainActor
    func element(
        inside node: _ViewNode, _ attributes: UIMenuElement.Attributes, keeping graph: ViewGraph
    ) -> UIMenuElement {
        let options = choice.actions(attributes, keeping: graph)
        switch kind {
        case .menu:
            let contents = LabelContents(of: label, inside: node)
            return UIMenu(
                title: contents.title ?? "", subtitle: choice.selected.map { choice.options[$0].title },
                image: contents.image, options: .singleSelection, children: options)
        case .palette: return UIMenu(options: [.displayInline, .displayAsPalette, .singleSelection], children: options)
        default: return UIMenu(options: [.displayInline, .singleSelection], children: options)
        }
    }
}

extension EnvironmentValues {
    private struct MenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Whether the view is an item of a menu, which pickers show by their options.
    var isInMenu: Bool {
        get { self[MenuKey.self] }
        set { self[MenuKey.self] = newValue }
    }
}
