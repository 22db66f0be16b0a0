import UIKit

/// The tab bar controller of a tab view.
struct TabContainer: UIViewControllerRepresentable {
    let tabs: [ChildView]
    let selection: TabSelection?

    func makeCoordinator() -> TabScreens { TabScreens() }

    func makeUIViewController(context: Context) -> TabsController {
        let controller = TabsController()
        controller.delegate = context.coordinator
        context.coordinator.controller = controller
        return controller
    }

    func updateUIViewController(_ controller: TabsController, context: Context) {
        controller.takeDirection(of: context.environment)
        controller.tabBar.tintColor = context.environment.ownUITint
        context.coordinator.show(tabs, selection, in: context.node)
    }
}

/// A tab bar controller whose bar follows the settings of the tabs' screens.
final class TabsController: UITabBarController {
    /// Applies the settings of the tabs' screens to the bar.
    func showBar() {
        for case let screen as ScreenController in viewControllers ?? [] {
            let settings = settings(of: screen)
            showBackground(settings.backgrounds[.tabBar], of: screen)
            guard screen === selectedViewController else { continue }
            setBarHidden(settings.visibility[.tabBar] == .hidden)
            let style = UIUserInterfaceStyle(settings.colorSchemes[.tabBar])
            if tabBar.overrideUserInterfaceStyle != style { tabBar.overrideUserInterfaceStyle = style }
        }
    }

    /// Returns the settings of a tab: those of the screen on top of its stack take precedence.
    private func settings(of screen: ScreenController) -> ScreenSettings {
        let stack = screen.children.lazy.compactMap { $0 as? UINavigationController }.first
        guard let top = stack?.topViewController as? ScreenController else { return screen.screenSettings }
        var settings = top.screenSettings
        settings.fill(from: screen.screenSettings)
        return settings
    }

    private func showBackground(_ background: ScreenSettings.BarBackgroundStyle?, of screen: ScreenController) {
        guard let item = screen.tabBarItem, background != nil || item.standardAppearance != nil else { return }
        var appearance: UITabBarAppearance?
        if let background {
            let new = UITabBarAppearance()
            new.takeBackground(background, in: screen.root.scope)
            appearance = new
        }
        item.standardAppearance = appearance
        item.scrollEdgeAppearance = background?.isAlwaysShown == true ? appearance : nil
    }

    private func setBarHidden(_ isHidden: Bool) {
        guard tabBar.isHidden != isHidden else { return }
        tabBar.isHidden = isHidden
        viewIfLoaded?.setNeedsLayout()
    }

    /// SwiftUI shows every tab in the bar; the More list belongs to UIKit.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        (selectedViewController as? ScreenController)?.viewIfLoaded?.setNeedsLayout()
    }
}

/// The screens of a tab view's tabs.
@MainActor
final class TabScreens: NSObject, UITabBarControllerDelegate, PreferenceSource {
    weak var controller: TabsController?
    private weak var node: _ViewNode?
    private var screens: [(id: AnyHashable, controller: ScreenController, tag: AnyHashable)] = []
    private var selection: TabSelection?

    func show(_ tabs: [ChildView], _ selection: TabSelection?, in node: _ViewNode) {
        self.selection = selection
        self.node = node
        var known = Dictionary(screens.map { ($0.id, $0.controller) }) { first, _ in first }
        screens = tabs.enumerated().map { index, tab in
            let screen = known.removeValue(forKey: tab.id) ?? makeScreen(tab, in: node)
            screen.rootView = tab.view
            screen.prepare()
            return (tab.id, screen, showItem(of: screen) ?? AnyHashable(index))
        }
        guard let controller else { return }
        let controllers = screens.map(\.controller)
        if !controllers.elementsEqual(controller.viewControllers ?? [], by: ===) {
            controller.viewControllers = controllers
        }
        select()
        controller.showBar()
    }

    private func makeScreen(_ tab: ChildView, in node: _ViewNode) -> ScreenController {
        let screen = ScreenController(tab.view, inside: node)
        screen.onPreferences = { [weak self, weak screen] _ in
            guard let self, let screen else { return }
            if let tag = showItem(of: screen), let index = screens.firstIndex(where: { $0.controller === screen }) {
                screens[index].tag = tag
            }
            self.node?.preferencesAreStale()
            self.node?.graph.setNeedsFlush()
        }
        return screen
    }

    /// Applies the tab settings of a screen's views to its tab item, and returns the tag.
    private func showItem(of screen: ScreenController) -> AnyHashable? {
        let root = screen.root
        let item = screen.tabBarItem!
        if let label = root.reducePreference(TabLabelKey.self) ?? nil {
            let contents = LabelContents(of: label.view, inside: label.node) {
                // The bar's height doesn't depend on the text size.
                $0.dynamicTypeSize = min($0.dynamicTypeSize, .large)
            }
            item.title = contents.title
            item.image = contents.image
        }
        let traits = root.elements.first?.traits
        item.badgeValue = traits?.badge?.string(in: root.scope.values)
        return traits?.tag
    }

    private func select() {
        guard let controller, let tag = selection?.get() else { return }
        guard let index = screens.firstIndex(where: { $0.tag == tag }) else {
            if !screens.isEmpty {
                reportInView("A TabView has no tab with the tag \(tag), its selection: it is unchanged")
            }
            return
        }
        if controller.selectedIndex != index { controller.selectedIndex = index }
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        guard let screen = screens.first(where: { $0.controller === viewController }) else { return }
        if selection?.get() != screen.tag { selection?.set(screen.tag) }
        controller?.showBar()
        node?.preferencesAreStale()
        node?.graph.setNeedsFlush()
    }

    /// Returns a preference of the selected tab for the tab view's ancestors.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key != TabLabelKey.self, let index = controller?.selectedIndex, screens.indices.contains(index)
        else { return nil }
        return screens[index].controller.root.reducePreference(key)
    }
}
