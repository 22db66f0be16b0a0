import CoreGraphics
import Foundation
import QuartzCore

/// Turns a page view controller's pages about their spine: the upper page swings open like a cover, and casts a
/// shadow.
@MainActor
final class PageTurner: NSObject, UIGestureRecognizerDelegate {
    private unowned let owner: UIPageViewController
    private lazy var pan = UIPanGestureRecognizer { [weak self] in self?.panDidChange($0) }
    private lazy var tap = UITapGestureRecognizer { [weak self] in self?.didTap($0) }
    private var turn: Turn?
    /// The pages that code has started to show; nil while nothing moves, or during an interactive turn.
    var shownByCode: [UIViewController]? { turn?.byHand == false ? turn?.new : nil }

    /// The duration of a turn, in seconds, and the width of the edges where a tap turns pages, as a fraction of the
    /// width.
    private static let (duration, edge): (TimeInterval, CGFloat) = (0.6, 0.2)

    /// A turn in progress.
    private final class Turn {
        let old: [UIViewController]
        let new: [UIViewController]
        let isForward: Bool
        /// Whether the turn is interactive; these are reported to the delegate.
        let byHand: Bool
        let completion: ((Bool) -> Void)?
        var animator: UIViewPropertyAnimator?

        init(
            _ old: [UIViewController], _ new: [UIViewController], isForward: Bool, byHand: Bool,
            _ completion: ((Bool) -> Void)?
        ) {
            (self.old, self.new, self.isForward, self.byHand) = (old, new, isForward, byHand)
            self.completion = completion
        }
    }

    init(_ owner: UIPageViewController) {
        self.owner = owner
        super.init()
        for recognizer in recognizers { recognizer.delegate = self }
    }

    var recognizers: [UIGestureRecognizer] { [pan, tap] }

    func install(in view: UIView) { for recognizer in recognizers { view.addGestureRecognizer(recognizer) } }

    // MARK: Page placement

    private var isVertical: Bool { owner.navigationOrientation == .vertical }

    func placePages() {
        guard turn == nil, let view = owner.viewIfLoaded else { return }
        for (index, page) in owner.shown.enumerated() {
            guard let own = page.view else { continue }
            own.frame = frame(of: index)
            if own.superview !== view { view.addSubview(own) }
        }
    }

    private func frame(of index: Int) -> CGRect {
        let area = owner.pageArea
        guard owner.spineLocation == .mid else { return area }
        var half = area
        if isVertical {
            half.size.height /= 2
            half.origin.y += CGFloat(index) * half.height
        } else {
            half.size.width /= 2
            half.origin.x += CGFloat(index) * half.width
        }
        return half
    }

    // MARK: Page turns

    func show(
        _ new: [UIViewController], _ direction: UIPageViewController.NavigationDirection, animated: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        comeToEnd()
        guard owner.shown != new else {
            completion?(true)
            return
        }
        guard animated else {
            let old = owner.shown
            let isSeen = owner.viewIfLoaded?.window != nil
            for page in new { owner.add(page) }
            if isSeen {
                for page in new where !old.contains(page) { page.beginTransition(appearing: true, animated: false) }
                for page in old where !new.contains(page) { page.beginTransition(appearing: false, animated: false) }
            }
            owner.take(new)
            placePages()
            if isSeen {
                for page in new { page.settleTransition(animated: false) }
                for page in old + new { page.endTransition(animated: false) }
            }
            completion?(true)
            return
        }
        begin(Turn(owner.shown, new, isForward: direction == .forward, byHand: false, completion))
        turn?.animator?.startAnimation()
    }

    private func begin(_ turn: Turn) {
        guard let view = owner.viewIfLoaded else { return }
        self.turn = turn
        for page in turn.new {
            owner.add(page)
            page.beginTransition(appearing: true, animated: true)
        }
        for page in turn.old { page.beginTransition(appearing: false, animated: true) }
        for (index, page) in turn.new.enumerated() {
            guard let own = page.view else { continue }
            own.frame = frame(of: index)
            if turn.isForward { view.insertSubview(own, at: 0) } else { view.addSubview(own) }
            page.settleTransition(animated: true)
        }
        // A forward turn swings the old page open over the new one; a reverse turn swings the new one shut over the
        // old one.
        let above = turn.isForward ? turn.old : turn.new
        guard let leaf = (owner.spineLocation == .mid ? (turn.isForward ? above.last : above.first) : above.first)?.view
        else { return }
        let shade = UIView(frame: leaf.bounds)
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        shade.alpha = turn.isForward ? 0 : 0.4
        leaf.addSubview(shade)
        let (frame, open) = (leaf.frame, openTransform(leaf, turn))
        leaf.layer.anchorPoint = anchor(turn)
        leaf.frame = frame
        leaf.layer.isDoubleSided = false
        leaf.layer.zPosition = 1
        if !turn.isForward { leaf.transform3D = open }
        let animator = UIViewPropertyAnimator(duration: PageTurner.duration, curve: .easeInOut) {
            leaf.transform3D = turn.isForward ? open : CATransform3DIdentity
            shade.alpha = turn.isForward ? 0.4 : 0
        }
        animator.addCompletion { [weak self] position in
            shade.removeFromSuperview()
            leaf.transform3D = CATransform3DIdentity
            leaf.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            leaf.frame = frame
            leaf.layer.isDoubleSided = true
            leaf.layer.zPosition = 0
            self?.end(turn, completed: position == .end)
        }
        turn.animator = animator
    }

    /// Whether the spine is at the last edge (right or bottom) rather than the first.
    private var isBoundAtEnd: Bool { owner.spineLocation == .max }

