import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The parts of a text layer's attributed string that an archive can represent: the text, and its initial attributes,
/// as the layer's own properties.
struct AttributedText {
    let string: String
    /// The attributes of the first character; nil for those that are not specified.
    let font: UIFont?
    let color: CGColor?
    /// Whether the string contains nothing else.
    let isWhole: Bool

    /// Returns nil for a layer with a plain string.
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
