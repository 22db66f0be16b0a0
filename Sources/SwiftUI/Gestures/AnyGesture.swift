/// A type-erased gesture.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/anygesture)
public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never

    private let recognize: (_GestureBuilder, @escaping @MainActor (_GesturePhase<Value>) -> Void) -> Void

    /// Erases the type of a gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        recognize = { gesture._recognize($0, $1) }
    }

    public func _recognize(_ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Value>) -> Void) {
        recognize(builder, report)
    }
}
