/// A controller's state for bars.
@MainActor
struct ControllerBars {
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var isEditing = false {
        didSet { editItem?.update(isEditing) }
    }
    /// The button that toggles editing, once requested.
    var editItem: EditButtonItem?
    /// A view that covers the controller's view without being in it, such as its search.
    weak var overlay: UIView?
    /// Whether the controller's view is the one that a search covers.
    var presentsSearch = false
    /// The scroll view that bars track, if one was set.
    weak var contentScrollView: UIView?
    /// Notifies the navigation controller that the toolbar's items have changed.
    var toolbarDidChange: ((_ animated: Bool) -> Void)?

    mutating func neededNavigationItem(title: String?) -> UINavigationItem {
        if let navigationItem { return navigationItem }
        let item = title.map { UINavigationItem(title: $0) } ?? UINavigationItem()
        navigationItem = item
        return item
    }

    mutating func neededTabBarItem(title: String?) -> UITabBarItem {
        if let tabBarItem { return tabBarItem }
        let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
        tabBarItem = item
        return item
    }
}

/// The button that toggles editing.
final class EditButtonItem: UIBarButtonItem {
    /// The action of a tap.
    var primaryActionHandler: (() -> Void)?

    override func perform(from sender: UIView?, event: UIEvent?) { primaryActionHandler?() }

    func update(_ isEditing: Bool) {
        title = isEditing ? "Done" : "Edit"
        style = isEditing ? .done : .plain
    }
}
