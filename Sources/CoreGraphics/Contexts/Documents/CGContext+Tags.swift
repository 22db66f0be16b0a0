public import Foundation

/// What is said about a tag's element.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpdftagproperty)
public struct CGPDFTagProperty: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: CFString

    public init(rawValue: CFString) { self.rawValue = rawValue }

    /// The text that a picture or a shape stands for, such as a letter that is drawn.
    public static let actualText = CGPDFTagProperty(rawValue: "CGPDFTagPropertyActualText")
    /// A description for those who can't see it.
    public static let alternativeText = CGPDFTagProperty(rawValue: "CGPDFTagPropertyAlternativeText")
    /// The element's title, for those who edit the document.
    public static let titleText = CGPDFTagProperty(rawValue: "CGPDFTagPropertyTitleText")
    /// The language of the element's text (BCP 47).
    public static let languageText = CGPDFTagProperty(rawValue: "CGPDFTagPropertyLanguageText")
}

/// Begins an element of the document's structure: what is drawn until the matching `CGPDFContextEndTag(_:)` belongs to
/// it, but for what belongs to elements that are begun in it.
///
/// `tagProperties` holds strings by `CGPDFTagProperty`. An element may go on over several pages. In a document with
/// tags what is drawn outside of them has no meaning, like a page's number or an ornament. No effect on a bitmap's
/// context.
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

/// Ends the innermost element of the document's structure that is open. No effect, which is reported, where none is.
public func CGPDFContextEndTag(_ context: CGContext) { context.pages?.writer.endTag() }

/// Gives the document an outline, in the place of one that it had; nil takes it away.
///
/// `outline` is a dictionary whose `kCGPDFOutlineChildren` are the entries, each a dictionary with
/// `kCGPDFOutlineTitle`, `kCGPDFOutlineDestination`, `kCGPDFOutlineDestinationRect` and children of its own. Pages may
/// follow later; an entry of a page that never comes leads nowhere. No effect on a bitmap's context.
public func CGPDFContextSetOutline(_ context: CGContext, _ outline: CFDictionary?) {
    context.pages?.writer.setOutline(outline.map { OutlineItem.items(below: $0) } ?? [])
}

extension CGContext {
    /// Gives the document metadata, an XMP packet as it is, in the place of one that it had; nil takes it away.
    ///
    /// No effect on a bitmap's context.
    public func addDocumentMetadata(_ metadata: CFData?) { pages?.writer.setMetadata(metadata) }
}
