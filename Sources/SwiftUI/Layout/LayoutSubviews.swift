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

/// A view that a layout lays out. It isn't isolated to an actor, so that a program's own non-isolated types can wrap
/// it; but layouts run on the main actor, and so does it.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/layoutsubview)
public struct LayoutSubview: Equatable {
    let node: LayoutNode

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

    /// Queries the node on the main actor, which the caller is on.
    private func ask<Answer>(_ question: @MainActor (LayoutNode) -> Answer) -> Answer {
        // The answer doesn't cross threads: the closure runs synchronously on the caller's.
        nonisolated(unsafe) var answer: Answer?
        MainActor.assumeIsolated { [node] in answer = question(node) }
        return answer!
    }

    /// The view's layout priority. 0 by default.
    public var priority: Double { ask { $0.traits.layoutPriority } }

    /// The view's preferred spacing.
    public var spacing: ViewSpacing { ask { $0.spacing } }

    /// The view's layout value for a key.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        ask { $0.traits.layoutValues }[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
    }

    /// Returns the size that the view chooses for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { ask { $0.sizeThatFits(proposal) } }

    /// Returns the size and the alignment guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ask { $0.dimensions(in: proposal) } }

    /// Places the view with its anchor, by default the top left corner, at a position in the coordinates of the
    /// layout's bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        ask { node in
            let size = node.sizeThatFits(proposal)
            let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
            node.chosenPlace = (origin, proposal)
        }
    }
}
