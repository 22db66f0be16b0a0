import CoreGraphics
import CoreText
import Foundation

extension UITextField {
    /// The insets of a border, in points.
    private var insets: CGSize {
        switch borderStyle {
        case .none: .zero
        case .line: CGSize(width: 2, height: 2)
        case .bezel, .roundedRect: CGSize(width: 7, height: 2)
        }
    }

    private static let clearSize: CGFloat = 19
    private static let clearMargin: CGFloat = 5

    /// Whether left and right are swapped.
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    final func standardTextRect(_ bounds: CGRect) -> CGRect {
        var rect = borderRect(forBounds: bounds).insetWithin(dx: insets.width, dy: insets.height)
        func cut(_ side: CGRect, atLeft: Bool) {
            if atLeft {
                let left = max(rect.minX, side.maxX)
                rect = CGRect(x: left, y: rect.minY, width: max(rect.maxX - left, 0), height: rect.height)
            } else {
                rect.size.width = max(min(rect.maxX, side.minX) - rect.minX, 0)
            }
        }
        if parts.showsLeft { cut(leftViewRect(forBounds: bounds), atLeft: !isMirrored) }
        if parts.showsRight { cut(rightViewRect(forBounds: bounds), atLeft: isMirrored) }
        if parts.showsClear {
            cut(clearButtonRect(forBounds: bounds).insetBy(dx: -UITextField.clearMargin, dy: 0), atLeft: isMirrored)
        }
        return rect
    }

    final func standardClearRect(_ bounds: CGRect) -> CGRect {
        let (size, margin) = (UITextField.clearSize, UITextField.clearMargin)
        return CGRect(
            x: isMirrored ? bounds.minX + margin : bounds.maxX - margin - size, y: bounds.midY - size / 2, width: size,
            height: size)
    }

    final func standardSideRect(_ bounds: CGRect, _ view: UIView?, isLeft: Bool) -> CGRect {
        guard let view else { return .zero }
        var size = view.bounds.size
        if size == .zero { size = view.intrinsicContentSize.usable }
        let margin = borderStyle == .none ? 0 : insets.width
        let x = isLeft != isMirrored ? bounds.minX + margin : bounds.maxX - margin - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    final func sideViewDidChange(from old: UIView?) {
        if let old, old !== leftView, old !== rightView, old.superview === self { old.removeFromSuperview() }
        textLayoutDidChange()
    }

    /// The flush factor: 0 for left, 1 for right.
    final var flush: CGFloat {
        switch textAlignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural, .justified: editor.isRightToLeft(at: 0) || !hasText && isMirrored ? 1 : 0
        }
    }

    final func roundedToPixel(_ length: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (length * scale).rounded() / scale
    }

    // MARK: Size

    final var fittingSize: CGSize {
        let text = hasText ? wholeText : shownPlaceholder ?? StyledText()
        let width = text.isEmpty ? 0 : TextLayout(drawn: text, in: .infinite).bounds.width
        var sides: CGFloat = 2 * insets.width
        if parts.showsLeft { sides += leftViewRect(forBounds: bounds).width }
        if parts.showsRight { sides += rightViewRect(forBounds: bounds).width }
        if parts.showsClear { sides += UITextField.clearSize + 2 * UITextField.clearMargin }
        return CGSize(width: roundedUpToPixel(width) + sides, height: fittingHeight)
    }

    /// A rounded field in the default font is 34 points high, and one without a border 22.
    private var fittingHeight: CGFloat { shownFont.lineHeight.rounded(.up) + 1 + (borderStyle == .none ? 0 : 12) }

    private var shownFont: UIFont { font ?? .systemFont(ofSize: TextFieldStyle.fontSize) }

