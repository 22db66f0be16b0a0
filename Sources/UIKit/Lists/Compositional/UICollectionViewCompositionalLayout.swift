public import CoreGraphics
public import Foundation

/// A layout composed of items, groups of items, and sections of groups.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout)
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var sections: [CompositionalSection] = []
    private var boundary: [CompositionalSection.Entry] = []
    private var contentSize = CGSize.zero
    private var known: [ListElement: UICollectionViewLayoutAttributes] = [:]
    private var preferred: [ListElement: CGSize] = [:]
    private var needsSolving = true
    /// The first section that must be solved again; those before it are still valid.
    private var firstInvalid = 0
    private var solvedSize = CGSize.zero
    private var listBackground: UIColor?

    /// The settings that apply to all sections.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    /// Creates a layout whose sections are all the same.
    public convenience init(section: NSCollectionLayoutSection) { self.init(sectionProvider: { _, _ in section }) }

    /// Creates a layout whose sections are all the same, with a configuration.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

    /// Creates a layout whose sections a closure provides.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout whose sections a closure provides, with a configuration.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
        register(ListBackground.self, forDecorationViewOfKind: ListBackground.kind)
    }

    public required init?(coder: NSCoder) { nil }

    /// Creates a layout whose sections are all lists.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
        layout.listBackground = configuration.shownBackground
        return layout
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    final var isHorizontal: Bool { configuration.scrollDirection == .horizontal }

    /// The regions of orthogonally scrolling sections.
    final var regions: [OrthogonalRegion] { sections.compactMap(\.region) }

    /// The list configuration of a section; nil if it isn't a list.
    final func list(_ section: Int) -> UICollectionLayoutListConfiguration? {
        sections.indices.contains(section) ? sections[section].definition.list : nil
    }

    // MARK: Solving

    open override func prepare() {
        super.prepare()
        guard needsSolving, let collection = owner, !collection.bounds.isEmpty else { return }
        needsSolving = false
        if let listBackground, !collection.appearanceMarks.contains(.backgroundColor) {
            collection.setBackgroundColor(listBackground)
        }
        known = [:]
        let size = collection.bounds.size
        if size != solvedSize { firstInvalid = 0 }
        solvedSize = size
        let kept = min(firstInvalid, sections.count)
        sections.removeSubrange(kept...)
        firstInvalid = .max
        var place = sections.last.map { end($0) + configuration.interSectionSpacing } ?? startOfSections(size)
        let sized = SectionSolver.sizedItems(preferred.keys)
        for section in kept..<collection.numberOfSections {
            let (definition, environment) = define(section, collection)
            let solver = SectionSolver(
                section: section, definition: definition, environment: environment, isHorizontal: isHorizontal,
                showsListBackground: listBackground == nil,
                count: collection.numberOfItems(inSection: section), preferred: { [preferred] in preferred[$0] },
                sized: sized[section] ?? 0..<0)
            let solved = solver.solve(at: place)
            sections.append(solved)
            place = end(solved) + configuration.interSectionSpacing
        }
        finish(size)
    }

    private func end(_ section: CompositionalSection) -> CGFloat {
        isHorizontal ? section.frame.maxX : section.frame.maxY
    }

    private func define(
        _ section: Int, _ collection: UICollectionView
    ) -> (NSCollectionLayoutSection, LayoutEnvironment) {
        let size = CGSize(
            width: collection.bounds.width - collection.contentInset.left - collection.contentInset.right,
            height: collection.bounds.height - collection.contentInset.top - collection.contentInset.bottom)
        let asked = LayoutEnvironment(
            size, insets(configuration.contentInsetsReference, collection), collection.traitCollection)
        guard let definition = provider(section, asked) else {
            reportOnce("A compositional layout must have section \(section); an empty one is shown")
            let item = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(0.1))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: item, subitems: [NSCollectionLayoutItem(layoutSize: item)])
            return (NSCollectionLayoutSection(group: group), asked)
        }
        guard definition.contentInsetsReference != .automatic else { return (definition, asked) }
        let own = insets(definition.contentInsetsReference, collection)
        return (definition, LayoutEnvironment(size, own, collection.traitCollection))
    }

    /// The insets at the sides, by reference boundary.
    private func insets(_ reference: UIContentInsetsReference, _ collection: UICollectionView)
        -> NSDirectionalEdgeInsets
    {
        let found: UIEdgeInsets
        switch reference {
        case .none: return .zero
        case .automatic, .safeArea: found = collection.safeAreaInsets - collection.adjustment
        case .layoutMargins, .readableContent: found = collection.layoutMargins
        }
        let sides = NSDirectionalEdgeInsets(found, isRightToLeft: collection.isRightToLeft)
        return isHorizontal
            ? NSDirectionalEdgeInsets(top: max(0, sides.top), leading: 0, bottom: max(0, sides.bottom), trailing: 0)
            : NSDirectionalEdgeInsets(
                top: 0, leading: max(0, sides.leading), bottom: 0, trailing: max(0, sides.trailing))
    }

    // MARK: Boundary supplementary items

    private func boundaryLength(_ names: NSDirectionalRectEdge, _ size: CGSize) -> CGFloat {
        configuration.boundarySupplementaryItems.filter {
            $0.extendsBoundary && $0.alignment.edges.isSuperset(of: names)
        }
        .map { isHorizontal ? boundarySize($0, size).width : boundarySize($0, size).height }.max() ?? 0
    }

    private func boundarySize(_ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize) -> CGSize {
        var length = item.layoutSize.size(in: size)
        if let asked = preferred[.supplementary(item.elementKind, IndexPath(index: 0))] {
            if item.layoutSize.widthDimension.isEstimated { length.width = asked.width }
            if item.layoutSize.heightDimension.isEstimated { length.height = asked.height }
        }
        return length
    }

    private func startOfSections(_ size: CGSize) -> CGFloat { boundaryLength(isHorizontal ? .leading : .top, size) }

    private func finish(_ size: CGSize) {
        let length =
            (sections.last.map(end) ?? startOfSections(size)) + boundaryLength(isHorizontal ? .trailing : .bottom, size)
        let inset = owner?.contentInset ?? .zero
        contentSize =
            isHorizontal
            ? CGSize(width: length, height: size.height - inset.top - inset.bottom)
            : CGSize(width: size.width - inset.left - inset.right, height: length)
        let whole = CGRect(origin: .zero, size: contentSize)
        boundary = configuration.boundarySupplementaryItems.map { item in
            let frame = item.frame(at: whole, boundarySize(item, size)).offsetBy(dx: item.offset.x, dy: item.offset.y)
            return CompositionalSection.Entry(
                element: .supplementary(item.elementKind, IndexPath(index: 0)), frame: frame,
                zIndex: item.pinToVisibleBounds ? 11 : item.zIndex, axes: item.layoutSize.estimatedAxes,
                pin: item.pinToVisibleBounds ? item.alignment : nil)
        }
    }

    open override var collectionViewContentSize: CGSize {
        if needsSolving, owner != nil { prepare() }
        return contentSize
    }

    // MARK: Attributes

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        if needsSolving, owner != nil { prepare() }
        let (low, high) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
        let first = sections.partitioningIndex { self.end($0) > low }
        var found: [UICollectionViewLayoutAttributes] = []
        for index in first..<max(first, sections.count) {
            let section = sections[index]
            // Pinned items and badges may extend slightly beyond the section.
            guard (isHorizontal ? section.frame.minX : section.frame.minY) < high else { break }
            var visible = cells(section, index, rect) + others(section, rect)
            if let handler = section.definition.visibleItemsInvalidationHandler {
                visible = visible.map { $0.duplicate }
                let distance = owner?.engine.scrolledDistance(index) ?? 0
                handler(visible, CGPoint(x: distance, y: owner?.bounds.minY ?? 0), section.environment)
            }
            found += visible
        }
        for entry in boundary {
            let attributes = attributes(entry, within: CGRect(origin: .zero, size: contentSize), nil)
            if attributes.frame.intersects(rect) { found.append(attributes) }
        }
        return found
    }

    private func cells(
        _ section: CompositionalSection, _ index: Int, _ rect: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        guard !section.groups.isEmpty else { return [] }
        let shown = section.region == nil ? rect : rect.offsetBy(dx: owner?.engine.scrolledDistance(index) ?? 0, dy: 0)
        let isAlongX = (section.region != nil) != isHorizontal
        // The groups' extents are relative to the first cell's group.
        let origin = (isAlongX ? section.cells[0].frame.minX : section.cells[0].frame.minY) - section.groups[0].low
        let (low, high) =
            isAlongX ? (shown.minX - origin, shown.maxX - origin) : (shown.minY - origin, shown.maxY - origin)
        // Items may extend beyond their groups, so one more group on each side is checked.
        let first = max(0, section.groups.partitioningIndex(where: { $0.high > low }) - 1)
        let end = min(section.groups.count, section.groups.partitioningIndex(where: { $0.low >= high }) + 1)
        guard first < end else { return [] }
        let last = end < section.groups.count ? section.groups[end].first : section.cells.count
        return section.cells[section.groups[first].first..<last].lazy.filter { $0.frame.intersects(shown) }
            .prefix(elementLimit).map { attributes($0, within: section.frame, section.region == nil ? nil : index) }
    }

    private func others(_ section: CompositionalSection, _ rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        section.others.compactMap { entry in
            let attributes = attributes(entry, within: section.frame, scrolls(entry, section))
            let shown =
                attributes.placement.scrollSection == nil ? attributes.frame : owner?.engine.shownFrame(attributes)
            return (shown ?? attributes.frame).intersects(rect) ? attributes : nil
        }
    }

    /// Whether an entry scrolls with its section: badges scroll with their items; headers and backgrounds
    /// don't.
    private func scrolls(_ entry: CompositionalSection.Entry, _ section: CompositionalSection) -> Int? {
        guard let region = section.region, entry.element.category == .supplementary, entry.pin == nil,
            !section.definition.boundarySupplementaryItems.contains(where: { $0.elementKind == entry.element.kind })
        else { return nil }
        return region.section
    }

    private func attributes(
        _ entry: CompositionalSection.Entry, within frame: CGRect, _ scrollSection: Int?
    ) -> UICollectionViewLayoutAttributes {
        let attributes: UICollectionViewLayoutAttributes
        if let old = known[entry.element] {
            attributes = old
        } else {
            let type: AnyClass = type(of: self).layoutAttributesClass
            attributes = makeObject(of: type) as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes()
            attributes.placement.element = entry.element
            attributes.placement.scrollSection = scrollSection
            attributes.frame = entry.frame
            attributes.zIndex = entry.zIndex
            attributes.selfSizingAxes = entry.axes
            known[entry.element] = attributes
        }
        if let pin = entry.pin { attributes.frame = pinned(entry.frame, pin, frame) }
        return attributes
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        if needsSolving, owner != nil { prepare() }
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        guard section.cells.indices.contains(indexPath.item) else { return nil }
        return attributes(
            section.cells[indexPath.item], within: section.frame, section.region == nil ? nil : indexPath.section)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { other(.supplementary(elementKind, indexPath)) }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        other(ListElement(category: .decoration, kind: elementKind, path: indexPath))
    }

    private func other(_ element: ListElement) -> UICollectionViewLayoutAttributes? {
        if needsSolving, owner != nil { prepare() }
        guard element.path.count >= 2 else {
            return boundary.first { $0.element == element }.map {
                attributes($0, within: CGRect(origin: .zero, size: contentSize), nil)
            }
        }
        guard sections.indices.contains(element.path.section) else { return nil }
        let section = sections[element.path.section]
        return section.others.first { $0.element == element }.map {
            attributes($0, within: section.frame, scrolls($0, section))
        }
    }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidatesEverything { preferred = [:] }
        if !(context is BoundsContext) {
            needsSolving = true
            firstInvalid = min(firstInvalid, (context as? SizeContext)?.section ?? 0)
        }
        super.invalidateLayout(with: context)
    }

    /// A context for scrolling, which moves pinned items only.
    private final class BoundsContext: UICollectionViewLayoutInvalidationContext {}

    /// A context for the preferred size of an element in a section.
    private final class SizeContext: UICollectionViewLayoutInvalidationContext {
        var section = 0
    }

    private var followsScrolling: Bool {
        boundary.contains { $0.pin != nil }
            || sections.contains { section in
                section.definition.visibleItemsInvalidationHandler != nil || section.others.contains { $0.pin != nil }
            }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != solvedSize || followsScrolling
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        newBounds.size == solvedSize ? BoundsContext() : super.invalidationContext(forBoundsChange: newBounds)
    }

    /// Called when an orthogonally scrolling section has been scrolled.
    final func scrollerDidScroll(_ section: Int) {
        guard sections.indices.contains(section), sections[section].definition.visibleItemsInvalidationHandler != nil
        else { return }
        let context = BoundsContext()
        context.keepsSizes = true
        invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let axes = originalAttributes.selfSizingAxes
        let (new, old) = (preferredAttributes.placement.size, originalAttributes.placement.size)
        return (axes.contains(.horizontal) && abs(new.width - old.width) >= 0.01)
            || (axes.contains(.vertical) && abs(new.height - old.height) >= 0.01)
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let (element, size) = (originalAttributes.placement.element, preferredAttributes.placement.size)
        preferred[element] = CGSize(
            width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
        let context = SizeContext()
        context.section = element.path.count >= 2 ? element.path.section : 0
        if element.category == .cell { context.invalidateItems(at: [element.path]) }
        return context
    }

    override func dataDidChange(_ change: ListChange) {
        var moved: [ListElement: CGSize] = [:]
        for (element, size) in preferred {
            guard let new = owner?.engine.newElement(element, change) else { continue }
            moved[new] = size
        }
        preferred = moved
        firstInvalid = 0
    }
}
