public import CoreGraphics

/// The views that a layout lays out, in order.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/layoutsubviews)
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    let elements: [LayoutSubview]
    /// The layout direction.
    public var layoutDirection: LayoutDirection = .leftToRight

    init(_ elements: [LayoutSubview]) { self.elements = elements }

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }

    /// The subview at an index.
    public subscript(index: Int) -> LayoutSubview { elements[index] }

    /// A range of the views.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(elements[bounds])) }
}

/// One view that a layout lays out.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/layoutsubview)
@MainActor @preconcurrency
public struct LayoutSubview: @preconcurrency Equatable {
    let node: LayoutNode

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

    /// The view's layout priority. 0 by default.
    public var priority: Double { node.traits.layoutPriority }

    /// The view's preferred spacing.
    public var spacing: ViewSpacing { node.spacing }

    /// The view's layout value for a key.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        node.traits.layoutValues[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
    }

    /// The size that the view chooses for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }

    /// The size and the alignment guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

    /// Places the view with its anchor, by default the top left corner, at a position in the coordinates of the
    /// layout's bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = node.sizeThatFits(proposal)
        let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
        node.chosenPlace = (origin, proposal)
    }
}
