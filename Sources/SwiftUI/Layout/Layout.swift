public import CoreGraphics

/// A layout, which determines the size of a group of views and places each of them.
///
///     struct Diagonal: Layout { ... }
///     Diagonal { Text("A"); Text("B") }
///
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/layout)
@MainActor @preconcurrency
public protocol Layout: Animatable {
    /// The type of the cache, which is kept between calls while the views stay the same.
    associatedtype Cache = Void
    /// The views to lay out.
    typealias Subviews = LayoutSubviews

    /// The properties of the layout.
    static var layoutProperties: LayoutProperties { get }

    /// Creates the cache.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache for changed views; by default, creates a new one.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The layout's preferred spacing.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the size of the layout for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the views by calling their `place(at:anchor:proposal:)`. A view that is not placed is centred.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the position of an alignment guide of the layout, from the left of the bounds; nil, the default, for
    /// the default position.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Returns the position of an alignment guide of the layout, from the top of the bounds; nil, the default, for
    /// the default position.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
        for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
        return spacing
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Lays out views.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Creates no cache.
    public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/layoutproperties)
public struct LayoutProperties: Sendable {
    /// The axis of a stack, for views such as spacers; nil, the default, for none.
    public var stackOrientation: Axis?

    /// Creates properties without an orientation.
    public init() {}
}

/// A key of a value that views pass to the enclosing layout.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/layoutvaluekey)
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that don't set one.
    static var defaultValue: Value { get }
}

/// The preferred distances of a view from others, in points.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/viewspacing)
public struct ViewSpacing: Sendable {
    /// The distance at each edge; the default distance if there is none.
    private var lengths: [Edge: CGFloat] = [:]

    /// No spacing to other views.
    public static let zero = ViewSpacing(0)
    /// The default spacing.
    static let usual: CGFloat = 8

    /// Creates the default spacing.
    public init() {}

    init(_ length: CGFloat) { for edge in Edge.allCases { lengths[edge] = length } }

    /// Merges with another spacing by taking the greater distance at some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            lengths[edge] = Self.greater(lengths[edge], other.lengths[edge])
        }
    }

    /// Returns the greater of two distances, either of which may be the default one.
    private static func greater(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
        switch (a, b) {
        case (nil, nil): nil
        case (let a?, let b?): max(a, b)
        case (let length?, nil), (nil, let length?): length > usual ? length : nil
        }
    }

    /// Replaces the distances at some edges with those of another spacing.
    mutating func take(_ other: ViewSpacing, at edges: Edge.Set) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { lengths[edge] = other.lengths[edge] }
    }

    /// Returns the spacing with the greater distance of both at some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// Returns the distance to the next view along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (trailing, leading): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        switch (lengths[trailing], next.lengths[leading]) {
        case (nil, nil): return ViewSpacing.usual
        case (let a?, let b?): return max(a, b)
        case (let length?, nil), (nil, let length?): return length > 0 ? max(length, ViewSpacing.usual) : 0
        }
    }
}
