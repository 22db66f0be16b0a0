import CoreGraphics
import CoreText
import Foundation
import UIKit

/// Resolves a text to an attributed string for Core Text.
struct TextResolver {
    let environment: EnvironmentValues
    /// The scale factor of all sizes.
    var scale: CGFloat = 1
    /// The style that the context draws with; text in that style uses the context's colour.
    var contextStyle: AnyShapeStyle?

    /// The attribute of a placeholder character for an inline image; its value is the image.
    static let pictureKey = NSAttributedString.Key("KasaneTextPicture")

    /// The attribute of linked text; its value is the URL.
    static let linkKey = NSAttributedString.Key("KasaneTextLink")

    /// The attribute of text whose colour is blended with the backdrop.
    static let blendedKey = NSAttributedString.Key("KasaneTextBlended")

    /// Returns the text's attributed string. Text without its own colour uses the context's.
    func resolve(_ text: Text) -> StyledText {
        var result = StyledText()
        append(text, Style(environment), to: &result)
        return result
    }

    private func append(_ text: Text, _ style: Style, to result: inout StyledText) {
        let style = style.applying(text.modifiers)
        switch text.content {
        case .verbatim(let string):
            append(string, style, to: &result)
        case .key(let key, let table, let bundle):
            for run in InlineMarkdown.runs(of: key.localized(table: table, bundle: bundle)) {
                let style = style.applying(run.modifiers)
                switch run.piece {
                case .literal(let string), .string(let string): append(string, style, to: &result)
                case .number(let number): append(number.text(in: environment.locale), style, to: &result)
                case .text(let text): append(text, style, to: &result)
                }
            }
        case .formatted(let value):
            append(value.string(in: environment.chosenLocale), style, to: &result)
        case .clock(let text):
            append(text.string(at: TimelineClock.now, in: environment), style, to: &result)
        case .attributed(let string):
            append(string, style, to: &result)
        case .image(let image):
            append(image, style, to: &result)
        case .pair(let first, let second):
            append(first, style, to: &result)
            append(second, style, to: &result)
        }
    }

    private func append(_ string: String, _ style: Style, to result: inout StyledText) {
        let string =
            switch environment.textCase {
            case .uppercase: string.uppercased()
            case .lowercase: string.lowercased()
            case nil: string
            }
        let drawn = style.drawnCapitals(environment.dynamicTypeSize)
        guard !drawn.isEmpty else { return result.append(string, attributes(of: style)) }
        var small = style
        small.capitalScale = TextResolver.smallCapitalScale
        var (run, isSmall) = ("", false)
        func end() {
            if !run.isEmpty { result.append(isSmall ? run.uppercased() : run, attributes(of: isSmall ? small : style)) }
            run = ""
        }
        for letter in string {
            let belongs =
                drawn.contains(.lowercase) && letter.isLowercase || drawn.contains(.uppercase) && letter.isUppercase
            if belongs != isSmall { end() }
            isSmall = belongs
            run.append(letter)
        }
        end()
    }

    /// The relative size of synthesized small capitals, for fonts without their own.
    private static let smallCapitalScale: CGFloat = 0.8

    private func append(_ string: AttributedString, _ style: Style, to result: inout StyledText) {
        for run in string.runs {
            append(String(string[run.range].characters), style.applying(run.textModifiers), to: &result)
        }
    }

    private func append(_ image: Image, _ style: Style, to result: inout StyledText) {
        let font = style.resolvedFont(environment.dynamicTypeSize, scale: scale)
        var environment = environment
        environment.font = style.font
        if let color = style.color {
            environment.foregroundStyles = ForegroundStyles([color], within: environment.foregroundStyles)
        }
        guard let picture = image.resolve(in: environment) else { return }
        let isSymbol = picture.isSymbol
        let size = picture.size
        // Symbols are centred on the cap height; other images rest on the baseline.
        let drop = isSymbol ? (size.height - CTFontGetCapHeight(font)) / 2 : 0
        let placed = InlineImage(picture: picture, ascent: size.height - drop, descent: drop)
        var attributes = attributes(of: style)
        attributes[Self.pictureKey] = placed
        attributes[NSAttributedString.Key(kCTRunDelegateAttributeName)] = placed.makeDelegate()
        result.append("\u{FFFC}", attributes)
    }

    private func attributes(of style: Style) -> [NSAttributedString.Key: Any] {
        var style = style
        if style.color == contextStyle { style.color = nil }
        return style.attributes(environment, scale: scale)
    }

    // MARK: Styles

    /// The combined modifiers of a text.
    private struct Style {
        var font: Font?
        var weight: Font.Weight?
        var design: Font.Design?
        var width: Font.Width?
        var isItalic = false
        var isMonospaced = false
        var hasMonospacedDigits = false
        var color: AnyShapeStyle?
        var underline: Text.LineStyle?
        var strikethrough: Text.LineStyle?
        var kerning: CGFloat = 0
        var tracking: CGFloat = 0
        var baselineOffset: CGFloat = 0
        var textScale = Text.Scale.default
        var capitalScale: CGFloat = 1
        var background: Color?
        var language = TypesettingLanguage.automatic
        var link: URL?

