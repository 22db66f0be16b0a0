import CoreGraphics
public import Foundation
import QuartzCore

/// A view controller that manages a search bar and shows its results.
///
/// While active, it is presented over the content: over the controller whose navigation item holds it, or over the
/// nearest one that defines a presentation context.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchcontroller)
@preconcurrency @MainActor
open class UISearchController: UIViewController, SystemPresented {
    private let ownBar = UISearchBar()
    /// The navigation item that holds the search controller.
    final weak var hostItem: UINavigationItem?
    final weak var hostBar: UIView?
    final var phase = Phase.inactive
    /// The original place of the search bar while a presentation has moved it.
    final var barPlace: ViewPlace?
    final var hidNavigationBar = false
    final let placeholder = UIView()
    final lazy var suggestions = SearchSuggestionList(self)
    final var knownPlacement = UINavigationItem.SearchBarPlacement.stacked

    /// The phase of a search.
    enum Phase { case inactive, coming, active, going }

    /// Creates a search controller with a controller for the results; nil if the searched content shows them itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    /// Creates a search controller without a results controller; the names are ignored, as nib files are.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    /// Creates a search controller without a results controller.
    public convenience init() { self.init(searchResultsController: nil) }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        modalPresentationStyle = .custom
        modalTransitionStyle = .crossDissolve
        ownBar.searcher = self
        ownBar.field.suggestionsDidChange = { [weak self] in self?.contentsDidChange() }
        ownBar.sizeToFit()
    }

    /// The search bar.
    open var searchBar: UISearchBar { ownBar }

    /// The controller that shows the results; nil if the searched content does.
    public final let searchResultsController: UIViewController?

    /// The object that updates the search results. Not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// The delegate. Not retained.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether the search is active. Setting it presents or dismisses the search.
    open var isActive: Bool {
        get { phase == .coming || phase == .active }
        set { if newValue != isActive { if newValue { activate() } else { deactivate() } } }
    }

    // MARK: Behaviour

    /// Whether the content is dimmed and receives no touches until there are results. True by default.
    open var obscuresBackgroundDuringPresentation = true { didSet { contentsDidChange() } }

    /// The former name of ``obscuresBackgroundDuringPresentation``.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether the navigation bar is hidden during the search. True by default.
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the results controller is shown regardless of the text. Setting it disables the automatic behaviour.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? hasSearch : ownShowsResults }
        set {
            automaticallyShowsSearchResultsController = false
            ownShowsResults = newValue
            contentsDidChange()
        }
    }
    private var ownShowsResults = false

    /// Whether the results controller is shown while there is text or a token. True by default.
    open var automaticallyShowsSearchResultsController = true { didSet { contentsDidChange() } }

    /// Whether the cancel button is shown while the search is active. True by default.
    open var automaticallyShowsCancelButton = true

    /// Whether the scope bar is shown while the search is active. True by default; false stands for
    /// ``ScopeBarActivation/manual``.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// When the scope bar is shown. `.automatic` by default: while the search is active.
    open var scopeBarActivation = ScopeBarActivation.automatic { didSet { scopesDidChange(animated: false) } }

    // MARK: Suggestions

    /// The search suggestions, listed in place of the results; nil, the default, for none.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { contentsDidChange() } }

    /// Whether suggestions are suppressed if the search bar is stacked below the bar buttons. False by default.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { contentsDidChange() } }

    /// The placement of the search bar in the navigation bar.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        hostItem?.searchBarPlacement ?? .stacked
    }

    // MARK: View

    open override func loadView() {
        let view = SearchView(frame: UIScreen.main.bounds)
        view.search = self
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        contentsDidChange()
    }

    func makeSystemPresentation(presenting: UIViewController?) -> UIPresentationController? {
        SearchPresentation(presentedViewController: self, presenting: presenting)
    }

    open override var childForStatusBarStyle: UIViewController? { presentingViewController }
}
