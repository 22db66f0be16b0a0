import CoreGraphics
import Foundation

/// The scroll view that holds the views of a section that scrolls orthogonally to its collection view.
final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate {
    private unowned let engine: CollectionEngine
    let section: Int
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
        for region in regions {
            let scroller = scroller(region.section)
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
        let known = Set(regions.map(\.section))
        for (section, scroller) in scrollers where !known.contains(section) {
            scroller.removeFromSuperview()
            scrollers[section] = nil
        }
    }

    /// The scroll view of a section.
    func scroller(_ section: Int) -> OrthogonalScroller {
        if let known = scrollers[section] { return known }
        let new = OrthogonalScroller(self, section)
        scrollers[section] = new
        collection.insertSubview(new, at: collection.backgroundView == nil ? 0 : 1)
        return new
    }

    func removeScrollers() {
        for scroller in scrollers.values { scroller.removeFromSuperview() }
        scrollers = [:]
    }

    func scrollerDidScroll(_ scroller: OrthogonalScroller) {
        guard !isLayingOut else { return }
        (plan as? UICollectionViewCompositionalLayout)?.scrollerDidScroll(scroller.section)
        collection.setNeedsLayout()
    }
}
