import CoreGraphics
import QuartzCore

extension UITableViewCell {
    /// The widths of a cell's controls and accessories, in points, as on iPhone.
    enum Metrics {
        static let editControl: CGFloat = 38
        static let reorderControl: CGFloat = 40
        static let accessoryGap: CGFloat = 8
        static let captionWidth: CGFloat = 91
        static let imageGap: CGFloat = 16
    }

    private final var isMarked: Bool { parts.isEditing && row?.selectsByMark == true }

    private final var showsEditControl: Bool {
        parts.isEditing && (isMarked || (row?.editingStyle ?? .none) != .none)
    }

    private final var showsReorder: Bool { parts.isEditing && row?.canMove == true && showsReorderControl }

    /// The space reserved beside the content, at the leading and the trailing edge.
    private final var contentInsets: (leading: CGFloat, trailing: CGFloat) {
        let safe = engine?.table.insetsContentViewsToSafeArea == false ? .zero : safeAreaInsets
        var (leading, trailing) = isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
        if showsEditControl, shouldIndentWhileEditing, row?.indents != false { leading += Metrics.editControl }
        trailing += indexInset
        if showsReorder { trailing += Metrics.reorderControl }
        if let view = parts.accessory {
            trailing += view.bounds.width + directionalLayoutMargins.trailing + Metrics.accessoryGap
        }
        return (leading, trailing)
    }

    /// The trailing inset of everything except separators, to make room for the section index.
    private final var indexInset: CGFloat { engine?.indexView == nil ? 0 : TableIndexView.width - 4 }

    final func contentFrame(in size: CGSize) -> CGRect {
        updateAccessory()
        let insets = contentInsets
        let width = max(0, size.width - insets.leading - insets.trailing)
        return CGRect(
            x: isRightToLeft ? insets.trailing : insets.leading, y: 0, width: width, height: size.height)
    }

    // MARK: Layout

    final func layoutParts() {
        contents.updateIfNeeded()
        updateAccessory()
        let size = bounds.size
        let frame = contentFrame(in: size)
        if parts.content.frame != frame { parts.content.frame = frame }
        if let view = backgroundView, view.frame != bounds { view.frame = bounds }
        if let view = parts.highlight, view.superview === self, view.frame != bounds { view.frame = bounds }
        contents.place()
        layoutControls(size)
        if contents.content == nil { layoutLabels() }
        layoutSeparators(size)
    }

    private final func layoutControls(_ size: CGSize) {
        updateEditControls()
        let safe = isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left
        func mirrored(_ frame: CGRect) -> CGRect {
            isRightToLeft ? frame.offsetBy(dx: size.width - frame.maxX - frame.minX, dy: 0) : frame
        }
        let control = CGRect(x: safe + 4, y: 0, width: Metrics.editControl, height: size.height)
        if let view = parts.editControl { view.frame = mirrored(control) }
        if let view = parts.selectMark {
            view.center = CGPoint(x: mirrored(control).midX, y: size.height / 2)
        }
        var end = size.width - (isRightToLeft ? safeAreaInsets.left : safeAreaInsets.right) - indexInset
        if let view = parts.reorderControl {
            view.center = CGPoint(
                x: mirrored(CGRect(x: end - Metrics.reorderControl, y: 0, width: Metrics.reorderControl, height: 1))
                    .midX,
                y: size.height / 2)
            end -= Metrics.reorderControl
        }
        if let view = parts.accessory {
            let frame = CGRect(
                x: end - directionalLayoutMargins.trailing - view.bounds.width,
                y: (size.height - view.bounds.height) / 2,
                width: view.bounds.width, height: view.bounds.height)
            view.frame = mirrored(frame)
        }
    }

    // MARK: Labels

    /// The frames of the style's labels and image, in a content view of a size.
    private final func frames(width: CGFloat, height: CGFloat?) -> ListContentLayout.Frames {
        var layout = ListContentLayout()
        let margin = directionalLayoutMargins.leading
        let indent = CGFloat(indentationLevel) * indentationWidth
        let leading = margin + indent
        let trailing = parts.accessory == nil ? directionalLayoutMargins.trailing : 0
        layout.margins =
            isRightToLeft
            ? UIEdgeInsets(top: 11, left: trailing, bottom: 11, right: leading)
            : UIEdgeInsets(top: 11, left: leading, bottom: 11, right: trailing)
        layout.imageSize = parts.image?.image == nil ? .zero : parts.image?.intrinsicContentSize ?? .zero
        if let height, layout.imageSize.height > height {
            // An image is at most as high as its row.
            layout.imageSize = CGSize(
                width: layout.imageSize.width * height / layout.imageSize.height, height: height)
        }
        layout.imagePadding = Metrics.imageGap
        layout.horizontalPadding = 12
        layout.verticalPadding = 3
        layout.isSideBySide = cellStyle == .value1
        layout.minHeight = TableEngine.standardRowHeight
        layout.isRightToLeft = isRightToLeft
        func measure(_ label: UILabel?) -> ((CGFloat) -> CGSize)? {
            guard let label, !(label.text ?? "").isEmpty else { return nil }
            return { width in
                let size = label.sizeThatFits(CGSize(width: width.isFinite ? width : 0, height: 0))
                return CGSize(width: min(size.width, width), height: size.height)
            }
        }
        guard cellStyle == .value2 else {
            return layout.frames(
                width: width, height: height, text: measure(parts.text), secondary: measure(parts.detail))
        }
        // A column of captions, with the text beside them.
        layout.margins.left += isRightToLeft ? 0 : Metrics.captionWidth + 6
        layout.margins.right += isRightToLeft ? Metrics.captionWidth + 6 : 0
        var frames = layout.frames(width: width, height: height, text: measure(parts.detail), secondary: nil)
        frames.secondary = frames.text
        frames.text.size.width = Metrics.captionWidth
        frames.text.origin.x = isRightToLeft ? width - leading - Metrics.captionWidth : leading
        if parts.detail == nil, let text = parts.text {
            let size = text.sizeThatFits(.zero)
            frames.text.origin.y = ((height ?? frames.height) - size.height) / 2
            frames.text.size.height = size.height
        }
        return frames
    }

