extension UIViewController {
    /// Returns a line for the controller and each of its descendants with their state and view, like the output of
    /// UIKit's debugging method `_printHierarchy`.
    package final func hierarchyDescription() -> String { tree(indent: "").joined(separator: "\n") }

    private final func tree(indent: String) -> [String] {
        var lines = ["<\(type(of: self)) \(UIView.address(of: self))>, state: \(stateName), view: \(viewName)"]
        for child in children { lines += child.tree(indent: "   | ") }
        if let presented = presentedViewController { lines += presented.tree(indent: "   + ") }
        return lines.map { indent + $0 }
    }

    private final var stateName: String {
        switch appearance {
        case .gone: "disappeared"
        case .appearing: "appearing"
        case .there: "appeared"
        case .disappearing: "disappearing"
        }
    }

    private final var viewName: String {
        guard let view = viewIfLoaded else { return "(view not loaded)" }
        let place = view.window == nil ? " not in the window" : ""
        return "<\(type(of: view)) \(UIView.address(of: view))>\(place)"
    }
}

/// The view of a container controller.
final class UILayoutContainerView: UIView {
    /// Lays out the controller's subviews.
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }
}

/// The part of a container's view that contains the controllers' views, and that bars may cover.
final class UIContainedContentView: UIView {
    /// The insets covered by bars, in points from the container's edges.
    var covered = UIEdgeInsets.zero {
        didSet { if covered != oldValue { setNeedsLayout() } }
    }

    override var outerSafeArea: UIEdgeInsets {
        let outer = super.outerSafeArea
        return UIEdgeInsets(
            top: max(outer.top, covered.top), left: max(outer.left, covered.left),
            bottom: max(outer.bottom, covered.bottom), right: max(outer.right, covered.right))
    }
}
