extension UIViewController {
    /// The view has one for each edge, once it was asked for.
    final func barGuide(_ edge: UIRectEdge) -> any UILayoutSupport {
        guard let view = loadedView else { return BarGuide(edge, of: UIView()) }
        let name = edge == .top ? "topLayoutGuide" : "bottomLayoutGuide"
        let known = view.layoutGuides.first { $0 is BarGuide && $0.identifier == name }
        return known as? BarGuide ?? BarGuide(edge, of: view)
    }
}
