extension UIViewController {
    /// The strip of the view above its safe area. Constraints can be about it, by anchors or as an item.
    public final var topLayoutGuide: any UILayoutSupport { barGuide(.top) }

    /// The strip of the view below its safe area.
    public final var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottom) }

    /// The view has one for each edge, once it was asked for.
    private final func barGuide(_ edge: UIRectEdge) -> any UILayoutSupport {
        guard let view = loadedView else { return BarGuide(edge, of: UIView()) }
        let name = edge == .top ? "topLayoutGuide" : "bottomLayoutGuide"
        let known = view.layoutGuides.first { $0 is BarGuide && $0.identifier == name }
        return known as? BarGuide ?? BarGuide(edge, of: view)
    }
}
