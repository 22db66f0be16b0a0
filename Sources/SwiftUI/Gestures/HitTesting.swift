import CoreGraphics

/// Sets the shape of a view for hit testing.
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

/// Sets the shape of a context menu's lifted preview.
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

/// The purposes of a content shape.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/contentshapekinds)
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The hit-testing shape.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The shape of the drag preview. Without effect: the preview is the view's rectangle.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The shape of the context menu's lifted preview.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The shape of the highlight below a pointer. Without effect: the highlight is a rounded rectangle.
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
    /// Whether a point is in the hit area of a frame; nil to leave that to the content.
    var area: ((CGRect, CGPoint) -> Bool)?
    var isEnabled = true
    /// The shape of the context menu's lifted preview; nil for the view's own.
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