    private final func layoutLabels() {
        guard parts.text != nil || parts.detail != nil || parts.image != nil else { return }
        let frames = frames(width: parts.content.bounds.width, height: parts.content.bounds.height)
        for (view, frame) in [
            (parts.text as UIView?, frames.text), (parts.detail, frames.secondary), (parts.image, frames.image),
        ] {
            if let view, view.frame != frame { view.frame = frame }
        }
    }

    /// The height that fits the cell's content at a width.
    final func fittedHeight(_ width: CGFloat) -> CGFloat {
        contents.updateIfNeeded()
        let content = contentFrame(in: CGSize(width: width, height: bounds.height))
        let view = parts.content
        // The margins of the content view depend on its place in the cell.
        if width == bounds.width, view.frame != content { view.frame = content }
        if let configured = contents.contentView {
            let size = configured.systemLayoutSizeFitting(
                CGSize(width: content.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            return max(size.height, 0)
        }
        // Constraints may be on the cell itself, between the cell and views in its content, or within the content.
        let own =
            layoutState?.constraints.isEmpty == false
            ? fittingSize(CGSize(width: width, height: 0), .required, .fittingSizeLevel).height : 0
        let isBuiltIn = parts.text != nil || parts.detail != nil || parts.image != nil
        guard view.layoutState?.constraints.isEmpty == false else {
            guard isBuiltIn else { return own > 0 ? own : TableEngine.standardRowHeight }
            return max(own, roundedUp(frames(width: content.width, height: nil).height))
        }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: content.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        guard size.height > 0 else { return own > 0 ? own : TableEngine.standardRowHeight }
        let line = engine?.table.separatorStyle == UITableViewCell.SeparatorStyle.none ? 0 : 1 / pixelsPerPoint
        return max(own, size.height + line)
    }

    // MARK: Separators

    private final func layoutSeparators(_ size: CGSize) {
        let style = engine?.table.separatorStyle ?? .none
        guard let engine, let row, style != .none else {
            parts.separator?.isHidden = true
            parts.topSeparator?.isHidden = true
            return
        }
        let thickness = 1 / pixelsPerPoint
        let isWhole = row.isLast && engine.table.style == .grouped
        let hasLine = !(row.isLast && engine.table.style == .insetGrouped)
        let insets = shownSeparatorInsets(engine)
        show(
            &parts.separator, hasLine, engine,
            CGRect(
                x: isWhole ? 0 : insets.left, y: size.height - thickness,
                width: max(0, size.width - (isWhole ? 0 : insets.left + insets.right)), height: thickness))
        show(
            &parts.topSeparator, row.isFirst && engine.table.style == .grouped, engine,
            CGRect(x: 0, y: 0, width: size.width, height: thickness))
    }

    private final func show(_ line: inout UIView?, _ isShown: Bool, _ engine: TableEngine, _ frame: CGRect) {
        guard isShown else {
            line?.isHidden = true
            return
        }
        let effect = engine.table.separatorEffect
        if (line is UIVisualEffectView) != (effect != nil) {
            line?.removeFromSuperview()
            line = nil
        }
        let view = line ?? (effect == nil ? UIView() : UIVisualEffectView())
        if line == nil {
            view.isUserInteractionEnabled = false
            addSubview(view)
            line = view
        }
        view.isHidden = false
        let colored = (view as? UIVisualEffectView)?.contentView ?? view
        colored.backgroundColor = engine.table.separatorColor ?? .separator
        if let view = view as? UIVisualEffectView, view.effect !== effect { view.effect = effect }
        if view.frame != frame { view.frame = frame }
    }

    /// The insets of the separator below the cell: by default it aligns with the text.
    private final func shownSeparatorInsets(_ engine: TableEngine) -> UIEdgeInsets {
        let own = parts.separatorInset ?? engine.separatorInset
        let content = parts.content
        let start = isRightToLeft ? bounds.width - content.frame.maxX : content.frame.minX
        var automatic = start + directionalLayoutMargins.leading
        if contents.content == nil, let text = parts.text, parts.image?.image != nil {
            automatic = start + (isRightToLeft ? content.bounds.width - text.frame.maxX : text.frame.minX)
        }
        if let list = contents.contentView as? UIListContentView, list.hasImage {
            automatic = list.textStart(in: self)
        }
        var insets = UIEdgeInsets(top: 0, left: automatic, bottom: 0, right: 0)
        if isRightToLeft { (insets.left, insets.right) = (0, automatic) }
        guard let own else { return insets }
        guard engine.table.separatorInsetReference == .fromAutomaticInsets, parts.separatorInset == nil else {
            return own
        }
        return UIEdgeInsets(top: 0, left: insets.left + own.left, bottom: 0, right: insets.right + own.right)
    }
}