    /// The baselines of the text's line, whether or not there is text.
    final var shownBaselines: BaselineOffsets {
        let height = fittingHeight
        // Also called before the field has a width: wide enough for all views beside the text.
        let rect = textRect(forBounds: CGRect(x: 0, y: 0, width: 10_000, height: height))
        let first = roundedToPixel(top(of: shownFont.lineHeight, in: rect)) + shownFont.ascender
        let isCentred = contentVerticalAlignment != .top && contentVerticalAlignment != .bottom
        return BaselineOffsets(
            firstFromTop: first, lastFromBottom: height - first, centredHeight: isCentred ? height : nil)
    }

    /// The top of a line of a given height in the text's rectangle.
    private func top(of height: CGFloat, in rect: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top: rect.minY
        case .bottom: rect.maxY - height
        case .center, .fill: rect.midY - height / 2
        }
    }

    private func roundedUpToPixel(_ length: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (length * scale - 1e-3).rounded(.up) / scale
    }

    // MARK: Drawing

    /// The complete displayed text.
    final var wholeText: StyledText { StyledText(editor.mirror ?? editor.storage) }

    private var shownPlaceholder: StyledText? {
        var attributes = style.attributes
        attributes[.foregroundColor] = UIColor.placeholderText
        return style.placeholder?.mapAttributes { attributes.merging($0) { $1 } }
    }

    final func drawShownText(in rect: CGRect) { draw(wholeText, in: rect) }

    final func drawShownPlaceholder(in rect: CGRect) { if let shownPlaceholder { draw(shownPlaceholder, in: rect) } }

    /// Draws one line, truncated with an ellipsis if it is too long.
    private func draw(_ text: StyledText, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.isFinite, !text.isEmpty else { return }
        let dimmed =
            isEnabled ? text : text.mapAttributes { $0.merging([.foregroundColor: UIColor.tertiaryLabel]) { $1 } }
        let line = TextLayout(
            drawn: dimmed, in: CGSize(width: rect.width + 0.01, height: .infinity), maxLineCount: 1, truncates: true)
        let box = line.bounds
        let y = top(of: box.height, in: rect)
        let isRightToLeft = flush == 1 && (textAlignment == .natural || textAlignment == .justified)
        let x = rect.minX + max(rect.width - box.width, 0) * (isRightToLeft ? 1 : flush) - box.minX
        line.drawStyled(at: CGPoint(x: x, y: roundedToPixel(y)), in: context)
    }

    final func drawBorder() {
        let rect = borderRect(forBounds: bounds)
        guard rect.width > 0, rect.height > 0 else { return }
        let image = isEnabled ? background : disabledBackground ?? background
        switch borderStyle {
        case .none, .line, .bezel:
            if let image { return image.draw(in: rect) }
            guard borderStyle != .none else { return }
            let width: CGFloat = borderStyle == .bezel ? 2 : 1
            let path = UIBezierPath(rect: rect.insetWithin(dx: width / 2, dy: width / 2))
            path.lineWidth = width
            (borderStyle == .bezel ? UIColor.systemGray3 : UIColor.label).setStroke()
            path.stroke()
        case .roundedRect:
            let pixel = 1 / max(traitCollection.displayScale, 1)
            let path = UIBezierPath(roundedRect: rect.insetWithin(dx: pixel / 2, dy: pixel / 2), cornerRadius: 5)
            (isEnabled ? UIColor.systemBackground : UIColor.secondarySystemBackground).setFill()
            path.fill()
            path.lineWidth = pixel
            UIColor.systemGray3.setStroke()
            path.stroke()
        }
    }

    final var spokenAccessibility: StandardAccessibility {
        let shown = isSecureTextEntry ? String(repeating: "\u{2022}", count: text?.count ?? 0) : text
        var spoken = super.standardAccessibility
        spoken.value = hasText ? shown : placeholder
        spoken.placeholder = placeholder ?? attributedPlaceholder?.string
        return spoken
    }
}

extension CGSize {
    /// The size, with 0 for axes without an intrinsic size.
    fileprivate var usable: CGSize { CGSize(width: max(width, 0), height: max(height, 0)) }
}
