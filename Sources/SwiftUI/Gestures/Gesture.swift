/// A gesture: a tap, a drag, or a combination of gestures.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/gesture)
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type of the gesture's value.
    associatedtype Value
    /// The type of the gesture's composition.
    associatedtype Body: Gesture

    /// The composition of the gesture.
    @MainActor @preconcurrency var body: Body { get }

    /// Connects the gesture with the touches of a view. Custom gestures need not implement it.
    func _recognize(_ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Value>) -> Void)
}

extension Gesture where Body.Value == Value {
    public func _recognize(
        _ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Value>) -> Void
    ) {
        body._recognize(builder, report)
    }
}

extension Gesture where Body == Never {
    /// Never called: the gesture has its own recognition.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Gesture {
    public typealias Value = Never

    public func _recognize(_ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Never>) -> Void) {}
}

/// An optional gesture, inactive if nil: `.gesture(isLocked ? nil : drag)`.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value

    public func _recognize(
        _ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Value>) -> Void
    ) { self?._recognize(builder, report) }
}

/// The phase of a gesture.
public enum _GesturePhase<Value> {
    /// The gesture is active.
    case changed(Value)
    /// The gesture has ended.
    case ended(Value)
    /// The gesture has failed or was cancelled.
    case failed

    package func map<Other>(_ transform: (Value) -> Other) -> _GesturePhase<Other> {
        switch self {
        case .changed(let value): .changed(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// The set of a view's gestures that are enabled.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/gesturemask)
public struct GestureMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No gestures.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of subviews.
    public static let subviews = GestureMask(rawValue: 2)
    /// The view's gestures and those of its subviews.
    public static let all: GestureMask = [.gesture, .subviews]
}