    private func anchor(_ turn: Turn) -> CGPoint {
        let atEnd = owner.spineLocation == .mid ? !turn.isForward : isBoundAtEnd
        return isVertical ? CGPoint(x: 0.5, y: atEnd ? 1 : 0) : CGPoint(x: atEnd ? 1 : 0, y: 0.5)
    }

    /// The transform of a page turned by half a revolution, with perspective.
    private func openTransform(_ leaf: UIView, _ turn: Turn) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / max(3 * max(leaf.bounds.width, leaf.bounds.height), 1)
        let sign: CGFloat = anchor(turn).x == 1 || anchor(turn).y == 1 ? 1 : -1
        // Slightly less than half a revolution, whose direction would be ambiguous.
        let angle = sign * CGFloat.pi * 0.98
        return isVertical
            ? CATransform3DRotate(transform, -angle, 1, 0, 0) : CATransform3DRotate(transform, angle, 0, 1, 0)
    }

    private func end(_ turn: Turn, completed: Bool) {
        guard self.turn === turn else { return }
        self.turn = nil
        if completed {
            for page in turn.old where !turn.new.contains(page) { page.viewIfLoaded?.removeFromSuperview() }
            for page in turn.old + turn.new { page.endTransition(animated: true) }
            owner.take(turn.new)
        } else {
            for page in turn.new { page.beginTransition(appearing: false, animated: true) }
            for page in turn.old {
                page.beginTransition(appearing: true, animated: true)
                page.settleTransition(animated: true)
            }
            for page in turn.new where !turn.old.contains(page) { page.viewIfLoaded?.removeFromSuperview() }
            for page in turn.new + turn.old { page.endTransition(animated: true) }
            for page in turn.new { owner.release(page) }
        }
        placePages()
        turn.completion?(true)
        guard turn.byHand else { return }
        owner.delegate?.pageViewController(
            owner, didFinishAnimating: true, previousViewControllers: turn.old, transitionCompleted: completed)
    }

    private func comeToEnd() {
        guard let animator = turn?.animator else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
    }

    // MARK: Gestures

    /// The pages that follow in a direction; nil if there are none.
    private func neighbours(isForward: Bool) -> [UIViewController]? {
        guard let dataSource = owner.dataSource, let edge = isForward ? owner.shown.last : owner.shown.first else {
            return nil
        }
        func next(_ page: UIViewController) -> UIViewController? {
            isForward
                ? dataSource.pageViewController(owner, viewControllerAfter: page)
                : dataSource.pageViewController(owner, viewControllerBefore: page)
        }
        guard let first = next(edge) else { return nil }
        guard owner.spineLocation == .mid else { return [first] }
        guard let second = next(first) else { return nil }
        return isForward ? [first, second] : [second, first]
    }

    private func beginByHand(isForward: Bool) -> Bool {
        guard turn == nil, let new = neighbours(isForward: isForward),
            new.allSatisfy({ $0.parent == nil || $0.parent === owner })
        else { return false }
        owner.delegate?.pageViewController(owner, willTransitionTo: new)
        begin(Turn(owner.shown, new, isForward: isForward, byHand: true, nil))
        return turn != nil
    }

    /// Whether a movement along the axis, right or down, leads to the next page.
    private func isForward(_ way: CGFloat) -> Bool { (way < 0) != isBoundAtEnd }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view = owner.viewIfLoaded, turn == nil, owner.dataSource != nil else { return false }
        if gestureRecognizer === pan {
            let way = pan.translation(in: view)
            return isVertical ? abs(way.y) > abs(way.x) : abs(way.x) > abs(way.y)
        }
        return edge(at: tap.location(in: view)) != nil
    }

    /// The direction of a tap: reverse at the first edge, forward at the last; nil in the middle.
    private func edge(at place: CGPoint) -> Bool? {
        let area = owner.pageArea
        guard area.width > 0, area.height > 0 else { return nil }
        let share = isVertical ? place.y / area.height : place.x / area.width
        if share < PageTurner.edge { return isBoundAtEnd }
        return share > 1 - PageTurner.edge ? !isBoundAtEnd : nil
    }

    private func didTap(_ tap: UITapGestureRecognizer) {
        guard let isForward = edge(at: tap.location(in: owner.view)), beginByHand(isForward: isForward) else { return }
        turn?.animator?.startAnimation()
    }

    private func panDidChange(_ pan: UIPanGestureRecognizer) {
        guard let view = owner.viewIfLoaded else { return }
        let (translation, speed) = (pan.translation(in: view), pan.velocity(in: view))
        let (way, velocity) = isVertical ? (translation.y, speed.y) : (translation.x, speed.x)
        let length = max(isVertical ? owner.pageArea.height : owner.pageArea.width, 1)
        switch pan.state {
        case .began:
            guard beginByHand(isForward: isForward(way)) else { return }
            turn?.animator?.pauseAnimation()
        case .changed:
            guard let turn, turn.byHand, turn.animator?.isRunning == false else { return }
            let share = turn.isForward != isBoundAtEnd ? -way / length : way / length
            turn.animator?.fractionComplete = min(max(share, 0), 1)
        case .ended, .cancelled, .failed:
            guard let turn, turn.byHand, let animator = turn.animator, !animator.isRunning else { return }
            let goesOn = turn.isForward != isBoundAtEnd ? velocity < -300 : velocity > 300
            let goesBack = turn.isForward != isBoundAtEnd ? velocity > 300 : velocity < -300
            let completes = pan.state == .ended && (goesOn || !goesBack && animator.fractionComplete > 0.5)
            animator.isReversed = !completes
            animator.startAnimation()
        case .possible: break
        @unknown default: break
        }
    }
}
