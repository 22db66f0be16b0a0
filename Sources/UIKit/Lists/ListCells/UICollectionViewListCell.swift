import CoreGraphics
public import Foundation

/// A list's cell: content with accessories, separators, and swipe actions.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewlistcell)
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    private var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []
    private var separators: (top: UIView, bottom: UIView) = (UIView(), UIView())
    private var listPlace: ListPlace?
    /// What the cell is being configured for; nil once it follows its position in a list.
    private var upcoming: (appearance: UICollectionLayoutListConfiguration.Appearance, isHeader: Bool)?
    /// The header or footer of a list that the cell is used as; nil for an item's cell.
    private var listEdge: ListEdge?
    private var guideConstraints: [NSLayoutConstraint] = []

    /// Creates a cell with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareList()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareList()
    }

    private func prepareList() {
        insetsLayoutMarginsFromSafeArea = false
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        for line in [separators.top, separators.bottom] {
            line.isHidden = true
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
    }

    // MARK: Content

    /// The accessories beside the content.
    open var accessories: [UICellAccessory] = [] { didSet { updateAccessories() } }

    /// The indentation level of the content. 0 by default.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }

    /// The width of each indentation level, in points. 10 by default.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

    /// Whether leading accessories are also indented. True by default.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }

    /// The layout guide of the separators: constraints on its leading and trailing anchors move them.
    open var separatorLayoutGuide: UILayoutGuide { separatorGuide }

    private lazy var separatorGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        guide.identifier = "UICollectionViewListCell-separatorLayoutGuide"
        addLayoutGuide(guide)
        let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: separatorInset)
        let trailing = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
        (leading.priority, trailing.priority) = (.defaultLow, .defaultLow)
        NSLayoutConstraint.activate([leading, trailing])
        guideConstraints = [leading, trailing]
        return guide
    }()

    /// Returns the default content configuration for the list's appearance, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        if let listEdge { return listEdge.content }
        let isHeader = isListHeader
        return switch upcoming?.appearance ?? listPlace?.list.appearance ?? engine?.listAppearance {
        case .sidebar, .sidebarPlain: isHeader ? .sidebarHeader() : .sidebarCell()
        case .plain where isHeader: .plainHeader()
        case .grouped where isHeader, .insetGrouped where isHeader: .groupedHeader()
        default: .cell()
        }
    }

    /// Whether the cell is the header of its section.
    private var isListHeader: Bool { upcoming?.isHeader ?? listPlace?.isHeader ?? false }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        if let listEdge { return listEdge.background }
        return switch upcoming?.appearance ?? listPlace?.list.appearance {
        case .grouped, .insetGrouped: isListHeader ? .listGroupedHeaderFooter() : .listGroupedCell()
        case .sidebar, .sidebarPlain: .listSidebarCell()
        default: .listPlainCell()
        }
    }

    // MARK: List

    /// Configures the cell as a supplementary view of a section that is a list.
    final func stand(at kind: String, of appearance: UICollectionLayoutListConfiguration.Appearance?) {
        listEdge = appearance.flatMap { ListEdge(kind, of: $0) }
    }

    /// Updates the appearance as the header or footer of a list.
    final func followEdge() { if listEdge != nil { showStandardBackground() } }

    /// Prepares the cell to be configured as an item of a list, before it has its position there.
    final func willConfigure(for list: UICollectionLayoutListConfiguration?, isHeader: Bool) {
        upcoming = list.map { ($0.appearance, isHeader) }
    }

    /// Updates the cell as an item of a list, for its position in the section.
    final func follow(_ engine: CollectionEngine, _ path: IndexPath) {
        upcoming = nil
        let place = engine.listPlace(path)
        let outline = (engine.collection.dataSource as? any OutlineSource)?.outlineState(path)
        if let outline {
            if indentationLevel != outline.level { indentationLevel = outline.level }
            change(\.isExpanded, outline.isExpanded)
        }
        for entry in accessoryViews where entry.accessory.accessoryType == .outlineDisclosure {
            entry.view.transform = states.isExpanded ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
            entry.view.isHidden = outline?.hasChildren == false
        }
        guard place != listPlace || usesStandardBackground == nil else { return setNeedsLayout() }
        listPlace = place
        guard let place else { return }
        let margins = NSDirectionalEdgeInsets(top: 8, leading: place.margin, bottom: 8, trailing: place.margin)
        if directionalLayoutMargins != margins { directionalLayoutMargins = margins }
        showStandardBackground()
        round(place)
        setNeedsLayout()
    }

    /// Installs the background of the list's appearance, unless the cell has its own.
    private func showStandardBackground() {
        let isOwn = contents.background != nil && usesStandardBackground != true
        guard !isOwn, backgroundView == nil, !appearanceMarks.contains(.backgroundColor) else { return }
        usesStandardBackground = true
        contents.background = defaultBackgroundConfiguration()
    }

    /// Whether the background is that of the list's appearance; nil before it is known.
    private var usesStandardBackground: Bool?

    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            usesStandardBackground = newValue == nil ? nil : false
            super.backgroundConfiguration = newValue
        }
    }

    private func round(_ place: ListPlace) {
        guard place.list.appearance == .insetGrouped else { return }
        let isRounded = (place.isFirst || place.isLast) && !place.isHeader
        layer.cornerRadius = isRounded ? 10 : 0
        layer.cornerCurve = .continuous
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        layer.masksToBounds = isRounded
    }

    // MARK: Accessories

    private func updateAccessories() {
        for entry in accessoryViews { entry.view.removeFromSuperview() }
        accessoryViews = accessories.compactMap { accessory in
            guard let view = makeView(accessory) else { return nil }
            if let color = accessory.options.tintColor { view.tintColor = color }
            addSubview(view)
            return (accessory, view)
        }
        if let engine, let path = engine.elements.element(of: self)?.path { follow(engine, path) }
        setNeedsLayout()
    }

    private func makeView(_ accessory: UICellAccessory) -> UIView? {
        func glyph(_ kind: ListGlyph.Kind) -> ListGlyph {
            let glyph = ListGlyph(kind)
            glyph.color = accessory.options.tintColor
            return glyph
        }
        func button(_ kind: ListGlyph.Kind, _ action: @escaping () -> Void) -> ListGlyphButton {
            let button = ListGlyphButton(kind, action)
            button.glyph.color = accessory.options.tintColor
            button.bounds.size = CGSize(width: ListGlyph.size(kind).width, height: 44)
            return button
        }
        switch accessory.accessoryType {
        case .disclosureIndicator: return glyph(.chevron)
        case .checkmark: return glyph(.checkmark)
        case .detail: return button(.detail) { accessory.action?() }
        case .delete:
            return button(.delete) { [weak self] in
                if let action = accessory.action { return action() }
                guard let self else { return }
                self.engine?.swipes.confirmDeletion(self)
            }
        case .insert: return button(.insert) { accessory.action?() }
        case .reorder: return makeGrip()
        case .multiselect: return SelectionMark()
        case .outlineDisclosure:
            let view = button(.chevron) { [weak self] in
                if let action = accessory.action { return action() }
                self?.toggleOutline()
            }
            view.glyph.isTinted = true
            return view
        case .label:
            let label = UILabel()
            label.text = accessory.text
            label.adjustsFontForContentSizeCategory = accessory.options.adjustsFontForContentSizeCategory
            label.font = accessory.options.font ?? .preferredFont(forTextStyle: .body)
            label.textColor = accessory.options.tintColor ?? .secondaryLabel
            label.sizeToFit()
            return label
        case .popUpMenu: return accessory.menu.map { .popUp($0, accessory.options, accessory.menuAction) }
        case .customView(let view):
            if view.bounds.isEmpty { view.bounds.size = view.intrinsicContentSize }
            return view
        }
    }

    private func toggleOutline() {
        guard let engine, let path = engine.elements.element(of: self)?.path else { return }
        (engine.collection.dataSource as? any OutlineSource)?.toggle(path)
    }

    private func width(_ entry: (accessory: UICellAccessory, view: UIView)) -> CGFloat {
        switch entry.accessory.options.reservedLayoutWidth {
        case .custom(let width): width
        case .standard: 28
        case .actual, nil: entry.view.bounds.width
        }
    }

    // MARK: Layout

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    private func shown(_ isLeading: Bool) -> [(accessory: UICellAccessory, view: UIView)] {
        accessoryViews.filter {
            $0.accessory.isLeading == isLeading && $0.accessory.isShown(isEditing: states.isEditing)
        }
    }

    override var contentFrame: CGRect {
        let (leading, trailing) = (shown(true), shown(false))
        let margins = directionalLayoutMargins
        var (start, end) = (indentation, CGFloat(0))
        if !leading.isEmpty { start += leading.reduce(margins.leading) { $0 + width($1) + 8 } - margins.leading + 8 }
        if !trailing.isEmpty { end = trailing.reduce(margins.trailing - 8) { $0 + width($1) + 8 } }
        let size = bounds.size
        let room = max(0, size.width - start - end)
        return CGRect(x: isRightToLeft ? size.width - start - room : start, y: 0, width: room, height: size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutAccessories()
        layoutSeparators()
    }

    private func layoutAccessories() {
        let (size, margins) = (bounds.size, directionalLayoutMargins)
        for entry in accessoryViews { entry.view.isHidden = !entry.accessory.isShown(isEditing: states.isEditing) }
        func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat) {
            let middle = x + width / 2
            view.center = CGPoint(x: isRightToLeft ? size.width - middle : middle, y: size.height / 2)
            (view as? SelectionMark)?.show(states.isSelected)
        }
        var x = margins.leading + (indentsAccessories ? indentation : 0)
        for entry in shown(true) {
            place(entry.view, x, width(entry))
            x += width(entry) + 8
        }
        x = size.width - margins.trailing
        for entry in shown(false).reversed() {
            x -= width(entry)
            place(entry.view, x, width(entry))
            x -= 8
        }
    }

    /// The leading inset of separators, which align with the text.
    private var separatorInset: CGFloat {
        guard let list = contents.contentView as? UIListContentView else {
            let start = isRightToLeft ? bounds.width - contentFrame.maxX : contentFrame.minX
            return start + directionalLayoutMargins.leading
        }
        return list.textStart(in: self)
    }

    private func layoutSeparators() {
        guard let place = listPlace else {
            (separators.top.isHidden, separators.bottom.isHidden) = (true, true)
            return
        }
        if let leading = guideConstraints.first, leading.constant != separatorInset {
            leading.constant = separatorInset
        }
        let config = place.separators
        let thickness = 1 / pixelsPerPoint
        let isGrouped = place.list.appearance == .grouped
        let (top, bottom) = (
            place.isFirst && isGrouped && place.list.showsSeparators && !place.isHeader,
            place.list.showsSeparators && !place.isHeader && !(place.isLast && place.list.appearance == .insetGrouped)
        )
        func show(
            _ line: UIView, _ visibility: UIListSeparatorConfiguration.Visibility, _ automatic: Bool,
            _ insets: NSDirectionalEdgeInsets, _ isWhole: Bool, _ y: CGFloat
        ) {
            line.isHidden = visibility == .hidden || (visibility == .automatic && !automatic)
            guard !line.isHidden else { return }
            let isAutomatic = insets.leading >= CGFloat(Float.greatestFiniteMagnitude)
            let start = isAutomatic ? (isWhole ? 0 : separatorStart) : insets.leading
            let end = isAutomatic ? (isWhole ? 0 : separatorEnd) : insets.trailing
            line.backgroundColor = config.color
            line.frame = CGRect(
                x: isRightToLeft ? end : start, y: y, width: max(0, bounds.width - start - end), height: thickness)
            bringSubviewToFront(line)
        }
        show(
            separators.top, config.topSeparatorVisibility, top, config.topSeparatorInsets, place.isFirst && isGrouped, 0
        )
        show(
            separators.bottom, config.bottomSeparatorVisibility, bottom, config.bottomSeparatorInsets,
            place.isLast && isGrouped, bounds.height - thickness)
    }

    private var separatorStart: CGFloat { guideConstraints.isEmpty ? separatorInset : room(atLeft: !isRightToLeft) }

    private var separatorEnd: CGFloat { guideConstraints.isEmpty ? 0 : max(0, room(atLeft: isRightToLeft)) }

    /// The distance of the separator guide from a side.
    private func room(atLeft: Bool) -> CGFloat {
        atLeft ? separatorGuide.layoutFrame.minX : bounds.width - separatorGuide.layoutFrame.maxX
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var size = super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        if verticalFittingPriority != .required { size.height = max(size.height, 44) }
        return size
    }
}

/// A list cell's position.
@MainActor
struct ListPlace: @preconcurrency Equatable {
    let list: UICollectionLayoutListConfiguration
    let separators: UIListSeparatorConfiguration
    let isFirst: Bool
    let isLast: Bool
    let isHeader: Bool
    let margin: CGFloat

    static func == (a: ListPlace, b: ListPlace) -> Bool {
        a.list.appearance == b.list.appearance && a.list.showsSeparators == b.list.showsSeparators
            && a.separators == b.separators && a.isFirst == b.isFirst && a.isLast == b.isLast
            && a.isHeader == b.isHeader
            && a.margin == b.margin
    }
}

/// The checkmark that shows whether a cell is selected.
final class SelectionMark: UIView {
    private var glyph: ListGlyph?

    init() { super.init(frame: CGRect(x: 0, y: 0, width: 22, height: 22)) }

    required init?(coder: NSCoder) { nil }

    func show(_ isSelected: Bool) {
        let kind: ListGlyph.Kind = isSelected ? .checkedCircle : .circle
        guard glyph?.kind != kind else { return }
        glyph?.removeFromSuperview()
        let new = ListGlyph(kind)
        addSubview(new)
        glyph = new
    }
}
