import CoreGraphics
import Foundation
import QuartzCore

/// The row of a navigation bar: the back button, buttons at both sides, and a title between them.
final class NavigationBarRow: UIView {
    private var back: BarButton?
    private var backTitle: String?
    private var left: [UIView] = []
    private var right: [UIView] = []
    /// The views of items with custom views.
    private var custom: Set<ObjectIdentifier> = []
    private let titleLabel = UILabel()
    private let promptLabel = UILabel()
    private var titleView: UIView?
    private var backTitles: [String] = []
    private var makeBack: ((String) -> BarButton)?
    private var isLeading = false
    private var titleOffset = UIOffset.zero

    /// The margin beside chevrons, in points.
    private static let backMargin: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = [.header]
        promptLabel.textAlignment = .center
        promptLabel.font = .systemFont(ofSize: 13)
        addSubview(titleLabel)
        addSubview(promptLabel)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether the title is hidden, as while a large one is shown.
    var titleIsHidden = false {
        didSet {
            guard titleIsHidden != oldValue else { return }
            titleLabel.alpha = titleIsHidden ? 0 : 1
        }
    }

    /// Offsets the title and the back button during a transition between items.
    func slide(by distance: CGFloat) {
        let way = CGAffineTransform(translationX: distance, y: 0)
        for view in [titleLabel, titleView] { view?.transform = way }
    }

    /// Shows an item, and the back button to the previous one.
    func show(
        _ item: UINavigationItem?, over previous: UINavigationItem?, of bar: UINavigationBar,
        looks: UINavigationBarAppearance
    ) {
        for view in left + right + [back].compactMap({ $0 }) where view.superview === self {
            view.removeFromSuperview()
        }
        func views(_ items: [UIBarButtonItem]) -> [UIView] {
            items.map { item in
                item.host = bar
                if item.systemItem?.isSpace == true {
                    let width = item.systemItem == .fixedSpace ? item.width : 0
                    return UIView(frame: CGRect(x: 0, y: 0, width: width, height: 1))
                }
                return item.makeView(looks: looks.buttonAppearance, done: looks.doneButtonAppearance)
            }
        }
        let (leftItems, rightItems) = (item?.shownLeftItems ?? [], item?.shownRightItems ?? [])
        (left, right) = (views(leftItems), views(rightItems))
        custom = Set((leftItems + rightItems).compactMap { $0.customView.map { ObjectIdentifier($0) } })
        if let search = item?.search, search.isInline {
            search.barView.bounds.size = CGSize(width: 240, height: UINavigationBar.rowHeight)
            search.didMove(to: bar)
            right.append(search.barView)
        }
        takeBack(item, previous, bar, looks)
        for view in left + right { addSubview(view) }
        takeTitle(item, bar, looks)
        isLeading = item.map { $0.style != .navigator || $0.largeTitleDisplayMode == .inline } ?? false
        setNeedsLayout()
    }

    private func takeBack(
        _ item: UINavigationItem?, _ previous: UINavigationItem?, _ bar: UINavigationBar,
        _ looks: UINavigationBarAppearance
    ) {
        (back, backTitle) = (nil, nil)
        guard let item, let previous, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton else {
            makeBack = nil
            return
        }
        let given = previous.backBarButtonItem
        given?.host = bar
        let full = given?.title ?? previous.backButtonTitle ?? previous.title ?? "Back"
        backTitles =
            switch previous.backButtonDisplayMode {
            case .default: given?.image == nil ? [full, "Back", ""] : [""]
            case .generic: ["Back", ""]
            case .minimal: [""]
            }
        let source = UIBarButtonItem()
        (source.image, source.tintColor) = (given?.image, given?.tintColor)
        source.titleAttributes = given?.titleAttributes ?? [:]
        source.settings = given?.settings ?? [:]
        source.accessibilityIdentifier = given?.accessibilityIdentifier
        source.accessibilityLabel = given?.accessibilityLabel ?? full
        let image = bar.backIndicatorImage?.withRenderingMode(.alwaysTemplate) ?? looks.backIndicatorImage
        makeBack = { [weak bar] title in
            let button = BarButton(source, looks: looks.backButtonAppearance, title: title, indicator: image)
            button.addAction(UIAction { _ in bar?.goBack() }, for: .touchUpInside)
            return button
        }
    }

