/// A view's callbacks for drags over it and for drops.
@MainActor
struct DropDestination {
    /// Returns whether the view accepts a drag. Called once for each drag.
    let accepts: (DropInfo) -> Bool
    let entered: (DropInfo) -> Void
    /// Returns the proposal for a drop; nil keeps the previous one.
    var updated: (DropInfo) -> DropProposal? = { _ in nil }
    /// Called when a drag leaves the view without a drop.
    let exited: (DropInfo) -> Void
    /// Handles the drop, and returns whether it was accepted.
    let dropped: (DropInfo) -> Bool
}
