extension UIViewController {
    /// A line for the controller and each of its descendants with their state and view, as UIKit's debugging method
    /// `_printHierarchy` gives it.
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

/// The view of a container of controllers.
final class UILayoutContainerView: UIView {}