        init(_ environment: EnvironmentValues) {
            font = environment.font
            self = applying(environment.textModifiers)
        }

        func applying(_ modifiers: [Text.Modifier]) -> Style {
            var style = self
            for modifier in modifiers {
                switch modifier {
                case .font(let font): style.font = font ?? style.font
                case .weight(let weight): style.weight = weight
                case .design(let design): style.design = design
                case .width(let width): style.width = width
                case .italic(let isItalic): style.isItalic = isItalic
                case .monospaced(let isMonospaced): style.isMonospaced = isMonospaced
                case .monospacedDigit: style.hasMonospacedDigits = true
                case .style(let color): style.color = color ?? style.color
                case .underline(let line): style.underline = line
                case .strikethrough(let line): style.strikethrough = line
                case .kerning(let kerning): style.kerning = kerning
                case .tracking(let tracking): style.tracking = tracking
                case .baselineOffset(let offset): style.baselineOffset = offset
                case .scale(let scale): style.textScale = scale
                case .background(let color): style.background = color
                case .language(let language): style.language = language
                case .link(let link): style.link = link
                }
            }
            return style
        }

        func resolvedFont(_ size: DynamicTypeSize, scale: CGFloat) -> UIFont {
            var font = font ?? .body
            if let weight { font.weight = weight }
            if let design { font.design = design }
            if let width { font.width = width }
            font.isItalic = font.isItalic || isItalic
            font.isMonospaced = font.isMonospaced || isMonospaced
            font.hasMonospacedDigits = font.hasMonospacedDigits || hasMonospacedDigits
            let uiFont = font.uiFont(for: size)
            let scale = scale * textScale.factor * capitalScale
            return scale == 1 ? uiFont : uiFont.withSize(uiFont.pointSize * scale)
        }

        /// The small capitals to synthesize from scaled capitals because the font has none.
        func drawnCapitals(_ size: DynamicTypeSize) -> Font.SmallCapitals {
            guard let wanted = font?.smallCapitals, !wanted.isEmpty else { return [] }
            let font = resolvedFont(size, scale: 1)
            var missing = wanted
            if font.hasFeature("smcp") { missing.remove(.lowercase) }
            if font.hasFeature("c2sc") { missing.remove(.uppercase) }
            return missing
        }

        func attributes(_ environment: EnvironmentValues, scale: CGFloat) -> [NSAttributedString.Key: Any] {
            typealias Key = NSAttributedString.Key
            var attributes: [Key: Any] = [
                Key(kCTFontAttributeName): resolvedFont(environment.dynamicTypeSize, scale: scale)
            ]
            if let color {
                let (paint, mode) = color._paint(in: environment).paint.unblended
                attributes[Key(kCTForegroundColorAttributeName)] = paint.color
                if mode != .normal { attributes[TextResolver.blendedKey] = true }
            } else {
                attributes[Key(kCTForegroundColorFromContextAttributeName)] = true
            }
            if let underline {
                attributes[Key(kCTUnderlineStyleAttributeName)] = underline.bits
                attributes[Key(kCTUnderlineColorAttributeName)] = underline.color?.cgColor(in: environment)
            }
            if let strikethrough {
                attributes[.strikethroughStyle] = strikethrough.bits
                attributes[.strikethroughColor] = strikethrough.color?.cgColor(in: environment)
            }
            if let background {
                attributes[Key(kCTBackgroundColorAttributeName)] = background.cgColor(in: environment)
            }
            if let identifier = language.identifier { attributes[Key(kCTLanguageAttributeName)] = identifier }
            if let link { attributes[TextResolver.linkKey] = link }
            func number(_ value: CGFloat, _ key: CFString) {
                if value != 0, value.isFinite { attributes[Key(key)] = value * scale }
            }
            number(kerning, kCTKernAttributeName)
            number(tracking, kCTTrackingAttributeName)
            number(baselineOffset, kCTBaselineOffsetAttributeName)
            return attributes
        }
    }
}

extension Text.LineStyle {
    /// The raw value of `NSUnderlineStyle`.
    fileprivate var bits: Int {
        switch pattern {
        case .solid: 1
        case .dot: 0x101
        case .dash: 0x201
        case .dashDot: 0x301
        case .dashDotDot: 0x401
        }
    }
}

/// An image that replaces a character.
final class InlineImage {
    let picture: ResolvedImageSource
    let ascent, descent: CGFloat

    init(picture: ResolvedImageSource, ascent: CGFloat, descent: CGFloat) {
        self.picture = picture
        self.ascent = ascent
        self.descent = descent
    }

    /// Creates the run delegate that reports the image's size to Core Text; it retains the image.
    func makeDelegate() -> CTRunDelegate? {
        func picture(_ pointer: UnsafeMutableRawPointer) -> InlineImage {
            Unmanaged<InlineImage>.fromOpaque(pointer).takeUnretainedValue()
        }
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateCurrentVersion,
            dealloc: { Unmanaged<InlineImage>.fromOpaque($0).release() },
            getAscent: { picture($0).ascent }, getDescent: { picture($0).descent },
            getWidth: { picture($0).picture.size.width })
        return CTRunDelegateCreate(&callbacks, Unmanaged.passRetained(self).toOpaque())
    }
}
