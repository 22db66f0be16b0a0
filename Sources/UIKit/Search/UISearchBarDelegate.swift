public import Foundation

/// Controls a search bar, and is told about interaction with it. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchbardelegate)
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Asks whether editing may begin. True by default.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Asks whether editing may end. True by default.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called when the user has changed the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Asks whether the user may replace the text in a range. True by default.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the keyboard's search key is pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the cancel button is tapped.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the bookmark button is tapped.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Called when the results button is tapped.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Called when another scope is selected.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Allows the change of text.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// Forwards the messages of a search bar's text field to the bar's delegate.
final class SearchFieldDelegate: NSObject, UISearchTextFieldDelegate {
    private weak var bar: UISearchBar?

    init(_ bar: UISearchBar) { self.bar = bar }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        guard bar.delegate?.searchBarShouldBeginEditing(bar) ?? true else { return false }
        bar.searcher?.searchBarWillBegin()
        return true
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        bar.map { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true } ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let bar, let delegate = bar.delegate else { return true }
        let place = NSRange(location: (textField.text ?? "").utf16.count, length: 0)
        guard delegate.searchBar(bar, shouldChangeTextIn: place, replacementText: "\n") else { return true }
        delegate.searchBarSearchButtonClicked(bar)
        return true
    }
}

/// The controller that presents a search bar's search.
@MainActor
protocol SearchBarController: AnyObject {
    func searchBarWillBegin()
    func searchBarDidBegin()
    func searchBarTextDidChange()
    func searchBarScopeDidChange()
    func searchBarDidCancel()
    func searchBarSizeDidChange()
}
