extension UIViewController {
    /// Returns the bar guide of an edge. The view creates one for each edge on first access.
    final func barGuide(_ edge: UIRectEdge) -> any UILayoutSupport {
        guard let view = loadedView else { return BarGuide(edge, of: UIView()) }
        let name = edge == .top ? "topLayoutGuide" : "bottomLayoutGuide"
        let known = view.layoutGuides.first { $0 is BarGuide && $0.identifier == name }
        return known as? BarGuide ?? BarGuide(edge, of: view)
    }
}
