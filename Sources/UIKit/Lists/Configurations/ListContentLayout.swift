import CoreGraphics

/// Where the image and the texts of a list's content lie.
struct ListContentLayout {
    var margins = UIEdgeInsets.zero
    var imageSize = CGSize.zero
    /// The room kept for the image; that of its own size where it is 0.
    var reservedSize = CGSize.zero
    var imagePadding: CGFloat = 0
    var horizontalPadding: CGFloat = 0
    var verticalPadding: CGFloat = 0
    var isSideBySide = false
    var minHeight: CGFloat = 0
    var isRightToLeft = false

    /// The results, in points.
    struct Frames: Equatable {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    /// The room of the image.
    private var slot: CGSize {
        CGSize(
            width: reservedSize.width > 0 ? reservedSize.width : imageSize.width,
            height: reservedSize.height > 0 ? reservedSize.height : imageSize.height)
    }

    /// The room of the image, and between it and the texts.
    private var lead: CGFloat { imageSize == .zero ? 0 : slot.width + imagePadding }

    /// The width that shows texts of these widths in one line each.
    func naturalWidth(text: CGFloat?, secondary: CGFloat?) -> CGFloat {
        var texts = max(text ?? 0, secondary ?? 0)
        if isSideBySide, let text, let secondary { texts = text + horizontalPadding + secondary }
        return margins.left + lead + texts + margins.right
    }

    /// Lays out texts, which are measured by closures for a width.
    ///
    /// - Parameters:
    ///   - width: the width of the whole, in points.
    ///   - height: its height, in which the content is centred; nil for what it needs.
    ///   - text: measures the primary text; nil where there is none.
    ///   - secondary: measures the secondary text.
    func frames(
        width: CGFloat, height: CGFloat?, text: ((CGFloat) -> CGSize)?, secondary: ((CGFloat) -> CGSize)?
    ) -> Frames {
        let hasImage = imageSize != .zero
        let room = max(0, width - margins.left - margins.right - lead)
        var (textSize, secondarySize) = (text?(room) ?? .zero, secondary?(room) ?? .zero)
        let natural = (text?(.infinity).width ?? 0) + (secondary?(.infinity).width ?? 0) + horizontalPadding
        let isBeside = isSideBySide && text != nil && secondary != nil && natural <= room
        if isBeside {
            (textSize, secondarySize) = (text?(.infinity) ?? .zero, secondary?(.infinity) ?? .zero)
        }
        let gap = text != nil && secondary != nil ? verticalPadding : 0
        let textHeight =
            isBeside ? max(textSize.height, secondarySize.height) : textSize.height + gap + secondarySize.height
        let needed = max(minHeight, max(textHeight, slot.height) + margins.top + margins.bottom)
        let whole = height ?? needed
        let middle = margins.top + (whole - margins.top - margins.bottom) / 2
        var frames = Frames(height: needed)
        if hasImage {
            frames.image = CGRect(
                x: margins.left + (slot.width - imageSize.width) / 2, y: middle - imageSize.height / 2,
                width: imageSize.width, height: imageSize.height)
        }
        let (x, top) = (margins.left + lead, middle - textHeight / 2)
        if isBeside {
            frames.text = CGRect(origin: CGPoint(x: x, y: middle - textSize.height / 2), size: textSize)
            frames.secondary = CGRect(
                origin: CGPoint(
                    x: width - margins.right - secondarySize.width, y: middle - secondarySize.height / 2),
                size: secondarySize)
        } else {
            frames.text = CGRect(x: x, y: top, width: room, height: textSize.height)
            frames.secondary = CGRect(x: x, y: top + textSize.height + gap, width: room, height: secondarySize.height)
        }
        guard isRightToLeft else { return frames }
        for part in [\Frames.image, \Frames.text, \Frames.secondary] {
            frames[keyPath: part].origin.x = width - frames[keyPath: part].maxX
        }
        return frames
    }
}
