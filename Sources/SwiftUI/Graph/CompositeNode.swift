/// The node of a view with a body.
package final class CompositeNode<V: View>: _ViewNode {
    /// The view's latest value.
    private var given: V
    /// The view with its state installed, and with interpolated values while it animates.
    private var view: V
    private var properties = DynamicProperties<V>()
    private var animator: ViewAnimator<V>?
    private var child: _ViewNode?
    private var trace = ChangeTrace()

    init(_ view: V, _ context: _NodeContext) {
        given = view
        self.view = view
        super.init(context)
        animator = ViewAnimator.make(view, for: self)
        properties.install(in: &self.view, for: self)
        child = V.Body._makeNode(makeBody(), childContext)
    }

    func update(with newView: V) {
        guard needsUpdate || !properties.isSame(given, newView) else { return }
        if trace.isOn { trace.isViewNew = !properties.isSame(given, newView) }
        given = newView
        animator?.retarget(to: newView)
        evaluate()
    }

    package override func evaluate() {
        needsUpdate = false
        view = animator?.current(given) ?? given
        properties.install(in: &view, for: self)
        guard let child else { return }
        V.Body._updateNode(child, with: makeBody())
    }

    private func makeBody() -> V.Body {
        graph.countBody(of: V.self)
        let outer = ChangeTrace.evaluated
        ChangeTrace.evaluated = self
        defer {
            ChangeTrace.evaluated = outer
            trace.isViewNew = false
        }
        return track { view.body }
    }

    package override var structure: [_ViewNode] { child.map { [$0] } ?? [] }
    package override var label: String { "\(V.self)" }
    package override var writtenName: String? { writtenTypeName(of: V.self) }
    package override func willRemove() { properties.remove() }
}

extension CompositeNode: TracedNode {
    func takeChanges() -> [String] {
        // Comparing values must not count as reading them.
        let reader = graph.reader
        graph.reader = nil
        defer { graph.reader = reader }
        return trace.takeChanges(of: view)
    }
}

/// The node of a view with a modifier that has a body.
package final class CompositeModifierNode<V: View, Modifier: ViewModifier>: _ViewNode {
    private var given: ModifiedContent<V, Modifier>
    private var modifier: Modifier
    private var properties = DynamicProperties<Modifier>()
    private var animator: ViewAnimator<Modifier>?
    private var child: _ViewNode?

    init(_ view: ModifiedContent<V, Modifier>, _ context: _NodeContext) {
        given = view
        modifier = view.modifier
        super.init(context)
        animator = ViewAnimator.make(modifier, for: self)
        properties.install(in: &modifier, for: self)
        child = Modifier.Body._makeNode(makeBody(), childContext)
    }

    func update(with newView: ModifiedContent<V, Modifier>) {
        given = newView
        animator?.retarget(to: newView.modifier)
        evaluate()
    }

    package override func evaluate() {
        needsUpdate = false
        modifier = animator?.current(given.modifier) ?? given.modifier
        properties.install(in: &modifier, for: self)
        guard let child else { return }
        Modifier.Body._updateNode(child, with: makeBody())
    }

    private func makeBody() -> Modifier.Body {
        graph.countBody(of: Modifier.self)
        return track { modifier.body(content: _ViewModifier_Content(view: given.content)) }
    }

    package override var structure: [_ViewNode] { child.map { [$0] } ?? [] }
    package override var label: String { "\(Modifier.self)" }
    package override var writtenName: String? { writtenTypeName(of: Modifier.self) }
    package override func willRemove() { properties.remove() }
}
