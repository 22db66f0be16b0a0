import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// The style of a label's plain text.
@MainActor
struct LabelStyle {
    var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var color = UIColor.label

    func attributes(_ label: UILabel) -> [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = label.textAlignment
        paragraph.lineBreakMode = label.lineBreakMode
        paragraph.lineBreakStrategy = label.lineBreakStrategy
        return [.font: font, .foregroundColor: color, .paragraphStyle: paragraph]
    }

    /// Returns the text with this font and colour for runs that have none.
    func completing(_ text: StyledText) -> StyledText {
        let standard: StyledText.Attributes = [.font: font, .foregroundColor: color]
        return text.mapAttributes { standard.merging($0) { $1 } }
    }
}

/// A cache of measured sizes, valid until the text changes.
struct LabelMeasures {
    private struct Room: Hashable {
        let (width, height): (CGFloat, CGFloat)
        let lineLimit: Int
    }

    private var sizes: [Room: CGSize] = [:]

    mutating func forget() { sizes = [:] }

    mutating func size(
        _ width: CGFloat, _ height: CGFloat, _ lineLimit: Int, _ measure: (CGSize) -> CGSize
    ) -> CGSize {
        let room = Room(width: width, height: height, lineLimit: lineLimit)
        if let known = sizes[room] { return known }
        if sizes.count >= 16 { sizes = [:] }
        let size = measure(CGSize(width: width, height: height))
        sizes[room] = size
        return size
    }
}

extension UILabel {
    /// Sets the attributed text; the label's current style supplies missing attributes.
    final func setStyledText(_ text: StyledText?) {
        if let text, text == ownStyledText { return }
        (ownText, ownStyledText) = (nil, text.map { style.completing($0) })
        takeOverAttributes()
        textDidChange()
    }

    final func textDidChange() {
        measured.forget()
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    /// Sets an attribute of the entire text.
    final func apply(_ key: NSAttributedString.Key, _ value: Any) {
        ownStyledText = ownStyledText?.mapAttributes { $0.merging([key: value]) { $1 } }
        if key == .foregroundColor { setNeedsDisplay() } else { textDidChange() }
    }

    final func takeOverAttributes() {
        guard let first = ownStyledText?.runs.first?.attributes else { return }
        if let font = first[.font] as? UIFont { style.font = font }
        if let color = first[.foregroundColor] as? UIColor { style.color = color }
    }

    final func alignmentDidChange(from old: NSTextAlignment) {
        guard textAlignment != old || ownStyledText != nil else { return }
        ownStyledText = ownStyledText?.mapAttributes { attributes in
            attributes.changingParagraph { $0.alignment = textAlignment }
        }
        setNeedsDisplay()
    }

    // MARK: Styled text

    /// Returns the text to lay out, in its own colours and at its own size or reduced.
    ///
    /// - Parameter color: a colour for the entire text; nil for its own colours.
    private final func labelText(lineLimit: Int, scale: CGFloat = 1, color: UIColor? = nil) -> LabelText {
        let standard = style.attributes(self)
        let text = (ownStyledText ?? StyledText(text ?? "")).mapAttributes { own in
            var attributes = standard.merging(own) { $1 }
            // Links override the text's own colour and underline.
            if attributes[.link] != nil {
                attributes[.foregroundColor] = UIColor.link
                attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
            }
            if let color { attributes[.foregroundColor] = color }
            return attributes.changingParagraph { paragraph in
                if paragraph.alignment == .natural { paragraph.alignment = isRightToLeft ? .right : .left }
                paragraph.lineBreakMode = lineBreakMode == .byCharWrapping ? .byCharWrapping : .byWordWrapping
            }
        }
        return LabelText(
            text: text.forCoreText(scale: scale, usesFontLeading: false), lineLimit: lineLimit,
            lineBreakMode: lineBreakMode)
    }

    // MARK: Measuring

    /// Returns the size of the text, rounded up to whole pixels.
    final func measuredSize(_ width: CGFloat, _ height: CGFloat, lineLimit: Int? = nil) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let limit = lineLimit ?? numberOfLines
        var cache = measured
        let size = cache.size(width, height, limit) { room in
            let size = labelText(lineLimit: limit).layout(in: room).size
            return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
        }
        measured = cache
        return size
    }

