/// Lets go of what objects held that are going away themselves, one after the other.
///
/// Were each to let go of its own, the end of a deep tree would need as deep a stack: each deinitializer would wait for
/// those of the level below.
final class ReleaseQueue<Element> {
    private var waiting: [[Element]] = []
    private var isReleasing = false

    /// Lets go of `elements` now; where that happens because others are let go of, right after those.
    func release(_ elements: consuming [Element]) {
        waiting.append(elements)
        guard !isReleasing else { return }
        isReleasing = true
        while !waiting.isEmpty { waiting.removeLast() }
        isReleasing = false
    }
}
