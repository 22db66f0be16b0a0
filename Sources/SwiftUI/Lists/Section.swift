/// A group of views with a header and a footer: a section of a list, a form, or a lazy container.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/section)
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    var isExpanded: Binding<Bool>?
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    /// Creates a section with a header and a footer.
    @MainActor @preconcurrency
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// Creates a section with a header and a footer. Superseded by the initializer that takes them as closures.
    @MainActor @preconcurrency
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    package func makeNode(_ context: _NodeContext) -> SectionNode { SectionNode(self, context) }
    package func updateNode(_ node: SectionNode) { node.update(self) }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Creates a section with a header. Superseded by the initializer that takes it as a closure.
    @MainActor @preconcurrency
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }

    /// Creates a section with a header that collapses and expands it when tapped.
    @MainActor @preconcurrency
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Creates a section with a footer. Superseded by the initializer that takes it as a closure.
    @MainActor @preconcurrency
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without a header or footer.
    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localized title.
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Creates a section with a string as its title.
    @MainActor @preconcurrency
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    /// Creates a section with a localized title that collapses and expands it when tapped.
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Creates a section with a string as its title that collapses and expands it when tapped.
    @MainActor @preconcurrency
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

/// The node of a section.
package final class SectionNode: _ViewNode {
    private var header: _ViewNode?
    private var content: _ViewNode!
    private var footer: _ViewNode?

    init<Parent: View, Content: View, Footer: View>(
        _ view: Section<Parent, Content, Footer>, _ context: _NodeContext
    ) {
        super.init(context)
        func edge(isHeader: Bool) -> _NodeContext {
            childContext.child(of: self, scope: EnvironmentScope(scope) { $0.becomeSectionEdge(isHeader: isHeader) })
        }
        header =
            Parent.self == EmptyView.self
            ? nil : SectionNode.make(SectionNode.header(view), edge(isHeader: true))
        content = SectionNode.make(SectionNode.content(view), childContext)
        footer = Footer.self == EmptyView.self ? nil : SectionNode.make(view.footer, edge(isHeader: false))
    }

    func update<Parent: View, Content: View, Footer: View>(_ view: Section<Parent, Content, Footer>) {
        if let header { SectionNode.update(header, SectionNode.header(view)) }
        SectionNode.update(content, SectionNode.content(view))
        if let footer { SectionNode.update(footer, view.footer) }
    }

    private static func make<V: View>(_ view: V, _ context: _NodeContext) -> _ViewNode { V._makeNode(view, context) }
    private static func update<V: View>(_ node: _ViewNode, _ view: V) { V._updateNode(node, with: view) }

    private static func header<P: View, C: View, F: View>(_ view: Section<P, C, F>) -> SectionHeader<P> {
        SectionHeader(label: view.header, isExpanded: view.isExpanded)
    }

    private static func content<P: View, C: View, F: View>(_ view: Section<P, C, F>) -> C? {
        view.isExpanded?.wrappedValue == false ? nil : view.content
    }

    package override var structure: [_ViewNode] { [header, content, footer].compactMap { $0 } }

    /// Whether the section can have a header or a footer, even if it is empty now.
    func hasEdge(isHeader: Bool) -> Bool { (isHeader ? header : footer) != nil }

    package override func collectSlots(into slots: inout LazySlots) {
        slots.section(self) { slots in
            if let header { slots.fill(.header) { header.collectSlots(into: &$0) } }
            content.collectSlots(into: &slots)
            if let footer { slots.fill(.footer) { footer.collectSlots(into: &$0) } }
        }
    }
}

/// A section's header, with a chevron if the section is collapsible.
private struct SectionHeader<Label: View>: View {
    let label: Label
    let isExpanded: Binding<Bool>?

    var body: some View {
        if let isExpanded {
            HStack {
                label
                Spacer()
                Button {
                    withAnimation { isExpanded.wrappedValue.toggle() }
                } label: {
                    DisclosureChevron(isExpanded: isExpanded.wrappedValue)
                }
            }
        } else {
            label
        }
    }
}

extension SectionHeader: IdentifiedView {
    var explicitID: AnyHashable? { isExpanded == nil ? (label as? any IdentifiedView)?.explicitID : nil }
}

/// The chevron of an expandable view.
struct DisclosureChevron: View {
    let isExpanded: Bool
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tint)
            .rotationEffect(.degrees(isExpanded ? (layoutDirection == .rightToLeft ? -90 : 90) : 0))
    }
}

extension EnvironmentValues {
    private struct ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

    /// The prominence of section headers. Standard by default.
    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }

    /// Gives text the appearance of a list's header or footer.
    fileprivate mutating func becomeSectionEdge(isHeader: Bool) {
        guard let look = listLook else { return }
        tintsIcons = false
        switch look.style {
        case _ where isHeader && headerProminence == .increased:
            font = .title3.weight(.bold)
        case .plain where isHeader, .sidebar where isHeader, .sidebarColumn where isHeader:
            font = look.style == .plain ? .subheadline.weight(.semibold) : .title3.weight(.bold)
        default:
            font = .footnote
            if isHeader { textCase = .uppercase }
            foregroundStyles = ForegroundStyles([AnyShapeStyle(Color.secondary)], within: foregroundStyles)
        }
    }
}

/// The visual prominence of a view.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/prominence)
public enum Prominence: Hashable, Sendable {
    /// The standard prominence.
    case standard
    /// An increased prominence.
    case increased
}

extension View {
    /// Sets the prominence of section headers within the view.
    public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
