import CoreGraphics
public import Foundation

/// Looks after a tree of views.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewcontroller)
@MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
    public override init() { super.init() }

    /// Archives of controllers can't be read yet, so this makes none.
    public required init?(coder: NSCoder) { nil }

    /// What the controller adds to the safe area of its view.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero

    open var traitCollection: UITraitCollection { UITraitCollection.current }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called when the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Called when the safe area of the view has changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// The traits of the view where those above it are `traits`.
    final func traits(inheriting traits: UITraitCollection) -> UITraitCollection { traits }
}
