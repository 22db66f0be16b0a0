import CoreGraphics
import Foundation

/// A cell that can be swiped aside.
@MainActor
protocol SwipeableCell: UIView {
    var swipe: CellSwipe? { get set }
    func setNeedsUpdateConfiguration()
}

extension UITableViewCell: SwipeableCell {}
extension UICollectionViewCell: SwipeableCell {}

/// A list whose rows can be swiped.
@MainActor
protocol ListSwipesOwner: AnyObject {
    var scroller: UIScrollView { get }
    /// Whether swipes are disabled, except on a row that is already open.
    var blocksSwipes: Bool { get }
    /// The row and cell at a point.
    func swipeRow(at point: CGPoint) -> (cell: any SwipeableCell, path: IndexPath)?
    /// The index path of the row that a cell shows now.
    func swipePath(of cell: any SwipeableCell) -> IndexPath?
    /// The swipe actions on a side of a row; nil for none.
    func swipeActions(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration?
    func swipeWillBegin(_ path: IndexPath)
    func swipeDidEnd(_ path: IndexPath?)
}

/// Handles swipes over a list's rows, which reveal action buttons.
@MainActor
final class ListSwipes {
    private unowned let owner: any ListSwipesOwner
    private(set) lazy var pan = UIPanGestureRecognizer { [weak self] _ in self?.panDidChange() }
    private weak var cell: (any SwipeableCell)?
    private var start: CGFloat = 0
    /// The row that a beginning pan uncovers, and its actions, which the owner provides once for each swipe.
    private var found: (path: IndexPath, side: CellSwipe.Side, actions: UISwipeActionsConfiguration)?

    init(_ owner: any ListSwipesOwner) { self.owner = owner }

    /// The fraction of a row's width beyond which a swipe performs the first action.
    private static let fullSwipe: CGFloat = 0.6
    /// The speed, in points per second, above which a swipe opens or closes a row wherever it ends.
    private static let flickSpeed: CGFloat = 100

    var isOpen: Bool { cell?.swipe?.isOpen == true }

    /// Whether a row is swiped aside, or a finger is moving it.
    var isUnderway: Bool { cell != nil }

    // MARK: Swipe actions

    private func actions(_ path: IndexPath, _ side: CellSwipe.Side) -> UISwipeActionsConfiguration? {
        let found = owner.swipeActions(path, isTrailing: (side == .right) != owner.scroller.isRightToLeft)
        return found?.actions.isEmpty == false ? found : nil
    }

    /// Whether a horizontal pan that is beginning may swipe a row.
    var mayBegin: Bool {
        let movement = pan.translation(in: owner.scroller)
        guard !owner.blocksSwipes || isOpen, abs(movement.x) > abs(movement.y), !owner.scroller.isDragging else {
            return false
        }
        guard let touched = owner.swipeRow(at: pan.location(in: owner.scroller)) else { return false }
        if isOpen { return touched.cell === cell }
        let side: CellSwipe.Side = movement.x < 0 ? .right : .left
        found = actions(touched.path, side).map { (touched.path, side, $0) }
        return found != nil
    }

    // MARK: Gesture

    private func panDidChange() {
        switch pan.state {
        case .began: begin()
        case .changed: move()
        case .ended, .cancelled: end()
        default: break
        }
    }

    private func begin() {
        guard let row = owner.swipeRow(at: pan.location(in: owner.scroller)) else { return }
        if isOpen {
            start = cell?.swipe.map { $0.side == .right ? $0.distance : -$0.distance } ?? 0
        } else {
            close(animated: false)
            start = 0
            if let found, found.path == row.path { uncover(row.cell, row.path, found.side, found.actions) }
            found = nil
        }
        move()
    }

    private func uncover(
        _ cell: any SwipeableCell, _ path: IndexPath, _ side: CellSwipe.Side, _ actions: UISwipeActionsConfiguration
    ) {
        self.cell = cell
        owner.swipeWillBegin(path)
        cell.swipe = CellSwipe(cell, side, actions) { [weak self] action, view in self?.perform(action, view) }
    }

    private func move() {
        guard let swipe = cell?.swipe else { return }
        let wanted = start - pan.translation(in: owner.scroller).x
        let distance = swipe.side == .right ? wanted : -wanted
        let open = swipe.openWidth
        // Beyond its buttons, a row without a full-swipe action moves with strong resistance.
        let limit = swipe.configuration.performsFirstActionWithFullSwipe ? CGFloat.infinity : open
        swipe.move(by: distance <= limit ? distance : open + (distance - open) / 4)
    }

    private func end() {
        guard let cell, let swipe = cell.swipe else { return }
        let velocity = pan.velocity(in: owner.scroller).x * (swipe.side == .right ? -1 : 1)
        let (distance, hasEnded) = (swipe.distance, pan.state == .ended)
        if hasEnded, swipe.configuration.performsFirstActionWithFullSwipe,
            distance > cell.bounds.width * ListSwipes.fullSwipe, let first = swipe.configuration.actions.first
        {
            return perform(first, cell)
        }
        let speed = ListSwipes.flickSpeed
        if hasEnded, velocity > speed || (velocity > -speed && distance > swipe.openWidth / 2) {
            swipe.open(animated: true)
            cell.setNeedsUpdateConfiguration()
        } else {
            close(animated: true)
        }
    }

    private func perform(_ action: UIContextualAction, _ view: UIView) {
        action.handler(action, view) { [weak self] _ in self?.close(animated: true) }
    }

    // MARK: Confirmation and closing

    /// Reveals the trailing actions, as an editing control does.
    func confirmDeletion(_ cell: any SwipeableCell) {
        close(animated: true)
        let side: CellSwipe.Side = owner.scroller.isRightToLeft ? .left : .right
        guard let path = owner.swipePath(of: cell), let found = actions(path, side) else { return }
        uncover(cell, path, side, found)
        cell.swipe?.move(by: 0)
        cell.swipe?.open(animated: true)
    }

    func close(animated: Bool) {
        guard let cell, let swipe = cell.swipe else { return }
        let path = owner.swipePath(of: cell)
        self.cell = nil
        cell.swipe = nil
        swipe.close(animated: animated)
        cell.setNeedsUpdateConfiguration()
        owner.swipeDidEnd(path)
    }
}
