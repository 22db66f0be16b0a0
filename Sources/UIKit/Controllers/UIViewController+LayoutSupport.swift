extension UIViewController {
    /// The part of the view above its safe area, as an item for constraints.
    public final var topLayoutGuide: any UILayoutSupport { barGuide(.top) }

    /// The part of the view below its safe area, as an item for constraints.
    public final var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottom) }

    /// The view has one for each edge, once it was asked for.
    private final func barGuide(_ edge: UIRectEdge) -> any UILayoutSupport {
        guard let view = loadedView else { return BarGuide(edge, of: UIView()) }
        let name = edge == .top ? "topLayoutGuide" : "bottomLayoutGuide"
        let known = view.layoutGuides.first { $0 is BarGuide && $0.identifier == name }
        return known as? BarGuide ?? BarGuide(edge, of: view)
    }
}
