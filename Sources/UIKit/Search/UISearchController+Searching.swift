import CoreGraphics
import Foundation

extension UISearchController: SearchBarController {
    /// Whether there is text or a token to search for.
    final var hasSearch: Bool { searchBar.field.hasText }

    // MARK: Activation and presentation

    /// The controller whose content is searched.
    private var host: UIViewController? {
        var view: UIView? = hostBar ?? searchBar
        if let item = hostItem {
            while let current = view {
                if let bar = current as? UINavigationBar, let stack = bar.navigationController {
                    return stack.viewControllers.first { $0.navigationItem === item } ?? stack.topViewController
                }
                view = current.superview
            }
        }
        return searchBar.nearestController
    }

    final func activate() {
        guard phase == .inactive else { return }
        delegate?.presentSearchController(self)
        guard phase == .inactive, presentingViewController == nil else { return }
        guard let host, host.viewIfLoaded?.window != nil else {
            return reportOnce("A search can't be activated while its bar is not in a window")
        }
        host.bars.presentsSearch = hostItem != nil
        host.present(self, animated: true)
    }

    final func deactivate() {
        guard phase == .active || phase == .coming, presentingViewController != nil else { return }
        hide(animated: true, isUrgent: true, nil)
    }

    /// Called when the presentation of the search begins.
    final func willPresent() {
        phase = .coming
        delegate?.willPresentSearchController(self)
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        scopesDidChange(animated: true)
        contentsDidChange()
        hostChanges()
    }

    final func didPresent() {
        phase = .active
        delegate?.didPresentSearchController(self)
        update()
    }

    final func willDismiss() {
        phase = .going
        delegate?.willDismissSearchController(self)
        searchBar.resignFirstResponder()
        if hasSearch {
            searchBar.field.tokens = []
            searchBar.text = ""
        }
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        scopesDidChange(animated: true)
        hostChanges()
    }

    final func didDismiss() {
        phase = .inactive
        delegate?.didDismissSearchController(self)
        update()
    }

    /// Updates the navigation bar, which shows the search or its row of buttons again.
    final func hostChanges() {
        guard let bar = hostBar as? UINavigationBar else { return }
        bar.barDidChange()
        guard bar.window != nil, let view = bar.navigationController?.viewIfLoaded else { return }
        UIView.animate(withDuration: SearchPresentation.duration) {
            view.layoutIfNeeded()
            bar.layoutIfNeeded()
        }
    }

    // MARK: Search bar

    func searchBarWillBegin() { activate() }

    func searchBarDidBegin() { if phase == .active { update() } }

    func searchBarTextDidChange() {
        scopesDidChange(animated: true)
        contentsDidChange()
        update()
    }

    func searchBarScopeDidChange() { update() }

    func searchBarDidCancel() { deactivate() }

    func searchBarSizeDidChange() {
        guard let bar = hostBar as? UINavigationBar else { return viewIfLoaded?.setNeedsLayout() ?? () }
        bar.barDidChange()
    }

    final func update() { searchResultsUpdater?.updateSearchResults(for: self) }

    final func scopesDidChange(animated: Bool) {
        let isActive = phase == .coming || phase == .active
        switch scopeBarActivation {
        case .manual: break
        case .automatic, .onSearchActivation: searchBar.setShowsScope(isActive, animated: animated)
        case .onTextEntry: searchBar.setShowsScope(isActive && hasSearch, animated: animated)
        }
    }

    // MARK: Results and suggestions

    /// The suggestions to show.
    final var shownSuggestions: [any UISearchSuggestion] {
        if ignoresSearchSuggestionsForSearchBarPlacementStacked, searchBarPlacement == .stacked { return [] }
        return searchBar.field.searchSuggestions ?? searchSuggestions ?? []
    }

    final func select(_ suggestion: any UISearchSuggestion) {
        if searchBar.field.searchSuggestions != nil {
            (searchBar.field.delegate as? any UISearchTextFieldDelegate)?
                .searchTextField(searchBar.field, didSelect: suggestion)
        }
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }

    /// Updates the suggestions, the results and the dimming of the content.
    final func contentsDidChange() {
        guard let view = viewIfLoaded as? SearchView else { return }
        let showsSuggestions = !shownSuggestions.isEmpty
        let showsResults = searchResultsController != nil && showsSearchResultsController && !showsSuggestions
        if let results = searchResultsController {
            if showsResults, results.parent == nil {
                addChild(results)
                view.results = results.view
                results.didMove(toParent: self)
            } else if !showsResults, results.parent === self {
                results.willMove(toParent: nil)
                view.results = nil
                results.removeFromParent()
            }
        }
        suggestions.show(shownSuggestions)
        view.list = showsSuggestions ? suggestions : nil
        view.isDim = obscuresBackgroundDuringPresentation && !showsResults
        view.setNeedsLayout()
    }
}

extension UISearchController: NavigationSearch {
    var barView: UIView { searchBar }
    var barHeight: CGFloat { searchBar.fittingHeight }
    var takesWholeBar: Bool { isActive && hidesNavigationBarDuringPresentation && !isInline }
    var isSearching: Bool { isActive }
    var isInline: Bool { searchBarPlacement == .inline }

    func didMove(to bar: UIView?) {
        hostBar = bar
        searchBar.isInBar = bar != nil
        let placement = searchBarPlacement
        guard placement != knownPlacement else { return }
        let old = knownPlacement
        delegate?.searchController(self, willChangeTo: placement)
        knownPlacement = placement
        delegate?.searchController(self, didChangeFrom: old)
    }
}

extension UINavigationItem {
    /// The placement of a search bar.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.enum)
    public enum SearchBarPlacement: Int, Sendable {
        /// Inline on wide iPad screens, otherwise stacked.
        case automatic
        /// Beside the bar buttons.
        case inline
        /// Below the bar buttons.
        case stacked
    }

    /// The search controller whose search bar is shown in the navigation bar. Nil by default.
    public final var searchController: UISearchController? {
        get { search as? UISearchController }
        set {
            guard newValue !== search else { return }
            let old = search as? UISearchController
            old?.hostItem = nil
            old?.searchBar.removeFromSuperview()
            old?.didMove(to: nil)
            newValue?.hostItem = self
            search = newValue
        }
    }

    /// The preferred placement of the search bar. `.automatic` by default.
    public final var preferredSearchBarPlacement: SearchBarPlacement {
        get { SearchBarPlacement(rawValue: preferredSearchPlacement) ?? .automatic }
        set { preferredSearchPlacement = newValue.rawValue }
    }

    /// The current placement of the search bar: never `.automatic`.
    public final var searchBarPlacement: SearchBarPlacement {
        switch preferredSearchBarPlacement {
        case .inline, .stacked: return preferredSearchBarPlacement
        case .automatic:
            let traits = (host as? UIView)?.traitCollection
            return traits?.userInterfaceIdiom == .pad && traits?.horizontalSizeClass == .regular ? .inline : .stacked
        }
    }
}
