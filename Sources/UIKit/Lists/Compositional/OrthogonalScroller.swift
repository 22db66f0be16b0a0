import CoreGraphics
import Foundation

/// The scroll view that holds the views of a section that scrolls orthogonally to its collection view.
final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate {
    private unowned let engine: CollectionEngine
    /// The section, which moves as sections before it are inserted or deleted.
    var section: Int
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The extents of the groups, at which some behaviours stop.
    var stops: [ClosedRange<CGFloat>] = []

    init(_ engine: CollectionEngine, _ section: Int) {
        (self.engine, self.section) = (engine, section)
        super.init(frame: .zero)
        isOpaque = false
        clipsToBounds = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        (self as UIScrollView).delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { engine.scrollerDidScroll(self) }

    override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard behavior != .continuous, behavior != .none, behavior != .paging, !stops.isEmpty else { return proposed }
        var target = proposed.x
        let isCentered = behavior == .groupPagingCentered
        let places = stops.map { group in
            isCentered
                ? (group.lowerBound + group.upperBound - bounds.width) / 2 : group.lowerBound - contentInset.left
        }
        if behavior != .continuousGroupLeadingBoundary {
            // One group at a time, in the direction of the swipe.
            let current = places.min { abs($0 - drag.startOffset.x) < abs($1 - drag.startOffset.x) } ?? 0
            let index = places.firstIndex(of: current) ?? 0
            let step = velocity.x > 0.05 ? 1 : velocity.x < -0.05 ? -1 : 0
            let moved = places.min { abs($0 - bounds.minX) < abs($1 - bounds.minX) } ?? current
            target = step == 0 ? moved : places[min(max(index + step, 0), places.count - 1)]
        } else {
            target = places.min { abs($0 - target) < abs($1 - target) } ?? target
        }
        return limited(CGPoint(x: target, y: proposed.y))
    }

    /// Touches outside the subviews pass through.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard self.point(inside: point, with: event) else { return nil }
        return super.hitTest(point, with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { engine.touchesBegan(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { engine.touchesEnded(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { engine.touchesCancelled() }
}

/// The region of a section that scrolls orthogonally.
struct OrthogonalRegion {
    let section: Int
    /// In the collection view's coordinates.
    var frame: CGRect
    var contentLength: CGFloat
    var insets: UIEdgeInsets
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var properties: UICollectionLayoutSectionOrthogonalScrollingProperties
    /// The extents of the groups along the section's scroll axis.
    var stops: [ClosedRange<CGFloat>]
}

extension CollectionEngine {
    private var regions: [OrthogonalRegion] { (plan as? UICollectionViewCompositionalLayout)?.regions ?? [] }

    /// The scroll offset of a section that scrolls orthogonally.
    func scrolledDistance(_ section: Int) -> CGFloat {
        scrollers[section].map { $0.bounds.minX } ?? 0
    }

    /// Positions the scroll views of orthogonally scrolling sections over their sections.
    func updateScrollers() {
        let regions = regions
        guard !regions.isEmpty || !scrollers.isEmpty else { return }
        addScrollers(to: regions)
        for region in regions { configure(scroller(region.section), region) }
        let known = Set(regions.map(\.section))
        for (section, scroller) in scrollers where !known.contains(section) {
            scrollers[section] = nil
            retire(scroller)
        }
    }

    /// Creates the scroll views of sections that have none yet, in place.
    func addScrollers() { addScrollers(to: regions) }

    private func addScrollers(to regions: [OrthogonalRegion]) {
        for region in regions where scrollers[region.section] == nil {
            AnimationContexts.withoutAnimation { configure(scroller(region.section), region) }
        }
    }

    private func configure(_ scroller: OrthogonalScroller, _ region: OrthogonalRegion) {
        if scroller.frame != region.frame { scroller.frame = region.frame }
        scroller.behavior = region.behavior
        scroller.stops = region.stops
        scroller.isPagingEnabled = region.behavior == .paging
        scroller.bounces = region.properties.bounce != .never
        scroller.alwaysBounceHorizontal = region.properties.bounce == .always
        scroller.decelerationRate =
            region.properties.decelerationRate == .fast || region.behavior != .continuous ? .fast : .normal
        let size = CGSize(width: region.contentLength, height: region.frame.height)
        if scroller.contentSize != size { scroller.contentSize = size }
        if region.behavior == .groupPagingCentered, scroller.contentInset != region.insets {
            scroller.contentInset = region.insets
        }
    }

    // MARK: Changes

    /// Assigns the scroll views to the sections' new indices, so that each section stays where it is scrolled to.
    func moveScrollers(_ change: ListChange) {
        let old = scrollers
        scrollers = [:]
        for (section, scroller) in old {
            guard let new = change.newSection(section) else {
                retire(scroller)
                continue
            }
            scroller.section = new
            scrollers[new] = scroller
        }
    }

    /// Retires all scroll views, as the layout is replaced.
    func retireScrollers() {
        for scroller in scrollers.values { retire(scroller) }
        scrollers = [:]
    }

    /// Takes a scroll view out of use. It remains until the views in it have moved elsewhere or left.
    private func retire(_ scroller: OrthogonalScroller) {
        (scroller as UIScrollView).delegate = nil
        scroller.isUserInteractionEnabled = false
        retiredScrollers.append(scroller)
    }

    func removeRetiredScrollers() {
        guard !retiredScrollers.isEmpty else { return }
        retiredScrollers.removeAll { scroller in
            guard !scroller.subviews.contains(where: { $0 is UICollectionReusableView }) else { return false }
            scroller.removeFromSuperview()
            return true
        }
    }

    // MARK: Placement

    /// Moves a visible view between the collection view and the scroll views of sections, without moving it on screen.
    private func rehost(_ view: UIView, _ placement: ListPlacement) {
        guard let old = view.superview, old === collection || old is OrthogonalScroller else { return }
        let new: UIView = placement.scrollSection.map { scroller($0) } ?? collection
        guard old !== new else { return }
        let center = old.convert(view.center, to: new)
        AnimationContexts.withoutAnimation {
            insert(view, at: placement)
            view.center = center
        }
    }

    /// Places a view where it is: in the collection view, or in a section's scroll view. A view that leaves stays in
    /// the one that it was shown in, whose section may be gone.
    func placeInHost(_ view: UIView, at placement: ListPlacement, after previous: ListPlacement?) {
        let isLeaving = elements.isLeaving(view)
        if !isLeaving { rehost(view, placement) }
        let host = isLeaving ? view.superview as? OrthogonalScroller : nil
        var center = placement.center
        if let scroller = placement.scrollSection.map({ host ?? scroller($0) }) {
            let origin = scroller.frame.origin
            center = CGPoint(x: center.x - origin.x, y: center.y - origin.y)
            if isLeaving, host == nil { center = collection.convert(center, from: scroller) }
        } else if let host {
            center = host.convert(center, from: collection)
        }
        placement.with { $0.center = center }.place(view, after: previous)
    }

    /// The scroll view of a section.
    func scroller(_ section: Int) -> OrthogonalScroller {
        if let known = scrollers[section] { return known }
        let new = OrthogonalScroller(self, section)
        scrollers[section] = new
        collection.insertSubview(new, at: collection.backgroundView == nil ? 0 : 1)
        return new
    }

    func scrollerDidScroll(_ scroller: OrthogonalScroller) {
        guard !isLayingOut else { return }
        (plan as? UICollectionViewCompositionalLayout)?.scrollerDidScroll(scroller.section)
        collection.setNeedsLayout()
    }
}
