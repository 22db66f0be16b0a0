import CoreGraphics
import Foundation

// The geometry of rows, and scrolling to them.
extension TableEngine {
    private func rect(_ span: TableLayout.Span, _ insets: UIEdgeInsets = .zero) -> CGRect {
        CGRect(
            x: insets.left, y: span.low, width: max(0, table.bounds.width - insets.left - insets.right),
            height: span.length)
    }

    func rect(section: Int) -> CGRect {
        load()
        return plan.sections.indices.contains(section) ? rect(plan.span(section: section)) : .zero
    }

    func rect(header section: Int) -> CGRect {
        load()
        return plan.sections.indices.contains(section) ? rect(plan.span(header: section)) : .zero
    }

    func rect(footer section: Int) -> CGRect {
        load()
        return plan.sections.indices.contains(section) ? rect(plan.span(footer: section)) : .zero
    }

    func rect(row path: IndexPath) -> CGRect {
        load()
        return plan.contains(path) ? rect(plan.span(row: path), sideInsets) : .zero
    }

    func row(at point: CGPoint) -> IndexPath? {
        load()
        guard point.x >= 0, point.x <= table.bounds.width else { return nil }
        return plan.row(at: point.y)
    }

    func rows(in rect: CGRect) -> [IndexPath] {
        load()
        var (paths, next): ([IndexPath], IndexPath?) = ([], plan.firstRow(from: rect.minY))
        while let path = next, plan.span(row: path).low < rect.maxY {
            paths.append(path)
            next = plan.row(after: path)
        }
        return paths
    }

    // MARK: Scrolling

    func scroll(to path: IndexPath, _ position: UITableView.ScrollPosition, _ animated: Bool) {
        load()
        guard canScroll(to: path) else {
            let counts = plan.sections.count
            return reportOnce(
                "Attempted to scroll the \(table.layoutLabel) to an out-of-bounds row (\(path)): there are \(counts) sections; "
                    + "it is not scrolled")
        }
        if animated { return scrollAnimated(to: path, position) }
        // On the way, measured heights replace estimates, which may move the row.
        for _ in 0..<4 {
            let target = offset(for: path, position)
            guard target != table.contentOffset else { break }
            table.contentOffset = target
            table.layoutIfNeeded()
        }
    }

    /// Whether there is a row to scroll to. `NSNotFound` as the row stands for the top of the section.
    private func canScroll(to path: IndexPath) -> Bool {
        path.count == 2 && plan.sections.indices.contains(path.section)
            && (plan.contains(path) || path.row == NSNotFound)
    }

    /// Scrolls to a row with an animation, on whose way measured heights replace estimates.
    private func scrollAnimated(to path: IndexPath, _ position: UITableView.ScrollPosition) {
        let (start, target) = (table.bounds.minY, offset(for: path, position))
        // The least distance is that to the edge at which the row appears.
        let side = position == .none ? (target.y < start ? .top : .bottom) : position
        guard target.y != start || position != .none else { return }
        table.scroll(toward: { [weak self] in
            guard let self, canScroll(to: path) else { return nil }
            return offset(for: path, side)
        })
    }

    /// The content offset that shows a row at a scroll position.
    private func offset(for path: IndexPath, _ position: UITableView.ScrollPosition) -> CGPoint {
        let span = path.row == NSNotFound ? plan.span(section: path.section) : plan.span(row: path)
        let inset = table.adjustedContentInset
        // A pinned header covers the top.
        let header = isPlain && path.row != NSNotFound ? plan.sections[path.section].header.height : 0
        let (low, high) = (table.bounds.minY + inset.top + header, table.bounds.maxY - inset.bottom)
        var y = table.bounds.minY
        let toTop = span.low - inset.top - header
        let toBottom = span.high + inset.bottom - table.bounds.height
        switch position {
        case .top: y = toTop
        case .bottom: y = toBottom
        case .middle:
            let room = table.bounds.height - inset.top - inset.bottom
            y = span.low + span.length / 2 - room / 2 - inset.top
        case .none:
            if span.low < low || span.length > high - low { y = toTop } else if span.high > high { y = toBottom }
        }
        updateContentSize()
        return table.limited(CGPoint(x: table.bounds.minX, y: y))
    }

    func scrollToNearestSelected(_ position: UITableView.ScrollPosition, _ animated: Bool) {
        load()
        let middle = table.bounds.midY
        let nearest = selection.paths.filter(plan.contains).min {
            abs(rect(row: $0).midY - middle) < abs(rect(row: $1).midY - middle)
        }
        if let nearest { scroll(to: nearest, position, animated) }
    }
}
