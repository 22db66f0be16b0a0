import Foundation
import QuartzCore

/// Performs an action for each value of a publisher.
public struct _SubscriptionModifier<P: Publisher>: StructuralModifier where P.Failure == Never {
    public typealias Body = Never

    let publisher: P
    let action: (P.Output) -> Void

    package func makeNode(_ context: _NodeContext) -> SubscriptionNode<P> { SubscriptionNode(self, context) }
    package func updateNode(_ node: SubscriptionNode<P>) { node.update(self) }
}

/// The node of a view that is subscribed to a publisher.
package final class SubscriptionNode<P: Publisher>: ContentNode where P.Failure == Never {
    private var modifier: _SubscriptionModifier<P>
    private var way: AnyCancellable?

    init(_ modifier: _SubscriptionModifier<P>, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    package override func takeContent(_ node: _ViewNode) {
        super.takeContent(node)
        subscribe()
    }

    func update(_ newModifier: _SubscriptionModifier<P>) {
        let isSame = isSameValue(modifier.publisher, newModifier.publisher)
        modifier = newModifier
        if !isSame { subscribe() }
    }

    private func subscribe() {
        let mailbox = Mailbox<P.Output>(node: handle) { ($0 as? SubscriptionNode<P>)?.receive($1) }
        way = mailbox.listen(to: modifier.publisher)
    }

    /// Values that arrive during an update, such as a subject's current value at subscription, wait until its end.
    private func receive(_ value: P.Output) {
        graph.act { [weak self] in
            guard let self, !isRemoved else { return }
            modifier.action(value)
        }
    }

    package override func willRemove() { way = nil }
}

/// Delivers values from any thread to a node on the main thread. Unchecked: the publisher decides on which threads its
/// values may be used, and the closure is called on the main thread only.
private final class Mailbox<Value>: @unchecked Sendable {
    private let node: Handle<_ViewNode>
    private let deliver: @MainActor (_ViewNode, Value) -> Void

    init(node: Handle<_ViewNode>, deliver: @escaping @MainActor (_ViewNode, Value) -> Void) {
        (self.node, self.deliver) = (node, deliver)
    }

    /// Subscribes to a publisher, whose values may come on any thread.
    func listen<P: Publisher>(to publisher: P) -> AnyCancellable where P.Output == Value, P.Failure == Never {
        publisher.sink { self.put($0) }
    }

    private func put(_ value: Value) {
        nonisolated(unsafe) let value = value
        guard MainActor.isCurrent else {
            DispatchQueue.main.async { self.open(value) }
            return
        }
        MainActor.assumeIsolated { open(value) }
    }

    @MainActor
    private func open(_ value: Value) {
        if let node = node.object { deliver(node, value) }
    }
}

extension View {
    /// Performs an action for each value of a publisher while the view is in the hierarchy. Values from other threads
    /// are delivered on the main thread.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> ModifiedContent<Self, _SubscriptionModifier<P>> where P.Failure == Never {
        modifier(_SubscriptionModifier(publisher: publisher, action: action))
    }
}
