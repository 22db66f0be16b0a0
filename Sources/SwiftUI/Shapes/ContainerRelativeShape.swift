public import CoreGraphics

/// The shape of the enclosing container, inset by the view's distance from the container's edges; a rectangle if
/// there is no container.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/containerrelativeshape)
public struct ContainerRelativeShape: InsettableShape {
    private var amount: CGFloat = 0

    /// Creates a shape like the container's.
    public init() {}

    public func path(in rect: CGRect) -> Path {
        guard let container = ContainerShape.current else { return Path(rect.insetToMiddle(by: amount)) }
        // The container's shape, outset by the distance to the container's edges and inset by the same amount.
        let distance = max(0, container.distance)
        let whole = rect.insetBy(dx: -distance, dy: -distance)
        return container.outline(distance + amount, whole)
    }

    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var shape = self
        shape.amount += amount
        return shape
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the enclosing container.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The container shape for the content being drawn.
struct ContainerShape: Sendable {
    /// The distance of the content from the container's nearest edge, in points.
    let distance: CGFloat
    /// Returns the container's shape in a rectangle, inset by a length.
    let outline: @Sendable (CGFloat, CGRect) -> Path

    /// The container of the shapes being drawn. Shapes have no environment; their views set this.
    @TaskLocal static var current: ContainerShape?
}

/// A reference to the node of a container, which determines its frame.
@MainActor
final class ContainerPlace {
    weak var node: LayoutNode?
}

/// The container of the environment.
struct ShapedContainer {
    let place: ContainerPlace
    let outline: @Sendable (CGFloat, CGRect) -> Path
}

extension EnvironmentValues {
    private struct ContainerKey: EnvironmentKey { static var defaultValue: ShapedContainer? { nil } }

    var shapedContainer: ShapedContainer? {
        get { self[ContainerKey.self] }
        set { self[ContainerKey.self] = newValue }
    }
}

extension LeafContext {
    /// Runs a closure in which shapes can read the environment's container and border outlines.
    func withSurroundingShapes<Result>(_ body: () -> Result) -> Result {
        guard let border = environment.borderOutline else { return withContainerShape(body) }
        return BorderOutline.$current.withValue(border) { withContainerShape(body) }
    }

    /// Runs a closure in which shapes can read the container of the view.
    func withContainerShape<Result>(_ body: () -> Result) -> Result {
        guard let container = environment.shapedContainer, let outer = container.place.node?.globalFrame,
            let inner = ((node as? LayoutNode) ?? (effectNode as? LayoutNode))?.globalFrame
        else { return body() }
        let distance = min(
            inner.minX - outer.minX, inner.minY - outer.minY, outer.maxX - inner.maxX, outer.maxY - inner.maxY)
        return ContainerShape.$current.withValue(
            ContainerShape(distance: distance, outline: container.outline), operation: body)
    }
}

/// Makes a view a container with a shape.
private struct ContainerShapeModifier: ViewModifier {
    let outline: @Sendable (CGFloat, CGRect) -> Path
    @State private var place = ContainerPlace()

    func body(content: Content) -> some View {
        content.environment(\.shapedContainer, ShapedContainer(place: place, outline: outline))
            .modifier(PlaceRecorder(place: place))
    }
}

/// Records the node around a view.
private struct PlaceRecorder: PrimitiveModifier {
    typealias Body = Never

    let place: ContainerPlace

    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = WrapperNode(around: child, context)
        place.node = node
        return node
    }

    func updateWrapper(_ wrapper: WrapperNode) { place.node = wrapper }
}

extension View {
    /// Sets the container shape of the view, which a `ContainerRelativeShape` in it follows.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/containershape(_:))
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier { amount, rect in shape.inset(by: amount).path(in: rect) })
    }
}

/// The environment's outline of borders.
struct BorderOutline: Sendable {
    let path: @Sendable (CGRect) -> Path

    /// The outline in the environment of the shape being drawn.
    @TaskLocal static var current: BorderOutline?
}

extension EnvironmentValues {
    private struct BorderKey: EnvironmentKey { static var defaultValue: BorderOutline? { nil } }

    /// The outline of borders; nil for the system's default.
    var borderOutline: BorderOutline? {
        get { self[BorderKey.self] }
        set { self[BorderKey.self] = newValue }
    }
}
