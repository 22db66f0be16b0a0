import Foundation
import UIKit

/// Provides a value to readers of focused values.
struct FocusedValueModifier: StructuralModifier {
    typealias Body = Never

    /// Whether the value is provided while the scene has the focus, rather than the view.
    let isOfScene: Bool
    let change: (inout FocusedValues) -> Void

    func makeNode(_ context: _NodeContext) -> FocusedValueNode {
        let node = FocusedValueNode(context)
        updateNode(node)
        FocusedValueStore.shared.insert(node)
        return node
    }

    func updateNode(_ node: FocusedValueNode) {
        (node.isOfScene, node.change) = (isOfScene, change)
        node.graph.afterUpdate { FocusedValueStore.shared.refresh() }
    }
}

/// The node of a view that provides a focused value.
final class FocusedValueNode: AppearanceNode {
    var isOfScene = false
    var change: (inout FocusedValues) -> Void = { _ in }

    override init(_ context: _NodeContext) {
        super.init(context)
        appear = { FocusedValueStore.shared.refresh() }
        disappear = { FocusedValueStore.shared.refresh() }
    }

    /// Whether the view is in the window that has the focus, and, unless the value is the scene's, has it itself.
    fileprivate var isFocused: Bool {
        // The views of a hierarchy disappear when it has been released.
        guard let graph = graphHandle.object, let window = graph.hostingView?.window else { return false }
        let key = UIApplication.shared.keyWindow
        guard key == nil || key === window || key?.windowScene === window.windowScene else { return false }
        return isOfScene || graph.focusedPath.contains { $0 === self }
    }

    override func willRemove() {
        super.willRemove()
        FocusedValueStore.shared.remove(self)
        graphHandle.object?.afterUpdate { FocusedValueStore.shared.refresh() }
    }
}

/// The values of the focused views of all hierarchies.
@MainActor
final class FocusedValueStore: DependencySource {
    static let shared = FocusedValueStore()

    private var nodes: [Handle<_ViewNode>] = []
    private var readers = Readers()
    /// The values that the readers were last evaluated with.
    private var known = FocusedValues()
    private var observers: [any NSObjectProtocol] = []

    /// Returns a focused value for the node of a reader, recording the read.
    nonisolated static func read<Value>(_ handle: Handle<_ViewNode>?, _ read: (FocusedValues) -> Value?) -> Value? {
        withoutActuallyEscaping(read) { read in
            nonisolated(unsafe) let read = read
            return MainActor.performAndWait {
                guard let node = handle?.object else { return nil }
                return read(shared.values(for: node))
            }
        }
    }

    private func values(for node: _ViewNode) -> FocusedValues {
        readers.insert(node)
        node.depend(on: self)
        return current
    }

    private var current: FocusedValues {
        var values = FocusedValues()
        for provider in providers { provider.change(&values) }
        return values
    }

    /// The nodes that provide values, in the order in which later ones replace the values of earlier ones: those of
    /// scenes before those of focused views, and enclosing views before the views in them.
    private var providers: [FocusedValueNode] {
        let all = nodes.compactMap { $0.object as? FocusedValueNode }.filter { !$0.isRemoved && $0.isFocused }
        return all.filter(\.isOfScene) + all.filter { !$0.isOfScene }
    }

    func insert(_ node: FocusedValueNode) {
        follow()
        // A node is created before those in it.
        nodes.append(node.handle)
    }

    func remove(_ node: FocusedValueNode) { nodes.removeAll { $0.object == nil || $0 === node.handle } }

    /// Evaluates the readers again if the values have changed.
    func refresh() {
        let values = current
        guard !values.isSame(as: known) else { return }
        known = values
        readers.invalidate()
    }

    func forget(_ node: _ViewNode) { readers.remove(node) }

    /// Observes where the focus is.
    private func follow() {
        guard observers.isEmpty else { return }
        let names = [
            UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
            UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification,
            FocusReceiver.didBecomeFirst, FocusReceiver.didResignFirst, UIWindow.didBecomeKeyNotification,
        ]
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                // UIKit posts these notifications on the main thread.
                MainActor.assumeIsolated { FocusedValueStore.shared.refresh() }
            }
        }
    }
}
