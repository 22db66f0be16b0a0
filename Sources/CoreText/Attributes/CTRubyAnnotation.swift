public import CoreGraphics
public import Foundation

/// The alignment of ruby along longer base text, or of base text along longer ruby.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctrubyalignment)
public enum CTRubyAlignment: UInt8, Sendable {
    /// No alignment: invalid, treated as `auto`.
    case invalid = 255
    /// As in Japanese typography: with space around each letter.
    case auto = 0
    /// At the start of the base text.
    case start = 1
    /// In the middle.
    case center = 2
    /// At the end.
    case end = 3
    /// Justified from end to end, with space between letters.
    case distributeLetter = 4
    /// Justified with space between letters, and half of it at both ends.
    case distributeSpace = 5
    /// As `auto`; ruby at a line's end is flush with it, as always when it is longer than its base.
    case lineEdge = 6
}

/// The neighbours over which ruby that is longer than its base may hang.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctrubyoverhang)
public enum CTRubyOverhang: UInt8, Sendable {
    /// No overhang: invalid, treated as `none`.
    case invalid = 255
    /// Over the kana on both sides, by up to half a ruby letter each.
    case auto = 0
    /// Over the kana before it.
    case start = 1
    /// Over the kana after it.
    case end = 2
    /// Over none: the base text is spaced instead.
    case none = 3
}

/// The side of the base text on which ruby is placed.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctrubyposition)
public enum CTRubyPosition: UInt8, Sendable {
    /// Above horizontal lines, to the right of vertical ones.
    case before = 0
    /// Below horizontal lines, to the left of vertical ones.
    case after = 1
    /// To the right of the base, running down, as for Bopomofo; in vertical lines the same as `before`.
    case interCharacter = 2
    /// In the line, after the base and at the same size.
    case inline = 3
    /// The number of positions; not itself one.
    case count = 4
}

/// A ruby annotation, which shows the reading of text in small letters beside it.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctrubyannotation)
// `@unchecked Sendable`: immutable after creation; the attributes' values are the caller's, who must not change them
// any more.
public final class CTRubyAnnotation: _CFObject, @unchecked Sendable {
    private let mark = AttributeValueHeader()
    let alignment: CTRubyAlignment
    let overhang: CTRubyOverhang
    let sizeFactor: CGFloat
    /// Whether ruby is scaled down until it is no longer than its base.
    let scalesToFit: Bool
    /// By position.
    let texts: [String?]
    /// The attributes of the ruby letters, in addition to those of the base.
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

    /// Returns the ruby at a position; in vertical lines, ruby to the right of the base is placed before it.
    func text(at place: RubyPlace, isVertical: Bool) -> String? {
        switch place {
        case .before: texts[0] ?? (isVertical ? texts[2] : nil)
        case .after: texts[1]
        case .right: isVertical ? nil : texts[2]
        case .inline: texts[3]
        }
    }
}

/// The position of ruby in a line.
enum RubyPlace: CaseIterable {
    /// Along the base, above or below it.
    case before, after
    /// After the base, in a column.
    case right
    /// After the base, as part of the line.
    case inline

    /// Whether the position takes up space in the line after the base.
    var isBehind: Bool { self == .right || self == .inline }

    /// Returns the space that ruby with letters of a given size and width takes after its base.
    func space(size: CGFloat, width: @autoclosure () -> CGFloat) -> CGFloat {
        switch self {
        case .before, .after: 0
        case .right: size
        case .inline: width()
        }
    }
}

extension CTRubyAnnotation {
    /// Returns the ruby at a position for a base of a given width, scaled to fit it if the annotation requires it; nil
    /// for none.
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
        // Ruby has no ruby of its own.
        attributes[NSAttributedString.Key(kCTRubyAnnotationAttributeName)] = nil
        return StyledText(text, attributes)
    }
}

/// The attribute key of a `CTRubyAnnotation`. Lines are not broken inside the annotated text. Default none.
public let kCTRubyAnnotationAttributeName: CFString = "CTRubyAnnotation"
/// The key, among the attributes of ruby, of its size as a fraction of the base text's. Default 0.5.
public let kCTRubyAnnotationSizeFactorAttributeName: CFString = "CTRubyAnnotationSizeFactor"
/// The key, among the attributes of ruby, of whether it is scaled to fit: ruby along a shorter base is reduced until it
/// neither overhangs nor spaces the base. Default false.
public let kCTRubyAnnotationScaleToFitAttributeName: CFString = "CTRubyAnnotationScaleToFit"

/// Creates an annotation with ruby for each position: `text` points to four strings, each of which may be nil.
///
/// `sizeFactor` is the size of ruby as a fraction of the base text's, above 0 and up to 10; other values mean 0.5.
public func CTRubyAnnotationCreate(
    _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ sizeFactor: CGFloat,
    _ text: UnsafeMutablePointer<Unmanaged<NSString>?>
) -> CTRubyAnnotation {
    let texts = (0..<Int(CTRubyPosition.count.rawValue)).map { text[$0]?.takeUnretainedValue() as String? }
    return CTRubyAnnotation(alignment, overhang, sizeFactor, texts)
}

/// Creates an annotation with ruby for one position, and attributes for its letters: `kCTFontAttributeName`, colours,
/// `kCTRubyAnnotationSizeFactorAttributeName`, `kCTRubyAnnotationScaleToFitAttributeName`.
///
/// By default ruby uses the base text's font.
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

/// Returns the size of ruby as a fraction of the base text's.
public func CTRubyAnnotationGetSizeFactor(_ rubyAnnotation: CTRubyAnnotation) -> CGFloat { rubyAnnotation.sizeFactor }

/// Returns the ruby for a position; nil for none.
public func CTRubyAnnotationGetTextForPosition(
    _ rubyAnnotation: CTRubyAnnotation, _ position: CTRubyPosition
) -> CFString? {
    position == .count ? nil : rubyAnnotation.texts[Int(position.rawValue)]
}
