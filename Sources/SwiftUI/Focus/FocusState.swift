/// The identity of the focused subview: the one whose text is being edited.
///
/// `focused(_:equals:)` assigns a value to a subview. Setting the value moves the focus, and the value is updated
/// when the user moves it.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/focusstate)
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let resetValue: Value
    private var location: StateLocation<Value>?

    /// Creates a state that indicates whether a subview has the focus; initially false.
    public init() where Value == Bool { resetValue = false }

    /// Creates a state that holds the value of the focused subview; nil if there is none.
    public init<T: Hashable>() where Value == T? { resetValue = nil }

    /// The value of the focused subview. Outside the tree, nothing is focused.
    public var wrappedValue: Value {
        get { location?.get() ?? resetValue }
        nonmutating set { location?.set(newValue, nil) }
    }

    /// A binding for `focused(_:)`.
    public var projectedValue: Binding {
        Binding(
            base: location.map { SwiftUI.Binding(location: $0) } ?? .constant(resetValue), resetValue: resetValue)
    }

    @MainActor
    public static func _install(_ property: UnsafeMutableRawPointer, _ storage: _PropertyStorage) {
        let state = property.assumingMemoryBound(to: FocusState.self)
        let initial = state.pointee.resetValue
        state.pointee.location = storage.slot { StateLocation(initial, storage.node.graph) }
    }

    @MainActor
    public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }

    /// A binding to a focus state.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/focusstate/binding)
    @propertyWrapper
    public struct Binding {
        let base: SwiftUI.Binding<Value>
        let resetValue: Value

        /// The value of the focused subview.
        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension View {
    /// Binds the focus of the view's text input to a value of a focus state.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/focused(_:equals:))
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(
            FocusModifier(
                wants: { binding.wrappedValue == value },
                hasFocus: { hasFocus in
                    if hasFocus {
                        if binding.wrappedValue != value { binding.wrappedValue = value }
                    } else if binding.wrappedValue == value {
                        binding.wrappedValue = binding.resetValue
                    }
                }))
    }

    /// Binds the focus of the view's text input to a Boolean focus state.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/focused(_:))
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }

    /// Sets the subview that receives the focus when the view first appears, unless another has it.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:))
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { if binding.wrappedValue == binding.resetValue { binding.wrappedValue = value } }
    }
}

/// The priority of a view's default focus.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/defaultfocusevaluationpriority)
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let number: Int

    /// When the view appears.
    public static let automatic = DefaultFocusEvaluationPriority(number: 0)
    /// When the view appears.
    public static let userInitiated = DefaultFocusEvaluationPriority(number: 1)
}
