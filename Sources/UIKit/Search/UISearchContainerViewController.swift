import CoreGraphics
public import Foundation

/// Shows a search as a controller of its own: the bar at the top, and below it what is found.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchcontainerviewcontroller)
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
    /// The search.
    public final let searchController: UISearchController

    /// Creates a controller that shows a search.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        searchController = UISearchController(searchResultsController: nil)
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.showsSearchResultsController = true
        addChild(searchController)
        if let own = searchController.view as? SearchView {
            own.frame = view.bounds
            own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(own)
            own.bar = searchController.searchBar
        }
        searchController.didMove(toParent: self)
    }
}
