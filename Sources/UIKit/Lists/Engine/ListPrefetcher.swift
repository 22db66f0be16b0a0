import Foundation

/// Announces the items that will probably be shown next, and cancels them when scrolling turns elsewhere.
struct ListPrefetcher {
    private var announced: Set<IndexPath> = []

    /// Returns the index paths to prefetch, nearest first, and those to cancel.
    ///
    /// - Parameters:
    ///   - next: the index paths ahead in the scroll direction, nearest first.
    ///   - visible: the index paths already visible.
    mutating func update(next: [IndexPath], visible: some Collection<IndexPath>) -> (
        new: [IndexPath], gone: [IndexPath]
    ) {
        let wanted = Set(next)
        let gone = announced.subtracting(wanted).subtracting(visible)
        let new = next.filter { !announced.contains($0) }
        announced = wanted
        return (new, gone.sorted())
    }

    mutating func reset() { announced = [] }
}
