import CoreGraphics
import Foundation

/// The section index along a table's edge: a touch on a title scrolls to its section.
final class TableIndexView: UIControl {
    private unowned let engine: TableEngine
    private let titles: [String]
    private var labels: [UIView] = []
    private var current: Int?

    /// The line height of titles, and the width of the index, in points, as on iPhone.
    static let lineHeight: CGFloat = 14
    static let width: CGFloat = 20

    init(_ engine: TableEngine, _ titles: [String]) {
        (self.engine, self.titles) = (engine, titles)
        super.init(frame: .zero)
        layer.zPosition = 10
        backgroundColor = engine.table.sectionIndexBackgroundColor
        for title in titles {
            let label = UILabel()
            label.text = title == UITableView.indexSearch ? "\u{26B2}" : title
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textAlignment = .center
            label.textColor = engine.table.sectionIndexColor ?? tintColor
            labels.append(label)
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Keeps the index at the edge while the table scrolls.
    func place() {
        let table = engine.table
        let safe = table.adjustedContentInset
        let area = table.bounds.inset(by: UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0))
        let x = table.isRightToLeft ? area.minX : area.maxX - TableIndexView.width
        let frame = CGRect(x: x, y: area.minY, width: TableIndexView.width, height: area.height)
        if self.frame != frame { self.frame = frame }
    }

    private var top: CGFloat { (bounds.height - lineHeight * CGFloat(titles.count)) / 2 }

    private var lineHeight: CGFloat {
        min(TableIndexView.lineHeight, bounds.height / CGFloat(max(1, titles.count)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(
                x: 0, y: top + CGFloat(index) * lineHeight, width: bounds.width, height: lineHeight)
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if let color = engine.table.sectionIndexTrackingBackgroundColor { backgroundColor = color }
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { leave() }

    override func cancelTracking(with event: UIEvent?) { leave() }

    private func leave() {
        current = nil
        backgroundColor = engine.table.sectionIndexBackgroundColor
    }

    private func follow(_ touch: UITouch) {
        let line = Int(((touch.location(in: self).y - top) / lineHeight).rounded(.down))
        let index = min(max(line, 0), titles.count - 1)
        guard titles.indices.contains(index), index != current else { return }
        current = index
        engine.indexChose(titles[index], index)
    }
}

extension TableEngine {
    /// Reloads the index titles, and shows them if the table has enough rows.
    func reloadIndex() {
        indexView?.removeFromSuperview()
        indexView = nil
        hasIndex = false
        table.setNeedsLayout()
    }

    /// Shows the index if there is one.
    func reloadIndexIfNeeded() {
        guard !hasIndex, !needsReload else { return }
        hasIndex = true
        let count = plan.counts.reduce(0, +)
        guard table.indexDisplayMode == .automatic, count >= table.sectionIndexMinimumDisplayRowCount,
            let source = table.dataSource,
            let titles = source.sectionIndexTitles(for: table), !titles.isEmpty
        else { return }
        let view = TableIndexView(self, titles)
        // A new index appears without animation, whatever else is being animated.
        AnimationContexts.withoutAnimation {
            view.place()
            view.layoutIfNeeded()
        }
        table.addSubview(view)
        indexView = view
    }

    func indexChose(_ title: String, _ index: Int) {
        guard title != UITableView.indexSearch, let source = table.dataSource else {
            return table.setContentOffset(CGPoint(x: 0, y: -table.adjustedContentInset.top), animated: false)
        }
        let section = source.tableView(table, sectionForSectionIndexTitle: title, at: index)
        guard plan.sections.indices.contains(section) else { return }
        scroll(to: IndexPath(row: NSNotFound, section: section), .top, false)
    }
}
