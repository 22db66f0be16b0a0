/// Which of a view's parts the assistive technology that is running, such as a screen reader, is at.
///
/// `accessibilityFocused(_:equals:)` says which part a value stands for. The value follows the technology, and setting
/// it has the technology move there. Without a technology nothing moves, and the value is what it was set to.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate)
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let resetValue: Value
    private var technologies: AccessibilityTechnologies = [.voiceOver, .switchControl]
    private var location: StateLocation<Value>?

    /// Makes a state that says whether one part is focused; at first it is not.
    public init() where Value == Bool { resetValue = false }

    /// Makes a state that says which part is focused, if any.
    public init<T: Hashable>() where Value == T? { resetValue = nil }

    /// Makes a state that says whether one of some technologies is at a part.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        self.init()
        self.technologies = technologies
    }

    /// Makes a state that says at which part one of some technologies is, if any.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        self.init()
        self.technologies = technologies
    }

    /// What is focused. Outside the tree nothing is.
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

    /// A binding to what is focused.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate/binding)
    @propertyWrapper
    public struct Binding {
        let base: SwiftUI.Binding<Value>
        let resetValue: Value
        /// Whether the technology that may run is one of the state's.
        let isFollowed: Bool

        /// What is focused.
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
    /// Says which value stands for the view's being focused by an assistive technology.
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

    /// Makes a value say whether an assistive technology is at the view.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/accessibilityfocused(_:))
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        accessibilityFocused(condition, equals: true)
    }
}
