/// A behaviour that is added to a view, such as what a pointer does over it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiinteraction)
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view that has the interaction; nil if none has.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed if `view` is nil.
    func willMove(to view: UIView?)
    /// Called when the interaction has been added to a view, or removed if `view` is nil.
    func didMove(to view: UIView?)
}

extension UIView {
    /// The interactions that were added, in order.
    public final var interactions: [any UIInteraction] {
        get { ownInteractions }
        set {
            for old in ownInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction, and removes it from the view that had it. One that the view has already stays as it is.
    public final func addInteraction(_ interaction: any UIInteraction) {
        guard !ownInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        ownInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction; one that the view does not have stays where it is.
    public final func removeInteraction(_ interaction: any UIInteraction) {
        guard let place = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        ownInteractions.remove(at: place)
        interaction.didMove(to: nil)
    }
}
