import CoreGraphics
import Foundation

// Creating and recycling views.
extension CollectionEngine: VisibleElementsOwner {
    func makeView(for placement: inout ListPlacement) -> UIView? {
        let element = placement.element
        if let view = prepared.removeValue(forKey: element) { return view }
        placementInMaking = placement
        defer { placementInMaking = nil }
        guard let view = reusableView(placement) else { return nil }
        if let other = elements.element(of: view), other != element {
            reportOnce(
                "\(collection.layoutLabel): the view for \(element.path) is shown already; it is not shown again"
            )
            return nil
        }
        if let other = view.engine, other !== self, other.elements.element(of: view) != nil {
            reportOnce(
                "\(collection.layoutLabel): the view for \(element.path) is shown in \(other.collection.layoutLabel); "
                    + "it is not shown again")
            return nil
        }
        if element.category == .cell, view.identifier == nil {
            reportOnce(
                "\(collection.layoutLabel): the cell for \(element.path) has no reuse identifier: cells must be retrieved by "
                    + "dequeueReusableCell(withReuseIdentifier:for:); it is shown, but not reused")
        }
        view.engine = self
        AnimationContexts.withoutAnimation {
            if view.frame.size != placement.size { view.frame = placement.frame }
            (view as? UICollectionViewCell)?.contents.updateIfNeeded()
            apply(placement, to: view)
        }
        negotiate(view, &placement)
        return view
    }

    private func reusableView(_ placement: ListPlacement) -> UICollectionReusableView? {
        let element = placement.element
        switch element.category {
        case .cell:
            return collection.dataSource?.collectionView(collection, cellForItemAt: movement.dataPath(element.path))
        case .supplementary:
            return collection.dataSource?.collectionView(
                collection, viewForSupplementaryElementOfKind: element.kind, at: element.path)
        case .decoration:
            let key = ReusePool<UICollectionReusableView>.Key(kind: element.kind, identifier: "")
            if let old = plan.decorations.dequeue(key) {
                old.prepareForReuse()
                return old
            }
            let new = plan.decorations.make(key) { UICollectionReusableView.make($0, placement.frame) }
            if new == nil {
                reportOnce("\(collection.layoutLabel): no class is registered for decorations \(element.kind)")
            }
            return new
        }
    }

