import CoreGraphics
import CoreText
import Foundation

/// A label's text with all that it takes to set it in lines.
struct LabelText {
    /// As Core Text takes it.
    let text: StyledText
    /// 0 for as many lines as it takes.
    var lineLimit: Int
    var lineBreakMode: NSLineBreakMode

    /// The lines within a size, either side of which may be infinite.
    func layout(in size: CGSize) -> TextLayout {
        guard !size.width.isNaN, !size.height.isNaN else { return TextLayout() }
        // What is whole but for rounding fits: sizes that were measured are rounded by less.
        let room = CGSize(
            width: min(max(size.width, 0) + LabelText.widthSlack, LabelText.maxLength),
            height: min(max(size.height, 0) + LabelText.slack, LabelText.maxLength))
        return TextLayout(text, byStylesIn: room, maxLineCount: lineLimit > 0 ? lineLimit : .max, tail: tail)
    }

    /// So long that no text gets there, and numbers stay exact.
    private static let maxLength: CGFloat = 1e7
    private static let slack: CGFloat = 0.01
    /// Twice of what `roundedUp(_:)` leaves out of a size, and too little to be seen where lines end at the right.
    private static let widthSlack: CGFloat = 2e-4

    /// What shows in place of the last line that there is room for, and all after it.
    private var tail: TextTail {
        switch lineBreakMode {
        case .byTruncatingHead: TextTail(.start, of: .text, narrowContent: .ellipsis)
        case .byTruncatingMiddle: TextTail(.middle, of: .text, narrowContent: .ellipsis)
        case .byTruncatingTail: TextTail(.end, of: .paragraph, narrowContent: .ellipsis)
        case .byClipping: TextTail(.clip, of: .paragraph)
        default: TextTail()
        }
    }
}
