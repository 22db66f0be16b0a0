public import ObjectRuntime

/// A behaviour that can be added to a view, such as its response to a pointer.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiinteraction)
@preconcurrency @MainActor
public protocol UIInteraction: RuntimeObject {
    /// The view that the interaction is added to; nil if there is none.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed if `view` is nil.
    func willMove(to view: UIView?)
    /// Called when the interaction has been added to a view, or removed if `view` is nil.
    func didMove(to view: UIView?)
}