    /// Asks a view for the size that fits its contents.
    private func negotiate(_ view: UICollectionReusableView, _ placement: inout ListPlacement) {
        guard let attributes = placement.attributes, placement.element.category != .decoration else { return }
        let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate)
        guard
            preferred.placement.size.isClose(to: attributes.placement.size) == false
                || !attributes.selfSizingAxes.isEmpty,
            plan.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return }
        resize(attributes, to: preferred)
        guard !preferred.placement.size.isClose(to: placement.size) else { return }
        placement.size = preferred.placement.size
        placement.center = CGPoint(
            x: attributes.placement.frame.minX + placement.size.width / 2,
            y: attributes.placement.frame.minY + placement.size.height / 2)
    }

    /// Asks a view that was already visible again for the size that fits its contents, where that may have
    /// changed.
    func askForSize(_ placement: ListPlacement) {
        guard let view = elements.view(placement.element) as? UICollectionReusableView,
            placement.attributes?.selfSizingAxes.isEmpty == false
        else { return }
        (view as? UICollectionViewCell)?.contents.updateIfNeeded()
        var placement = placement
        negotiate(view, &placement)
    }

    private func apply(_ placement: ListPlacement, to view: UICollectionReusableView) {
        guard let attributes = placement.attributes, view.applied !== attributes else { return }
        view.applied = attributes
        view.apply(attributes)
    }

    func place(_ view: UIView, at placement: ListPlacement, after previous: ListPlacement?) {
        if let view = view as? UICollectionReusableView { apply(placement, to: view) }
        if let swipe = (view as? UICollectionViewCell)?.swipe { swipe.follow(placement.frame) }
        guard placement.scrollSection != nil || !scrollers.isEmpty || !retiredScrollers.isEmpty else {
            return placement.place(view, after: previous)
        }
        placeInHost(view, at: placement, after: previous)
    }

    func insert(_ view: UIView, at placement: ListPlacement) {
        if let section = placement.scrollSection { return scroller(section).addSubview(view) }
        // Views with a greater index are in front, and are hit-tested first.
        let (first, views) = (collection.backgroundView == nil ? 0 : 1, collection.subviews)
        highestIndex = max(highestIndex, placement.zIndex)
        if placement.zIndex == highestIndex, views.count > first, let last = views.last,
            last.layer.zPosition <= CGFloat(placement.zIndex)
        {
            return collection.addSubview(view)
        }
        let index = views.dropFirst(first).firstIndex { $0.layer.zPosition > CGFloat(placement.zIndex) }
        if let index { collection.insertSubview(view, at: index) } else { collection.addSubview(view) }
    }

    func willDisplay(_ view: UIView, _ element: ListElement) {
        switch view {
        case let cell as UICollectionViewCell where element.category == .cell:
            cell.isSelected = selection.contains(element.path)
            cell.change(\.isEditing, collection.isEditing)
            (cell as? UICollectionViewListCell)?.follow(self, element.path)
            cell.contents.updateIfNeeded()
            delegate?.collectionView(collection, willDisplay: cell, forItemAt: element.path)
        case let view as UICollectionReusableView where element.category == .supplementary:
            (view as? UICollectionViewListCell)?.followEdge()
            delegate?.collectionView(
                collection, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
        default: break
        }
    }

    func didEndDisplaying(_ view: UIView, _ element: ListElement) {
        guard let view = view as? UICollectionReusableView else { return }
        removeRetiredScrollers()
        view.applied = nil
        switch element.category {
        case .cell:
            guard let cell = view as? UICollectionViewCell else { return }
            cell.swipe?.remove()
            cell.swipe = nil
            delegate?.collectionView(collection, didEndDisplaying: cell, forItemAt: element.path)
            if let identifier = cell.identifier { pool.enqueue(cell, .init(kind: "", identifier: identifier)) }
        case .supplementary:
            delegate?.collectionView(
                collection, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: element.path)
            if let identifier = view.identifier {
                pool.enqueue(view, .init(kind: element.kind, identifier: identifier))
            }
        case .decoration: plan.decorations.enqueue(view, .init(kind: element.kind, identifier: ""))
        }
    }

    // MARK: Dequeueing

    func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
        if let cell = reconfigured, cell.identifier == identifier {
            reconfigured = nil
            return cell
        }
        let view = dequeue(.init(kind: "", identifier: identifier), .cell(path))
        if let cell = view as? UICollectionViewCell {
            prepareToConfigure(cell, path)
            return cell
        }
        reportOnce(
            "\(collection.layoutLabel), \(path): could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a nib or "
                + "a class for the identifier or connect a prototype cell in a storyboard; an empty one is used instead"
        )
        let cell = UICollectionViewCell(frame: .zero)
        cell.identifier = identifier
        return cell
    }

    func dequeueSupplementary(_ kind: String, _ identifier: String, _ path: IndexPath) -> UICollectionReusableView {
        if let view = dequeue(.init(kind: kind, identifier: identifier), .supplementary(kind, path)) {
            (view as? UICollectionViewListCell)?.stand(at: kind, of: listAppearance(path.section))
            return view
        }
        reportOnce(
            "\(collection.layoutLabel), \(path): could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the "
                + "identifier or connect a prototype cell in a storyboard; an empty one is used instead")
        let view = UICollectionReusableView(frame: .zero)
        view.identifier = identifier
        return view
    }

    private func dequeue(
        _ key: ReusePool<UICollectionReusableView>.Key, _ element: ListElement
    ) -> UICollectionReusableView? {
        if let old = pool.dequeue(key) {
            AnimationContexts.withoutAnimation {
                if let cell = old as? UICollectionViewCell { (cell.isHighlighted, cell.isSelected) = (false, false) }
                old.resetPlacement()
                old.prepareForReuse()
                (old as? UICollectionViewCell)?.contents.setNeedsUpdate()
            }
            return old
        }
        let new = pool.make(key) { UICollectionReusableView.make($0, firstFrame(element)) }
        new?.identifier = key.identifier
        return new
    }

    /// The initial frame of a new view, so that constraints which its initializer creates find the space available.
    private func firstFrame(_ element: ListElement) -> CGRect {
        // The sizes of earlier views may have invalidated the layout.
        if let placementInMaking, placementInMaking.element == element { return placementInMaking.frame }
        return plan.isInvalid ? .zero : plan.attributes(of: element)?.frame ?? .zero
    }

    func missingSupplementary(_ kind: String, _ path: IndexPath) -> UICollectionReusableView {
        reportOnce(
            "\(collection.layoutLabel): the data source has no supplementary views \(kind); an empty one is shown")
        return UICollectionReusableView(frame: .zero)
    }

    // MARK: Visible views

    var visibleCells: [(path: IndexPath, cell: UICollectionViewCell)] {
        if needsReload { collection.layoutIfNeeded() }
        return elements.cells.compactMap { entry in (entry.view as? UICollectionViewCell).map { (entry.path, $0) } }
    }

    func supplementaries(_ kind: String) -> [(path: IndexPath, view: UICollectionReusableView)] {
        elements.shown.compactMap { element, entry in
            guard element.category == .supplementary, element.kind == kind,
                let view = entry.view as? UICollectionReusableView
            else { return nil }
            return (element.path, view)
        }.sorted { $0.path < $1.path }
    }

    func reconfigure(_ paths: [IndexPath]) {
        guard updateDepth == 0 else { return reconfiguredPaths.append(contentsOf: paths) }
        for path in paths {
            guard let cell = collection.cellForItem(at: path), let source = collection.dataSource else { continue }
            reconfigured = cell
            let answer = source.collectionView(collection, cellForItemAt: path)
            reconfigured = nil
            guard answer === cell else {
                reportOnce(
                    "\(collection.layoutLabel): reconfiguring \(path) must return the cell that is there; it is reloaded"
                )
                update([.reloadItem(path)])
                continue
            }
            cell.contents.updateIfNeeded()
            contentSizeDidChange(of: cell)
        }
    }

    /// Called when a view's contents prefer another size.
    func contentSizeDidChange(of view: UICollectionReusableView) {
        guard collection.selfSizingInvalidation != .disabled, !isLayingOut, let element = elements.element(of: view),
            let attributes = view.applied, !attributes.selfSizingAxes.isEmpty,
            let current = plan.isInvalid ? nil : plan.attributes(of: element)
        else { return }
        let preferred = view.preferredLayoutAttributesFitting(current.duplicate)
        guard plan.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: current)
        else {
            return
        }
        resize(current, to: preferred)
    }

    private func resize(
        _ attributes: UICollectionViewLayoutAttributes, to preferred: UICollectionViewLayoutAttributes
    ) {
        let context = plan.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        context.keepsSizes = true
        plan.invalidateLayout(with: context)
    }
}

extension CGSize {
    /// Whether two sizes are equal within rounding.
    func isClose(to other: CGSize) -> Bool { abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01 }
}
