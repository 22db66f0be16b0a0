public import CoreGraphics

/// A view whose content depends on its own size and position. It takes all of the proposed size, and places its
/// content at the top left.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/geometryreader)
public struct GeometryReader<Content: View>: View, PrimitiveView {
    public typealias Body = Never

    /// Returns the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a view whose content depends on its size and position.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    package func makeNode(_ context: _NodeContext) -> GeometryReaderNode<Content> {
        GeometryReaderNode(content, context)
    }

    package func updateNode(_ node: GeometryReaderNode<Content>) { node.update(content) }
}

/// The node of a `GeometryReader`.
package final class GeometryReaderNode<Content: View>: GroupNode {
    private var make: (GeometryProxy) -> Content
    private var isStale = true
    private var sizeMadeFor = CGSize.zero
    private var reads: GeometryReads

    init(_ make: @escaping (GeometryProxy) -> Content, _ context: _NodeContext) {
        self.make = make
        reads = GeometryReads()
        super.init(context)
        reads.node = self
    }

    func update(_ newMake: @escaping (GeometryProxy) -> Content) {
        make = newMake
        evaluate()
    }

    package override func evaluate() {
        needsUpdate = false
        isStale = true
        setNeedsLayout()
    }

    package override func placeElements(_ pass: PlacementPass) {
        if isStale || size != sizeMadeFor { makeContent(pass) }
        let proposal = ProposedViewSize(size)
        for element in elements {
            let x = mirrored(0, of: element, proposal, in: size.width)
            element.place(at: CGPoint(x: origin.x + x, y: origin.y), proposal: proposal, pass)
        }
    }

    private func makeContent(_ pass: PlacementPass) {
        isStale = false
        needsUpdate = false
        sizeMadeFor = size
        reads.begin()
        let view = track { make(GeometryProxy(node: self, size: size, reads: reads)) }
        if let content {
            graph.with(pass.transaction) { Content._updateNode(content, with: view) }
        } else {
            graph.arrivalDepth += 1
            takeContent(Content._makeNode(view, childContext))
            graph.arrivalDepth -= 1
        }
    }
}

/// The size and coordinate space of a `GeometryReader`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/geometryproxy)
@MainActor @preconcurrency
public struct GeometryProxy {
    private let node: LayoutNode
    /// The size of the reader, in points.
    public let size: CGSize
    private let reads: GeometryReads

    init(node: LayoutNode, size: CGSize, reads: GeometryReads) {
        self.node = node
        self.size = size
        self.reads = reads
    }

    /// Returns the reader's frame in a coordinate space. The content is updated when it changes.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        if coordinateSpace == .local { return CGRect(origin: .zero, size: size) }
        return reads.read { [node] in node.convert(node.globalFrame, to: coordinateSpace) }
    }

    /// Returns the reader's frame in a coordinate space. The content is updated when it changes.
    @_disfavoredOverload
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the bounds of a named space in the reader's coordinates; nil if there is no such space.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        var around = node.layoutParent
        while let current = around {
            if let named = current as? CoordinateSpaceNode, named.name == coordinateSpace.name {
                return reads.read { [node] in node.convert(named.globalFrame, to: .local) }
            }
            around = current.layoutParent
        }
        return nil
    }

    /// The insets of the safe area at the reader's edges: as far as the reader extends beyond that area, or could where
    /// it ends at the area's edge.
    public var safeAreaInsets: EdgeInsets {
        let (frame, safe) = (frame(in: .global), node.enclosingSafeArea.safe)
        let touched = node.insetsTouched(by: frame)
        return EdgeInsets(
            top: max(touched.top, safe.minY - frame.minY), leading: max(touched.leading, safe.minX - frame.minX),
            bottom: max(touched.bottom, frame.maxY - safe.maxY),
            trailing: max(touched.trailing, frame.maxX - safe.maxX))
    }

    /// Resolves an anchor in the reader's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        anchor.value(reads.read { [node] in anchor.rect(in: node) })
    }
}

/// The frames read from a proxy, which are compared when views have been placed.
@MainActor
final class GeometryReads: PlacementObserver {
    private var handle: Handle<_ViewNode>?
    var node: _ViewNode? {
        get { handle?.object }
        set { handle = newValue?.handle }
    }
    private var entries: [(read: () -> CGRect, value: CGRect)] = []
    private var isObserving = false

    var isGone: Bool { node?.isRemoved ?? true }

    func begin() { entries = [] }

    func read(_ place: @escaping () -> CGRect) -> CGRect {
        let value = place()
        entries.append((place, value))
        if !isObserving, let node {
            isObserving = true
            node.graph.observePlacement(self)
        }
        return value
    }

    func viewsWerePlaced() {
        guard let node, entries.contains(where: { !$0.read().isAlmost($0.value) }) else { return }
        // An effect reads frames as it is displayed, once all views have been placed.
        if node is any PlacedEffect, let effect = node as? LayoutNode { return node.graph.setNeedsDisplay(effect) }
        node.invalidate()
    }
}

extension CGRect {
    /// Whether the rectangles are equal up to rounding.
    func isAlmost(_ other: CGRect) -> Bool {
        let reach: CGFloat = 1e-6
        return abs(minX - other.minX) < reach && abs(minY - other.minY) < reach && abs(width - other.width) < reach
            && abs(height - other.height) < reach
    }
}
