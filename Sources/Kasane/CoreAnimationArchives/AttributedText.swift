import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// What an archive can say of a text layer's attributed string: the text, and how its beginning looks, by the layer's own properties.
struct AttributedText {
    let string: String
    /// Those of its first character; nil for what it doesn't say.
    let font: UIFont?
    let color: CGColor?
    /// Whether nothing else is in it.
    let isWhole: Bool

    /// Nil for a layer with a plain string.
    init?(_ layer: CATextLayer) {
        guard let text = layer.string as? NSAttributedString else { return nil }
        string = text.string
        guard text.length > 0 else {
            (font, color, isWhole) = (nil, nil, true)
            return
        }
        var range = NSRange()
        let whole = NSRange(location: 0, length: text.length)
        let attributes = text.attributes(at: 0, longestEffectiveRange: &range, in: whole)
        font = attributes[.font] as? UIFont
        let named = attributes[.foregroundColor] ?? attributes[AttributedText.colorOfCoreText]
        color = AttributedText.color(named)
        let known: Set<NSAttributedString.Key> = [.font, .foregroundColor, AttributedText.colorOfCoreText]
        isWhole = range == whole && known.isSuperset(of: attributes.keys) && (named == nil) == (color == nil)
    }

    private static let colorOfCoreText = NSAttributedString.Key("CTForegroundColor")

    private static func color(_ any: Any?) -> CGColor? {
        guard let any else { return nil }
        if let color = any as? UIColor { return color.cgColor }
        return type(of: any) is CGColor.Type ? (any as! CGColor) : nil
    }
}
