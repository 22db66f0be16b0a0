import CoreGraphics
import QuartzCore
import UIKit

/// A row of a list that is in view, or was recently.
final class ListRowNode: HostedNode {
    let item: ItemNode
    let source: any LazySource
    /// The row's background.
    private(set) var background: HostedViewNode?
    private(set) var badge: HostedViewNode?
    private(set) var row = ListRowTraits()
    /// The order in which rows were last in view.
    var lastUse = 0
    /// The row's own spacing to the next row, in points.
    var gapBelow: CGFloat = 0
    /// The width of the badge, including its spacing.
    private var badgeWidth: CGFloat = 0

    init(_ item: ItemNode, _ source: any LazySource, in view: UIView, _ context: _NodeContext) {
        (self.item, self.source) = (item, source)
        super.init(in: view, context)
    }

    /// Reads the list traits of the row's view.
    func readTraits(_ standard: EdgeInsets) {
        row = content.first?.traits.rowTraits ?? ListRowTraits()
        leadsOn = row.leadsOn || link?.action != nil
        var insets = row.insets ?? standard
        insets.bottom += gapBelow
        insets.leading += CGFloat(row.depth) * ListRowNode.indentation
        update(&background, row.background) { UIView() }
        update(&badge, content.first?.traits.badge.map { badgeView($0) }) { UIView() }
        badgeWidth = badge.map { ($0.content.first?.sizeThatFits(.unspecified).width ?? 0) + 8 } ?? 0
        insets.trailing += badgeWidth
        self.insets = insets
    }

    /// The list's default row background.
    private var plainBackground: UIColor {
        switch scope.values.listLook?.style {
        case .sidebarColumn: .clear
        case .plain, .inset: .systemBackground
        default: .secondarySystemGroupedBackground
        }
    }

    /// Returns a badge, in the prominence of the view that declares it.
    private func badgeView(_ text: Text) -> AnyView {
        let prominence = content.first?.element.scope.values.badgeProminence ?? .standard
        return AnyView(RowBadge(text: text).environment(\.badgeProminence, prominence))
    }

    private static let indentation: CGFloat = 20

    private func update(_ node: inout HostedViewNode?, _ content: AnyView?, _ make: () -> UIView) {
        guard let content else {
            node?.remove()
            node = nil
            return
        }
        if node == nil {
            let made = HostedViewNode(in: make(), childContext.eager)
            made.view.isUserInteractionEnabled = false
            made.alignment = .center
            made.layoutParent = layoutParent
            node = made
        }
        node?.show(content)
    }

    /// Places the badge at the end of the row, and the background behind the cell.
    func placeSurroundings(of cell: ListCell, _ pass: PlacementPass) {
        if let background {
            if cell.backgroundView !== background.view { cell.backgroundView = background.view }
            // Behind a translucent background, the list shows, not the cell's own background.
            if cell.backgroundColor != .clear { cell.backgroundColor = .clear }
            let room = CGSize(width: cell.bounds.width, height: max(0, cell.bounds.height - gapBelow))
            background.place(at: cell.frame.origin, proposal: ProposedViewSize(room), pass)
        } else if cell.backgroundView != nil {
            cell.backgroundView = nil
            cell.backgroundColor = cell.isPlate ? .clear : plainBackground
        }
        guard let badge else { return }
        if badge.view.superview !== cell.contentView { cell.contentView.addSubview(badge.view) }
        var frame = CGRect(
            x: size.width - insets.trailing + 8, y: 0, width: max(0, badgeWidth - 8),
            height: max(0, size.height - gapBelow))
        if scope.isRightToLeft { frame.origin.x = size.width - frame.maxX }
        badge.view.frame = frame
        badge.place(
            at: CGPoint(x: origin.x + frame.minX, y: origin.y), proposal: ProposedViewSize(frame.size), pass)
    }

    /// Where the separator below the row begins and ends, in points from the leading edge: at the row's first text
    /// and the trailing edge, unless views set the alignment guides. Cached until the row is placed again.
    var line: (start: CGFloat, end: CGFloat) {
        let line = knownLine ?? measureLine()
        knownLine = line
        return line
    }

    private var knownLine: (start: CGFloat, end: CGFloat)?

