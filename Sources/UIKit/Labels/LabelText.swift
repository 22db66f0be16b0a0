import CoreGraphics
import CoreText
import Foundation

/// A label's text and the parameters of its layout.
struct LabelText {
    /// The text in Core Text's form.
    let text: StyledText
    /// The maximum number of lines; 0 for no limit.
    var lineLimit: Int
    var lineBreakMode: NSLineBreakMode

    /// Returns the lines within a size, whose dimensions may be infinite.
    func layout(in size: CGSize) -> TextLayout {
        guard !size.width.isNaN, !size.height.isNaN else { return TextLayout() }
        // Text that exceeds the size only by rounding still fits: measured sizes are rounded by less.
        let room = CGSize(
            width: min(max(size.width, 0) + LabelText.widthSlack, LabelText.maxLength),
            height: min(max(size.height, 0) + LabelText.slack, LabelText.maxLength))
        return TextLayout(text, byStylesIn: room, maxLineCount: lineLimit > 0 ? lineLimit : .max, tail: tail)
    }

    /// A length that no text reaches, small enough for exact arithmetic.
    private static let maxLength: CGFloat = 1e7
    private static let slack: CGFloat = 0.01
    /// Twice the amount that `roundedUp(_:)` ignores, and too little to be visible in right-aligned lines.
    private static let widthSlack: CGFloat = 2e-4

    /// The replacement for the last line that fits and everything after it.
    private var tail: TextOverflow {
        switch lineBreakMode {
        case .byTruncatingHead: TextOverflow(.start, of: .text, narrowContent: .ellipsis)
        case .byTruncatingMiddle: TextOverflow(.middle, of: .text, narrowContent: .ellipsis)
        case .byTruncatingTail: TextOverflow(.end, of: .paragraph, narrowContent: .ellipsis)
        case .byClipping: TextOverflow(.clip, of: .paragraph)
        default: TextOverflow()
        }
    }
}
