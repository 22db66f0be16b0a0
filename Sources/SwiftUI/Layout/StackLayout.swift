import CoreGraphics

/// Distributes a stack's length among its views, and aligns them.
///
/// The least flexible views are sized first, each with an equal share of the remaining length. Views of a higher
/// priority come before others, for which only their minimum lengths are reserved.
struct StackLayout {
    let axis: Axis
    let alignment: AlignmentKey
    /// The spacing between views; nil for their preferred spacing.
    let spacing: CGFloat?

    /// The stack's cache, valid while its views stay the same.
    struct Cache {
        /// The distance before each view.
        var gaps: [CGFloat]
        /// In descending order of priority.
        var groups: [Group]
        /// The results for recent proposals.
        var results: [(proposal: ProposedViewSize, result: Result)] = []

        struct Group {
            /// In ascending order of flexibility.
            var members: [Int]
            /// The minimum length of all views of lower priority.
            var reserve: CGFloat
        }
    }

    /// A finished layout.
    struct Result {
        var size = CGSize.zero
        var origins: [CGPoint] = []
        var proposals: [ProposedViewSize] = []
    }

    @MainActor
    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        let gaps = subviews.indices.map { index -> CGFloat in
            guard index > 0 else { return 0 }
            return spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
        }
        return Cache(gaps: gaps, groups: [])
    }

    /// Created only if a length is proposed, since it queries each view for its minimum and maximum size.
    @MainActor
    private func makeGroups(_ subviews: LayoutSubviews, cross: CGFloat?) -> [Cache.Group] {
        let least = subviews.map { length($0.sizeThatFits(proposal(0, cross))) }
        let flexibility = subviews.indices.map {
            length(subviews[$0].sizeThatFits(proposal(.infinity, cross))) - least[$0]
        }
        let priorities = subviews.map(\.priority)
        var groups: [Cache.Group] = []
        for priority in Set(priorities).sorted(by: >) {
            let members = subviews.indices.filter { priorities[$0] == priority }
                .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
            let reserve = subviews.indices.filter { priorities[$0] < priority }.reduce(0) { $0 + least[$1] }
            groups.append(Cache.Group(members: members, reserve: reserve))
        }
        return groups
    }

    @MainActor
    func layOut(_ subviews: LayoutSubviews, _ proposed: ProposedViewSize, _ cache: inout Cache) -> Result {
        if let known = cache.results.first(where: { $0.proposal == proposed }) { return known.result }
        var result = Result()
        result.proposals = shares(subviews, proposed, cache)
        let dimensions = subviews.indices.map { subviews[$0].dimensions(in: result.proposals[$0]) }
        let guides = dimensions.map { $0.value(alignment) }
        let before = guides.max() ?? 0
        var (place, extent) = (CGFloat(0), CGFloat(0))
        for (index, view) in dimensions.enumerated() {
            place += cache.gaps[index]
            let offset = before.distance(after: guides[index])
            result.origins.append(point(place, offset))
            place += length(view.size)
            extent = max(extent, offset + breadth(view.size))
        }
        result.size = size(place, extent)
        if cache.results.count == 8 { cache.results.removeFirst() }
        cache.results.append((proposed, result))
        return result
    }

    /// The proposal for each view.
    @MainActor
    private func shares(
        _ subviews: LayoutSubviews, _ proposed: ProposedViewSize, _ cache: Cache
    ) -> [ProposedViewSize] {
        let (main, cross) = axis == .horizontal ? (proposed.width, proposed.height) : (proposed.height, proposed.width)
        guard let main, !subviews.isEmpty else {
            return [ProposedViewSize](repeating: proposal(nil, cross), count: subviews.count)
        }
        // A single view is proposed the whole length, whatever its flexibility.
        if subviews.count == 1 { return [proposed] }
        var shares = [ProposedViewSize](repeating: proposal(0, cross), count: subviews.count)
        var left = main - cache.gaps.reduce(0, +)
        for group in makeGroups(subviews, cross: cross) {
            var free = left - group.reserve
            for (position, index) in group.members.enumerated() {
                let share = max(0, free / CGFloat(group.members.count - position))
                shares[index] = proposal(share, cross)
                guard share.isFinite else { continue }
                let taken = length(subviews[index].sizeThatFits(shares[index]))
                free -= taken
                left -= taken
            }
        }
        return shares
    }

    /// The spacing to other views: along the axis that of the views at the ends, across it the maximum of all.
    @MainActor
    func viewSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard var spacing = subviews.first?.spacing, let last = subviews.last?.spacing else { return ViewSpacing() }
        let (across, end): (Edge.Set, Edge.Set) = axis == .horizontal ? (.vertical, .trailing) : (.horizontal, .bottom)
        for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing, edges: across) }
        spacing.take(last, at: end)
        return spacing
    }

    // MARK: Axes

    private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func breadth(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    private func proposal(_ main: CGFloat?, _ cross: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
    }

    private func point(_ main: CGFloat, _ cross: CGFloat) -> CGPoint {
        axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
    }

    private func size(_ main: CGFloat, _ cross: CGFloat) -> CGSize {
        axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }
}

extension StackLayout {
    @MainActor
    func place(
        _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout Cache
    ) {
        let result = layOut(subviews, proposal, &cache)
        for index in subviews.indices {
            let origin = result.origins[index]
            subviews[index].place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: result.proposals[index])
        }
    }

    /// Combines the explicit guides of the views for the stack.
    @MainActor
    func explicitAlignment(
        _ key: AlignmentKey, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize, _ cache: inout Cache
    ) -> CGFloat? {
        let result = layOut(subviews, proposal, &cache)
        return key.combine(subviews.indices.map { ($0, result.origins[$0]) }) { index, _ in
            subviews[index].dimensions(in: result.proposals[index])
        }
    }
}

extension CGFloat {
    /// The distance from another guide to this one: zero between two at the same infinity, as those of views that
    /// take all of an infinite length.
    func distance(after guide: CGFloat) -> CGFloat { self == guide ? 0 : self - guide }
}

extension AlignmentKey {
    /// Combines the explicit guides of the views, in the coordinates of the layout that placed them.
    @MainActor
    func combine(
        _ places: [(Int, CGPoint)], _ dimensions: (Int, CGPoint) -> ViewDimensions
    ) -> CGFloat? {
        let values = places.compactMap { index, origin in
            dimensions(index, origin).explicit(self).map { $0 + (axis == .horizontal ? origin.x : origin.y) }
        }
        return id._combine(values)
    }
}
