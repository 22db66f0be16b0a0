public import ObjectRuntime

/// A behaviour that is added to a view, such as what a pointer does over it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiinteraction)
@preconcurrency @MainActor
public protocol UIInteraction: RuntimeObject {
    /// The view that has the interaction; nil if none has.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed if `view` is nil.
    func willMove(to view: UIView?)
    /// Called when the interaction has been added to a view, or removed if `view` is nil.
    func didMove(to view: UIView?)
}
