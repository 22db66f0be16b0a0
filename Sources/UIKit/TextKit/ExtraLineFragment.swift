import CoreGraphics
import CoreText
import Foundation

/// The extra line for the cursor after a text that is empty or ends with a paragraph terminator.
struct ExtraLineFragment {
    var rect: CGRect
    var usedRect: CGRect
    var container: Int
    /// From the top of the rectangle.
    var baseline: CGFloat
}

extension ExtraLineFragment {
    /// Creates the line after a text, given the attributes of its last character, nil for an empty text, at a
    /// vertical position in a container.
    init(
        after last: [NSAttributedString.Key: Any]?, or empty: [NSAttributedString.Key: Any],
        in container: NSTextContainer, number: Int, y: CGFloat, usesFontLeading: Bool
    ) {
        let attributes = last ?? empty
        let settings = attributes.paragraphSettings
        let line = CTLine.whole(StyledText("\u{200B}", attributes).forCoreText())
        let extent = LineBox(line, settings, usesFontLeading: usesFontLeading)
        let before = last != nil ? settings.paragraphSpacingBefore : 0
        let isRightToLeft = settings.baseWritingDirection == .rightToLeft
        let padding = container.lineFragmentPadding
        let isUnbounded = container.room.width >= NSTextContainer.noLimit
        let head = padding + settings.firstLineHeadIndent
        let free = max(container.room.width - padding - head, 0)
        let x = isUnbounded ? 0 : head - padding + settings.flush(isRightToLeft) * free
        rect = CGRect(
            x: 0, y: y, width: isUnbounded ? 2 * padding : container.room.width, height: before + extent.height)
        usedRect = CGRect(x: x, y: y + before, width: 2 * padding, height: extent.height)
        self.container = number
        baseline = before + extent.ascent
    }
}
