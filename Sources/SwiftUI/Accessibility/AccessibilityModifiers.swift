// These modifiers determine a hosting view's `accessibilityElements`.
extension View {
    func accessibility(_ change: (inout AccessibilityAttributes) -> Void) -> some View {
        var attributes = AccessibilityAttributes()
        change(&attributes)
        return modifier(AccessibilityModifier(attributes: attributes))
    }

    /// Sets the view's accessibility label.
    public func accessibilityLabel(_ label: Text) -> some View { accessibility { $0.label = label } }
    /// Sets the view's accessibility label.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    /// Sets the view's accessibility label.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

    /// Sets the view's accessibility value.
    public func accessibilityValue(_ value: Text) -> some View { accessibility { $0.value = value } }
    /// Sets the view's accessibility value.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
    /// Sets the view's accessibility value.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    /// Sets the view's accessibility hint: the result of activating it.
    public func accessibilityHint(_ hint: Text) -> some View { accessibility { $0.hint = hint } }
    /// Sets the view's accessibility hint: the result of activating it.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
    /// Sets the view's accessibility hint: the result of activating it.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

    /// Describes the view's purpose, like a tooltip on other platforms: on iPhone, it is the view's accessibility hint.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/help(_:))
    public func help(_ text: Text) -> some View { accessibilityHint(text) }
    /// Describes the view's purpose, like a tooltip on other platforms.
    public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
    /// Describes the view's purpose, like a tooltip on other platforms.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }

    /// Sets an identifier for tests.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility { $0.identifier = identifier }
    }

    /// Sets the view's reading order among its siblings: higher values come first. 0 by default.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibility { $0.sortPriority = sortPriority }
    }

    /// Hides the view and its subviews from assistive technologies.
    public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility { $0.isHidden = hidden } }

    /// Adds accessibility traits.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.added = traits }
    }

    /// Removes accessibility traits.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.removed = traits }
    }

    /// Makes the view an accessibility element, and ignores, keeps or combines those of its subviews.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility { $0.children = children }
    }

    /// Adds an accessibility action.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibility { $0.actions = [(actionKind, handler)] }
    }

    /// Adds a named accessibility action.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }
    /// Adds a named accessibility action.
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }
    /// Adds a named accessibility action.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adds an accessibility action that adjusts the view's value.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibility { $0.adjust = handler }
    }
}
