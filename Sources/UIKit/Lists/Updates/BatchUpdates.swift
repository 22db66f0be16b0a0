// On iOS, the updates of a batch are run at once, so that a closure which doesn't escape may be given for them. Swift has optional
// closures that escape only.

extension UITableView {
    /// Animates several changes together, which a closure that doesn't escape makes.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}

extension UICollectionView {
    /// Animates several changes together, which a closure that doesn't escape makes.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
