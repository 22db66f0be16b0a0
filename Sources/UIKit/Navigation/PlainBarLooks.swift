/// The background properties that a bar had before bar appearances.
@MainActor
struct PlainBarLooks {
    /// Nil for the system's colour.
    var tint: UIColor?
    var isTranslucent: Bool
    /// Nil for the system's background, empty for none.
    var background: UIImage?
    /// Nil for the system's line, empty for none.
    var shadow: UIImage?

    /// Whether any of them is set.
    var isSet: Bool { tint != nil || !isTranslucent || background != nil || shadow != nil }

    /// Whether the background is also shown at the scroll edge.
    var isShownAtScrollEdge: Bool { tint != nil || !isTranslucent || background != nil }

    /// Applies them to an appearance.
    func change(_ looks: UIBarAppearance) {
        if !isTranslucent { looks.configureWithOpaqueBackground() }
        if let tint { looks.backgroundColor = tint }
        if let background {
            looks.configureWithTransparentBackground()
            looks.backgroundImage = background.size.width > 0 ? background : nil
        }
        if let shadow {
            looks.shadowImage = shadow.size.width > 0 ? shadow : nil
            looks.shadowColor = nil
        }
    }
}

extension UIBarStyle {
    /// The interface style of views on the bar.
    var interfaceStyle: UIUserInterfaceStyle { self == .default ? .unspecified : .dark }
}

extension BarItemHost {
    /// Fades in the views of new items, in a visible bar.
    func fadeIn(_ views: [UIView]) {
        guard views.first?.window != nil else { return }
        for view in views { view.alpha = 0 }
        UIView.animate(withDuration: 0.25) { for view in views { view.alpha = 1 } }
    }
}
