import CoreGraphics
import Foundation
import QuartzCore

/// The button of a bar button item.
final class BarButton: UIControl {
    let item: UIBarButtonItem
    private let label = UILabel()
    private let imageView = UIImageView()
    private let background = UIImageView()
    private let looks: UIBarButtonItemAppearance
    /// The chevron of a back button; nil for others.
    private let indicator: UIImageView?
    private let ownTitle: String?

    /// The horizontal inset of the contents, in points.
    static let inset: CGFloat = 8

    /// Returns the gap before each view of a bar: custom views are as far from the bar's edge, and from each other, as
    /// the contents of buttons are from what is beside the button.
    static func gaps(_ views: [UIView], atEdge: Bool, isCustom: (UIView) -> Bool) -> [CGFloat] {
        var needsGap = atEdge
        return views.map { view in
            let needsOwn = isCustom(view) && !(view is any BarPaddedView)
            defer { needsGap = needsOwn }
            return needsGap && needsOwn ? inset : 0
        }
    }
    private static let fontSize: CGFloat = 17

    init(_ item: UIBarButtonItem, looks: UIBarButtonItemAppearance, title: String? = nil, indicator: UIImage? = nil) {
        (self.item, self.looks, ownTitle) = (item, looks, title)
        self.indicator = indicator.map { UIImageView(image: $0) }
        super.init(frame: .zero)
        for view in [background, imageView, label] { addSubview(view) }
        if let indicator = self.indicator { addSubview(indicator) }
        label.lineBreakMode = .byTruncatingTail
        imageView.contentMode = .scaleAspectFit
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityHint = item.accessibilityHint
        if item.menu != nil {
            showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
            isContextMenuInteractionEnabled = true
        }
        showItem()
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard isEnabled, let menu = item.menu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    required init?(coder: NSCoder) { nil }

    /// The title: the given one, the item's, or the system item's.
    private var title: String? { ownTitle ?? item.title ?? item.systemItem?.title }

    private var image: UIImage? {
        if ownTitle != nil, item.image == nil { return nil }
        if let image = item.image { return image }
        guard item.title == nil, let name = item.systemItem?.symbolName else { return nil }
        return UIImage(systemName: name)
    }

    override var standardAccessibility: StandardAccessibility {
        var standard = super.standardAccessibility
        standard.label =
            item.accessibilityLabel ?? title ?? item.systemItem.map { "\($0)".replacing("_", with: "").capitalized }
            ?? image?.accessibilityLabel
        standard.identifier = item.accessibilityIdentifier
        standard.traits.insert(.button)
        return standard
    }

    private func showItem() {
        imageView.image = image
        imageView.preferredSymbolConfiguration =
            item.systemItem == .close
            ? .closing : UIImage.SymbolConfiguration(pointSize: BarButton.fontSize, weight: .regular)
        label.isHidden = image != nil
        let state = !isEnabled ? looks.disabled : isHighlighted ? looks.highlighted : looks.normal
        let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: BarButton.fontSize, weight: weight),
            .foregroundColor: isEnabled ? tintColor ?? .systemBlue : UIColor.tertiaryLabel,
        ]
        attributes.merge(looks.normal.titleTextAttributes) { $1 }
        if state !== looks.normal { attributes.merge(state.titleTextAttributes) { $1 } }
        let raw: UInt = !isEnabled ? State.disabled.rawValue : isHighlighted ? State.highlighted.rawValue : 0
        attributes.merge(item.shownTitleAttributes(for: 0, in: self)) { $1 }
        if raw != 0 { attributes.merge(item.shownTitleAttributes(for: raw, in: self)) { $1 } }
        label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
        background.image =
            state.backgroundImage ?? looks.normal.backgroundImage
            ?? item.shownBackground(self.state, isBack: indicator != nil)
        // A disabled image is gray, like a disabled title.
        imageView.tintColor = isEnabled ? nil : .tertiaryLabel
        label.alpha = isHighlighted ? 0.2 : 1
        imageView.alpha = label.alpha
        indicator?.alpha = label.alpha
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showItem()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        // Inside its bar, the button uses the appearance proxy's values for items in such bars.
        if let tint = item.shownTintColor(in: self) { tintColor = tint }
        showItem()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showItem()
    }

    /// The width of the chevron and its padding to the title.
    private var indicatorWidth: CGFloat { indicator.map { $0.image!.size.width + 6 } ?? 0 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        var width = imageView.image == nil ? 0 : imageView.intrinsicContentSize.width
        if !label.isHidden {
            width = label.sizeThatFits(.zero).width
            for title in item.possibleTitles ?? [] {
                let attributes = label.attributedText.map {
                    $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : [:]
                }
                width = max(width, roundedUp(NSAttributedString(string: title, attributes: attributes).size().width))
            }
        }
        if item.width > 0 { width = item.width - 2 * BarButton.inset }
        return CGSize(width: width + indicatorWidth + 2 * BarButton.inset, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds.insetWithin(dx: BarButton.inset, dy: 0)
        if let indicator, let image = indicator.image {
            let x = isRightToLeft ? area.maxX - image.size.width : area.minX
            indicator.frame = CGRect(
                x: x, y: ((area.height - image.size.height) / 2).rounded(), width: image.size.width,
                height: image.size.height)
            indicator.transform = isRightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
            if !isRightToLeft { area.origin.x += indicatorWidth }
            area.size.width = max(0, area.width - indicatorWidth)
        }
        let (offset, own) = (looks.normal.titlePositionAdjustment, item.shownOffsets(isBack: indicator != nil))
        label.frame = area.offsetBy(
            dx: offset.horizontal + own.title.horizontal, dy: offset.vertical + own.title.vertical)
        imageView.frame = area.inset(by: item.imageInsets)
        background.frame = bounds.offsetBy(dx: 0, dy: own.background)
    }

    override var upInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }
}

extension UIBarButtonItem.SystemItem {
    /// The title of the system item; nil for a symbol.
    var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    /// The symbol of a system item without a title.
    var symbolName: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .close: "xmark.circle.fill"
        case ._left: "chevron.left"
        case ._right: "chevron.right"
        case ._up: "chevron.up"
        case ._down: "chevron.down"
        default: nil
        }
    }

    /// Whether the item is a space.
    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}

/// A custom view of a bar's item that includes the horizontal insets of buttons.
package protocol BarPaddedView: UIView {}

extension UIBarButtonItem {
    /// Returns the item's view in a bar: its custom view, or a button.
    func makeView(looks: UIBarButtonItemAppearance, done: UIBarButtonItemAppearance) -> UIView {
        if let customView { return customView }
        let button = BarButton(self, looks: style == .done ? done : looks)
        button.addAction(
            UIAction { [weak self] action in
                let sender = action.sender as? UIControl
                self?.perform(from: sender, event: sender?.currentEvent)
            }, for: .touchUpInside)
        return button
    }
}

extension UIView {
    /// Returns the size of an item's view in a bar of a given height.
    final func barSize(height: CGFloat) -> CGSize {
        if self is BarButton { return sizeThatFits(CGSize(width: 0, height: height)) }
        var size = bounds.size
        if !translatesAutoresizingMaskIntoConstraints {
            size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        if size.width <= 0 || size.height <= 0 {
            let own = intrinsicContentSize
            size = own.width > 0 && own.height > 0 ? own : sizeThatFits(CGSize(width: 0, height: height))
        }
        return CGSize(width: size.width, height: min(size.height, height))
    }
}
