import Foundation

/// The node of a lazy stack or grid: it creates, measures and places the visible lines, and estimates the lengths of
/// others. Views created earlier keep their state offscreen, where they are neither placed nor drawn.
package final class LazyLinesNode: GroupNode, LazyScrollContent {
    var shape: LazyShape {
        didSet {
            plan = nil
            setNeedsLayout()
        }
    }
    private var plan: LazyPlan?
    private var slots = LazySlots()
    private var tree = FenwickTree([], areMeasured: false)
    /// The cross length for which lines were measured.
    private var breadth: CGFloat?
    private var tracks: [GridTrack] = []
    /// The elements of the items created so far, by the nodes above the elements.
    private var elementsOfItem: [ObjectIdentifier: [LayoutNode]]?
    /// The lines that were placed last.
    private var shownLines = 0..<0
    private var shownItems: [ItemNode] = []
    private var shownElements: [LayoutNode] = []
    private var lastStart: CGFloat = 0

    init(_ shape: LazyShape, _ context: _NodeContext) {
        self.shape = shape
        super.init(context)
    }

    package override var contentContext: _NodeContext {
        let axis = shape.axis
        guard shape.columns == nil, scope.values.stackOrientation != axis else { return childContext.lazy }
        let inner = EnvironmentScope(scope) { $0.stackOrientation = axis }
        stackScope = inner
        return childContext.child(of: self, scope: inner).lazy
    }

    private var stackScope: EnvironmentScope?

    package override func elementsChanged() {
        elementsOfItem = nil
        if !isMaking { plan = nil }
        super.elementsChanged()
    }

    // MARK: Layout plan

    /// Whether the node itself is creating views, which doesn't change the slots.
    private var isMaking = false

    private func currentPlan(_ breadth: CGFloat?) -> LazyPlan {
        if let plan, breadth == self.breadth { return plan }
        let isNew = plan == nil
        var plan = plan ?? LazyPlan()
        let columns = shape.columns
        if let columns, isNew || breadth != self.breadth {
            let room = breadth ?? columns.reduce(0) { $0 + $1.idealLength }
            tracks = GridTrack.resolve(columns, in: room)
        }
        if isNew || columns != nil {
            slots = LazySlots()
            content?.collectSlots(into: &slots)
            plan = LazyPlan(slots, columnCount: columns == nil ? 1 : tracks.count)
        }
        (self.plan, self.breadth) = (plan, breadth)
        tree = FenwickTree(
            Array(repeating: estimate + shape.gap, count: plan.lineCount), areMeasured: false)
        // A different cross length would require measuring all views created so far.
        measureMade(plan, isNew ? nil : shownItems)
        return plan
    }

    /// The length of lines not yet measured: that of the first one.
    private var estimate: CGFloat = 44

    /// Measures the lines whose views already exist: of some items, or of all.
    private func measureMade(_ plan: LazyPlan, _ items: [ItemNode]?) {
        guard plan.lineCount > 0 else { return }
        estimateFirst(plan)
        for item in items ?? madeItems {
            guard let source = item.parent as? any LazySource,
                let index = source.slotIndex(of: item.key) ?? soleIndex(source),
                let slot = plan.slot(of: source, index)
            else { continue }
            measure(plan.line(ofSlot: slot), plan, makesViews: false)
        }
    }

    private var madeItems: [ItemNode] { elements.compactMap { item(above: $0) } }

    private func soleIndex(_ source: any LazySource) -> Int? { source.slotCount == 1 ? 0 : nil }

    private func estimateFirst(_ plan: LazyPlan) {
        guard let block = plan.blocks.first(where: { $0.part == .rows }) ?? plan.blocks.first else { return }
        let first = measure(block.firstLine, plan, makesViews: true)
        guard first != estimate else { return }
        estimate = first
        tree = FenwickTree(
            Array(repeating: estimate + shape.gap, count: plan.lineCount), areMeasured: false)
        measure(block.firstLine, plan, makesViews: true)
    }

    // MARK: Views

    private func elements(ofSlot slot: Int, _ plan: LazyPlan, makesViews: Bool) -> [LayoutNode]? {
        let (source, index) = plan.source(ofSlot: slot)
        guard source.item(at: index) != nil || makesViews else { return nil }
        isMaking = true
        let item = source.makeItem(at: index)
        isMaking = false
        guard wrapsElements(of: source) else {
            return ownElements(of: item)
        }
        return mappedElements[ObjectIdentifier(item)] ?? []
    }

    /// The elements of items, by the item above each.
    private var mappedElements: [ObjectIdentifier: [LayoutNode]] {
        if let elementsOfItem { return elementsOfItem }
        var found: [ObjectIdentifier: [LayoutNode]] = [:]
        for element in elements {
            if let item = item(above: element) { found[ObjectIdentifier(item), default: []].append(element) }
        }
        elementsOfItem = found
        return found
    }

    // MARK: Measuring

    private func main(_ size: CGSize) -> CGFloat { shape.axis == .vertical ? size.height : size.width }
    private func cross(_ size: CGSize) -> CGFloat { shape.axis == .vertical ? size.width : size.height }

    private func proposal(_ breadth: CGFloat?) -> ProposedViewSize {
        shape.axis == .vertical
            ? ProposedViewSize(width: breadth, height: nil) : ProposedViewSize(width: nil, height: breadth)
    }

    /// The proposal for the views of a column of a line.
    private func proposal(column: Int, _ block: LazyPlan.Block) -> ProposedViewSize {
        guard block.part == .rows, tracks.indices.contains(column), shape.columns != nil else {
            return proposal(breadth)
        }
        return proposal(tracks[column].length)
    }

    /// Measures a line, and returns its length excluding the gap after it.
    @discardableResult
    private func measure(_ line: Int, _ plan: LazyPlan, makesViews: Bool) -> CGFloat {
        let block = plan.block(ofLine: line)
        var length: CGFloat = 0
        for (column, slot) in plan.slots(ofLine: line).enumerated() {
            guard let elements = elements(ofSlot: slot, plan, makesViews: makesViews) else { return estimate }
            let proposal = proposal(column: column, block)
            length = max(length, elements.reduce(0) { $0 + main($1.sizeThatFits(proposal)) })
        }
        tree.measure(line, length + shape.gap)
        return length
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let breadth = shape.axis == .vertical ? proposal.width : proposal.height
        let plan = currentPlan(breadth?.isFinite == false ? nil : breadth)
        for line in shownLines where line < plan.lineCount { measure(line, plan, makesViews: false) }
        let length = max(0, tree.total - (plan.lineCount > 0 ? shape.gap : 0))
        let across = breadth ?? widest(plan)
        return shape.axis == .vertical
            ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
    }

    /// The maximum cross length of the views created so far, for when none is proposed.
    private func widest(_ plan: LazyPlan) -> CGFloat {
        if shape.columns != nil { return GridTrack.extent(tracks) }
        return elements.reduce(0) { max($0, cross($1.sizeThatFits(proposal(nil)))) }
    }

    // MARK: Placement

    package override func placeElements(_ pass: PlacementPass) {
        // The views being removed are known from here on.
        _ = elements
        let own = shape.axis == .vertical ? size.width : size.height
        let asked = shape.axis == .vertical ? placedProposal.width : placedProposal.height
        let plan = currentPlan(asked.flatMap { $0.isFinite ? $0 : nil })
        let scroll = lazyViewport
        scroll?.follow(self)
        let visible = visibleSpan(scroll)
        let oldTotal = tree.total
        let lines = measureVisible(plan, visible)
        let items = show(lines, plan, visible, own, pass)
        shownLines = lines
        keepInSight(items)
        lastStart = visible.lowerBound
        // Estimated lengths have been replaced by different measured ones.
        if tree.total != oldTotal { setNeedsLayout() }
    }

    /// Returns the visible range along the axis, in the node's own space.
    private func visibleSpan(_ scroll: (any LazyViewport)?) -> Range<CGFloat> {
        let global = scroll?.visibleGlobalRect ?? graph.rootNode.bounds
        let rect = convertFromGlobal(global).offsetBy(dx: -origin.x, dy: -origin.y)
        let (low, high) = shape.axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        return low..<max(low, high)
    }

    private func measureVisible(_ plan: LazyPlan, _ visible: Range<CGFloat>) -> Range<Int> {
        guard plan.lineCount > 0, !visible.isEmpty, tree.total - shape.gap > visible.lowerBound,
            visible.upperBound > 0, let first = tree.index(at: max(0, visible.lowerBound))
        else { return 0..<0 }
        var line = first
        while line < plan.lineCount, tree.start(of: line) < visible.upperBound,
            line - first < LazyLinesNode.maxLineCount
        {
            measure(line, plan, makesViews: true)
            line += 1
        }
        return first..<max(first, line)
    }

    /// A limit above the number of lines that fit on any screen, as lines may have zero length.
    private static let maxLineCount = 2_000

    private func show(
        _ lines: Range<Int>, _ plan: LazyPlan, _ visible: Range<CGFloat>, _ own: CGFloat, _ pass: PlacementPass
    ) -> [ItemNode] {
        var elements: [LayoutNode] = []
        var items: [ItemNode] = []
        func show(_ line: Int, at start: CGFloat) {
            let block = plan.block(ofLine: line)
            for (column, slot) in plan.slots(ofLine: line).enumerated() {
                guard let found = self.elements(ofSlot: slot, plan, makesViews: true) else { continue }
                let (source, index) = plan.source(ofSlot: slot)
                if let item = source.item(at: index) { items.append(item) }
                place(found, line: line, column: column, block, at: start, own, pass)
                elements += found
            }
        }
        for line in lines where pinnedEdge(plan.block(ofLine: line)) == nil { show(line, at: tree.start(of: line)) }
        for (line, start) in pinnedLines(plan, lines, visible) { show(line, at: start) }
        if !elements.elementsEqual(shownElements, by: ===) {
            shownElements = elements
            layersChanged()
        }
        return items
    }

    private func place(
        _ elements: [LayoutNode], line: Int, column: Int, _ block: LazyPlan.Block, at start: CGFloat, _ own: CGFloat,
        _ pass: PlacementPass
    ) {
        let proposal = proposal(column: column, block)
        let isCell = block.part == .rows && shape.columns != nil
        let track =
            isCell && tracks.indices.contains(column)
            ? tracks[column] : GridTrack(start: 0, length: own, alignment: shape.alignment)
        let whole = isCell ? GridTrack.extent(tracks) : own
        let length = tree.lengths[line] - shape.gap
        var along = start
        for element in elements {
            let dimensions = element.dimensions(in: proposal)
            let room = isCell || elements.count > 1 ? length : main(dimensions.size)
            let cell =
                shape.axis == .vertical
                ? CGSize(width: track.length, height: room) : CGSize(width: room, height: track.length)
            let inCell = track.alignment.origin(of: dimensions, in: cell)
            let aside = alignedStart(whole, in: own) + track.start
            let place =
                shape.axis == .vertical
                ? CGPoint(x: mirrored(aside + inCell.x, of: element, proposal, in: own), y: along + inCell.y)
                : CGPoint(x: along + inCell.x, y: aside + inCell.y)
            element.place(at: CGPoint(x: origin.x + place.x, y: origin.y + place.y), proposal: proposal, pass)
            if elements.count > 1 { along += main(dimensions.size) }
        }
    }

    /// Returns where the columns as a whole begin in the container.
    private func alignedStart(_ whole: CGFloat, in own: CGFloat) -> CGFloat {
        let outer = CGSize(width: own, height: own)
        let inner = ViewDimensions(node: nil, proposal: .unspecified, size: CGSize(width: whole, height: whole))
        let place = shape.alignment.origin(of: inner, in: outer)
        return shape.axis == .vertical ? place.x : place.y
    }

    // MARK: Pinned views

    private func pinnedEdge(_ block: LazyPlan.Block) -> LazySlots.Part? {
        switch block.part {
        case .header where shape.pinned.contains(.sectionHeaders): .header
        case .footer where shape.pinned.contains(.sectionFooters): .footer
        default: nil
        }
    }

    /// Returns the headers and footers pinned to the edges, with their positions.
    private func pinnedLines(
        _ plan: LazyPlan, _ lines: Range<Int>, _ visible: Range<CGFloat>
    ) -> [(line: Int, start: CGFloat)] {
        guard !shape.pinned.isEmpty, !lines.isEmpty else { return [] }
        let sections = Set([plan.block(ofLine: lines.lowerBound).section]).union(
            lines.map { plan.block(ofLine: $0).section })
        let inset = lazyViewport?.pinnedInsets(shape.axis) ?? (0, 0)
        var found: [(Int, CGFloat)] = []
        for section in sections.sorted() {
            let blocks = plan.blocks.filter { $0.section == section }
            guard let first = blocks.first, let last = blocks.last else { continue }
            for block in blocks where pinnedEdge(block) != nil {
                for line in block.lines {
                    let length = measure(line, plan, makesViews: true)
                    let natural = tree.start(of: line)
                    if block.part == .header {
                        let end = tree.start(of: last.lines.upperBound) - shape.gap
                        found.append((line, max(natural, min(visible.lowerBound + inset.0, end - length))))
                    } else {
                        let start = tree.start(of: first.firstLine)
                        found.append((line, min(natural, max(visible.upperBound - inset.1 - length, start))))
                    }
                }
            }
        }
        return found
    }

    // MARK: Visibility

    private func keepInSight(_ items: [ItemNode]) {
        let known = Set(items.map(ObjectIdentifier.init))
        for item in shownItems where !known.contains(ObjectIdentifier(item)) { item.isInSight = false }
        for item in items { item.isInSight = true }
        shownItems = items
    }

    package func visibleRectDidChange() {
        guard isPlaced, !needsLayout, let plan else { return }
        let visible = visibleSpan(lazyViewport)
        if !shape.pinned.isEmpty { return setNeedsLayout() }
        guard plan.lineCount > 0, !visible.isEmpty else { return }
        let first = tree.index(at: max(0, visible.lowerBound)) ?? 0
        let last = tree.index(at: max(0, visible.upperBound - 1e-6)) ?? 0
        if first < shownLines.lowerBound || last >= shownLines.upperBound || first > shownLines.lowerBound
            || last < shownLines.upperBound - 1
        {
            setNeedsLayout()
        }
    }

    /// The placed views and those being removed, with pinned views in front.
    package override var drawnChildren: [LayoutNode] {
        let leaving = super.drawnChildren.filter(\.isLeaving)
        return leaving.isEmpty
            ? shownElements.filter { !$0.isRemoved } : leaving + shownElements.filter { !$0.isLeaving }
    }

    // MARK: Targets

    package func frame(of source: any LazySource, _ index: Int) -> CGRect? {
        guard let plan, let slot = plan.slot(of: source, index) else { return nil }
        let line = plan.line(ofSlot: slot)
        let (start, length) = (tree.start(of: line), tree.lengths[line] - shape.gap)
        let local =
            shape.axis == .vertical
            ? CGRect(x: 0, y: start, width: size.width, height: length)
            : CGRect(x: start, y: 0, width: length, height: size.height)
        return convertToGlobal(local.offsetBy(dx: origin.x, dy: origin.y))
    }

    package func targets(in rect: CGRect) -> [(id: AnyHashable, frame: CGRect)] {
        guard let plan, plan.lineCount > 0 else { return [] }
        let local = convertFromGlobal(rect).offsetBy(dx: -origin.x, dy: -origin.y)
        let (low, high) = shape.axis == .vertical ? (local.minY, local.maxY) : (local.minX, local.maxX)
        guard low.isFinite, high.isFinite, let first = tree.index(at: max(0, low)),
            let last = tree.index(at: max(0, high))
        else { return [] }
        return (first...max(first, min(last, first + LazyLinesNode.maxLineCount))).flatMap { line in
            plan.slots(ofLine: line).compactMap { slot in
                let (source, index) = plan.source(ofSlot: slot)
                return frame(of: source, index).map { (source.explicitID(index) ?? source.slotID(index), $0) }
            }
        }
    }
}

extension GridItem {
    /// The length if none is proposed.
    fileprivate var idealLength: CGFloat {
        switch size {
        case .fixed(let length): length
        case .flexible(let least, _), .adaptive(let least, _): least
        }
    }
}
