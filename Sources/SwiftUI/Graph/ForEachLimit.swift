/// The maximum number of views of a `ForEach`: a collection may claim more elements than fit in memory.
@MainActor
enum ForEachLimit {
    /// In a lazy container, which stores the identities of all views.
    static let lazy = 20_000_000
    /// Elsewhere, where all views are created.
    static let eager = 200_000

    /// Reports a collection with more elements than are shown.
    static func check(_ count: Int, _ limit: Int) {
        guard count > limit else { return }
        reportInView("ForEach: of \(count) elements the first \(limit) are shown")
    }
}
