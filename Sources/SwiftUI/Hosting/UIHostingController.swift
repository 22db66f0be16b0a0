public import CoreGraphics
public import UIKit

/// A view controller that shows SwiftUI views.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/uihostingcontroller)
open class UIHostingController<Content: View>: UIViewController {
    private final let host: _UIHostingView<Content>

    /// Makes a controller that shows a view.
    public init(rootView: Content) {
        host = _UIHostingView(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
        host.graph.observeTitle { [weak self] in self?.title = $0 }
    }

    public required init?(coder: NSCoder) { nil }

    /// The root view.
    public final var rootView: Content {
        get { host.rootView }
        set { host.rootView = newValue }
    }

    /// The size that the view chooses for a proposed size.
    open func sizeThatFits(in size: CGSize) -> CGSize { host.sizeThatFits(size) }

    /// The safe areas that the content keeps to; all of them by default. The keyboard has none here.
    public final var safeAreaRegions: SafeAreaRegions {
        get { host.safeAreaRegions }
        set { host.safeAreaRegions = newValue }
    }

    /// Whether the content keeps to no safe area; what code used before `safeAreaRegions` existed.
    public final var _disableSafeArea: Bool {
        get { safeAreaRegions.isEmpty }
        set { safeAreaRegions = newValue ? [] : .all }
    }

    open override func loadView() {
        host.frame = UIScreen.main.bounds
        host.backgroundColor = .systemBackground
        view = host
        host.adoptControllers()
    }
}
