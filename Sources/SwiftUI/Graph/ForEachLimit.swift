/// How many views a `ForEach` has at most: a collection may say that it has more elements than there is memory.
@MainActor
enum ForEachLimit {
    /// In a lazy container, which keeps the identities of all.
    static let lazy = 20_000_000
    /// Elsewhere, where all views are made.
    static let eager = 200_000

    /// Reports a collection with more elements than are shown.
    static func check(_ count: Int, _ limit: Int) {
        guard count > limit else { return }
        reportInView("ForEach: of \(count) elements the first \(limit) are shown")
    }
}
