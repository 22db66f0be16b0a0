import CoreGraphics
import Foundation

// Headers and footers.
extension TableEngine {
    /// The identifier of the headers and footers that show titles.
    static let titleIdentifier = "kasane.title"

    /// The heights that a table view chooses, in points. Apple publishes none of them; these were measured.
    enum EdgeMetrics {
        static let plainTitle: CGFloat = 28
        static let plainPadding: CGFloat = 22
        static let groupedGap: CGFloat = 17.5
        static let firstGap: CGFloat = 35
        static let groupedTitle: CGFloat = 38
        static let firstTitle: CGFloat = 55.5
        static let footerTitle: CGFloat = 30
    }

    /// The layout of a header or footer before its view exists.
    func edge(_ section: Int, isHeader: Bool) -> TableLayout.Edge {
        let asked =
            isHeader
            ? delegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
            : delegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
        let isOwn = delegate != nil && !defaults.contains(isHeader ? .headerHeight : .footerHeight)
        let hasTitle = title(section, isHeader) != nil
        let mayHaveView = delegate != nil && !defaults.contains(isHeader ? .headerView : .footerView)
        if asked > 0 || (asked == 0 && isPlain) {
            guard isOwn || hasTitle || mayHaveView || !isPlain else { return .none }
            return TableLayout.Edge(
                height: usable(asked), isMeasured: isOwn || !mayHaveView || hasTitle,
                padding: isHeader && asked > 0 ? headerPadding : 0)
        }
        if hasTitle {
            return TableLayout.Edge(
                height: titleHeight(section, isHeader), isMeasured: false, padding: isHeader ? headerPadding : 0)
        }
        if mayHaveView {
            let estimate =
                isHeader
                ? delegate?.tableView(table, estimatedHeightForHeaderInSection: section)
                : delegate?.tableView(table, estimatedHeightForFooterInSection: section)
            let height =
                estimate.flatMap { $0 > 0 ? $0 : nil } ?? (isPlain ? EdgeMetrics.plainTitle : gap(section, isHeader))
            return TableLayout.Edge(height: usable(height), isMeasured: false, padding: isHeader ? headerPadding : 0)
        }
        return emptyEdge(section, isHeader)
    }

    /// The layout of a section edge with neither a view nor a title.
    private func emptyEdge(_ section: Int, _ isHeader: Bool) -> TableLayout.Edge {
        isPlain ? .none : TableLayout.Edge(height: gap(section, isHeader), isMeasured: true)
    }

    private func gap(_ section: Int, _ isHeader: Bool) -> CGFloat {
        isHeader && section == 0 && table.tableHeaderView == nil ? EdgeMetrics.firstGap : EdgeMetrics.groupedGap
    }

    func titleHeight(_ section: Int, _ isHeader: Bool) -> CGFloat {
        if isPlain { return EdgeMetrics.plainTitle }
        guard isHeader else { return EdgeMetrics.footerTitle }
        return section == 0 && table.tableHeaderView == nil ? EdgeMetrics.firstTitle : EdgeMetrics.groupedTitle
    }

    private var headerPadding: CGFloat {
        let padding = table.sectionHeaderTopPadding
        return padding >= 0 ? padding : isPlain ? EdgeMetrics.plainPadding : 0
    }

    func title(_ section: Int, _ isHeader: Bool) -> String? {
        isHeader
            ? table.dataSource?.tableView(table, titleForHeaderInSection: section)
            : table.dataSource?.tableView(table, titleForFooterInSection: section)
    }

    // MARK: Views

    /// Creates the view of a header or footer, and measures its height.
    func makeEdgeView(for placement: inout ListPlacement) -> UIView? {
        let (section, isHeader) = (placement.element.path.section, placement.element.kind == TableEngine.headerKind)
        let view = edgeView(section, isHeader)
        let known = isHeader ? plan.sections[section].header : plan.sections[section].footer
        guard let view else {
            if !known.isMeasured { setEdge(section, isHeader, ownHeightOrEmpty(section, isHeader)) }
            return nil
        }
        if let titled = view as? UITableViewHeaderFooterView { titled.prepare(in: table, section, isHeader: isHeader) }
        guard !known.isMeasured else { return view }
        var edge = known
        edge.height = fittedHeight(view, section, isHeader, known)
        edge.isMeasured = true
        setEdge(section, isHeader, edge)
        placement.frame.size.height = edge.height
        return view
    }

