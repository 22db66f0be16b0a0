public import CoreGraphics

extension View {
    /// Sets whether scroll views in the view show indicators along some axes.
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

    /// Sets whether content that fits into a scroll view can be pulled along some axes.
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

    /// Sets whether lists and forms have their backgrounds.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }

    /// Sets margins around the content of scroll views at some edges, in points; nil takes the default.
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

    /// Sets margins around the content of scroll views at some edges, in points.
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

    /// Sets margins around the content of scroll views, in points.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Sets where scroll views begin, where they stay when their content grows, and where content lies that is smaller
    /// than they are; nil for the top.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.scrollAnchor, anchor) }

    /// Sets where scrolling comes to rest.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTarget, AnyScrollTargetBehavior(behavior))
    }

    /// Makes the views of a stack or grid those at which scrolling may come to rest.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }

    /// Binds the identity of the view that is scrolled to: it changes with scrolling, and a change scrolls.
    ///
    /// The views are those of a `scrollTargetLayout`. With an anchor, the view at that point of what is in sight counts;
    /// without one the first.
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(_EnvironmentModifier { $0.scrollPositionLink = ScrollPositionLink(id, anchor) })
    }
}

/// A bound position of a scroll view.
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

    /// Writes the binding; false if the identity is of another type.
    @MainActor
    func set(_ id: AnyHashable) -> Bool { write(id) }
}

/// Marks the container whose views scrolling may come to rest at.
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

/// The wrapper of a container whose views are targets.
final class ScrollTargetLayoutNode: WrapperNode {
    var isEnabled = true
}
