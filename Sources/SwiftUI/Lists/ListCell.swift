import UIKit

/// A row's cell, which shows the views of a `ListRowNode` and the separators around them.
final class ListCell: UITableViewCell {
    static let identifier = "row"
    private(set) var row: ListRowNode?
    private let lines: [VerticalEdge: UIView] = [.top: UIView(), .bottom: UIView()]
    /// The edges that show a separator, with the colours of the separators.
    var lineColors: [VerticalEdge: UIColor] = [:] {
        didSet { if lineColors != oldValue { setNeedsLayout() } }
    }
    /// Where separators begin and end, in points from the leading edge of the content.
    var line: (start: CGFloat, end: CGFloat) = (0, .infinity) {
        didSet { if line != oldValue { setNeedsLayout() } }
    }
    /// The spacing to the next row, in points.
    var gapBelow: CGFloat = 0 {
        didSet { if gapBelow != oldValue { setNeedsLayout() } }
    }
    /// Whether the row is a separate plate.
    var isPlate = false {
        didSet { if isPlate != oldValue { setNeedsLayout() } }
    }
    /// The background of a row with spacing to the next one.
    private lazy var plate = UIView()
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
        for view in [row?.view, row?.badge?.view] where view?.superview === contentView { view?.removeFromSuperview() }
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
        // The cell may not have its new width yet, but the space beside its content doesn't change.
        let beside = bounds.width - contentView.bounds.width
        return CGSize(width: targetSize.width, height: list.height(of: row, width: targetSize.width - beside))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let row { row.view.frame = contentView.bounds }
        layoutPlate()
        let thickness = 1 / max(1, traitCollection.displayScale)
        for (edge, line) in lines {
            line.isHidden = lineColors[edge] == nil
            line.backgroundColor = lineColors[edge]
            line.frame = lineFrame(edge, thickness)
            bringSubviewToFront(line)
        }
    }

    /// Shows no plate, and the selection as a rounded rectangle.
    func lookLikeSidebar() {
        if backgroundColor != .clear { backgroundColor = .clear }
        guard selectedBackgroundView == nil else { return }
        let selection = UIView()
        selection.backgroundColor = .systemFill
        selection.layer.cornerRadius = 10
        selectedBackgroundView = selection
    }

    private func lineFrame(_ edge: VerticalEdge, _ thickness: CGFloat) -> CGRect {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let before = isRightToLeft ? bounds.width - contentView.frame.maxX : contentView.frame.minX
        let start = before + line.start
        // A separator that reaches the edge of the content continues below the accessories.
        let end = line.end < contentView.bounds.width - 0.01 ? before + line.end : bounds.width
        let frame = CGRect(
            x: start, y: edge == .top ? 0 : bounds.height - gapBelow - thickness, width: max(0, end - start),
            height: thickness)
        return isRightToLeft ? frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0) : frame
    }

    /// Lays out the row's background, excluding the spacing to the next row.
    private func layoutPlate() {
        guard gapBelow > 0 || isPlate else {
            if plate.superview != nil { plate.removeFromSuperview() }
            return
        }
        if plate.superview == nil { insertSubview(plate, at: 0) }
        if let backgroundView { insertSubview(plate, belowSubview: backgroundView) } else { sendSubviewToBack(plate) }
        plate.backgroundColor = backgroundView == nil ? (isPlate ? .secondarySystemGroupedBackground : nil) : nil
        plate.layer.cornerRadius = isPlate ? 10 : 0
        plate.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - gapBelow))
        guard isPlate else { return }
        backgroundColor = .clear
        layer.cornerRadius = 0
        layer.masksToBounds = false
        if let backgroundView {
            backgroundView.frame = plate.frame
            backgroundView.layer.cornerRadius = 10
            backgroundView.clipsToBounds = true
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
