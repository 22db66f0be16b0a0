import CoreGraphics
public import Foundation

/// A discrete part of a search, shown as a token in a search field before the text.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchtoken)
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    final let icon: UIImage?
    final let text: String

    /// Creates a token with an icon and a text.
    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }

    /// The object that the token represents. Nil by default.
    open var representedObject: Any?
}

/// The text attachment of a token.
final class SearchTokenAttachment: NSTextAttachment {
    let token: UISearchToken

    @MainActor
    init(_ token: UISearchToken, color: UIColor, textColor: UIColor, font: UIFont) {
        self.token = token
        super.init(data: nil, ofType: nil)
        let image = SearchTokenAttachment.picture(of: token, color, textColor, font)
        self.image = image
        bounds = CGRect(x: 0, y: font.descender - 2, width: image.size.width, height: image.size.height)
    }

    /// Renders the token: a rounded background with the icon and the text, and padding at the sides.
    @MainActor
    private static func picture(
        of token: UISearchToken, _ color: UIColor, _ textColor: UIColor, _ font: UIFont
    ) -> UIImage {
        let text = NSAttributedString(string: token.text, attributes: [.font: font, .foregroundColor: textColor])
        let (height, inset, gap): (CGFloat, CGFloat, CGFloat) = (font.lineHeight.rounded(.up) + 4, 6, 4)
        let width = text.size().width.rounded(.up)
        var icon = CGSize.zero
        if let size = token.icon?.size, size.height > 0 {
            let scale = min(1, (height - 6) / size.height)
            icon = CGSize(width: size.width * scale, height: size.height * scale)
        }
        let room = icon.width > 0 ? icon.width + gap : 0
        let size = CGSize(width: width + room + 2 * inset + 4, height: height)
        return UIGraphicsImageRenderer(size: size).image { _ in
            color.setFill()
            UIBezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: size.width - 4, height: height), cornerRadius: 5
            ).fill()
            token.icon?.withTintColor(textColor).draw(
                in: CGRect(x: inset, y: (height - icon.height) / 2, width: icon.width, height: icon.height))
            text.draw(at: CGPoint(x: inset + room, y: 2))
        }
    }
}
