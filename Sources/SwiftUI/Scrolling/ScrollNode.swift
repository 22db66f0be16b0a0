import Foundation
import QuartzCore
package import UIKit

/// The node of a scroll view: its content's layers are in the content view of a `UIScrollView`, which moves them
/// without layout.
package final class ScrollNode: GroupNode, LazyViewport, ViewContainer {
    private(set) var axes: Axis.Set
    private var showsIndicators: Bool
    let scrollView = UIScrollView()
    let contentView = UIView()
    private lazy var driver = ScrollDriver(self)
    /// How far the scroll view extends beyond the node's frame, under bars.
    private(set) var reach = EdgeInsets()
    private var insideScope: EnvironmentScope?
    private var followers: [ObjectIdentifier: Handle<_ViewNode>] = [:]
    private(set) var settings = ScrollSettings()
    private lazy var refresher = Refresher(scrollView)
    private var flasher = IndicatorFlasher()
    /// The nodes notified whenever the content has moved.
    var observers: [ObjectIdentifier: Handle<_ViewNode>] = [:]

    init(_ axes: Axis.Set, showsIndicators: Bool, _ context: _NodeContext) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        super.init(context)
        scrollView.backgroundColor = nil
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.automaticallyAdjustsScrollIndicatorInsets = false
        scrollView.addSubview(contentView)
        scrollView.delegate = driver
        viewContainer?.addSubview(scrollView)
        graph.afterLayout { [weak self] in self?.layersChanged() }
    }

    func update(_ axes: Axis.Set, showsIndicators: Bool) {
        guard axes != self.axes || showsIndicators != self.showsIndicators else { return }
        (self.axes, self.showsIndicators) = (axes, showsIndicators)
        setNeedsLayout()
    }

    package override func evaluate() {
        needsUpdate = false
        setNeedsLayout()
    }

    package var containerView: UIView { contentView }

    package override var contentContext: _NodeContext {
        // Settings of a scroll view don't apply to those nested in it.
        let inside = EnvironmentScope(scope) {
            $0.forgetOuterScrolling()
            // Links in a scroll view are controls of their own, in a row too.
            if $0.listLook != nil { $0.listLook = nil }
        }
        insideScope = inside
        return childContext.child(of: self, scope: inside)
    }

    package override func willRemove() {
        scrollView.delegate = nil
        scrollView.removeFromSuperview()
    }

    // MARK: Layout

    /// The size last proposed for the content.
    private(set) var roomForContent = CGSize.zero

    private var scrolled: LayoutNode? { elements.first }

    private func readSettings() {
        settings = trackMore { ScrollSettings(scope.values(for: self), axes, showsIndicators: showsIndicators) }
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        readSettings()
        guard let element = scrolled else { return proposal.replacingUnspecifiedDimensions(by: .zero) }
        let margins = settings.contentMargins
        let old = roomForContent
        if let width = proposal.width, width.isFinite, width > 0 { roomForContent.width = width - margins.horizontal }
        if let height = proposal.height, height.isFinite, height > 0 {
            roomForContent.height = height - margins.vertical
        }
        if old != roomForContent { element.containerDidChange() }
        let content = element.sizeThatFits(contentProposal(proposal))
        func length(_ axis: Axis.Set, _ proposed: CGFloat?, _ own: CGFloat, _ margin: CGFloat) -> CGFloat {
            axes.contains(axis) ? proposed ?? own + margin : own + margin
        }
        return CGSize(
            width: length(.horizontal, proposal.width, content.width, margins.horizontal),
            height: length(.vertical, proposal.height, content.height, margins.vertical))
    }

    /// Returns the proposal for the content: unspecified along the scrolling axes.
    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let margins = settings.contentMargins
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
            height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
    }

    package override func placeElements(_ pass: PlacementPass) {
        readSettings()
        reach = safeAreaReach
        let frame = alignedToPixels(
            CGRect(
                x: origin.x - reach.leading, y: origin.y - reach.top, width: size.width + reach.horizontal,
                height: size.height + reach.vertical))
        let transaction = isPlaced ? pass.transaction : Transaction()
        driver.whileLayingOut {
            scrollView.layer.setSize(frame.size, transaction)
            scrollView.layer.setPlace(frame.origin, frame.size, transaction)
            configure()
            placeContent(in: pass)
        }
    }

    private func placeContent(in pass: PlacementPass) {
        guard let element = scrolled else { return }
        let margins = settings.contentMargins
        let room = CGSize(
            width: max(0, size.width - margins.horizontal), height: max(0, size.height - margins.vertical))
        let proposal = contentProposal(ProposedViewSize(size))
        let content = element.sizeThatFits(proposal)
        let anchor = settings.anchor ?? .top
        // Content smaller than the scroll view is aligned to the anchor, and centred across the axis.
        let place = CGPoint(
            x: max(0, room.width - content.width) * (axes.contains(.horizontal) ? anchor.leadingPart : 0.5),
            y: max(0, room.height - content.height) * (axes.contains(.vertical) ? anchor.y : 0.5))
        let whole = CGSize(
            width: axes.contains(.horizontal) ? max(content.width, place.x + content.width) : room.width,
            height: axes.contains(.vertical) ? max(content.height, place.y + content.height) : room.height)
        let old = scrollView.contentSize
        scrollView.contentInset = UIEdgeInsets(
            top: reach.top + margins.top, left: reach.leading + margins.leading,
            bottom: reach.bottom + margins.bottom, right: reach.trailing + margins.trailing)
        scrollView.insetBelowBars = insetBelowBars(of: scrollView)
        if old != whole {
            scrollView.contentSize = whole
            contentView.frame = CGRect(origin: .zero, size: whole)
        }
        driver.contentWasSized(from: old)
        element.place(at: place, proposal: proposal, pass)
        driver.contentWasPlaced()
    }

    /// How far the scroll view extends under bars, at the edges of the safe area that it touches along its axes.
    private var safeAreaReach: EdgeInsets {
        let frame = globalFrame
        let (safe, bounds) = enclosingSafeArea
        func reach(_ axis: Axis.Set, _ own: CGFloat, _ safe: CGFloat, _ bound: CGFloat) -> CGFloat {
            axes.contains(axis) && abs(own - safe) < 0.01 ? abs(bound - safe) : 0
        }
        return EdgeInsets(
            top: reach(.vertical, frame.minY, safe.minY, bounds.minY),
            leading: reach(.horizontal, frame.minX, safe.minX, bounds.minX),
            bottom: reach(.vertical, frame.maxY, safe.maxY, bounds.maxY),
            trailing: reach(.horizontal, frame.maxX, safe.maxX, bounds.maxX))
    }

    private func configure() {
        let settings = settings
        scrollView.isScrollEnabled = settings.isEnabled
        scrollView.showsVerticalScrollIndicator = axes.contains(.vertical) && settings.showsVertical
        scrollView.showsHorizontalScrollIndicator = axes.contains(.horizontal) && settings.showsHorizontal
        scrollView.clipsToBounds = !settings.isClipDisabled
        scrollView.alwaysBounceVertical = axes.contains(.vertical) && settings.verticalBounce.isAlways
        scrollView.alwaysBounceHorizontal = axes.contains(.horizontal) && settings.horizontalBounce.isAlways
        scrollView.keyboardDismissMode = settings.keyboardDismissMode
        scrollView.decelerationRate = settings.target?.decelerationRate ?? .normal
        scrollView.indicatorStyle = .default
        let margins = settings.indicatorMargins
        scrollView.scrollIndicatorInsets = UIEdgeInsets(
            top: reach.top + margins.top, left: reach.leading + margins.leading, bottom: reach.bottom + margins.bottom,
            right: reach.trailing + margins.trailing)
        refresher.show(settings.refresh, in: graph)
        flasher.follow(settings.flashes, in: scrollView)
    }

    // MARK: Layers

    package override var ownLayer: CALayer? { scrollView.layer }
    package override var hostedView: UIView? { scrollView }
    package override var hostsLayers: Bool { true }

    package override func updateSublayers() {
        var layers: [CALayer] = []
        for child in drawnChildren { child.collectLayers(into: &layers) }
        contentView.layer.takeSublayers(layers)
    }

    package override var contentTransform: CATransform3D {
        let offset = scrollView.bounds.origin
        return CATransform3DMakeTranslation(-offset.x - reach.leading, -offset.y - reach.top, 0)
    }

    package override func reveals(_ point: CGPoint) -> Bool {
        settings.isClipDisabled || scrollView.bounds.contains(point)
    }

    package override func contains(_ point: CGPoint) -> Bool {
        CGRect(origin: origin, size: size).contains(point)
    }

    // MARK: Scrolling

    package var visibleGlobalRect: CGRect {
        let frame = CGRect(
            x: origin.x - reach.leading, y: origin.y - reach.top, width: size.width + reach.horizontal,
            height: size.height + reach.vertical)
        return convertToGlobal(frame)
    }

    package func scrolls(along axis: Axis) -> Bool { axes.contains(axis) }

    package func pinnedInsets(_ axis: Axis) -> (CGFloat, CGFloat) {
        axis == .vertical ? (reach.top, reach.bottom) : (reach.leading, reach.trailing)
    }

    package func follow(_ content: any LazyScrollContent) { followers[ObjectIdentifier(content)] = content.handle }

    /// Notifies lazy containers and observers of frames that the content has moved.
    func contentDidMove() {
        for (id, handle) in followers {
            guard let node = handle.object as? any LazyScrollContent, !node.isRemoved else {
                followers[id] = nil
                continue
            }
            node.visibleRectDidChange()
        }
        for (id, handle) in observers {
            guard let node = handle.object as? any ScrollObserver, !node.isRemoved else {
                observers[id] = nil
                continue
            }
            node.viewportDidMove()
        }
        graph.setNeedsFlush()
    }

    /// The content offset when the drag began.
    var dragStart: CGPoint { driver.dragStart }

    func limited(_ offset: CGPoint) -> CGPoint { driver.limited(offset) }

    /// Scrolls to a part of the content, animated if the transaction is.
    func scroll(toGlobal rect: CGRect, _ anchor: UnitPoint?, _ transaction: Transaction) {
        driver.scroll(toGlobal: rect, anchor, transaction)
    }

    /// Returns the targets near a part of the content that isn't visible yet.
    func targets(around rect: CGRect) -> [(id: AnyHashable, frame: CGRect)] { findTargets(rect) }

    /// The visible scroll targets, with their frames in the content.
    var targets: [(id: AnyHashable, frame: CGRect)] { findTargets(scrollView.bounds) }

    private func findTargets(_ rect: CGRect) -> [(id: AnyHashable, frame: CGRect)] {
        var found: [(id: AnyHashable, frame: CGRect)] = []
        let shift = CGPoint(x: rect.minX - scrollView.bounds.minX, y: rect.minY - scrollView.bounds.minY)
        let global = visibleGlobalRect.offsetBy(dx: shift.x, dy: shift.y)
        func visit(_ node: LayoutNode, isLayout: Bool) {
            if isLayout, let lazy = node as? any LazyScrollContent { return found += lazy.targets(in: global) }
            if isLayout, let group = node as? GroupNode {
                for element in group.elements {
                    found.append((element.itemID ?? AnyHashable(ObjectIdentifier(element)), element.globalFrame))
                }
                return
            }
            for child in node.drawnChildren where !(child is ScrollNode) {
                visit(child, isLayout: isLayout || (child as? ScrollTargetLayoutNode)?.isEnabled == true)
            }
        }
        visit(self, isLayout: false)
        return found.map { ($0.id, contentRect(fromGlobal: $0.frame)) }
    }

    /// Converts a rectangle of the hierarchy's space to the content's.
    func contentRect(fromGlobal rect: CGRect) -> CGRect {
        let corner = contentPoint(fromGlobal: rect.origin)
        return CGRect(origin: corner, size: rect.size)
    }
}

extension LayoutNode {
    /// Invalidates the sizes of views that depend on the size of the scroll view.
    fileprivate final func containerDidChange() {
        if self is ContainerRelativeNode { setNeedsLayout() }
        for child in drawnChildren { child.containerDidChange() }
    }
}

extension UnitPoint {
    /// The horizontal component, where `.top` stands for the leading edge.
    fileprivate var leadingPart: CGFloat { self == .top ? 0 : x }
}

extension LayoutNode {
    /// The identity of the innermost item that contains the element.
    final var itemID: AnyHashable? {
        var node = element.parent
        while let current = node {
            if let item = current as? ItemNode { return item.key }
            if current is GroupNode { return nil }
            node = current.parent
        }
        return nil
    }
}

extension LayoutNode {
    /// Returns the part of the scroll view's top inset that is for overlaid views and margins, excluding bars.
    final func insetBelowBars(of scrollView: UIScrollView) -> CGFloat {
        max(0, scrollView.contentInset.top - (graph.hostingView?.safeAreaInsets.top ?? 0))
    }
}