    private func takeTitle(_ item: UINavigationItem?, _ bar: UINavigationBar, _ looks: UINavigationBarAppearance) {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label,
        ]
        attributes.merge(bar.titleTextAttributes ?? [:]) { $1 }
        attributes.merge(looks.titleTextAttributes) { $1 }
        titleLabel.attributedText = item?.title.map { NSAttributedString(string: $0, attributes: attributes) }
        titleLabel.isHidden = item?.titleView != nil
        titleOffset = looks.titlePositionAdjustment
        titleOffset.vertical += bar.titleVerticalPositionAdjustment(for: bar.isCompact ? .compact : .default)
        promptLabel.text = item?.prompt
        promptLabel.textColor = .label
        let wanted = item?.titleView ?? item.flatMap { titleButton(of: $0, attributes) }
        titleLabel.isHidden = wanted != nil
        if titleView !== wanted {
            if titleView?.superview === self { titleView?.removeFromSuperview() }
            titleView = wanted
        }
        if let titleView, titleView.superview !== self { addSubview(titleView) }
    }

    /// Creates a button with the title that opens the item's title menu; nil if there is none.
    private func titleButton(of item: UINavigationItem, _ attributes: [NSAttributedString.Key: Any]) -> UIView? {
        guard let provider = item.titleMenuProvider, let title = item.title, let menu = provider([]) else { return nil }
        let button = UIButton(type: .custom)
        button.setAttributedTitle(NSAttributedString(string: title, attributes: attributes), for: .normal)
        let size = UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)
        button.setImage(UIImage(systemName: "chevron.down", withConfiguration: size), for: .normal)
        button.tintColor = attributes[.foregroundColor] as? UIColor
        button.semanticContentAttribute = isRightToLeft ? .forceLeftToRight : .forceRightToLeft
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.sizeToFit()
        return button
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = max(ViewMargins.side(ofWidth: bounds.width) - BarButton.inset, 0)
        let prompt = promptLabel.text == nil ? 0 : UINavigationBar.promptHeight
        promptLabel.frame = CGRect(x: margin, y: 0, width: max(0, bounds.width - 2 * margin), height: prompt)
        let area = CGRect(x: 0, y: prompt, width: bounds.width, height: bounds.height - prompt)
        let titleWidth = titleView?.barSize(height: area.height).width ?? titleLabel.sizeThatFits(.zero).width
        // Measured from the leading edge, and mirrored at the end.
        let isCustom = { [custom] (view: UIView) in custom.contains(ObjectIdentifier(view)) }
        var end = area.width - margin
        for (view, gap) in zip(right, BarButton.gaps(right, atEdge: true, isCustom: isCustom)) {
            let size = view.barSize(height: area.height)
            end -= size.width + gap
            place(view, at: end, size, in: area)
        }
        let gaps = BarButton.gaps(left, atEdge: makeBack == nil, isCustom: isCustom)
        let leftWidth = gaps.reduce(0, +) + left.reduce(0) { $0 + $1.barSize(height: area.height).width }
        var start = margin
        placeBack(in: area, upTo: end - leftWidth, titleWidth: titleIsHidden ? 0 : titleWidth)
        if let back { start = NavigationBarRow.backMargin - BarButton.inset + back.bounds.width }
        for (view, gap) in zip(left, gaps) {
            let size = view.barSize(height: area.height)
            place(view, at: start + gap, size, in: area)
            start += gap + size.width
        }
        placeTitle(in: area, from: start, to: end, width: titleWidth)
    }

    /// Lays out the back button with the longest title that fits.
    private func placeBack(in area: CGRect, upTo end: CGFloat, titleWidth: CGFloat) {
        guard let makeBack else { return }
        let room = min(end, max((area.width - titleWidth) / 2, area.width * 0.2))
        var (chosen, button) = ("", makeBack(""))
        for title in backTitles {
            (chosen, button) = (title, makeBack(title))
            if button.sizeThatFits(area.size).width + NavigationBarRow.backMargin <= room + BarButton.inset { break }
        }
        // A button that is being touched stays, as long as its title is the same.
        if let back, chosen == backTitle { button = back }
        if button !== back {
            back?.removeFromSuperview()
            addSubview(button)
        }
        (back, backTitle) = (button, chosen)
        let size = button.sizeThatFits(area.size)
        place(button, at: NavigationBarRow.backMargin - BarButton.inset, size, in: area)
    }

    private func placeTitle(in area: CGRect, from start: CGFloat, to end: CGFloat, width: CGFloat) {
        let gap: CGFloat = 6
        let (low, high) = (start + gap, max(start + gap, end - gap))
        let length = min(width, high - low)
        let wanted = isLeading ? low + BarButton.inset : (area.width - length) / 2
        let x = min(max(wanted, low), high - length)
        let height = titleView?.barSize(height: area.height).height ?? area.height
        let size = CGSize(width: length, height: height)
        place(
            titleView ?? titleLabel, at: x, size,
            in: area.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical))
    }

    private func place(_ view: UIView, at x: CGFloat, _ size: CGSize, in area: CGRect) {
        let left = isRightToLeft ? area.width - x - size.width : x
        let y = (area.minY + (area.height - size.height) / 2).rounded()
        let transform = view.transform
        view.bounds.size = size
        let anchor = view.layer.anchorPoint
        view.center = CGPoint(x: area.minX + left + size.width * anchor.x, y: y + size.height * anchor.y)
        view.transform = transform
    }
}
