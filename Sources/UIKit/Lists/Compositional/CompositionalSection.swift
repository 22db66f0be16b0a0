import CoreGraphics
import Foundation

/// A section of a compositional layout with all frames resolved.
struct CompositionalSection {
    /// An element with a frame in the collection view's coordinates.
    struct Entry {
        let element: ListElement
        var frame: CGRect
        var zIndex = 0
        var axes: UIAxis = []
        /// The edge to which it is pinned.
        var pin: NSRectAlignment?
    }

    /// The cells in order.
    var cells: [Entry] = []
    /// The first cell of each group, and each group's extent along the axis on which groups follow each
    /// other.
    var groups: [(first: Int, low: CGFloat, high: CGFloat)] = []
    /// Everything else.
    var others: [Entry] = []
    var frame = CGRect.zero
    var region: OrthogonalRegion?
    var definition: NSCollectionLayoutSection
    var environment: LayoutEnvironment
}

/// Lays out one section.
@MainActor
struct SectionSolver {
    let section: Int
    let definition: NSCollectionLayoutSection
    let environment: LayoutEnvironment
    let isHorizontal: Bool
    /// Whether the list draws its own background, as one section among others.
    let showsListBackground: Bool
    let count: Int
    /// The preferred size of an element's contents.
    let preferred: (ListElement) -> CGSize?
    /// The range that covers all items with a preferred size: groups outside it are all alike.
    let sized: Range<Int>

    /// The range of items, by section, that covers those of the elements, whose contents have a preferred
    /// size.
    static func sizedItems(_ elements: some Sequence<ListElement>) -> [Int: Range<Int>] {
        var found: [Int: Range<Int>] = [:]
        for element in elements where element.category == .cell {
            let (section, item) = (element.path.section, element.path.item)
            let known = found[section] ?? item..<item + 1
            found[section] = min(known.lowerBound, item)..<max(known.upperBound, item + 1)
        }
        return found
    }

    /// Lays out the section from an offset along the scroll direction.
    func solve(at start: CGFloat) -> CompositionalSection {
        let size = environment.effectiveContentSize
        let outer = environment.contentInsets
        let insets = definition.contentInsets
        let origin = isHorizontal ? CGPoint(x: start, y: outer.top) : CGPoint(x: outer.leading, y: start)
        var result = CompositionalSection(definition: definition, environment: environment)
        let edges = measureEdges(size)
        let (before, after) = edgeLengths(edges)
        let room = CGSize(
            width: max(
                0, size.width - insets.leading - insets.trailing - (isHorizontal ? 0 : before.side + after.side)),
            height: max(0, size.height - insets.top - insets.bottom - (isHorizontal ? before.side + after.side : 0)))
        let isAcross = definition.orthogonalScrollingBehavior != .none
        // Groups follow each other along the scroll direction, or across it.
        let groupsHorizontal = isAcross != isHorizontal
        var place: CGFloat = 0
        let content = CGPoint(
            x: origin.x + insets.leading + (isHorizontal ? before.main : before.side),
            y: origin.y + insets.top + (isHorizontal ? before.side : before.main))
        let solver = GroupSolver(environment: LayoutEnvironment(room, .zero, environment.traitCollection)) { item in
            preferred(.cell(IndexPath(item: item, section: section)))
        }
        var (next, across) = (0, CGFloat(0))
        var template: (group: GroupSolver.Solved, first: Int)?
        let isCustom = definition.group.isCustom
        while next < count {
            let group: GroupSolver.Solved
            if let template, next + template.group.count <= count,
                !sized.overlaps(next..<next + template.group.count)
            {
                group = template.group.moved(by: next - template.first)
            } else {
                group = solver.solve(definition.group, in: room, first: next, end: count)
                let isOpen = next + group.count < count
                if !isCustom, isOpen, group.count > 0, !sized.overlaps(next..<next + group.count) {
                    template = (group, next)
                }
            }
            guard group.count > 0 else {
                reportOnce("A group of section \(section) has no items; the remaining items aren't shown")
                break
            }
            let spacing = outerSpacing(definition.group, groupsHorizontal)
            place += spacing.before
            let at = CGPoint(
                x: content.x + (groupsHorizontal ? place : 0), y: content.y + (groupsHorizontal ? 0 : place))
            let length = groupsHorizontal ? group.size.width : group.size.height
            result.groups.append((next, place, place + length))
            append(group, at, &result)
            across = max(across, groupsHorizontal ? group.size.height : group.size.width)
            next += group.count
            place += length + spacing.after + (next < count ? definition.interGroupSpacing : 0)
        }
        let main = isAcross ? across : place
        finish(&result, origin, main, room, before, after, edges)
        if isAcross { addRegion(&result, content, across, place, insets, room) }
        return result
    }

