import CoreGraphics
public import UIKit

/// A SwiftUI view that wraps a UIKit view.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/uiviewrepresentable)
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The class of the view.
    associatedtype UIViewType: UIView
    /// The type of an object that the view communicates with, such as its delegate.
    associatedtype Coordinator = Void
    /// The context of creating and updating the view.
    typealias Context = UIViewRepresentableContext<Self>

    /// Creates the view, once.
    func makeUIView(context: Context) -> UIViewType
    /// Updates the view with this value.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Creates the coordinator, before the view.
    func makeCoordinator() -> Coordinator
    /// Called before the view is removed.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Returns the size for a proposal; nil, the default, to use the UIKit view's own size.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    /// Changes the UIKit view's own size, which is used if `sizeThatFits(_:uiView:context:)` returns nil. Before iOS
    /// 16, this was the only way to change it.
    func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType)
}

/// A proposal as passed to `_overrideSizeThatFits(_:in:uiView:)`.
public struct _ProposedSize: Hashable, Sendable {
    /// The width in points; nil if unspecified.
    public var width: CGFloat?
    /// The height in points; nil if unspecified.
    public var height: CGFloat?
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    public func _overrideSizeThatFits(
        _ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType
    ) {}

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        if let slot = LazySlotNode.make(view, context) { return slot }
        return context.graph.makeNode(in: context) { RepresentableNode(view, view, context) }
    }

    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        guard let node = node as? RepresentableNode<Self> else { return LazySlotNode.update(node, with: view) }
        node.update(with: view)
    }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
}

/// The context of a representable.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext)
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator created by `makeCoordinator()`.
    public let coordinator: Representable.Coordinator
    /// The transaction of the change.
    public let transaction: Transaction
    /// The environment; the view is updated when values that it has read change.
    public let environment: EnvironmentValues
    /// The node of the representable.
    unowned let node: _ViewNode
}

/// A SwiftUI view that wraps a UIKit view controller.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable)
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The class of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of an object that the controller communicates with, such as its delegate.
    associatedtype Coordinator = Void
    /// The context of creating and updating the controller.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Creates the controller, once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the controller with this value.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Creates the coordinator, before the controller.
    func makeCoordinator() -> Coordinator
    /// Called before the controller is removed.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Returns the size for a proposal; nil, the default, to use the own size of the controller's view.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        ControllerView._makeNode(ControllerView(representable: view), context)
    }

    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        ControllerView._updateNode(node, with: ControllerView(representable: view))
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
}

/// The context of a representable.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext)
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The coordinator created by `makeCoordinator()`.
    public let coordinator: Representable.Coordinator
    /// The transaction of the change.
    public let transaction: Transaction
    /// The environment; the controller is updated when values that it has read change.
    public let environment: EnvironmentValues
    /// The node of the representable.
    unowned let node: _ViewNode
}

/// Shows a controller's view.
private struct ControllerView<Representable: UIViewControllerRepresentable>: UIViewRepresentable {
    let representable: Representable

    /// The controller and its coordinator.
    final class Coordinator: PreferenceSource {
        let own: Representable.Coordinator
        var controller: Representable.UIViewControllerType?

        init(_ own: Representable.Coordinator) { self.own = own }

        func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
            (own as? any PreferenceSource)?.preference(key)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(representable.makeCoordinator()) }

    private func ownContext(_ context: Context) -> Representable.Context {
        UIViewControllerRepresentableContext(
            coordinator: context.coordinator.own, transaction: context.transaction, environment: context.environment,
            node: context.node)
    }

    func makeUIView(context: Context) -> UIView {
        let controller = representable.makeUIViewController(context: ownContext(context))
        context.coordinator.controller = controller
        return controller.view
    }

    func updateUIView(_ uiView: UIView, context: Context) {
        guard let controller = context.coordinator.controller else { return }
        representable.updateUIViewController(controller, context: ownContext(context))
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        context.coordinator.controller.flatMap {
            representable.sizeThatFits(proposal, uiViewController: $0, context: ownContext(context))
        }
    }

    static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
        guard let controller = coordinator.controller else { return }
        Representable.dismantleUIViewController(controller, coordinator: coordinator.own)
        controller.willMove(toParent: nil)
        uiView.removeFromSuperview()
        controller.removeFromParent()
    }
}

/// The coordinator of a view that hosts other hierarchies, whose preferences become the view's own.
@MainActor
protocol PreferenceSource: AnyObject {
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value?
}
