import UIKit

/// The table view of a list.
final class ListTable: UITableView {
    weak var list: ListNode?

    override func layoutSubviews() {
        guard let list, !list.isLayingOut else { return super.layoutSubviews() }
        list.tableNeedsLayout()
    }

    /// Brings rows into sight, on behalf of the list.
    func layOutRows() { super.layoutSubviews() }
}
