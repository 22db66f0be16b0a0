import UIKit

/// The table view of a list.
final class ListTable: UITableView {
    weak var list: ListNode?

    override func layoutSubviews() {
        guard let list, !list.isLayingOut else { return super.layoutSubviews() }
        list.tableNeedsLayout()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A gesture in a row takes precedence over the row's selection.
        if let list, touches.contains(where: list.hitsGesture) { return }
        super.touchesBegan(touches, with: event)
    }

    /// Lays out visible rows, on behalf of the list.
    func layOutRows() { super.layoutSubviews() }
}
