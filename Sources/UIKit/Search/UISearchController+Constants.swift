public import Foundation

extension UISearchController {
    /// When the scope bar is shown.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchcontroller/scopebaractivation-swift.enum)
    public enum ScopeBarActivation: Int, Sendable {
        /// When the search becomes active.
        case automatic
        /// When code shows it.
        case manual
        /// When text is entered.
        case onTextEntry
        /// When the search becomes active.
        case onSearchActivation
    }
}

/// Is told about the presentation and dismissal of a search. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate)
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before the search is presented.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when the search has been presented.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the search is dismissed.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when the search has been dismissed.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called to present the search; one that isn't presented afterwards is presented by default.
    func presentSearchController(_ searchController: UISearchController)
    /// Called before the placement of the search bar changes.
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    /// Called after the placement of the search bar has changed.
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

/// Updates the search results.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchresultsupdating)
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search begins or ends, and when its text, tokens or scope change.
    func updateSearchResults(for searchController: UISearchController)
    /// Called when a suggestion is selected. Does nothing by default.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}
