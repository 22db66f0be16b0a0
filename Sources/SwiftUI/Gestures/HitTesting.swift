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

    /// Sets whether the view receives touches.
    public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestingModifier(isEnabled: enabled)) }
}
