public import CoreGraphics

extension View {
    /// Sets the visibility of scroll indicators in the view, along some axes.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(
            _EnvironmentModifier {
                if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
                if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
            })
    }

    /// Disables scrolling in the view.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        modifier(_EnvironmentModifier { $0.isScrollEnabled = $0.isScrollEnabled && !disabled })
    }

    /// Sets whether scroll views show content beyond their bounds.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }

    /// Sets whether content that fits in its scroll view bounces, along some axes.
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        modifier(
            _EnvironmentModifier {
                if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
                if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
            })
    }

    /// Sets how scrolling dismisses the keyboard.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }

    /// Sets the visibility of the backgrounds of lists and forms.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }

    /// Sets content margins of scroll views at some edges, in points; nil for the default.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(
            _EnvironmentModifier { values in
                for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
                    values.contentMarginValues.set(length, edge, placement)
                }
            })
    }

    /// Sets content margins of scroll views at some edges, in points.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(
            _EnvironmentModifier { values in
                let lengths: [(Edge, CGFloat)] = [
                    (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
                    (.trailing, insets.trailing),
                ]
                for (edge, length) in lengths where edges.contains(Edge.Set(edge)) {
                    values.contentMarginValues.set(length, edge, placement)
                }
            })
    }

    /// Sets content margins of scroll views, in points.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Sets the initial position of scroll views, which is maintained as their content grows, and the alignment of
    /// content smaller than the scroll view; nil for the top.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.scrollAnchor, anchor) }

    /// Sets the behaviour that determines where scrolling ends.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTarget, AnyScrollTargetBehavior(behavior))
    }

    /// Makes the views of a stack or grid targets at which scrolling can end.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }

    /// Binds the identity of the view at the scroll position: scrolling updates it, and changing it scrolls.
    ///
    /// The identities are those of the views in a `scrollTargetLayout`. With an anchor, the view at that point of the
    /// visible area is used; without one, the first visible view.
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(_EnvironmentModifier { $0.scrollPositionLink = ScrollPositionLink(id, anchor) })
    }
}

/// The binding to a scroll view's position.
struct ScrollPositionLink {
    let anchor: UnitPoint?
    private let read: @MainActor () -> AnyHashable?
    private let write: @MainActor (AnyHashable) -> Bool

    @MainActor
    init<ID: Hashable>(_ binding: Binding<ID?>, _ anchor: UnitPoint?) {
        self.anchor = anchor
        read = { binding.wrappedValue.map { AnyHashable($0) } }
        write = {
            guard let id = $0.base as? ID else { return false }
            binding.wrappedValue = id
            return true
        }
    }

    @MainActor var id: AnyHashable? { read() }

    /// Writes the binding; returns false if the identity has another type.
    @MainActor
    func set(_ id: AnyHashable) -> Bool { write(id) }
}

/// Marks a container whose views are scroll targets.
struct ScrollTargetLayoutModifier: PrimitiveModifier {
    typealias Body = Never

    let isEnabled: Bool

    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = ScrollTargetLayoutNode(around: child, context)
        node.isEnabled = isEnabled
        return node
    }

    func updateWrapper(_ wrapper: WrapperNode) { (wrapper as? ScrollTargetLayoutNode)?.isEnabled = isEnabled }
}

/// The wrapper of a container whose views are scroll targets.
final class ScrollTargetLayoutNode: WrapperNode {
    var isEnabled = true
}
