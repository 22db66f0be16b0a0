import CoreGraphics

/// Sets the shape in which a view receives touches.
struct ContentShapeModifier<S: Shape>: PrimitiveModifier {
    typealias Body = Never

    let shape: S
    let eoFill: Bool

    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = HitAreaNode(around: child, context)
        updateWrapper(node)
        return node
    }

    func updateWrapper(_ wrapper: WrapperNode) {
        (wrapper as? HitAreaNode)?.area = { [shape, eoFill] place, point in
            shape.path(in: place).contains(point, eoFill: eoFill)
        }
    }
}

/// Sets the shape of what is lifted where a menu comes.
struct PreviewShapeModifier<S: Shape>: PrimitiveModifier {
    typealias Body = Never

    let shape: S

    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = HitAreaNode(around: child, context)
        updateWrapper(node)
        return node
    }

    func updateWrapper(_ wrapper: WrapperNode) {
        (wrapper as? HitAreaNode)?.previewShape = { [shape] in shape.path(in: $0) }
    }
}

/// What a shape of content is used for.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/contentshapekinds)
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Where the view receives touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// What is lifted while the view is dragged: nothing is dragged here.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// What is lifted where the view's menu comes.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// What is lit below a pointer: no pointer lights anything here.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

/// Sets whether a view receives touches.
struct HitTestingModifier: PrimitiveModifier {
    typealias Body = Never

    let isEnabled: Bool

    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = HitAreaNode(around: child, context)
        updateWrapper(node)
        return node
    }

    func updateWrapper(_ wrapper: WrapperNode) { (wrapper as? HitAreaNode)?.isEnabled = isEnabled }
}

/// The wrapper of an element with its own hit area.
final class HitAreaNode: WrapperNode {
    /// Whether a point lies in the hit area of a frame; nil to leave it to the content.
    var area: ((CGRect, CGPoint) -> Bool)?
    var isEnabled = true
    /// The shape of what is lifted where a menu comes; nil for the view's own.
    var previewShape: ((CGRect) -> Path)?

    package override func contains(_ point: CGPoint) -> Bool {
        area?(CGRect(origin: origin, size: size), point) ?? false
    }

    package override func reveals(_ point: CGPoint) -> Bool { isEnabled }
}

extension View {
    /// Sets the shape of the view for hit testing.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
    }

    /// Sets the shape of the view for some purposes.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/contentshape(_:_:eofill:))
    @ViewBuilder
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        switch (kind.contains(.interaction), kind.contains(.contextMenuPreview)) {
        case (true, true): contentShape(shape, eoFill: eoFill).modifier(PreviewShapeModifier(shape: shape))
        case (true, false): contentShape(shape, eoFill: eoFill)
        case (false, true): modifier(PreviewShapeModifier(shape: shape))
        case (false, false): self
        }
    }

    /// Sets whether the view receives touches.
    public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestingModifier(isEnabled: enabled)) }
}
