import UIKit

/// Applies the bar preferences of a hosting controller's views to its navigation item.
@MainActor
final class ScreenBars {
    private(set) var settings = ScreenSettings()
    /// The bar items by the keys of their entries, so that views in bars keep their state.
    private var buttons: [[AnyHashable]: UIBarButtonItem] = [:]
    private var bottomItems: [UIBarButtonItem] = []
    private let keyboardItems = KeyboardItems()
    private let search = ScreenSearch()

    /// Applies the preferences of a hierarchy to the bars around its controller.
    func show(_ root: RootNode, in controller: UIViewController & TitledController) {
        let title = root.reducePreference(NavigationTitleKey.self) ?? nil
        let text = title.map { TextResolver(environment: root.scope.values).resolve($0).string }
        controller.showTitle(text)
        let old = settings
        settings = root.reducePreference(ScreenSettingsKey.self) ?? ScreenSettings()
        let item = controller.navigationItem
        if controller.isHostedScreen || settings.titleMode != nil {
            item.largeTitleDisplayMode = settings.titleMode ?? (text == nil ? .never : .automatic)
        }
        if controller.isHostedScreen || settings.hidesBackButton != nil {
            item.hidesBackButton = settings.hidesBackButton ?? false
        }
        if let role = settings.role?.role ?? old.role?.role {
            item.style = role == .browser ? .browser : role == .editor ? .editor : .navigator
        }
        showEntries(root.reducePreference(ToolbarKey.self) ?? [], in: controller)
        showAppearance(of: item, root)
        search.show(settings.search, settings.searchBehavior, in: controller)
        showVisibility(in: controller, animated: true, old)
        if old.hidesStatusBar != settings.hidesStatusBar { controller.setNeedsStatusBarAppearanceUpdate() }
    }

    func controllerWillAppear(_ controller: UIViewController, animated: Bool) {
        showVisibility(in: controller, animated: animated, nil)
    }

    // MARK: Items

    private func showEntries(_ entries: [ToolbarEntry], in controller: UIViewController) {
        var known: [[AnyHashable]: UIBarButtonItem] = [:]
        func item(_ entry: ToolbarEntry) -> UIBarButtonItem {
            let item = buttons[entry.key] ?? BarItemView.makeItem(for: entry)
            (item.customView as? BarItemView)?.show(entry)
            known[entry.key] = item
            return item
        }
        func items(_ places: ToolbarItemPlacement.Place...) -> [UIBarButtonItem] {
            entries.filter { places.contains($0.placement.place) }.map(item)
        }
        let leading = items(.leading)
        var trailing = Array(items(.trailing).reversed())
        let principal = entries.last { $0.placement.place == .principal }.map(item)
        let bottom = ScreenBars.spread(entries.filter { [.bottom, .status].contains($0.placement.place) }, item)
        let keyboard = items(.keyboard)
        let overflow = entries.filter { $0.placement.place == .overflow }
        if !overflow.isEmpty {
            let more =
                buttons[["more"]]
                ?? UIBarButtonItem(
                    image: UIImage(systemName: "ellipsis.circle"), style: .plain, target: nil, action: nil)
            more.menu = MenuContents.menu(of: overflow.map { ($0.view, $0.node) })
            known[["more"]] = more
            trailing.insert(more, at: 0)
        }
        let titleMenu = entries.filter { $0.placement.place == .titleMenu }
        buttons = known
        let bar = controller.navigationItem
        if !leading.isEmpty { bar.leftItemsSupplementBackButton = true }
        if !leading.elementsEqual(bar.leftBarButtonItems ?? [], by: ===) { bar.leftBarButtonItems = leading }
        if !trailing.elementsEqual(bar.rightBarButtonItems ?? [], by: ===) { bar.rightBarButtonItems = trailing }
        if bar.titleView !== principal?.customView { bar.titleView = principal?.customView }
        if bar.titleMenuProvider != nil || !titleMenu.isEmpty {
            bar.titleMenuProvider =
                titleMenu.isEmpty ? nil : { _ in MenuContents.menu(of: titleMenu.map { ($0.view, $0.node) }) }
        }
        if !bottom.elementsEqual(bottomItems, by: ===) {
            bottomItems = bottom
            controller.setToolbarItems(bottom, animated: controller.viewIfLoaded?.window != nil)
        }
        keyboardItems.show(keyboard, in: controller)
    }

