/// The identity of the subview that has the focus of a running assistive technology, such as a screen reader.
///
/// `accessibilityFocused(_:equals:)` assigns a value to a subview. The value is updated as the focus moves, and
/// setting it moves the focus. Without an assistive technology, setting it has no further effect.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate)
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let resetValue: Value
    private var technologies: AccessibilityTechnologies = [.voiceOver, .switchControl]
    private var location: StateLocation<Value>?

    /// Creates a state that indicates whether a subview has the focus; initially false.
    public init() where Value == Bool { resetValue = false }

    /// Creates a state that holds the value of the focused subview; nil if there is none.
    public init<T: Hashable>() where Value == T? { resetValue = nil }

    /// Creates a state that indicates whether a subview has the focus of one of the given technologies.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        self.init()
        self.technologies = technologies
    }

    /// Creates a state that holds the value of the subview with the focus of one of the given technologies; nil if
    /// there is none.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        self.init()
        self.technologies = technologies
    }

    /// The value of the focused subview. Outside the tree, nothing is focused.
    @MainActor @preconcurrency
    public var wrappedValue: Value {
        get { location?.get() ?? resetValue }
        nonmutating set { location?.set(newValue, nil) }
    }

    /// A binding for `accessibilityFocused(_:)`.
    @MainActor @preconcurrency
    public var projectedValue: Binding {
        Binding(
            base: location.map { SwiftUI.Binding(location: $0) } ?? .constant(resetValue), resetValue: resetValue,
            isFollowed: technologies.contains(.voiceOver))
    }

    @MainActor
    public static func _install(_ property: UnsafeMutableRawPointer, _ storage: _PropertyStorage) {
        let state = property.assumingMemoryBound(to: AccessibilityFocusState.self)
        let initial = state.pointee.resetValue
        state.pointee.location = storage.slot { StateLocation(initial, storage.node.graph) }
    }

    @MainActor
    public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }

    /// A binding to an accessibility focus state.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate/binding)
    @propertyWrapper
    public struct Binding {
        let base: SwiftUI.Binding<Value>
        let resetValue: Value
        /// Whether the state tracks the technology that can be running.
        let isFollowed: Bool

        /// The value of the focused subview.
        @MainActor @preconcurrency
        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension View {
    /// Binds the accessibility focus of the view to a value of a focus state.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/accessibilityfocused(_:equals:))
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(
            AccessibilityFocusModifier(
                wants: { binding.isFollowed && binding.wrappedValue == value },
                hasFocus: { hasFocus in
                    guard binding.isFollowed else { return }
                    if hasFocus {
                        if binding.wrappedValue != value { binding.wrappedValue = value }
                    } else if binding.wrappedValue == value {
                        binding.wrappedValue = binding.resetValue
                    }
                }))
    }

    /// Binds the accessibility focus of the view to a Boolean focus state.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/accessibilityfocused(_:))
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        accessibilityFocused(condition, equals: true)
    }
}
