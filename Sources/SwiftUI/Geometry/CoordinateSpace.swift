import CoreGraphics

/// A coordinate space.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/coordinatespace)
public enum CoordinateSpace: Equatable, Hashable {
    /// The space of the whole hierarchy.
    case global
    /// The view's own space.
    case local
    /// The space of the nearest ancestor with a `coordinateSpace` of the given name.
    case named(AnyHashable)
}

/// A coordinate space.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol)
public protocol CoordinateSpaceProtocol {
    /// The space, as a value.
    var coordinateSpace: CoordinateSpace { get }
}

/// A named coordinate space.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/namedcoordinatespace)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// A view's own coordinate space.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/localcoordinatespace)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the view's own space.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the whole hierarchy.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/globalcoordinatespace)
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the space of the hierarchy's root.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpace {
    /// Whether it is the space of the whole hierarchy.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view's own space.
    public var isLocal: Bool { self == .local }
}

/// The name of the coordinate space of the enclosing scroll view.
private struct ScrollSpace: Hashable {
    /// The scrolling axis; nil for any.
    var axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the enclosing scroll view or list: its origin is the corner of the visible area.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollSpace())) }

    /// The space of the nearest enclosing scroll view or list that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: axis)))
    }

    /// The space with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own space.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the hierarchy's root.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// Names a view's coordinate space.
public struct _CoordinateSpaceModifier: PrimitiveModifier {
    public typealias Body = Never

    let name: AnyHashable

    package func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        CoordinateSpaceNode(name, around: child, context)
    }

    package func updateWrapper(_ wrapper: WrapperNode) { (wrapper as? CoordinateSpaceNode)?.name = name }
}

/// The wrapper of an element that names its space.
package final class CoordinateSpaceNode: WrapperNode {
    var name: AnyHashable

    init(_ name: AnyHashable, around child: LayoutNode, _ context: _NodeContext) {
        self.name = name
        super.init(around: child, context)
    }
}

extension LayoutNode {
    /// Converts a rectangle in the hierarchy's space to another space known to this node.
    package final func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
        switch space {
        case .global: return rect
        case .local: return fromGlobal(rect)
        case .named(let name):
            if let space = name.base as? ScrollSpace {
                guard let shown = viewport(scrollingAlong: space.axis)?.visibleGlobalRect else { return rect }
                return rect.offsetBy(dx: -shown.minX, dy: -shown.minY)
            }
            var node = layoutParent
            while let current = node {
                if let named = current as? CoordinateSpaceNode, named.name == name { return named.fromGlobal(rect) }
                node = current.layoutParent
            }
            return rect
        }
    }

    /// Returns the nearest enclosing scroll view or list that scrolls along an axis; nil for any axis.
    private final func viewport(scrollingAlong axis: Axis?) -> (any LazyViewport)? {
        var viewport = lazyViewport
        while let axis, let current = viewport, !current.scrolls(along: axis) {
            viewport = current.layoutParent?.lazyViewport
        }
        return viewport
    }

    /// Converts a rectangle in the hierarchy's space to the node's own.
    private final func fromGlobal(_ rect: CGRect) -> CGRect {
        convertFromGlobal(rect).offsetBy(dx: -origin.x, dy: -origin.y)
    }
}

extension View {
    /// Names the view's coordinate space, for use by its descendants.
    public func coordinateSpace<T: Hashable>(name: T) -> ModifiedContent<Self, _CoordinateSpaceModifier> {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Names the view's coordinate space, for use by its descendants.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> ModifiedContent<Self, _CoordinateSpaceModifier> {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }
}
