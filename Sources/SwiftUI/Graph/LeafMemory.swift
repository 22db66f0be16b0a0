/// What a leaf has worked out, until its view or what it has read changes.
///
/// A text is asked for its size for several widths before it is drawn, and an image for each of its sizes.
@MainActor
package final class LeafMemory {
    private var value: Any?

    nonisolated init() {}

    /// What is kept, made anew where nothing of its type is.
    func value<Value>(or make: () -> Value) -> Value {
        if let value = value as? Value { return value }
        let made = make()
        value = made
        return made
    }

    func keep(_ newValue: Any) { value = newValue }

    func clear() { value = nil }
}
