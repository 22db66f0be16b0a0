/// What a view does with drags over it, and with what is dropped on it.
@MainActor
struct DropDestination {
    /// Whether a drag means anything to the view; asked once for each drag.
    let accepts: (DropInfo) -> Bool
    let entered: (DropInfo) -> Void
    /// Returns what would become of the items; nil for what was said before.
    var updated: (DropInfo) -> DropProposal? = { _ in nil }
    /// Called when a drag leaves the view without a drop.
    let exited: (DropInfo) -> Void
    /// Takes what is dropped, and returns whether it does.
    let dropped: (DropInfo) -> Bool
}