    private func outerSpacing(_ group: NSCollectionLayoutGroup, _ isHorizontal: Bool) -> (
        before: CGFloat, after: CGFloat
    ) {
        let edges = group.edgeSpacing
        return isHorizontal
            ? (edges?.leading?.spacing ?? 0, edges?.trailing?.spacing ?? 0)
            : (edges?.top?.spacing ?? 0, edges?.bottom?.spacing ?? 0)
    }

    private func append(_ group: GroupSolver.Solved, _ origin: CGPoint, _ result: inout CompositionalSection) {
        for cell in group.cells {
            result.cells.append(
                .init(
                    element: .cell(IndexPath(item: cell.item, section: section)),
                    frame: usable(cell.frame.offsetBy(dx: origin.x, dy: origin.y)), zIndex: cell.zIndex,
                    axes: cell.axes))
        }
        for attachment in group.attachments {
            let item = attachment.supplementary
            result.others.append(
                .init(
                    element: .supplementary(item.elementKind, IndexPath(item: attachment.item, section: section)),
                    frame: usable(attachment.frame.offsetBy(dx: origin.x, dy: origin.y)), zIndex: item.zIndex,
                    axes: item.layoutSize.estimatedAxes))
        }
    }

    private func usable(_ frame: CGRect) -> CGRect {
        guard !frame.isFinite else { return frame }
        reportOnce("Section \(section) of a compositional layout can't have something at \(frame); it is empty")
        return .zero
    }

    // MARK: Edges

    private typealias Edge = (
        item: NSCollectionLayoutBoundarySupplementaryItem, element: ListElement, size: CGSize
    )

    private func measureEdges(_ size: CGSize) -> [Edge] {
        let insets = definition.supplementariesFollowContentInsets ? definition.contentInsets : .zero
        let room = CGSize(
            width: max(0, size.width - (isHorizontal ? 0 : insets.leading + insets.trailing)),
            height: max(0, size.height - (isHorizontal ? insets.top + insets.bottom : 0)))
        var counts: [String: Int] = [:]
        return definition.boundarySupplementaryItems.map { item in
            let index = counts[item.elementKind, default: 0]
            counts[item.elementKind] = index + 1
            let element = ListElement.supplementary(item.elementKind, IndexPath(item: index, section: section))
            var length = item.layoutSize.size(in: room)
            if let asked = preferred(element) {
                if item.layoutSize.widthDimension.isEstimated { length.width = asked.width }
                if item.layoutSize.heightDimension.isEstimated { length.height = asked.height }
            }
            return (item, element, length)
        }
    }

    /// The space that boundary items take before and after the groups, along the scroll direction and across
    /// it.
    private func edgeLengths(_ edges: [Edge]) -> (
        before: (main: CGFloat, side: CGFloat), after: (main: CGFloat, side: CGFloat)
    ) {
        var (before, after) = ((main: CGFloat(0), side: CGFloat(0)), (main: CGFloat(0), side: CGFloat(0)))
        for edge in edges where edge.item.extendsBoundary {
            let names = edge.item.alignment.edges
            let (width, height) = (edge.size.width, edge.size.height)
            if names.contains(.top) {
                if isHorizontal {
                    before.side = max(before.side, height)
                } else {
                    before.main = max(before.main, height)
                }
            } else if names.contains(.bottom) {
                if isHorizontal { after.side = max(after.side, height) } else { after.main = max(after.main, height) }
            } else if names.contains(.leading) {
                if isHorizontal { before.main = max(before.main, width) } else { before.side = max(before.side, width) }
            } else if names.contains(.trailing) {
                if isHorizontal { after.main = max(after.main, width) } else { after.side = max(after.side, width) }
            }
        }
        return (before, after)
    }

