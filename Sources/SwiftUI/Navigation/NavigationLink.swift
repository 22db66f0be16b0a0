/// A control that pushes a screen, for a value or with a view.
///
/// It is disabled outside of a stack, or if its value is nil.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/navigationlink)
public struct NavigationLink<Label: View, Destination: View>: View {
    enum Goal {
        case value(PathElement?)
        case view(() -> AnyView, isActive: Binding<Bool>?)
    }

    private let goal: Goal
    private let label: Label
    @Environment(\.navigator) private var navigator
    @Environment(\.listLook) private var list

    public var body: some View {
        let isPossible = isPossible
        let action = { push() }
        return control(action)
            .disabled(!isPossible)
            .modifier(
                LinkModifier(action: isPossible ? action : nil, value: value.map { AnyHashable($0.base) }) {
                    value.flatMap { navigator?.hasDestination(of: $0) } ?? true
                }
            )
            .modifier(activeLink)
    }

    /// In a list, the label alone: the whole row is the control.
    @ViewBuilder
    private func control(_ action: @escaping () -> Void) -> some View {
        if list != nil {
            label
        } else {
            Button(action: action) { label }
        }
    }

    private var activeLink: ActiveLink {
        if case .view(let view, let isActive) = goal { return ActiveLink(view: view, isActive: isActive) }
        return ActiveLink(view: nil, isActive: nil)
    }

    private var isPossible: Bool {
        if case .value(nil) = goal { return false }
        return navigator != nil
    }

    private var value: PathElement? { if case .value(let value) = goal { value } else { nil } }

    private func push() {
        switch goal {
        case .value(let value): if let value { navigator?.push(value: value) }
        case .view(_, let isActive?): isActive.wrappedValue = true
        case .view(let view, nil): navigator?.pushFromLink(view)
        }
    }

    /// Returns the link unchanged: each link pushes onto the stack that contains it.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Destination == Never {
    /// Creates a link that presents the screen of a value; a nil value disables it.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        (goal, self.label) = (.value(value.map { PathElement($0) }), label())
    }
}

extension NavigationLink where Destination == Never, Label == Text {
    /// Creates a link with a title that presents the screen of a value; a nil value disables it.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a link with a title that presents the screen of a value; a nil value disables it.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { self.init(value: value) { Text(title) } }
}

extension NavigationLink {
    /// Creates a link to a view.
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        (goal, self.label) = (.view({ AnyView(destination()) }, isActive: nil), label())
    }

    /// Creates a link to a view. Superseded by the initializer that takes the destination as a closure.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        (goal, self.label) = (.view({ AnyView(destination) }, isActive: nil), label())
    }

    /// Creates a link that is active while a binding is true. Superseded by
    /// `navigationDestination(isPresented:destination:)`.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) { (goal, self.label) = (.view({ AnyView(destination()) }, isActive: isActive), label()) }

    /// Creates a link that is active while a binding is true. Superseded by
    /// `navigationDestination(isPresented:destination:)`.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (goal, self.label) = (.view({ AnyView(destination) }, isActive: isActive), label())
    }

    /// Creates a link that is active while a binding equals its tag.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) { self.init(isActive: selection.equals(tag), destination: destination, label: label) }

    /// Creates a link that is active while a binding equals its tag. Superseded by the initializer that takes the
    /// destination as a closure.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) { self.init(destination: destination, isActive: selection.equals(tag), label: label) }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title to a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link with a title to a view. Superseded by the initializer that takes the destination as a closure.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title to a view. Superseded by the initializer that takes the destination as a closure.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link with a title that is active while a binding is true. Superseded by the initializer that takes
    /// the destination as a closure.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// Creates a link with a title that is active while a binding is true. Superseded by the initializer that takes
    /// the destination as a closure.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// Creates a link with a title that is active while a binding is true.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(isActive: isActive, destination: destination) { Text(titleKey) } }

    /// Creates a link with a title that is active while a binding is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(isActive: isActive, destination: destination) { Text(title) } }

    /// Creates a link with a title that is active while a binding equals its tag. Superseded by the initializer that
    /// takes the destination as a closure.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }

    /// Creates a link with a title that is active while a binding equals its tag. Superseded by the initializer that
    /// takes the destination as a closure.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) { self.init(destination: destination, tag: tag, selection: selection) { Text(title) } }

    /// Creates a link with a title that is active while a binding equals its tag.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) } }

    /// Creates a link with a title that is active while a binding equals its tag.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(tag: tag, selection: selection, destination: destination) { Text(title) } }
}

extension Binding {
    /// Whether an optional equals a value; setting it to false makes the optional nil if it does.
    @MainActor
    fileprivate func equals<V: Equatable>(_ value: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            get: { wrappedValue == value },
            set: { isOn in
                if isOn { wrappedValue = value } else if wrappedValue == value { wrappedValue = nil }
            })
    }
}

extension Navigator {
    /// Pushes the view of a link.
    func pushFromLink(_ view: @escaping () -> AnyView) {
        push(view, objects: node?.scope.values ?? EnvironmentValues(), ended: {})
    }
}

/// Sets the action and value of a navigation link, for the list row that contains it.
package struct LinkModifier: StructuralModifier {
    package typealias Body = Never

    let action: (() -> Void)?
    let value: AnyHashable?
    let hasScreen: () -> Bool

    package func makeNode(_ context: _NodeContext) -> LinkNode {
        let node = LinkNode(context)
        updateNode(node)
        return node
    }

    package func updateNode(_ node: LinkNode) {
        (node.action, node.value, node.screenIsKnown) = (action, value, hasScreen)
    }
}

/// The node of a navigation link: a list row that contains one activates it as a whole.
package final class LinkNode: ContentNode, RowLink {
    /// Activates the link; nil while it is disabled.
    package var action: (() -> Void)?
    package var value: AnyHashable?
    fileprivate var screenIsKnown: () -> Bool = { true }

    package var hasScreen: Bool { screenIsKnown() }
}

/// Pushes a link's view while its binding is true.
private struct ActiveLink: ViewModifier {
    let view: (() -> AnyView)?
    let isActive: Binding<Bool>?

    @ViewBuilder
    func body(content: Content) -> some View {
        if let isActive, let view {
            content.navigationDestination(isPresented: isActive, destination: view)
        } else {
            content
        }
    }
}
