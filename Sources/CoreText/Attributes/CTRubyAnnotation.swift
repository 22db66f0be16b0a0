public import CoreGraphics
public import Foundation

/// Where ruby stands along a base text that is longer, or how the base stands along longer ruby.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctrubyalignment)
public enum CTRubyAlignment: UInt8, Sendable {
    /// No alignment: an error, which counts as `auto`.
    case invalid = 255
    /// As Japanese books have it: with space round each letter.
    case auto = 0
    /// At the start of the base text.
    case start = 1
    /// In the middle.
    case center = 2
    /// At the end.
    case end = 3
    /// Spread from end to end, with space between letters.
    case distributeLetter = 4
    /// Spread with space between letters, and half of it at both ends.
    case distributeSpace = 5
    /// As `auto`; ruby at a line's end lies flush with it, as it always does where it is longer than its base.
    case lineEdge = 6
}

/// Over which neighbours ruby may hang that is longer than its base.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctrubyoverhang)
public enum CTRubyOverhang: UInt8, Sendable {
    /// No overhang: an error, which counts as `none`.
    case invalid = 255
    /// Over the kana on both sides, by half of a ruby letter each.
    case auto = 0
    /// Over the kana before it.
    case start = 1
    /// Over the kana after it.
    case end = 2
    /// Over none: the base is spaced.
    case none = 3
}

/// On which side of the base text ruby stands.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctrubyposition)
public enum CTRubyPosition: UInt8, Sendable {
    /// Above horizontal lines, to the right of vertical ones.
    case before = 0
    /// Below horizontal lines, to the left of vertical ones.
    case after = 1
    /// To the right of the base, running down, as Bopomofo is; vertical lines have it as `before`.
    case interCharacter = 2
    /// In the line, behind the base and as large as it.
    case inline = 3
    /// The number of positions; not itself one.
    case count = 4
}

/// How a text is read: small letters beside it.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctrubyannotation)
// `@unchecked Sendable`: nothing is written after it is made; the attributes' values are the caller's, not to be
// changed any more.
public final class CTRubyAnnotation: _CFObject, @unchecked Sendable {
    private let mark = AttributeValueHeader()
    let alignment: CTRubyAlignment
    let overhang: CTRubyOverhang
    let sizeFactor: CGFloat
    /// Whether ruby along a shorter base gets as small as it takes to be no longer.
    let scalesToFit: Bool
    /// By position.
    let texts: [String?]
    /// Those of the ruby letters, beside what they have of the base.
    let attributes: [NSAttributedString.Key: Any]

