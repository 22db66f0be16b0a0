public import CoreGraphics

// The names of the modifiers before iOS 14, which are still widely used.
extension View {
    /// Sets the view's accessibility label: a former name of `accessibilityLabel(_:)`.
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Sets the view's accessibility value: a former name of `accessibilityValue(_:)`.
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Sets the view's accessibility hint: a former name of `accessibilityHint(_:)`.
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Sets an identifier for tests: a former name of `accessibilityIdentifier(_:)`.
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// Hides the view from assistive technologies: a former name of `accessibilityHidden(_:)`.
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Adds traits: a former name of `accessibilityAddTraits(_:)`.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

    /// Removes traits: a former name of `accessibilityRemoveTraits(_:)`.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Sets the view's reading order among its siblings: a former name of `accessibilitySortPriority(_:)`.
    public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

    /// Sets the names for voice input: a former name of `accessibilityInputLabels(_:)`.
    public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

    /// Sets the activation point: a former name of `accessibilityActivationPoint(_:)`.
    public func accessibility(activationPoint: CGPoint) -> some View { accessibilityActivationPoint(activationPoint) }

    /// Sets the activation point: a former name of `accessibilityActivationPoint(_:)`.
    public func accessibility(activationPoint: UnitPoint) -> some View { accessibilityActivationPoint(activationPoint) }
}
