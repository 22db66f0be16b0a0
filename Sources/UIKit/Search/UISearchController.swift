import CoreGraphics
public import Foundation
import QuartzCore

/// A search bar, and what it finds.
///
/// While it is active it is presented over the content: over the controller whose navigation item has it, or over the nearest one
/// that defines a presentation context.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchcontroller)
@preconcurrency @MainActor
open class UISearchController: UIViewController, SystemPresented {
    private let ownBar = UISearchBar()
    /// What shows the search where the navigation item has it.
    final weak var hostItem: UINavigationItem?
    final weak var hostBar: UIView?
    final var phase = Phase.inactive
    /// What a search is on its way to.
    final var barPlace: ViewPlace?
    final var hidNavigationBar = false
    final let placeholder = UIView()
    final lazy var suggestions = SearchSuggestionList(self)
    final var knownPlacement = UINavigationItem.SearchBarPlacement.stacked

    /// How far a search is.
    enum Phase { case inactive, coming, active, going }

    /// Creates a search whose results a controller shows; nil for a search whose results the content shows.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    /// Creates a search without a controller for results; the names are ignored, as nib files are.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    /// Creates a search without a controller for results.
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

    /// What shows results; nil for the content.
    public final let searchResultsController: UIViewController?

    /// Who finds what is searched. Not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// The delegate. Not retained.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether people search. Setting it presents or dismisses the search.
    open var isActive: Bool {
        get { phase == .coming || phase == .active }
        set { if newValue != isActive { if newValue { activate() } else { deactivate() } } }
    }

    // MARK: Behaviour

    /// Whether the content is darkened until there are results, and isn't touched. True by default.
    open var obscuresBackgroundDuringPresentation = true { didSet { contentsDidChange() } }

    /// The former name of ``obscuresBackgroundDuringPresentation``.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether the navigation bar gives way to the search. True by default.
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the controller for results shows whatever the text is. Setting it turns the automatic off.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? hasSearch : ownShowsResults }
        set {
            automaticallyShowsSearchResultsController = false
            ownShowsResults = newValue
            contentsDidChange()
        }
    }
    private var ownShowsResults = false

    /// Whether the controller for results shows as long as there is a text or a token. True by default.
    open var automaticallyShowsSearchResultsController = true { didSet { contentsDidChange() } }

    /// Whether the cancel button shows while the search is active. True by default.
    open var automaticallyShowsCancelButton = true

    /// Whether the scopes show while the search is active. True by default; false says ``ScopeBarActivation/manual``.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// When the scopes show. `.automatic` by default: while the search is active.
    open var scopeBarActivation = ScopeBarActivation.automatic { didSet { scopesDidChange(animated: false) } }

    // MARK: Suggestions

    /// What is proposed to search for, as a list in place of the results; nil, the default, for none.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { contentsDidChange() } }

    /// Whether no suggestions show where the search bar lies below the navigation bar's buttons. False by default.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { contentsDidChange() } }

    /// Where the search bar lies in the navigation bar.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        hostItem?.searchBarPlacement ?? .stacked
    }

    // MARK: The view

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
