import QuartzCore
import UIKit

/// A search that a view adds to its screen's bar.
struct SearchRequest {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    let placement: SearchFieldPlacement
    let tokens: SearchTokens?
    /// The suggestions, from the enclosing modifiers.
    var suggestions: AnyView?
    var scopes: SearchScopes?
    /// Whether suggestions are hidden.
    var hidesSuggestions = false
    /// Notifies the views of the search that it has begun or ended.
    let setSearching: (Bool) -> Void
    /// Dismisses the search.
    let end: Dismissal
    /// The node of the modifier, whose environment the suggestions inherit.
    let node: _ViewNode
}

/// The effect of selecting a suggested token.
private struct TokenSuggestion {
    let add: () -> Void
}

/// The type-erased scopes of a search.
@MainActor
struct SearchScopes {
    let views: AnyView
    let selection: TabSelection
}

/// Manages the search controller of a hosting controller's views.
@MainActor
final class ScreenSearch: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    private var controller: UISearchController?
    private var request: SearchRequest?
    private var scopeTags: [AnyHashable] = []
    private var suggestionGraph: ViewGraph?
    /// Whether the search is being updated programmatically, so that its events aren't user actions.
    private var isUpdating = false

    /// - Parameter behavior: the behaviour of the navigation bar during a search.
    func show(
        _ newRequest: SearchRequest?, _ behavior: SearchPresentationToolbarBehavior?, in host: UIViewController
    ) {
        let old = request
        request = newRequest
        guard let newRequest else {
            if old != nil { host.navigationItem.searchController = nil }
            controller = nil
            return
        }
        isUpdating = true
        defer { isUpdating = false }
        newRequest.end.end = { [weak self] in self?.controller?.isActive = false }
        let controller = controller ?? makeController(in: host)
        controller.hidesNavigationBarDuringPresentation = behavior?.keepsBar != true
        let bar = controller.searchBar
        let prompt = newRequest.prompt?.string(in: newRequest.node.scope.values) ?? "Search"
        if bar.placeholder != prompt { bar.placeholder = prompt }
        let text = newRequest.text.wrappedValue
        if bar.text ?? "" != text { bar.text = text }
        host.navigationItem.hidesSearchBarWhenScrolling = newRequest.placement.hidesWhenScrolling
        showTokens(newRequest, in: bar.searchTextField)
        showScopes(newRequest, in: controller)
        showSuggestions(newRequest, in: controller)
        if let isPresented = newRequest.isPresented?.wrappedValue, isPresented != controller.isActive {
            // A search can't begin until the bar is on screen.
            DispatchQueue.main.async { controller.isActive = isPresented }
        }
    }

    private func makeController(in host: UIViewController) -> UISearchController {
        let made = UISearchController(searchResultsController: nil)
        made.obscuresBackgroundDuringPresentation = false
        made.searchResultsUpdater = self
        made.delegate = self
        made.searchBar.delegate = self
        host.navigationItem.searchController = made
        host.definesPresentationContext = true
        controller = made
        return made
    }

    private func showTokens(_ request: SearchRequest, in field: UISearchTextField) {
        guard let tokens = request.tokens?.get() else { return }
        let shown = field.tokens.compactMap { $0.representedObject as? AnyHashable }
        guard shown != tokens.map(\.id) else { return }
        field.tokens = tokens.map { token in
            let label = LabelContents(of: token.label, inside: request.node)
            let made = UISearchToken(icon: label.image, text: label.title ?? "")
            made.representedObject = token.id
            return made
        }
    }

    private func showScopes(_ request: SearchRequest, in controller: UISearchController) {
        guard let scopes = request.scopes else { return }
        let children = scopes.views.childViews()
        let graphs = children.map { child in
            let graph = ViewGraph(rootLayer: CALayer(), inside: request.node) { _ in }
            graph.show(child.view)
            graph.flush()
            return graph
        }
        scopeTags = graphs.enumerated().map { $1.rootNode.elements.first?.traits.tag ?? AnyHashable($0) }
        let titles = graphs.map { LabelContents(of: $0.rootNode).title ?? "" }
        let bar = controller.searchBar
        if bar.scopeButtonTitles ?? [] != titles { bar.scopeButtonTitles = titles }
        if let index = scopeTags.firstIndex(of: scopes.selection.get()), bar.selectedScopeButtonIndex != index {
            bar.selectedScopeButtonIndex = index
        }
    }

    private func showSuggestions(_ request: SearchRequest, in controller: UISearchController) {
        guard !request.hidesSuggestions else { return controller.searchSuggestions = nil }
        var made = (request.tokens?.suggested() ?? []).map { token in
            let label = LabelContents(of: token.label, inside: request.node)
            let item = UISearchSuggestionItem(localizedSuggestion: label.title ?? "", iconImage: label.image)
            item.representedObject = TokenSuggestion(add: token.add)
            return item
        }
        if let view = request.suggestions {
            let (entries, graph) = MenuContents.entries(of: view, inside: request.node) {
                $0.searchSuggestionsPlacement = .content
            }
            suggestionGraph = graph
            made += entries.map { entry in
                let item = UISearchSuggestionItem(
                    localizedSuggestion: entry.label.title ?? "", iconImage: entry.label.image)
                item.representedObject = entry
                return item
            }
        }
        controller.searchSuggestions = made.isEmpty ? nil : made
    }

    // MARK: User actions

    func updateSearchResults(for searchController: UISearchController) {
        guard !isUpdating, let request else { return }
        let text = searchController.searchBar.text ?? ""
        if request.text.wrappedValue != text { request.text.wrappedValue = text }
        if let tokens = request.tokens {
            let kept = searchController.searchBar.searchTextField.tokens.compactMap {
                $0.representedObject as? AnyHashable
            }
            if tokens.get().map(\.id) != kept { tokens.keep(kept) }
        }
    }

    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
        if let token = searchSuggestion.representedObject as? TokenSuggestion { return token.add() }
        guard let entry = searchSuggestion.representedObject as? MenuEntry, let request else { return }
        if let completion = entry.node.searchCompletion {
            request.text.wrappedValue = completion
        } else if case .item(.button(_, let action)) = entry.kind {
            action()
        }
    }

    func willPresentSearchController(_ searchController: UISearchController) { setSearching(true) }
    func willDismissSearchController(_ searchController: UISearchController) { setSearching(false) }

    private func setSearching(_ isSearching: Bool) {
        request?.setSearching(isSearching)
        if let isPresented = request?.isPresented, isPresented.wrappedValue != isSearching {
            isPresented.wrappedValue = isSearching
        }
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        guard !isUpdating, scopeTags.indices.contains(selectedScope) else { return }
        request?.scopes?.selection.set(scopeTags[selectedScope])
    }
}

extension _ViewNode {
    /// The search completion of the node's view, from the enclosing modifiers.
    var searchCompletion: String? {
        var node: _ViewNode? = self
        while let current = node {
            if let completion = (current as? CompletionNode)?.completion { return completion }
            node = current.parent
        }
        return nil
    }
}

/// The node of a suggestion, with its search completion.
final class CompletionNode: ContentNode {
    var completion: String?
}

/// Sets the search completion of a suggestion.
struct CompletionModifier: StructuralModifier {
    typealias Body = Never

    let completion: String

    func makeNode(_ context: _NodeContext) -> CompletionNode {
        let node = CompletionNode(context)
        node.completion = completion
        return node
    }

    func updateNode(_ node: CompletionNode) { node.completion = completion }
}
