public import CoreGraphics
public import Foundation

/// Specifies which parts of a flow layout to invalidate.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext)
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether to ask the delegate for sizes and spacing again. True by default.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether to recompute the layout attributes. True by default.
    open var invalidateFlowLayoutAttributes = true
}

/// A layout that arranges items in lines, with an optional header and footer for each section.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout)
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The boundary that section insets are measured from.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninsetreference-swift.enum)
    public enum SectionInsetReference: Int, Sendable {
        /// The content inset.
        case fromContentInset
        /// The safe area.
        case fromSafeArea
        /// The layout margins.
        case fromLayoutMargins
    }

    /// The estimated item size that makes cells self-sizing.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))

    final var defaults: FlowDefaults = []
    private var arrangement = FlowArrangement(isHorizontal: false, room: 0)
    private var known: [ListElement: UICollectionViewLayoutAttributes] = [:]
    private var needsArranging = true
    /// The preferred sizes of cells, headers and footers.
    private var preferred: [ListElement: CGSize] = [:]

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Metrics

    /// The scroll direction. Vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { invalidate(oldValue, scrollDirection) }
    }

    /// The minimum spacing between lines, in points. 10 by default.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidate(oldValue, minimumLineSpacing) } }

    /// The minimum spacing between items of a line, in points. 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidate(oldValue, minimumInteritemSpacing) } }

    /// The size of items, in points. 50 by 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidate(oldValue, itemSize) } }

    /// The estimated size of self-sizing items; zero, the default, for items that aren't.
    open var estimatedItemSize = CGSize.zero { didSet { invalidate(oldValue, estimatedItemSize) } }

    /// The insets of each section's items, in points. None by default.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidate(oldValue, sectionInset) } }

    /// What the insets are measured from: the content inset by default.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { invalidate(oldValue, sectionInsetReference) }
    }

    /// The size of headers, of which only the length along the scroll direction is used. Zero, the default, for
    /// none.
    open var headerReferenceSize = CGSize.zero { didSet { invalidate(oldValue, headerReferenceSize) } }

    /// The size of footers, of which only the length along the scroll direction is used. Zero, the default, for
    /// none.
    open var footerReferenceSize = CGSize.zero { didSet { invalidate(oldValue, footerReferenceSize) } }

    /// Whether headers stay visible while their section is. False by default.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { invalidate(oldValue, sectionHeadersPinToVisibleBounds) }
    }

    /// Whether footers stay visible while their section is. False by default.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { invalidate(oldValue, sectionFootersPinToVisibleBounds) }
    }

    /// Invalidates the layout if a property has changed: layouts set their properties each time they prepare.
    private func invalidate<Value: Equatable>(_ old: Value, _ new: Value) { if new != old { invalidateLayout() } }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    // MARK: Arrangement

    private var isHorizontal: Bool { scrollDirection == .horizontal }

    private var isSelfSizing: Bool { estimatedItemSize != .zero }

    open override func prepare() {
        super.prepare()
        guard needsArranging, let collection = owner else { return }
        needsArranging = false
        known = [:]
        defaults = []
        let inset = collection.adjustedContentInset
        let size = collection.bounds.size
        let room = isHorizontal ? size.height - inset.top - inset.bottom : size.width - inset.left - inset.right
        arrangement = FlowArrangement(isHorizontal: isHorizontal, room: room)
        let delegate = collection.engine.delegate as? any UICollectionViewDelegateFlowLayout
        for section in 0..<collection.numberOfSections {
            arrangement.add(
                metrics(section, collection, delegate),
                sizes(section, collection.numberOfItems(inSection: section), collection, delegate))
        }
    }

    private func metrics(
        _ section: Int, _ collection: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowArrangement.Metrics {
        func ask<Value>(_ own: Value, _ question: (any UICollectionViewDelegateFlowLayout) -> Value) -> Value {
            delegate.map(question) ?? own
        }
        var inset = ask(sectionInset) { $0.collectionView(collection, layout: self, insetForSectionAt: section) }
        switch sectionInsetReference {
        case .fromContentInset: break
        case .fromSafeArea: inset = inset + (collection.safeAreaInsets - collection.adjustment)
        case .fromLayoutMargins:
            let margins = collection.layoutMargins
            inset = inset + UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right)
        }
        let metrics = FlowArrangement.Metrics(
            inset: inset,
            lineSpacing: ask(minimumLineSpacing) {
                $0.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
            },
            itemSpacing: ask(minimumInteritemSpacing) {
                $0.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
            },
            header: ask(headerReferenceSize) {
                $0.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
            },
            footer: ask(footerReferenceSize) {
                $0.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
            })
        guard metrics.isUsable else {
            reportOnce(
                "\(type(of: self)): section \(section) can't be laid out with \(metrics); it has no spacing or insets")
            return FlowArrangement.Metrics(inset: .zero, lineSpacing: 0, itemSpacing: 0, header: .zero, footer: .zero)
        }
        return metrics
    }

    private func sizes(
        _ section: Int, _ count: Int, _ collection: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> [CGSize] {
        guard count > 0 else { return [] }
        let isAutomatic = estimatedItemSize == UICollectionViewFlowLayout.automaticSize
        let standard = isSelfSizing && !isAutomatic ? estimatedItemSize : itemSize
        if let delegate, !defaults.contains(.size) {
            let first = delegate.collectionView(
                collection, layout: self, sizeForItemAt: IndexPath(item: 0, section: section))
            if !defaults.contains(.size) {
                return (0..<count).map { item in
                    let path = IndexPath(item: item, section: section)
                    if isSelfSizing, let size = preferred[.cell(path)] { return size }
                    return usable(
                        item == 0 ? first : delegate.collectionView(collection, layout: self, sizeForItemAt: path))
                }
            }
        }
        guard isSelfSizing, !preferred.isEmpty else { return Array(repeating: usable(standard), count: count) }
        return (0..<count).map { preferred[.cell(IndexPath(item: $0, section: section))] ?? usable(standard) }
    }

    private func usable(_ size: CGSize) -> CGSize {
        guard size.width.isFinite, size.height.isFinite, size.width < 1e7, size.height < 1e7 else {
            reportOnce("A flow layout can't have items of \(size); they are 50 by 50 points")
            return CGSize(width: 50, height: 50)
        }
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    open override var collectionViewContentSize: CGSize {
        prepareIfNeeded()
        return isHorizontal
            ? CGSize(width: arrangement.length, height: arrangement.room)
            : CGSize(width: arrangement.room, height: arrangement.length)
    }

    private func prepareIfNeeded() {
        if needsArranging, owner != nil { prepare() }
    }

    // MARK: Attributes

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        prepareIfNeeded()
        let (low, high) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
        var found: [UICollectionViewLayoutAttributes] = []
        for section in arrangement.sections(from: low, to: high) {
            let path = IndexPath(item: 0, section: section)
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                if let edge = layoutAttributesForSupplementaryView(ofKind: kind, at: path), edge.frame.intersects(rect)
                {
                    found.append(edge)
                }
            }
            for item in arrangement.items(of: section, from: low, to: high) where found.count < elementLimit {
                guard arrangement.sections[section].items[item].intersects(rect) else { continue }
                if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: section)) {
                    found.append(attributes)
                }
            }
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard arrangement.sections.indices.contains(indexPath.section),
            arrangement.sections[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        let attributes = attributes(.cell(indexPath), arrangement.sections[indexPath.section].items[indexPath.item])
        attributes.selfSizingAxes = isSelfSizing ? .both : []
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard arrangement.sections.indices.contains(indexPath.section) else { return nil }
        let section = arrangement.sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
        let frame = isHeader ? section.header : section.footer
        guard frame != .zero else { return nil }
        let attributes = attributes(.supplementary(elementKind, indexPath), frame)
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
            attributes.frame = pinned(frame, section, isHeader)
            attributes.zIndex = 10
        }
        return attributes
    }

    private func attributes(_ element: ListElement, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        if let old = known[element] { return old }
        let type: AnyClass = type(of: self).layoutAttributesClass
        let new = makeObject(of: type) as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes()
        new.placement.element = element
        new.frame = frame
        known[element] = new
        return new
    }

    private func pinned(_ frame: CGRect, _ section: FlowArrangement.Section, _ isHeader: Bool) -> CGRect {
        guard let collection = owner else { return frame }
        let visible = collection.bounds.inset(by: collection.adjustedContentInset)
        let length = arrangement.main(frame.size)
        let (low, high) = isHorizontal ? (visible.minX, visible.maxX) : (visible.minY, visible.maxY)
        let own = isHorizontal ? frame.minX : frame.minY
        let edge = arrangement.main(isHeader ? section.footer.size : section.header.size)
        let place =
            isHeader
            ? max(own, min(low, section.high - edge - length)) : min(own, max(high - length, section.low + edge))
        var result = frame
        if isHorizontal { result.origin.x = place } else { result.origin.y = place }
        return result
    }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.invalidatesEverything { preferred = [:] }
        if flow == nil || flow?.invalidateFlowLayoutAttributes == true
            || flow?.invalidateFlowLayoutDelegateMetrics == true
            || context.invalidatesCounts
        {
            needsArranging = true
        }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let room = isHorizontal ? newBounds.height : newBounds.width
        guard let inset = owner?.adjustedContentInset else { return false }
        let known = arrangement.room + (isHorizontal ? inset.top + inset.bottom : inset.left + inset.right)
        return room != known || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
            let inset = owner?.adjustedContentInset
        else { return context }
        let room =
            isHorizontal ? newBounds.height - inset.top - inset.bottom : newBounds.width - inset.left - inset.right
        // Pinned views move without a new arrangement.
        flow.invalidateFlowLayoutAttributes = room != arrangement.room
        flow.invalidateFlowLayoutDelegateMetrics = room != arrangement.room
        return flow
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        isSelfSizing && originalAttributes.placement.element.category == .cell
            && !preferredAttributes.placement.size.isClose(to: originalAttributes.placement.size)
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        preferred[originalAttributes.placement.element] = usable(preferredAttributes.placement.size)
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        context.invalidateItems(at: [originalAttributes.indexPath])
        return context
    }

    override func dataDidChange(_ change: ListChange) {
        var moved: [ListElement: CGSize] = [:]
        for (element, size) in preferred where !change.reloadedItems.contains(element.path) {
            if let new = change.newPath(element.path) { moved[element.at(new)] = size }
        }
        preferred = moved
    }
}