    /// Distributes the bottom bar's items over its width: with spaces between them unless there are spacers; a single
    /// item is centred.
    private static func spread(
        _ entries: [ToolbarEntry], _ item: (ToolbarEntry) -> UIBarButtonItem
    ) -> [UIBarButtonItem] {
        guard !entries.isEmpty else { return [] }
        let items = entries.map(item)
        guard !entries.contains(where: { $0.isSpacer }) else { return items }
        let space = { UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil) }
        guard items.count > 1 else { return [space(), items[0], space()] }
        return items.dropFirst().reduce([items[0]]) { $0 + [space(), $1] }
    }

    // MARK: Appearance

    private func showAppearance(of item: UINavigationItem, _ root: RootNode) {
        let background = settings.backgrounds[.navigationBar]
        let scheme = settings.colorSchemes[.navigationBar]
        guard background != nil || scheme != nil || item.standardAppearance != nil else { return }
        let appearance = UINavigationBarAppearance()
        appearance.takeBackground(background, in: root.scope)
        if let scheme {
            let color: UIColor = scheme == .dark ? .white : .black
            appearance.titleTextAttributes[.foregroundColor] = color
            appearance.largeTitleTextAttributes[.foregroundColor] = color
        }
        item.standardAppearance = appearance
        item.compactAppearance = appearance
        item.scrollEdgeAppearance = background?.isAlwaysShown == true ? appearance : nil
    }

    private func showVisibility(in controller: UIViewController, animated: Bool, _ old: ScreenSettings?) {
        if let stack = controller.navigationController {
            guard stack.topViewController === controller else { return }
            showVisibility(in: controller, of: stack, animated: animated)
        }
        (controller.tabBarController as? TabsController)?.showBar()
    }

    private func showVisibility(in controller: UIViewController, of stack: UINavigationController, animated: Bool) {
        let isShown = animated && controller.viewIfLoaded?.window != nil
        if controller.isHostedScreen || settings.visibility[.navigationBar] != nil {
            let hidden = settings.visibility[.navigationBar] == .hidden
            if stack.isNavigationBarHidden != hidden { stack.setNavigationBarHidden(hidden, animated: isShown) }
        }
        if controller.isHostedScreen || !bottomItems.isEmpty {
            let hidden = bottomItems.isEmpty || settings.visibility[.bottomBar] == .hidden
            if stack.isToolbarHidden != hidden { stack.setToolbarHidden(hidden, animated: isShown) }
        }
    }
}

extension UIBarAppearance {
    /// Takes the background that views declare, resolved in their environment, or else in another one.
    func takeBackground(_ background: ScreenSettings.BarBackgroundStyle?, in scope: EnvironmentScope) {
        if background?.visibility == .hidden {
            configureWithTransparentBackground()
        } else if let style = background?.style {
            let paint = style._paint(in: (background?.scope ?? scope).values).paint
            backgroundColor = UIColor(cgColor: paint.color)
            if case .gradient = paint { backgroundImage = paint.barImage }
        }
    }
}

/// A controller that determines how its title is shown.
@MainActor
protocol TitledController {
    func showTitle(_ title: String?)
}

extension UIHostingController: TitledController {}

extension UIViewController {
    /// Whether SwiftUI created the controller for a screen.
    var isHostedScreen: Bool { self is ScreenController }
}

extension ToolbarEntry {
    @MainActor
    var isSpacer: Bool { view.view is Spacer }
}

extension Paint {
    /// The paint as an image of a bar's size.
    fileprivate var barImage: UIImage? {
        let size = CGSize(width: 390, height: 96)
        return Picture.draw(size, scale: 1) { canvas in
            fill(CGRect(origin: .zero, size: size), place: CGRect(origin: .zero, size: size), in: canvas)
        }.map { UIImage(cgImage: $0).resizableImage(withCapInsets: .zero, resizingMode: .stretch) }
    }
}