    final func placedRect(in bounds: CGRect, lineLimit: Int) -> CGRect {
        let room = bounds.standardized
        let size = measuredSize(room.width, room.height, lineLimit: max(0, lineLimit))
        var rect = CGRect(origin: room.origin, size: size)
        if room.width.isFinite {
            switch textAlignment {
            case .center: rect.origin.x += (room.width - size.width) / 2
            case .right: rect.origin.x += room.width - size.width
            case .natural where isRightToLeft: rect.origin.x += room.width - size.width
            default: break
            }
        }
        if room.height.isFinite { rect.origin.y += (room.height - size.height) / 2 }
        return rect
    }

    /// Returns the positions of the baselines for a label as high as its text.
    final func shownBaselines(inWidth room: CGFloat) -> BaselineOffsets? {
        guard let text, !text.isEmpty else { return nil }
        let width = numberOfLines == 1 || room <= 0 ? CGFloat.infinity : room
        let layout = labelText(lineLimit: numberOfLines).layout(in: CGSize(width: width, height: .infinity))
        let rect = CGRect(x: 0, y: 0, width: 0, height: roundedUp(layout.size.height))
        let top = top(of: layout, in: rect, scale: 1)
        return BaselineOffsets(
            firstFromTop: top + layout.firstBaseline, lastFromBottom: rect.height - top - layout.lastBaseline,
            centredHeight: rect.height)
    }

    // MARK: Drawing

    final func drawLines(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let text, !text.isEmpty else { return }
        let rect = rect.standardized
        guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        let scale = fittingScale(in: rect.size)
        let layout = labelText(lineLimit: numberOfLines, scale: scale, color: stateColor).layout(in: rect.size)
        let origin = CGPoint(x: rect.minX, y: top(of: layout, in: rect, scale: scale))
        if let shadowColor, shadowOffset.width.isFinite, shadowOffset.height.isFinite {
            let shadow = labelText(lineLimit: numberOfLines, scale: scale, color: shadowColor).layout(in: rect.size)
            shadow.drawStyled(
                at: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height), in: context)
        }
        layout.drawStyled(at: origin, in: context)
    }

    /// The colour of the entire text in the current state; nil for its own.
    private final var stateColor: UIColor? {
        if !isEnabled { return .tertiaryLabel }
        return isHighlighted ? highlightedTextColor : nil
    }

    private final func top(of layout: TextLayout, in rect: CGRect, scale: CGFloat) -> CGFloat {
        let middle = rect.minY + (rect.height - layout.size.height) / 2
        var top = middle
        if scale < 1 {
            switch baselineAdjustment {
            case .alignCenters: break
            case .none: top = rect.minY
            case .alignBaselines:
                let full = labelText(lineLimit: numberOfLines).layout(in: CGSize(width: .infinity, height: rect.height))
                top = rect.minY + (rect.height - full.size.height) / 2 + full.firstBaseline - layout.firstBaseline
            }
        }
        return (top * pixelsPerPoint).rounded() / pixelsPerPoint
    }

    // MARK: Font scaling

    /// Returns the scale of the text: 1 if it fits or may not shrink.
    final func fittingScale(in size: CGSize) -> CGFloat {
        guard adjustsFontSizeToFitWidth, numberOfLines > 0 else { return 1 }
        guard !fits(size, scale: 1) else { return 1 }
        let least = minimumScaleFactor.isFinite ? min(max(minimumScaleFactor, 0.01), 1) : 1
        guard fits(size, scale: least) else { return least }
        var (low, high) = (least, CGFloat(1))
        for _ in 0..<12 {
            let middle = (low + high) / 2
            if fits(size, scale: middle) { low = middle } else { high = middle }
        }
        return low
    }

    private final func fits(_ size: CGSize, scale: CGFloat) -> Bool {
        var text = labelText(lineLimit: numberOfLines, scale: scale)
        // Wrapped text that is truncated doesn't fit either.
        if text.lineBreakMode.wraps { text.lineBreakMode = numberOfLines == 1 ? .byTruncatingTail : lineBreakMode }
        return !text.layout(in: CGSize(width: size.width, height: .infinity)).isTruncated
    }
}

extension StyledText.Attributes {
    /// Returns the attributes with a modified paragraph style.
    fileprivate func changingParagraph(_ change: (NSMutableParagraphStyle) -> Void) -> StyledText.Attributes {
        let style = (self[.paragraphStyle] as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
        let changed = style ?? NSMutableParagraphStyle()
        change(changed)
        return merging([.paragraphStyle: changed]) { $1 }
    }
}
