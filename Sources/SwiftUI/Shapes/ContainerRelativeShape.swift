public import CoreGraphics

/// The shape of the container around, inset as far as the place is from the container's edges; a rectangle where
/// there is none.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/containerrelativeshape)
public struct ContainerRelativeShape: InsettableShape {
    private var amount: CGFloat = 0

    /// Makes a shape like the container's.
    public init() {}

    public func path(in rect: CGRect) -> Path {
        guard let container = ContainerShape.current else { return Path(rect.insetToMiddle(by: amount)) }
        // The container's shape, drawn as far outside as it lies, and inset by as much.
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
    /// The shape of the container around.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The shape of the container around what is drawn now.
struct ContainerShape: Sendable {
    /// How far what is drawn is from the container's nearest edge, in points.
    let distance: CGFloat
    /// The container's shape in a rectangle, inset.
    let outline: @Sendable (CGFloat, CGRect) -> Path

    /// What shapes that are drawn now lie in. Shapes have no environment: their views say it.
    @TaskLocal static var current: ContainerShape?
}

/// Where a container is.
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
    /// Has shapes find what the environment says of shapes while a closure runs.
    func withSurroundingShapes<Result>(_ body: () -> Result) -> Result {
        guard let border = environment.borderOutline else { return withContainerShape(body) }
        return BorderOutline.$current.withValue(border) { withContainerShape(body) }
    }

    /// Has shapes find the container around the view while a closure runs.
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

/// Notes the node around a view.
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
    /// Says the shape of the view, which a `ContainerRelativeShape` in it follows.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/containershape(_:))
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier { amount, rect in shape.inset(by: amount).path(in: rect) })
    }
}

/// The outline that the environment gives borders.
struct BorderOutline: Sendable {
    let path: @Sendable (CGRect) -> Path

    /// That of the environment in which a shape is drawn.
    @TaskLocal static var current: BorderOutline?
}

extension EnvironmentValues {
    private struct BorderKey: EnvironmentKey { static var defaultValue: BorderOutline? { nil } }

    /// The outline of borders; nil for that of the system.
    var borderOutline: BorderOutline? {
        get { self[BorderKey.self] }
        set { self[BorderKey.self] = newValue }
    }
}
