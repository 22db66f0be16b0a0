import Foundation

/// Announces what will probably be shown next, and takes it back when the list goes elsewhere.
struct ListPrefetcher {
    private var announced: Set<IndexPath> = []

    /// Returns what is to be announced, nearest first, and what is to be taken back.
    ///
    /// - Parameters:
    ///   - next: what comes in the direction of scrolling, nearest first.
    ///   - visible: what is shown already.
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