    fileprivate init(
        _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ sizeFactor: CGFloat, _ texts: [String?],
        _ attributes: CFDictionary = [:]
    ) {
        self.alignment = alignment
        self.overhang = overhang
        self.sizeFactor = sizeFactor > 0 && sizeFactor <= 10 ? sizeFactor : 0.5
        self.texts = texts
        scalesToFit = (attributes[kCTRubyAnnotationScaleToFitAttributeName] as? NSNumber)?.boolValue ?? false
        self.attributes = StyledText.Attributes(
            attributes.compactMap { key, value in
                let name = key.base as? String ?? (key.base as? NSAttributedString.Key)?.rawValue
                return name.map { (NSAttributedString.Key($0), value) }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The ruby at a place; in vertical lines what would stand to the right of the base stands before it anyway.
    func text(at place: RubyPlace, isVertical: Bool) -> String? {
        switch place {
        case .before: texts[0] ?? (isVertical ? texts[2] : nil)
        case .after: texts[1]
        case .right: isVertical ? nil : texts[2]
        case .inline: texts[3]
        }
    }
}

/// Where ruby stands in a line.
enum RubyPlace: CaseIterable {
    /// Along the base, above it or below.
    case before, after
    /// Behind the base, in a column.
    case right
    /// Behind the base, as more of the line.
    case inline

    /// Whether the line has a place for it behind the base.
    var isBehind: Bool { self == .right || self == .inline }

    /// The room that ruby of letters of a size, and of a width, takes behind its base.
    func space(size: CGFloat, width: @autoclosure () -> CGFloat) -> CGFloat {
        switch self {
        case .before, .after: 0
        case .right: size
        case .inline: width()
        }
    }
}

extension CTRubyAnnotation {
    /// The ruby at a place of a base of a width, small enough for it where the annotation says so; nil for none.
    func styledText(at place: RubyPlace, base: TextAttributes, width: CGFloat) -> StyledText? {
        let text = styledText(at: place, base: base)
        guard let text, scalesToFit, !place.isBehind else { return text }
        let length = text.width
        guard length > width, width > 0 else { return text }
        return styledText(at: place, base: base, scale: width / length)
    }

    private func styledText(at place: RubyPlace, base: TextAttributes, scale: CGFloat = 1) -> StyledText? {
        guard let text = self.text(at: place, isVertical: base.isVertical), !text.isEmpty else { return nil }
        let size = place == .inline ? base.font.size : base.font.size * sizeFactor
        var attributes: StyledText.Attributes = [
            .font: base.font.copy(size: size, matrix: nil),
            NSAttributedString.Key(kCTVerticalFormsAttributeName): base.isVertical || place == .right,
            NSAttributedString.Key(kCTForegroundColorFromContextAttributeName): base.usesColorOfContext,
        ]
        attributes[NSAttributedString.Key(kCTForegroundColorAttributeName)] = base.foregroundColor
        attributes[NSAttributedString.Key(kCTLanguageAttributeName)] = base.language
        attributes.merge(self.attributes) { $1 }
        if scale != 1, let font = attributes[.font] as? CTFont {
            attributes[.font] = font.copy(size: font.size * scale, matrix: nil)
        }
        // Ruby has no ruby.
        attributes[NSAttributedString.Key(kCTRubyAnnotationAttributeName)] = nil
        return StyledText(text, attributes)
    }
}

/// The key of the `CTRubyAnnotation` of a text. A line is not broken inside the text. Default none.
public let kCTRubyAnnotationAttributeName: CFString = "CTRubyAnnotation"
/// The key, among the attributes of ruby, of its size as a part of the base text's. Default 0.5.
public let kCTRubyAnnotationSizeFactorAttributeName: CFString = "CTRubyAnnotationSizeFactor"
/// The key, among the attributes of ruby, of whether its size is the greatest that it may have: ruby along a base that is
/// shorter becomes so small that it neither hangs over nor spaces the base. Default false.
public let kCTRubyAnnotationScaleToFitAttributeName: CFString = "CTRubyAnnotationScaleToFit"

/// Makes an annotation with ruby for each position, or nil: `text` points to four strings.
///
/// `sizeFactor` is the size of ruby as a part of the base text's, above 0 and up to 10; 0.5 for others.
public func CTRubyAnnotationCreate(
    _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ sizeFactor: CGFloat,
    _ text: UnsafeMutablePointer<Unmanaged<NSString>?>
) -> CTRubyAnnotation {
    let texts = (0..<Int(CTRubyPosition.count.rawValue)).map { text[$0]?.takeUnretainedValue() as String? }
    return CTRubyAnnotation(alignment, overhang, sizeFactor, texts)
}

/// Makes an annotation with ruby for one position, and attributes for its letters: `kCTFontAttributeName`, colours,
/// `kCTRubyAnnotationSizeFactorAttributeName`, `kCTRubyAnnotationScaleToFitAttributeName`.
///
/// Without a font of its own ruby has the base text's.
public func CTRubyAnnotationCreateWithAttributes(
    _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ position: CTRubyPosition, _ string: CFString,
    _ attributes: CFDictionary
) -> CTRubyAnnotation {
    let factor = attributes[kCTRubyAnnotationSizeFactorAttributeName].flatMap { Double(attribute: $0) } ?? 0.5
    let texts = (0..<CTRubyPosition.count.rawValue).map { $0 == position.rawValue ? string : nil }
    return CTRubyAnnotation(alignment, overhang, CGFloat(factor), texts, attributes)
}

/// Returns the same annotation, which is immutable.
public func CTRubyAnnotationCreateCopy(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyAnnotation { rubyAnnotation }

/// Returns the alignment.
public func CTRubyAnnotationGetAlignment(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyAlignment {
    rubyAnnotation.alignment
}

/// Returns the overhang.
public func CTRubyAnnotationGetOverhang(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyOverhang {
    rubyAnnotation.overhang
}

/// Returns the size of ruby as a part of the base text's.
public func CTRubyAnnotationGetSizeFactor(_ rubyAnnotation: CTRubyAnnotation) -> CGFloat { rubyAnnotation.sizeFactor }

/// Returns the ruby for a position; nil for none.
public func CTRubyAnnotationGetTextForPosition(
    _ rubyAnnotation: CTRubyAnnotation, _ position: CTRubyPosition
) -> CFString? {
    position == .count ? nil : rubyAnnotation.texts[Int(position.rawValue)]
}