    override func placeContent(_ pass: PlacementPass) {
        super.placeContent(pass)
        knownLine = nil
    }

    private func measureLine() -> (start: CGFloat, end: CGFloat) {
        guard let first = content.first else { return (insets.leading, size.width) }
        let dimensions = first.dimensions(
            in: ProposedViewSize(width: max(0, size.width - insets.horizontal), height: nil))
        func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
            dimensions[explicit: alignment].map { insets.leading + $0 }
        }
        let start = guide(.listRowSeparatorLeading) ?? first.firstText.map(leadingDistance) ?? insets.leading
        return (start, guide(.listRowSeparatorTrailing) ?? size.width)
    }

    /// Returns the distance of a view in the row from the leading edge, in points.
    private func leadingDistance(of view: LayoutNode) -> CGFloat {
        let (row, frame) = (globalFrame, view.globalFrame)
        return scope.isRightToLeft ? row.maxX - frame.maxX : frame.minX - row.minX
    }

    override var structure: [_ViewNode] { [background, badge].compactMap { $0 } }

    override func willRemove() {
        view.removeFromSuperview()
        background?.view.removeFromSuperview()
        badge?.view.removeFromSuperview()
    }

    /// Returns the row's selection value: its tag, or the value of its link; nil for the identity of its element.
    func tag(in selection: ListSelectionLink?) -> AnyHashable? {
        content.first?.traits.tag ?? (selection.flatMap { selectingLink(of: $0)?.value })
    }

    /// Returns the row's link, if its value can be selected.
    func selectingLink(of selection: ListSelectionLink) -> (any RowLink)? {
        link.flatMap { link in link.value.map(selection.accepts) == true ? link : nil }
    }

    /// Whether the row shows a disclosure chevron.
    private(set) var leadsOn = false

    /// The link in the row, or the one that encloses several rows.
    private var link: (any RowLink)? {
        if let own = item.rowLink { return own }
        var node = item.parent
        while let current = node, !(current is ListNode) {
            if let link = current as? any RowLink { return link }
            node = current.parent
        }
        return nil
    }

    /// The action of a tap on the row: its own, or that of its only button.
    var tapAction: (() -> Void)? {
        if let action = row.action ?? link?.action { return action }
        let buttons = content.flatMap { $0.buttons }
        return buttons.count == 1 ? buttons[0].run : nil
    }
}

/// A navigation link in a row: the whole row activates it and shows a disclosure chevron.
@MainActor
package protocol RowLink: _ViewNode {
    /// Shows the destination; nil while that is disabled.
    var action: (() -> Void)? { get }
    /// The value that the link presents; nil if the link has a destination view.
    var value: AnyHashable? { get }
    /// Whether there is a destination to show, rather than only a value to select.
    var hasScreen: Bool { get }
}

extension _ViewNode {
    /// The link in a row's view. Those in a scroll view don't stand for the row.
    fileprivate final var rowLink: (any RowLink)? {
        if let link = self as? any RowLink { return link }
        if self is ScrollNode || self is ListNode { return nil }
        return structure.lazy.compactMap { $0.rowLink }.first
    }
}

extension AccessibilityNode {
    /// The attributes of this modifier and of those directly inside it.
    fileprivate var wholeAttributes: AccessibilityAttributes {
        (child as? AccessibilityNode).map { attributes.over($0.wholeAttributes) } ?? attributes
    }
}

extension LayoutNode {
    /// The first text in the node. Scrollable content inside it doesn't determine where separators begin.
    fileprivate final var firstText: LayoutNode? {
        if self is LeafNode<Text> { return self }
        if self is ScrollNode || self is ListNode { return nil }
        return drawnChildren.lazy.compactMap { $0.firstText }.first
    }

    /// The buttons in the node, with their actions.
    final var buttons: [(node: LayoutNode, run: () -> Void)] {
        guard !isLeaving, scope.values.isEnabled else { return [] }
        if let node = self as? AccessibilityNode {
            let attributes = node.wholeAttributes
            if attributes.added.contains(.isButton),
                let action = attributes.actions.first(where: { $0.kind == .default })
            {
                return [(self, action.run)]
            }
        }
        if self is ScrollNode || self is ListNode { return [] }
        return drawnChildren.flatMap { $0.buttons }
    }
}
