import CoreGraphics
import Foundation
import QuartzCore

/// The list of a menu: its elements in groups, with submenus behind their rows.
final class MenuPanel: UIView {
    var onChoice: (UIMenuElement) -> Void = { _ in }
    /// Called when the list has changed its own height.
    var onResize: () -> Void = {}

    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let scrollView = UIScrollView()
    private var menu = UIMenu()
    private var isReversed = false
    /// The opened submenus, innermost last.
    private var opened: [UIMenu] = []
    private var rows: [MenuRow] = []
    private var lines: [UIView] = []
    private var contentHeight: CGFloat = 0
    /// The elements that deferred elements have provided, once known.
    private var provided: [ObjectIdentifier: [UIMenuElement]] = [:]

    /// The list's width, the gap between groups, and the radius of the corners, in points.
    private static let (width, groupGap, radius): (CGFloat, CGFloat, CGFloat) = (250, 8, 13)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        background.layer.cornerRadius = MenuPanel.radius
        background.clipsToBounds = true
        addSubview(background)
        scrollView.isOpaque = false
        scrollView.contentInsetAdjustmentBehavior = .never
        background.contentView.addSubview(scrollView)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.2, 32, CGSize(width: 0, height: 8))
        accessibilityIdentifier = "menu"
    }

    required init?(coder: NSCoder) { nil }

    func show(_ menu: UIMenu, isReversed: Bool) {
        (self.menu, self.isReversed) = (menu, isReversed)
        opened = []
        reload()
    }

    // MARK: Rows

    func reload() {
        for view in rows + lines { view.removeFromSuperview() }
        (rows, lines) = ([], [])
        let shown = opened.last ?? menu
        var groups = groups(of: shown)
        if isReversed { groups = groups.reversed().map { $0.reversed() } }
        let lineLimit = shown.displayPreferences?.maximumNumberOfTitleLines ?? 0
        let hasState = groups.joined().contains {
            $0 is UIMenu || ($0 as? any UIMenuLeaf).map { $0.state != .off } ?? false
        }
        var y: CGFloat = 0
        if !opened.isEmpty || !shown.title.isEmpty {
            y = add(MenuRow(header: shown, isOpened: !opened.isEmpty), at: y, width: MenuPanel.width)
        }
        for (index, group) in groups.enumerated() {
            if index > 0 {
                addLine(at: y, height: MenuPanel.groupGap)
                y += MenuPanel.groupGap
            }
            y = add(group, at: y, hasState: hasState, lineLimit: lineLimit, size: size(of: group, in: shown))
        }
        contentHeight = y
        setNeedsLayout()
    }

    private func add(
        _ group: [UIMenuElement], at top: CGFloat, hasState: Bool, lineLimit: Int, size: UIMenu.ElementSize
    ) -> CGFloat {
        var y = top
        guard size == .small || size == .medium, !group.isEmpty else {
            for element in group {
                let row = MenuRow(element, hasState: hasState, lineLimit: lineLimit)
                y = add(row, at: y, width: MenuPanel.width)
            }
            return y
        }
        // Side by side: at most four small elements, or three of medium size.
        let most = size == .small ? 4 : 3
        for start in stride(from: 0, to: group.count, by: most) {
            let part = group[start..<min(start + most, group.count)]
            let width = MenuPanel.width / CGFloat(part.count)
            if y > 0 { addLine(at: y, height: hairline) }
            for (column, element) in part.enumerated() {
                let row = MenuRow(element, compact: size)
                row.frame = CGRect(x: CGFloat(column) * width, y: y, width: width, height: row.compactHeight)
                scrollView.addSubview(row)
                rows.append(row)
            }
            y += rows.last?.compactHeight ?? 0
        }
        return y
    }

    private var hairline: CGFloat { 1 / max(displayScale, 1) }

    private func add(_ row: MenuRow, at y: CGFloat, width: CGFloat) -> CGFloat {
        let height = row.fittingHeight(width)
        row.frame = CGRect(x: 0, y: y, width: width, height: height)
        scrollView.addSubview(row)
        if y > 0, let last = rows.last, last.frame.maxY == y { addLine(at: y, height: hairline) }
        rows.append(row)
        return y + height
    }

    private func addLine(at y: CGFloat, height: CGFloat) {
        let line = UIView(frame: CGRect(x: 0, y: y, width: MenuPanel.width, height: height))
        line.backgroundColor = height > 2 ? .systemFill : .separator
        line.isUserInteractionEnabled = false
        scrollView.addSubview(line)
        lines.append(line)
    }

    /// The groups of a menu: inline submenus are groups of their own.
    private func groups(of menu: UIMenu) -> [[UIMenuElement]] {
        var (groups, current): ([[UIMenuElement]], [UIMenuElement]) = ([], [])
        func close() {
            if !current.isEmpty { groups.append(current) }
            current = []
        }
        for child in menu.children.flatMap(resolved) {
            if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
                close()
                groups += self.groups(of: inner)
            } else if (child as? any UIMenuLeaf)?.attributes.contains(.hidden) != true {
                current.append(child)
            }
        }
        close()
        return groups
    }

    /// The elements that an element resolves to.
    private func resolved(_ element: UIMenuElement) -> [UIMenuElement] {
        guard let deferred = element as? UIDeferredMenuElement else { return [element] }
        let key = ObjectIdentifier(deferred)
        if let known = provided[key] { return known.flatMap(resolved) }
        var isLate = false
        provided[key] = [deferred.placeholder]
        deferred.provide { [weak self] elements in
            guard let self else { return }
            provided[key] = elements.filter { $0 !== deferred }
            guard isLate else { return }
            reload()
            onResize()
        }
        isLate = true
        return (provided[key] ?? []).flatMap(resolved)
    }

    /// The size of the elements in a group: that of the menu they are children of.
    private func size(of group: [UIMenuElement], in menu: UIMenu) -> UIMenu.ElementSize {
        let children = menu.children.flatMap(resolved)
        if let first = group.first, children.contains(first) {
            return menu.options.contains(.displayAsPalette) ? .small : menu.preferredElementSize
        }
        for case let inner as UIMenu in children where inner.options.contains(.displayInline) {
            let found = size(of: group, in: inner)
            if found != .automatic { return found }
        }
        return .automatic
    }

    // MARK: Layout

    func fittingSize(in room: CGSize) -> CGSize {
        CGSize(width: min(MenuPanel.width, room.width), height: min(contentHeight, room.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        scrollView.frame = bounds
        scrollView.contentSize = CGSize(width: bounds.width, height: contentHeight)
        scrollView.isScrollEnabled = contentHeight > bounds.height + 0.5
    }

    // MARK: Selection

    /// Highlights the row at a location in the list.
    func highlight(_ place: CGPoint?) {
        let row = place.flatMap { self.row(at: $0) }
        for other in rows { other.isHighlighted = other === row && other.isEnabled }
    }

    private func row(at place: CGPoint) -> MenuRow? {
        guard bounds.contains(place) else { return nil }
        return rows.first { $0.frame.contains(convert(place, to: scrollView)) }
    }

    /// Chooses the highlighted row.
    func chooseHighlighted() {
        let chosen = rows.first { $0.isHighlighted }
        highlight(nil)
        if let chosen { choose(chosen) }
    }

    fileprivate func choose(_ row: MenuRow) {
        guard row.isEnabled else { return }
        if row.isHeader {
            if !opened.isEmpty { opened.removeLast() }
        } else if let inner = row.element as? UIMenu {
            opened.append(inner)
        } else {
            return onChoice(row.element)
        }
        reload()
        onResize()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let found = super.hitTest(point, with: event) else { return nil }
        // A scrollable list handles its own touches.
        return scrollView.isScrollEnabled && found.isDescendant(of: scrollView) ? found : self
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlight(touches.first?.location(in: self))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlight(touches.first?.location(in: self))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlight(touches.first?.location(in: self))
        chooseHighlighted()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(nil) }
}

extension UIDeferredMenuElement {
    /// The placeholder while deferred elements are loading.
    fileprivate var placeholder: UIMenuElement { UIAction(title: "Loading…", attributes: .disabled) { _ in } }
}

/// A row of a menu.
final class MenuRow: UIView {
    let element: UIMenuElement
    let isHeader: Bool
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let imageView = UIImageView()
    private let mark = UIImageView()
    private let hasState: Bool
    private let compact: UIMenu.ElementSize?

    /// The minimum height of a row, its margin, and the space for checkmarks and images, in points.
    private static let (height, margin, markWidth, imageWidth): (CGFloat, CGFloat, CGFloat, CGFloat) = (44, 16, 20, 24)

    init(_ element: UIMenuElement, hasState: Bool, lineLimit: Int) {
        (self.element, isHeader, self.hasState, compact) = (element, false, hasState, nil)
        super.init(frame: .zero)
        titleLabel.numberOfLines = lineLimit > 0 ? lineLimit : 2
        fill(font: .systemFont(ofSize: 17))
    }

    /// Creates a row with the title of the menu above it; that of an opened submenu leads back.
    init(header menu: UIMenu, isOpened: Bool) {
        (element, isHeader, hasState, compact) = (menu, true, isOpened, nil)
        super.init(frame: .zero)
        fill(font: .systemFont(ofSize: isOpened ? 17 : 13, weight: isOpened ? .semibold : .regular))
        imageView.image = nil
        mark.image = isOpened ? UIImage(systemName: "chevron.down") : nil
        if !isOpened { titleLabel.textColor = .secondaryLabel }
        isUserInteractionEnabled = isOpened
    }

    /// Creates a small element that is shown beside others.
    init(_ element: UIMenuElement, compact size: UIMenu.ElementSize) {
        (self.element, isHeader, hasState, compact) = (element, false, false, size)
        super.init(frame: .zero)
        fill(font: .systemFont(ofSize: size == .small ? 17 : 12))
        titleLabel.textAlignment = .center
        titleLabel.isHidden = size == .small && imageView.image != nil
    }

    required init?(coder: NSCoder) { nil }

    private var leaf: (any UIMenuLeaf)? { element as? any UIMenuLeaf }

    var isEnabled: Bool { isUserInteractionEnabled && leaf?.attributes.contains(.disabled) != true }

    var isHighlighted = false {
        didSet { if isHighlighted != oldValue { backgroundColor = isHighlighted ? .systemFill : nil } }
    }

    private func fill(font: UIFont) {
        isOpaque = false
        let inner = element as? UIMenu
        let isDestructive =
            leaf?.attributes.contains(.destructive) == true || inner?.options.contains(.destructive) == true
        let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        titleLabel.text = element.title
        titleLabel.font = font
        titleLabel.textColor = color
        subtitleLabel.text = element.subtitle
        subtitleLabel.font = .systemFont(ofSize: 13)
        subtitleLabel.textColor = .secondaryLabel
        let isOn = leaf?.state == .on
        imageView.image = (isOn ? leaf?.selectedImage : nil) ?? element.image
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor = color
        mark.image =
            inner != nil
            ? UIImage(systemName: "chevron.forward")
            : isOn ? UIImage(systemName: "checkmark") : leaf?.state == .mixed ? UIImage(systemName: "minus") : nil
        mark.contentMode = .scaleAspectFit
        mark.tintColor = color
        for view in [titleLabel, subtitleLabel, imageView, mark] { addSubview(view) }
    }

    private func textWidth(_ width: CGFloat) -> CGFloat {
        let mark = hasState ? MenuRow.markWidth : 0
        let image = imageView.image == nil ? 0 : MenuRow.imageWidth + 8
        return max(0, width - 2 * MenuRow.margin - mark - image)
    }

    func fittingHeight(_ width: CGFloat) -> CGFloat {
        let room = CGSize(width: textWidth(width), height: .greatestFiniteMagnitude)
        var height = titleLabel.sizeThatFits(room).height
        if element.subtitle?.isEmpty == false { height += subtitleLabel.sizeThatFits(room).height }
        let least = isHeader && !isUserInteractionEnabled ? 32 : MenuRow.height
        return max(least, (height + 22).rounded(.up))
    }

    var compactHeight: CGFloat { compact == .small ? MenuRow.height : 60 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRight = isRightToLeft
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
            let left = isRight ? bounds.width - x - size.width : x
            view.frame = CGRect(origin: CGPoint(x: left, y: y), size: size)
        }
        if compact != nil {
            let side = MenuRow.imageWidth
            let top = titleLabel.isHidden ? (bounds.height - side) / 2 : 8
            place(imageView, (bounds.width - side) / 2, top, CGSize(width: side, height: side))
            let textTop = imageView.image == nil ? 0 : top + side
            place(titleLabel, 4, textTop, CGSize(width: bounds.width - 8, height: bounds.height - textTop - 4))
            return
        }
        let width = textWidth(bounds.width)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let title = titleLabel.sizeThatFits(room).height
        let subtitle = element.subtitle?.isEmpty == false ? subtitleLabel.sizeThatFits(room).height : 0
        let x = MenuRow.margin + (hasState ? MenuRow.markWidth : 0)
        let y = (bounds.height - title - subtitle) / 2
        place(titleLabel, x, y, CGSize(width: width, height: title))
        place(subtitleLabel, x, y + title, CGSize(width: width, height: subtitle))
        let side = MenuRow.imageWidth
        place(mark, MenuRow.margin - 4, (bounds.height - 14) / 2, CGSize(width: 16, height: 14))
        let imageX = bounds.width - MenuRow.margin - side
        place(imageView, imageX, (bounds.height - side) / 2, CGSize(width: side, height: side))
    }

    // MARK: Accessibility

    override var standardAccessibility: StandardAccessibility {
        var traits: UIAccessibilityTraits = isHeader && !isUserInteractionEnabled ? .header : .button
        if !isEnabled { traits.insert(.notEnabled) }
        if leaf?.state == .on { traits.insert(.selected) }
        return StandardAccessibility(isElement: true, label: element.title, traits: traits)
    }

    override func accessibilityActivate() -> Bool {
        var above = superview
        while let view = above {
            if let panel = view as? MenuPanel {
                panel.choose(self)
                return true
            }
            above = view.superview
        }
        return false
    }
}
