public import Foundation

extension UISearchController {
    /// When the scopes show.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchcontroller/scopebaractivation-swift.enum)
    public enum ScopeBarActivation: Int, Sendable {
        /// As soon as the search is active.
        case automatic
        /// When code shows them.
        case manual
        /// As soon as there is text.
        case onTextEntry
        /// As soon as the search is active.
        case onSearchActivation
    }
}

/// Is told of a search's coming and going. All methods are optional.
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
    /// Called to present the search: one that isn't presented afterwards is presented the usual way.
    func presentSearchController(_ searchController: UISearchController)
    /// Called before the search bar gets another place.
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    /// Called when the search bar has got another place.
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

/// Finds what is searched.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchresultsupdating)
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search begins or ends, and when its text, tokens or scope change.
    func updateSearchResults(for searchController: UISearchController)
    /// Called when a suggestion is chosen. By default nothing happens.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}