    private func ownHeightOrEmpty(_ section: Int, _ isHeader: Bool) -> TableLayout.Edge {
        let asked = isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight
        guard !isPlain, asked > 0 else { return emptyEdge(section, isHeader) }
        return TableLayout.Edge(height: asked, isMeasured: true, padding: isHeader ? headerPadding : 0)
    }

    /// Asks for the first section's header and footer views, which reveals whether the delegate provides any.
    func probeEdges() {
        guard probedEdges == nil, let delegate else { return }
        probedEdges = [:]
        if delegate.tableView(table, heightForHeaderInSection: 0) != 0 {
            probedEdges?[TableEngine.header(0)] = delegate.tableView(table, viewForHeaderInSection: 0)
        }
        if delegate.tableView(table, heightForFooterInSection: 0) != 0 {
            probedEdges?[TableEngine.footer(0)] = delegate.tableView(table, viewForFooterInSection: 0)
        }
    }

    private func edgeView(_ section: Int, _ isHeader: Bool) -> UIView? {
        let element = isHeader ? TableEngine.header(section) : TableEngine.footer(section)
        if let probed = probedEdges?.removeValue(forKey: element) { return probed }
        let own =
            isHeader
            ? delegate?.tableView(table, viewForHeaderInSection: section)
            : delegate?.tableView(table, viewForFooterInSection: section)
        if let own { return own }
        guard let title = title(section, isHeader) else { return nil }
        let key = ReusePool<UITableViewHeaderFooterView>.Key(kind: "", identifier: TableEngine.titleIdentifier)
        let view = edges.dequeue(key) ?? UITableViewHeaderFooterView(reuseIdentifier: TableEngine.titleIdentifier)
        view.prepare(in: table, section, isHeader: isHeader)
        view.showTitle(title)
        return view
    }

    private func fittedHeight(_ view: UIView, _ section: Int, _ isHeader: Bool, _ known: TableLayout.Edge) -> CGFloat {
        let asked = isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight
        if asked > 0 { return asked }
        let fitted = view.systemLayoutSizeFitting(
            CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return usable(fitted > 0 ? fitted : known.height)
    }

    private func setEdge(_ section: Int, _ isHeader: Bool, _ edge: TableLayout.Edge) {
        plan.change(section) { if isHeader { $0.header = edge } else { $0.footer = edge } }
    }

    func dequeueEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
        let key = ReusePool<UITableViewHeaderFooterView>.Key(kind: "", identifier: identifier)
        if let old = edges.dequeue(key) {
            old.prepareForReuse()
            return old
        }
        let new = edges.make(key) { UITableViewHeaderFooterView.make($0, identifier) }
        new?.identifier = identifier
        return new
    }

    // MARK: Table header and footer views

    func edgeViewDidChange(from old: UIView?, to new: UIView?) {
        guard old !== new else {
            // Configured again, it returns another height.
            return updateEdgeViews()
        }
        if old?.superview === table { old?.removeFromSuperview() }
        if let new { table.addSubview(new) }
        if !isPlain, !needsReload { setNeedsReload() }
        updateEdgeViews()
    }

    func updateEdgeViews() {
        plan.headerLength = table.tableHeaderView?.frame.height ?? 0
        plan.footerLength = table.tableFooterView?.frame.height ?? 0
        table.setNeedsLayout()
    }

    func placeEdgeViews() {
        let width = table.bounds.width
        if let header = table.tableHeaderView {
            if header.frame.height != plan.headerLength { plan.headerLength = header.frame.height }
            let frame = CGRect(x: 0, y: 0, width: width, height: plan.headerLength)
            if header.frame != frame { header.frame = frame }
        }
        if let footer = table.tableFooterView {
            if footer.frame.height != plan.footerLength { plan.footerLength = footer.frame.height }
            let frame = CGRect(x: 0, y: plan.end, width: width, height: plan.footerLength)
            if footer.frame != frame { footer.frame = frame }
        }
    }

    func backgroundDidChange(from old: UIView?) {
        if old?.superview === table { old?.removeFromSuperview() }
        if let view = table.backgroundView { table.insertSubview(view, at: 0) }
        table.setNeedsLayout()
    }
}
