import CoreGraphics
public import Foundation

/// Shows a search controller as a child: the search bar at the top, and the results below it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchcontainerviewcontroller)
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
    /// The search controller.
    public final let searchController: UISearchController

    /// Creates a container for a search controller.
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
