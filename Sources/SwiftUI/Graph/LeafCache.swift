/// The values that a leaf has computed, cached until its view or what it has read changes.
///
/// A text is measured for several widths before it is drawn, and an image is drawn for each of its sizes.
@MainActor
package final class LeafCache {
    private var value: Any?

    nonisolated init() {}

    /// Returns the cached value of a type, creating it if there is none.
    func value<Value>(or make: () -> Value) -> Value {
        if let value = value as? Value { return value }
        let made = make()
        value = made
        return made
    }

    func keep(_ newValue: Any) { value = newValue }

    func clear() { value = nil }
}
