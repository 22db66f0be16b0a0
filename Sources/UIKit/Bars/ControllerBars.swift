/// What a controller has for bars.
@MainActor
struct ControllerBars {
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var isEditing = false {
        didSet { editItem?.update(isEditing) }
    }
    /// The button that begins and ends editing, once somebody has asked for it.
    var editItem: EditButtonItem?
    /// What covers the controller's view without being in it, as its search.
    weak var overlay: UIView?
    /// Whether the controller's view is what a search covers.
    var presentsSearch = false
    /// The scroll view that bars follow, where one was set.
    weak var contentScrollView: UIView?
    /// Tells the navigation controller that the toolbar's items are others.
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

/// The button that begins and ends editing.
final class EditButtonItem: UIBarButtonItem {
    /// What a tap does.
    var primaryActionHandler: (() -> Void)?

    override func perform(from sender: UIView?, event: UIEvent?) { primaryActionHandler?() }

    func update(_ isEditing: Bool) {
        title = isEditing ? "Done" : "Edit"
        style = isEditing ? .done : .plain
    }
}
