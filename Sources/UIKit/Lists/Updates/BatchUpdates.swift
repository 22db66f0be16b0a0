// On iOS, the updates closure of a batch is called immediately, and may be non-escaping. In Swift, optional closures
// are always escaping.

extension UITableView {
    /// Animates several changes as one batch, made by a non-escaping closure.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}

extension UICollectionView {
    /// Animates several changes as one batch, made by a non-escaping closure.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
