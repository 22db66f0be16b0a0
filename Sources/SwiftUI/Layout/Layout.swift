public import CoreGraphics

/// Determines the size of a group of views, and places each of them.
///
///     struct Diagonal: Layout { ... }
///     Diagonal { Text("A"); Text("B") }
///
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/layout)
@MainActor @preconcurrency
public protocol Layout: Animatable {
    /// What the layout keeps from one call to the next, as long as the views stay the same.
    associatedtype Cache = Void
    /// The views to be laid out.
    typealias Subviews = LayoutSubviews

    /// What the layout is like.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings the cache up to date with changed views; by default makes a new one.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances that the layout would like to keep from others.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// How large the layout is for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the views, by calling their `place(at:anchor:proposal:)`. One that is not placed goes to the middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Where an alignment guide of the layout lies, from the left of the bounds; nil, the default, for the usual place.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Where an alignment guide of the layout lies, from the top of the bounds; nil, the default, for the usual place.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        var spacing = ViewSpacing()
        for subview in subviews { spacing.formUnion(subview.spacing) }
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
    /// Keeps nothing between calls.
    public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/layoutproperties)
public struct LayoutProperties: Sendable {
    /// The direction of a stack, for views such as spacers; nil, the default, for none.
    public var stackOrientation: Axis?

    /// The properties of a layout without a stack's orientation.
    public init() {}
}

/// The key of a value that views hand to the layout around them.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/layoutvaluekey)
public protocol LayoutValueKey {
    /// What a view says under the key.
    associatedtype Value
    /// The value of views that say nothing.
    static var defaultValue: Value { get }
}

/// The preferred distances of a view from others, in points.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/viewspacing)
public struct ViewSpacing: Sendable {
    /// At each edge; where there is none, the usual distance.
    private var lengths: [Edge: CGFloat] = [:]

    /// No distance from anything.
    public static let zero = ViewSpacing(0)
    /// The distance of views that ask for none.
    static let usual: CGFloat = 8

    /// The usual distances.
    public init() {}

    init(_ length: CGFloat) { for edge in Edge.allCases { lengths[edge] = length } }

    /// Keeps whichever distance is greater, at some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            guard let length = other.lengths[edge] else { continue }
            lengths[edge] = max(lengths[edge] ?? length, length)
        }
    }

    /// The distances, at some edges whichever is greater.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The distance to the next view along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (trailing, leading): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        switch (lengths[trailing], next.lengths[leading]) {
        case (nil, nil): return ViewSpacing.usual
        case (let a?, let b?): return max(a, b)
        case (let length?, nil), (nil, let length?): return length > 0 ? max(length, ViewSpacing.usual) : 0
        }
    }
}
