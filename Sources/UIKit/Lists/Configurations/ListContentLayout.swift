import CoreGraphics

/// The layout of a list content view: an image and two labels.
struct ListContentLayout {
    var margins = UIEdgeInsets.zero
    var imageSize = CGSize.zero
    /// The size reserved for the image; 0 for the image's own size.
    var reservedSize = CGSize.zero
    var imagePadding: CGFloat = 0
    var horizontalPadding: CGFloat = 0
    var verticalPadding: CGFloat = 0
    var isSideBySide = false
    var minHeight: CGFloat = 0
    var isRightToLeft = false

    /// The resulting frames, in points.
    struct Frames: Equatable {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    /// The size of the image's slot.
    private var slot: CGSize {
        CGSize(
            width: reservedSize.width > 0 ? reservedSize.width : imageSize.width,
            height: reservedSize.height > 0 ? reservedSize.height : imageSize.height)
    }

    /// The width of the image's slot and the padding between it and the text.
    private var lead: CGFloat { imageSize == .zero ? 0 : slot.width + imagePadding }

    /// The width in which labels of these widths fit on one line each.
    func naturalWidth(text: CGFloat?, secondary: CGFloat?) -> CGFloat {
        var texts = max(text ?? 0, secondary ?? 0)
        if isSideBySide, let text, let secondary { texts = text + horizontalPadding + secondary }
        return margins.left + lead + texts + margins.right
    }

    /// Lays out the image and the text, which closures measure for a given width.
    ///
    /// - Parameters:
    ///   - width: the total width, in points.
    ///   - height: the total height, in which the content is centred; nil for the height that it needs.
    ///   - text: measures the primary text; nil if there is none.
    ///   - secondary: measures the secondary text; nil if there is none.
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
