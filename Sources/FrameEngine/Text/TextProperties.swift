package import CoreGraphics
package import CoreText
import Foundation
import Synchronization

/// A `CATextLayer`'s own properties.
package struct TextProperties: Sendable {
    package var string: LayerString?
    package var font = LayerFont.name("Helvetica")
    package var fontSize: CGFloat = 36
    package var foregroundColor: CGColor? = .opaqueWhite
    package var isWrapped = false
    package var truncationMode = CATextLayerTruncationMode.none
    package var alignmentMode = CATextLayerAlignmentMode.natural
    package var allowsSubpixelQuantization = false

    package init() {}

    /// The text with all attributes needed for layout; empty when it is invisible.
    var styledText: StyledText {
        switch string {
        case .attributed(let text): return text.text
        case .plain(let text) where fontSize > 0:
            return StyledText(
                text,
                [
                    NSAttributedString.Key(kCTFontAttributeName): font.font(ofSize: fontSize),
                    NSAttributedString.Key(kCTForegroundColorAttributeName): foregroundColor ?? .clear,
                ])
        case .plain, nil: return StyledText()
        }
    }
}

/// A text layer's string.
package enum LayerString: Sendable, Equatable {
    case plain(String)
    case attributed(ImmutableString)
}

/// An immutable attributed string.
// `@unchecked Sendable`: `text` is immutable, and its attribute values are shared as those of an attributed string are.
package final class ImmutableString: @unchecked Sendable, Equatable {
    let text: StyledText

    // The string is never mutated.
    private struct Cached: @unchecked Sendable { var string: NSAttributedString? }
    private let cached: Mutex<Cached>

    init(_ text: StyledText) {
        self.text = text
        cached = Mutex(Cached())
    }

    /// Creates an immutable copy of a string; a plain `NSAttributedString` serves as its own copy.
    package init(_ string: NSAttributedString) {
        text = StyledText(string)
        cached = Mutex(Cached(string: type(of: string) == NSAttributedString.self ? string : nil))
    }

    /// The text as an `NSAttributedString`, created at most once.
    package var string: NSAttributedString {
        let cached = cached.withLock { cached in
            if cached.string == nil { cached.string = text.attributedString }
            return cached
        }
        return cached.string ?? text.attributedString
    }

    package static func == (a: ImmutableString, b: ImmutableString) -> Bool { a === b || a.text == b.text }
}

/// A text layer's font; the size is the layer's.
package enum LayerFont: Sendable, Equatable {
    case name(String)
    case font(CTFont)
    case graphics(CGFont)

    /// Nil for a value that is not a font.
    package init?(_ any: Any) {
        switch any {
        case let font as CTFont: self = .font(font)
        case let font as CGFont: self = .graphics(font)
        case let name as String: self = .name(name)
        default: return nil
        }
    }

    package var any: Any {
        switch self {
        case .name(let name): name
        case .font(let font): font
        case .graphics(let font): font
        }
    }

    func font(ofSize size: CGFloat) -> CTFont {
        switch self {
        case .name(let name): CTFontCreateWithName(name, size, nil)
        case .font(let font): CTFontCreateCopyWithAttributes(font, size, nil, nil)
        case .graphics(let font): CTFontCreateWithGraphicsFont(font, size, nil, nil)
        }
    }
}
