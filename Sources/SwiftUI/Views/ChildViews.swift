/// One of several views of a container's content, with its identity there.
struct ChildView {
    let id: AnyHashable
    let view: AnyView
}

/// The path to a child view through tuples, branches and collections.
struct ChildPath: Hashable {
    private var steps: [AnyHashable] = []
    /// The view's identity among its siblings; nil for a single view.
    var last: AnyHashable? { steps.last }

    func appending(_ step: some Hashable) -> ChildPath {
        var path = self
        path.steps.append(AnyHashable(step))
        return path
    }
}

/// A view that stands for several, such as a tuple or a `ForEach`. Containers that treat each view separately, such
/// as tabs, enumerate its views without creating their nodes.
@MainActor
protocol ChildViewSequence {
    func children(_ path: ChildPath) -> [ChildView]
}

extension View {
    /// Returns the views that a container treats separately.
    func childViews(_ path: ChildPath = ChildPath()) -> [ChildView] {
        (self as? any ChildViewSequence)?.children(path) ?? [ChildView(id: path, view: AnyView(self))]
    }
}

extension EmptyView: ChildViewSequence {
    func children(_ path: ChildPath) -> [ChildView] { [] }
}

extension TupleView: ChildViewSequence {
    func children(_ path: ChildPath) -> [ChildView] { views.children(path) }
}

/// The position of a view in a sequence.
private struct Place: Hashable { let index: Int }

extension PackedViews {
    func children(_ path: ChildPath) -> [ChildView] {
        var (children, index): ([ChildView], Int) = ([], 0)
        for view in repeat each views {
            children += childViews(of: view, path.appending(Place(index: index)))
            index += 1
        }
        return children
    }

    private func childViews<V: View>(of view: V, _ path: ChildPath) -> [ChildView] { view.childViews(path) }
}

extension Group: ChildViewSequence where Content: View {
    func children(_ path: ChildPath) -> [ChildView] { content.childViews(path) }
}

extension _ConditionalContent: ChildViewSequence where TrueContent: View, FalseContent: View {
    func children(_ path: ChildPath) -> [ChildView] {
        switch storage {
        case .first(let view): view.childViews(path.appending(true))
        case .second(let view): view.childViews(path.appending(false))
        }
    }
}

extension Optional: ChildViewSequence where Wrapped: View {
    func children(_ path: ChildPath) -> [ChildView] { self?.childViews(path) ?? [] }
}

extension AnyView: ChildViewSequence {
    func children(_ path: ChildPath) -> [ChildView] {
        view is any ChildViewSequence ? view.childViews(path) : [ChildView(id: path, view: self)]
    }
}

extension ForEach: ChildViewSequence where Content: View {
    func children(_ path: ChildPath) -> [ChildView] {
        var known: Set<ID> = []
        return data.flatMap { element -> [ChildView] in
            let id = id(element)
            return known.insert(id).inserted ? content(element).childViews(path.appending(id)) : []
        }
    }
}

extension ModifiedContent: ChildViewSequence where Content: View, Modifier: ViewModifier {
    /// A modifier applied to several views modifies each of them.
    func children(_ path: ChildPath) -> [ChildView] {
        guard content is any ChildViewSequence else { return [ChildView(id: path, view: AnyView(self))] }
        return content.childViews(path).map { ChildView(id: $0.id, view: AnyView($0.view.modifier(modifier))) }
    }
}
