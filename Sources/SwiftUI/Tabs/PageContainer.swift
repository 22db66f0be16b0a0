import UIKit

/// Swipeable pages, with dots that indicate the current one.
struct PageContainer: View {
    let pages: [ChildView]
    let selection: TabSelection?
    let index: PageTabViewStyle.IndexDisplayMode
    @State private var ownIndex = 0
    @Environment(\.pageIndexBackground) private var background

    var body: some View {
        PageScreens(pages: pages, selection: selection, index: $ownIndex)
            .overlay(alignment: .bottom) {
                if showsDots {
                    PageDots(count: pages.count, index: $ownIndex, isOnBackground: background == .always)
                        .padding(.bottom, 8)
                }
            }
    }

    private var showsDots: Bool {
        switch index.mode {
        case .automatic: pages.count > 1
        case .always: true
        case .never: false
        }
    }
}

/// The page indicator.
private struct PageDots: UIViewRepresentable {
    let count: Int
    @Binding var index: Int
    let isOnBackground: Bool

    func makeUIView(context: Context) -> UIPageControl {
        let dots = UIPageControl()
        dots.addAction(
            UIAction { [$index] action in
                guard let dots = action.sender as? UIPageControl else { return }
                $index.wrappedValue = dots.currentPage
            }, for: .valueChanged)
        return dots
    }

    func updateUIView(_ dots: UIPageControl, context: Context) {
        dots.numberOfPages = count
        dots.currentPage = index
        dots.backgroundStyle = isOnBackground ? .prominent : .automatic
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPageControl, context: Context) -> CGSize? {
        uiView.size(forNumberOfPages: count)
    }
}

/// The scroll view that contains the pages.
private struct PageScreens: UIViewControllerRepresentable {
    let pages: [ChildView]
    let selection: TabSelection?
    @Binding var index: Int

    @MainActor
    final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        weak var controller: UIPageViewController?
        var screens: [(id: AnyHashable, controller: ScreenController, tag: AnyHashable)] = []
        var selection: TabSelection?
        var index: Binding<Int>?

        private func place(of controller: UIViewController) -> Int? {
            screens.firstIndex { $0.controller === controller }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            guard let place = place(of: viewController), place > 0 else { return nil }
            return screens[place - 1].controller
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            guard let place = place(of: viewController), place + 1 < screens.count else { return nil }
            return screens[place + 1].controller
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            guard completed, let shown = pageViewController.viewControllers?.first, let place = place(of: shown)
            else { return }
            index?.wrappedValue = place
            selection?.set(screens[place].tag)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> UIPageViewController {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = context.coordinator
        controller.delegate = context.coordinator
        context.coordinator.controller = controller
        return controller
    }

    func updateUIViewController(_ controller: UIPageViewController, context: Context) {
        let coordinator = context.coordinator
        (coordinator.selection, coordinator.index) = (selection, $index)
        var known = Dictionary(coordinator.screens.map { ($0.id, $0.controller) }) { first, _ in first }
        coordinator.screens = pages.enumerated().map { index, page in
            let screen = known.removeValue(forKey: page.id) ?? ScreenController(page.view, inside: context.node)
            screen.rootView = page.view
            // The container of the page view determines where the pages are.
            screen.safeAreaRegions = []
            screen.prepare()
            screen.viewIfLoaded?.backgroundColor = nil
            return (page.id, screen, screen.root.elements.first?.traits.tag ?? AnyHashable(index))
        }
        show(controller, coordinator, animated: context.transaction.animation != nil)
    }

    private func show(_ controller: UIPageViewController, _ coordinator: Coordinator, animated: Bool) {
        guard !pages.isEmpty else { return }
        let chosen = selection.flatMap { selection in
            coordinator.screens.firstIndex { $0.tag == selection.get() }
        }
        let goal = min(chosen ?? index, pages.count - 1)
        let shown = controller.viewControllers?.first.flatMap { shown in
            coordinator.screens.firstIndex { $0.controller === shown }
        }
        guard shown != goal else { return }
        let screen = coordinator.screens[goal].controller
        screen.loadViewIfNeeded()
        screen.view.backgroundColor = nil
        controller.setViewControllers(
            [screen], direction: (shown ?? 0) <= goal ? .forward : .reverse, animated: animated && shown != nil)
        if index != goal, let binding = coordinator.index {
            // Deferred until after the update, which must not change state.
            DispatchQueue.main.async { binding.wrappedValue = goal }
        }
    }
}

/// The appearance of a page indicator.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/indexviewstyle)
@MainActor @preconcurrency
public protocol IndexViewStyle {
    /// When the page indicator has a background.
    static func _background(_ style: Self) -> PageIndexViewStyle.BackgroundDisplayMode
}

/// Dots, with or without a background.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/pageindexviewstyle)
public struct PageIndexViewStyle: IndexViewStyle {
    /// When the dots have a background.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let number: Int

        /// While the dots are touched.
        public static let automatic = BackgroundDisplayMode(number: 0)
        /// While the dots are touched.
        public static let interactive = BackgroundDisplayMode(number: 1)
        /// Always.
        public static let always = BackgroundDisplayMode(number: 2)
        /// Never.
        public static let never = BackgroundDisplayMode(number: 3)
    }

    private let backgroundDisplayMode: BackgroundDisplayMode

    /// Creates the style.
    public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }

    public static func _background(_ style: Self) -> BackgroundDisplayMode { style.backgroundDisplayMode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots, with or without a background.
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

extension EnvironmentValues {
    private struct PageIndexBackgroundKey: EnvironmentKey {
        static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
    }

    var pageIndexBackground: PageIndexViewStyle.BackgroundDisplayMode {
        get { self[PageIndexBackgroundKey.self] }
        set { self[PageIndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the page indicator in the view.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/indexviewstyle(_:))
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageIndexBackground, S._background(style))
    }
}
