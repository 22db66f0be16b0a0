import CoreGraphics
import Foundation
import QuartzCore

/// The presentation of a search over the content being searched.
final class SearchPresentation: UIPresentationController {
    /// The duration of presenting and dismissing a search, in seconds.
    static let duration: TimeInterval = 0.3

    private var search: UISearchController? { presentedViewController as? UISearchController }

    override var shouldPresentInFullscreen: Bool { false }
    override var shouldRemovePresentersView: Bool { false }

    override func standardAnimator(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        ModalAnimator(.crossDissolve, isDismissal: isDismissal, duration: SearchPresentation.duration)
    }

    override func presentationTransitionWillBegin() {
        guard let search else { return }
        container?.letsTouchesThrough = true
        presentingViewController.bars.overlay = container
        search.willPresent()
        guard search.hostItem == nil else { return }
        // The bar moves from its place to the top of the screen.
        search.borrowBar()
        hideNavigationBar(of: search)
    }

    private func hideNavigationBar(of search: UISearchController) {
        guard search.hidesNavigationBarDuringPresentation,
            let stack = presentingViewController.navigationController ?? presentingViewController
                as? UINavigationController,
            !stack.isNavigationBarHidden
        else { return }
        search.hidNavigationBar = true
        stack.setNavigationBarHidden(true, animated: true)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed { search?.didPresent() } else { end() }
    }

    override func dismissalTransitionWillBegin() {
        guard let search else { return }
        search.willDismiss()
        guard search.hidNavigationBar else { return }
        search.hidNavigationBar = false
        let stack = presentingViewController.navigationController ?? presentingViewController as? UINavigationController
        stack?.setNavigationBarHidden(false, animated: true)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { end() } }

    private func end() {
        presentingViewController.bars.overlay = nil
        search?.returnBar()
        search?.didDismiss()
    }
}

extension UISearchController {
    /// Moves the search bar out of its place, and leaves a placeholder of its size there.
    final func borrowBar() {
        guard let superview = searchBar.superview, superview !== viewIfLoaded else { return }
        barPlace = ViewPlace(of: searchBar)
        placeholder.frame = searchBar.frame
        superview.insertSubview(placeholder, belowSubview: searchBar)
        (viewIfLoaded as? SearchView)?.bar = searchBar
    }

    /// Returns the search bar to its place.
    final func returnBar() {
        guard let view = viewIfLoaded as? SearchView, view.bar != nil else { return }
        view.bar = nil
        let frame = placeholder.frame
        placeholder.removeFromSuperview()
        barPlace?.put(searchBar)
        searchBar.frame = frame
        barPlace = nil
    }
}

/// The view of a search: the results, or the dimmed content, below the search bar if that is in this view.
final class SearchView: UIView {
    weak var search: UISearchController?
    private let dim = UIControl()
    /// The results view.
    var results: UIView? { didSet { swap(oldValue, results) } }
    /// The list of suggestions.
    var list: UIView? { didSet { swap(oldValue, list) } }
    /// The search bar, unless it is in a navigation bar.
    var bar: UIView? { didSet { swap(oldValue, bar) } }
    /// Whether the content is dimmed.
    var isDim = true { didSet { dim.isHidden = !isDim } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        dim.backgroundColor = UIColor(white: 0, alpha: 0.2).inDark(UIColor(white: 0, alpha: 0.48))
        dim.accessibilityLabel = "Cancel search"
        dim.addAction(UIAction { [unowned self] _ in search?.deactivate() }, for: .touchUpInside)
        addSubview(dim)
    }

    required init?(coder: NSCoder) { nil }

    private func swap(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        if let bar { bringSubviewToFront(bar) }
        setNeedsLayout()
    }

    /// Touches outside the subviews pass through to the content.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dim.frame = bounds
        var top: CGFloat = 0
        if let bar {
            let height = bar.sizeThatFits(bounds.size).height
            bar.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: height)
            top = bar.frame.maxY
        }
        let area = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        results?.frame = area
        list?.frame = area
    }
}

/// A list of suggestions.
final class SearchSuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
    private weak var search: UISearchController?
    private var items: [any UISearchSuggestion] = []

    init(_ search: UISearchController) {
        self.search = search
        super.init(frame: .zero, style: .plain)
        register(UITableViewCell.self, forCellReuseIdentifier: "suggestion")
        (dataSource, delegate) = (self, self)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ suggestions: [any UISearchSuggestion]) {
        guard !suggestions.isEmpty || !items.isEmpty else { return }
        items = suggestions
        reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "suggestion", for: indexPath)
        let item = items[indexPath[1]]
        var content = cell.defaultContentConfiguration()
        content.attributedText = item.localizedAttributedSuggestion
        if content.attributedText == nil { content.text = item.localizedSuggestion }
        content.image = item.iconImage ?? UIImage(systemName: "magnifyingglass")
        cell.contentConfiguration = content
        cell.accessibilityLabel = item.localizedDescription ?? item.localizedSuggestion
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard items.indices.contains(indexPath[1]) else { return }
        search?.select(items[indexPath[1]])
    }
}
