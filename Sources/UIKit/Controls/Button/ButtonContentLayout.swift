import CoreGraphics

/// A set of edges of a rectangle, relative to the layout direction.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsdirectionalrectedge)
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The leading edge.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The trailing edge.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// The layout of a configured button's image, title and subtitle.
struct ButtonContentLayout {
    enum Side { case left, right, above, below }

    var image: CGSize?
    /// A closure that returns the size of the title for a width; nil if there is no title.
    var title: ((CGFloat) -> CGSize)?
    var subtitle: ((CGFloat) -> CGSize)?
    var side = Side.left
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0

    struct Frames {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
        var size = CGSize.zero
    }

    private var isRow: Bool { side == .left || side == .right }

    /// Returns the frames within a box that fits the content, with its origin at zero.
    ///
    /// - Parameters:
    ///   - width: the maximum width.
    ///   - textAlignment: the position of the narrower of title and subtitle: 0 left, 1 right.
    func frames(in width: CGFloat, textAlignment: CGFloat) -> Frames {
        var frames = Frames()
        let picture = image ?? .zero
        let hasText = title != nil || subtitle != nil
        let gap = image != nil && hasText ? imagePadding : 0
        let room = max(0, isRow ? width - picture.width - gap : width)
        let titleSize = title?(room) ?? .zero
        let subtitleSize = subtitle?(room) ?? .zero
        let lineGap = title != nil && subtitle != nil ? titlePadding : 0
        let text = CGSize(
            width: min(room, max(titleSize.width, subtitleSize.width)),
            height: titleSize.height + lineGap + subtitleSize.height)
        var textOrigin = CGPoint.zero
        if isRow {
            frames.size = CGSize(width: picture.width + gap + text.width, height: max(picture.height, text.height))
            let middle = frames.size.height / 2
            frames.image.origin = CGPoint(
                x: side == .left ? 0 : text.width + gap, y: middle - picture.height / 2)
            textOrigin = CGPoint(x: side == .left ? picture.width + gap : 0, y: middle - text.height / 2)
        } else {
            frames.size = CGSize(width: max(picture.width, text.width), height: picture.height + gap + text.height)
            let middle = frames.size.width / 2
            frames.image.origin = CGPoint(
                x: middle - picture.width / 2, y: side == .above ? 0 : text.height + gap)
            textOrigin = CGPoint(x: middle - text.width / 2, y: side == .above ? picture.height + gap : 0)
        }
        frames.image.size = picture
        frames.title = CGRect(
            x: textOrigin.x + (text.width - titleSize.width) * textAlignment, y: textOrigin.y, width: titleSize.width,
            height: titleSize.height)
        frames.subtitle = CGRect(
            x: textOrigin.x + (text.width - subtitleSize.width) * textAlignment,
            y: textOrigin.y + titleSize.height + lineGap, width: subtitleSize.width, height: subtitleSize.height)
        return frames
    }
}
