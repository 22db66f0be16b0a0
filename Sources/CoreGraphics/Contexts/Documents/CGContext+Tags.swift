public import Foundation

/// A property of a tagged element.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpdftagproperty)
public struct CGPDFTagProperty: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: CFString

    public init(rawValue: CFString) { self.rawValue = rawValue }

    /// Replacement text for an element that shows text as graphics, such as a decorated initial letter.
    public static let actualText = CGPDFTagProperty(rawValue: "CGPDFTagPropertyActualText")
    /// Alternative text for readers who can't see the element.
    public static let alternativeText = CGPDFTagProperty(rawValue: "CGPDFTagPropertyAlternativeText")
    /// The element's title, for those who edit the document.
    public static let titleText = CGPDFTagProperty(rawValue: "CGPDFTagPropertyTitleText")
    /// The language of the element's text (BCP 47).
    public static let languageText = CGPDFTagProperty(rawValue: "CGPDFTagPropertyLanguageText")
}

/// Begins an element of the document's structure. Content drawn until the matching `CGPDFContextEndTag(_:)` belongs to
/// it, except for the content of nested elements.
///
/// `tagProperties` holds strings by `CGPDFTagProperty`. An element may span several pages. In a tagged document,
/// content drawn outside elements is an artifact, like a page number or an ornament. No effect on a bitmap's context.
public func CGPDFContextBeginTag(_ context: CGContext, _ tagType: CGPDFTagType, _ tagProperties: CFDictionary?) {
    let keys: [(CGPDFTagProperty, String)] = [
        (.actualText, "ActualText"), (.alternativeText, "Alt"), (.titleText, "T"), (.languageText, "Lang"),
    ]
    var properties: [String: String] = [:]
    for (property, key) in keys {
        properties[key] = (tagProperties?[property] ?? tagProperties?[property.rawValue]) as? String
    }
    context.pages?.writer.beginTag(tagType.pdfName, properties)
}

/// Ends the innermost open element of the document's structure. Has no effect, which is reported, if there is none.
public func CGPDFContextEndTag(_ context: CGContext) { context.pages?.writer.endTag() }

/// Sets the document's outline, replacing an existing one; nil removes it.
///
/// `outline` is a dictionary whose `kCGPDFOutlineChildren` holds the entries, each a dictionary with
/// `kCGPDFOutlineTitle`, `kCGPDFOutlineDestination`, `kCGPDFOutlineDestinationRect` and children of its own. Pages may
/// be added later; an entry for a page that doesn't exist has no effect. No effect on a bitmap's context.
public func CGPDFContextSetOutline(_ context: CGContext, _ outline: CFDictionary?) {
    context.pages?.writer.setOutline(outline.map { OutlineItem.items(below: $0) } ?? [])
}

extension CGContext {
    /// Sets the document's metadata, an unmodified XMP packet, replacing existing metadata; nil removes it.
    ///
    /// No effect on a bitmap's context.
    public func addDocumentMetadata(_ metadata: CFData?) { pages?.writer.setMetadata(metadata) }
}
