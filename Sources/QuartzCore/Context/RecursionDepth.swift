/// Counts how deeply calls of one kind are nested, separately in each context.
final class RecursionDepth: Sendable {
    private let local = ContextLocal<Int>()

    /// The number of calls under way.
    var value: Int { local.value ?? 0 }

    /// Calls `body` one level down.
    func descend<Result>(_ body: () throws -> Result) rethrows -> Result {
        local.value = value + 1
        defer { local.value = value - 1 }
        return try body()
    }
}
