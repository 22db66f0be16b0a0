// A hosting view's `accessibilityElements` are what these say of its views.
extension View {
    func accessibility(_ change: (inout AccessibilityAttributes) -> Void) -> some View {
        var attributes = AccessibilityAttributes()
        change(&attributes)
        return modifier(AccessibilityModifier(attributes: attributes))
    }

    /// Sets what the view is called.
    public func accessibilityLabel(_ label: Text) -> some View { accessibility { $0.label = label } }
    /// Sets what the view is called.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    /// Sets what the view is called.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

    /// Sets the value that the view has now.
    public func accessibilityValue(_ value: Text) -> some View { accessibility { $0.value = value } }
    /// Sets the value that the view has now.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
    /// Sets the value that the view has now.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    /// Sets what happens when the view is activated.
    public func accessibilityHint(_ hint: Text) -> some View { accessibility { $0.hint = hint } }
    /// Sets what happens when the view is activated.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
    /// Sets what happens when the view is activated.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

    /// Says what the view does, as a tooltip does elsewhere: iPhones read it as the view's hint.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/help(_:))
    public func help(_ text: Text) -> some View { accessibilityHint(text) }
    /// Says what the view does, as a tooltip does elsewhere.
    public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
    /// Says what the view does, as a tooltip does elsewhere.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }

    /// Sets a name for tests.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility { $0.identifier = identifier }
    }

    /// Sets the view's place among those read at its level: what has a higher number comes first. 0 by default.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibility { $0.sortPriority = sortPriority }
    }

    /// Hides the view, and those in it, from assistive technologies.
    public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility { $0.isHidden = hidden } }

    /// Adds traits.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.added = traits }
    }

    /// Removes traits.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.removed = traits }
    }

    /// Makes the view an element, with those in it left out, kept or combined.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility { $0.children = children }
    }

    /// Adds an action.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibility { $0.actions = [(actionKind, handler)] }
    }

    /// Adds an action with a name.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }
    /// Adds an action with a name.
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }
    /// Adds an action with a name.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Makes the view's value adjustable.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibility { $0.adjust = handler }
    }
}
