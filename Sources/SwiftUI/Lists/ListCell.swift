import UIKit

/// A row's cell: it shows the views of a `ListRowNode`, and the lines around them.
final class ListCell: UITableViewCell {
    static let identifier = "row"
    private(set) var row: ListRowNode?
    private let lines: [VerticalEdge: UIView] = [.top: UIView(), .bottom: UIView()]
    /// Which lines are shown, and in which colours.
    var lineColors: [VerticalEdge: UIColor] = [:] {
        didSet { if lineColors != oldValue { setNeedsLayout() } }
    }
    /// Where the lines begin.
    var lineStart: CGFloat = 0 {
        didSet { if lineStart != oldValue { setNeedsLayout() } }
    }
    weak var list: ListNode?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for line in lines.values {
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a row in place of another.
    func show(_ newRow: ListRowNode?) {
        guard newRow !== row || newRow?.view.superview !== contentView else { return }
        if let row, row.view.superview === contentView { row.view.removeFromSuperview() }
        row = newRow
        guard let newRow else { return }
        contentView.addSubview(newRow.view)
        setNeedsLayout()
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        show(nil)
        lineColors = [:]
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        layoutIfNeeded()
        guard let row, let list else { return CGSize(width: targetSize.width, height: 44) }
        return CGSize(width: targetSize.width, height: list.height(of: row, width: contentView.bounds.width))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let row { row.view.frame = contentView.bounds }
        let thickness = 1 / max(1, traitCollection.displayScale)
        for (edge, line) in lines {
            line.isHidden = lineColors[edge] == nil
            line.backgroundColor = lineColors[edge]
            let start = contentView.frame.minX + lineStart
            line.frame = CGRect(
                x: start, y: edge == .top ? 0 : bounds.height - thickness, width: max(0, bounds.width - start),
                height: thickness)
            bringSubviewToFront(line)
        }
    }
}

/// The view of a section's header or footer.
final class ListEdgeView: UITableViewHeaderFooterView {
    static let identifier = "edge"
    private(set) var node: HostedNode?

    func show(_ newNode: HostedNode) {
        node?.view.removeFromSuperview()
        node = newNode
        contentView.addSubview(newNode.view)
        setNeedsLayout()
    }
}