    private func finish(
        _ result: inout CompositionalSection, _ origin: CGPoint, _ main: CGFloat, _ room: CGSize,
        _ before: (main: CGFloat, side: CGFloat), _ after: (main: CGFloat, side: CGFloat), _ edges: [Edge]
    ) {
        let insets = definition.contentInsets
        let size = environment.effectiveContentSize
        let whole =
            isHorizontal
            ? CGSize(width: main + insets.leading + insets.trailing + before.main + after.main, height: size.height)
            : CGSize(width: size.width, height: main + insets.top + insets.bottom + before.main + after.main)
        result.frame = CGRect(origin: origin, size: whole)
        let follow = definition.supplementariesFollowContentInsets
        var area = result.frame
        if follow {
            area =
                isHorizontal
                ? area.inset(by: UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0))
                : area.inset(by: UIEdgeInsets(top: 0, left: insets.leading, bottom: 0, right: insets.trailing))
        }
        for edge in edges {
            var frame = edge.item.frame(at: area, edge.size)
            // Where boundary items don't extend the section, they align with the groups.
            if !edge.item.extendsBoundary, !isHorizontal {
                let names = edge.item.alignment.edges
                if names.contains(.top) { frame.origin.y = area.minY + insets.top }
                if names.contains(.bottom) { frame.origin.y = area.maxY - insets.bottom - edge.size.height }
            }
            frame = frame.offsetBy(dx: edge.item.offset.x, dy: edge.item.offset.y)
            result.others.append(
                .init(
                    element: edge.element, frame: usable(frame),
                    zIndex: edge.item.pinToVisibleBounds ? 10 : edge.item.zIndex,
                    axes: edge.item.layoutSize.estimatedAxes,
                    pin: edge.item.pinToVisibleBounds ? edge.item.alignment : nil))
        }
        if showsListBackground, definition.list != nil {
            let outer = environment.contentInsets
            let sides = UIEdgeInsets(top: 0, left: -outer.leading, bottom: 0, right: -outer.trailing)
            result.others.append(
                .init(
                    element: ListElement(
                        category: .decoration, kind: ListBackground.kind, path: IndexPath(item: 0, section: section)),
                    frame: usable(result.frame.inset(by: sides)), zIndex: ListBackground.zIndex))
        }
        for item in definition.decorationItems {
            let frame = result.frame.inset(by: item.contentInsets.absolute(isRightToLeft: false))
            result.others.append(
                .init(
                    element: ListElement(
                        category: .decoration, kind: item.elementKind, path: IndexPath(item: 0, section: section)),
                    frame: usable(frame), zIndex: item.zIndex - 1))
        }
    }

    private func addRegion(
        _ result: inout CompositionalSection, _ content: CGPoint, _ across: CGFloat, _ length: CGFloat,
        _ insets: NSDirectionalEdgeInsets, _ room: CGSize
    ) {
        guard !isHorizontal else { return }
        // The scroll view spans the whole width, so that contents scrolling by show beyond the insets.
        let width = result.frame.width
        let shift = content.x - result.frame.minX
        let isCentered = definition.orthogonalScrollingBehavior == .groupPagingCentered
        let start = isCentered ? shift : 0
        let stops = result.groups.map { $0.low + start...max($0.low, $0.high) + start }
        func centering(_ group: ClosedRange<CGFloat>?, _ inset: CGFloat) -> CGFloat {
            guard isCentered, let group else { return 0 }
            return max(0, (width - group.upperBound + group.lowerBound) / 2 - inset)
        }
        result.region = OrthogonalRegion(
            section: section,
            frame: CGRect(x: result.frame.minX, y: content.y, width: width, height: across),
            contentLength: length + shift + insets.trailing,
            insets: UIEdgeInsets(
                top: 0, left: centering(stops.first, shift), bottom: 0,
                right: centering(stops.last, insets.trailing)),
            behavior: definition.orthogonalScrollingBehavior, properties: definition.orthogonalScrollingProperties,
            stops: stops)
    }
}
