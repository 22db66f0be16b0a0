/// Releases the children of deallocating objects iteratively, so that deep trees don't recurse in `deinit`.
///
/// If each object released its own children, deallocating a deep tree would need a stack as deep: every deinitializer
/// would wait for those of the level below. Here the outermost deinitializer releases the children of all of them.
final class ReleaseQueue: ContextObject {
    static var slot: ContextSlot { .releases }

    /// Lists of children, of any class: an existential of an array is as small as the array and keeps its elements alive.
    private var waiting: [Any] = []
    private var isReleasing = false

    init(of context: ModelContext) {}

    /// Releases `children` now, or as soon as the releases under way allow it. Hand over the only reference to the list.
    func release<Child: AnyObject>(_ children: consuming [Child]) {
        waiting.append(consume children)
        guard !isReleasing else { return }
        isReleasing = true
        while let children = waiting.popLast() {
            // Released after the access to the list, which their deinitializers append to.
            withExtendedLifetime(children) {}
        }
        isReleasing = false
    }
}
