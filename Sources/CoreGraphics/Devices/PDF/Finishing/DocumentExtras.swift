import Foundation
import PDFSyntax

/// What a document has beside its pages' drawing. Cairo writes the drawing; this is added when the document is closed.
struct DocumentExtras {
    var options = DocumentOptions()
    var pages: [PageExtras] = []
    var outline: [OutlineItem] = []
    /// An XMP packet.
    var metadata: Data?
    var tags = TagTree()

    /// False where the document is complete as Cairo has written it.
    var areNeeded: Bool {
        options != DocumentOptions() || pages.contains { !$0.isEmpty } || !outline.isEmpty || metadata != nil
            || !tags.isEmpty
    }
}

/// What a document was asked to be when it was begun.
struct DocumentOptions: Equatable {
    var encryption: PDFEncryption?
    /// The first page comes first in the file.
    var isLinearized = false
    /// It is to be read for as long as possible: PDF/A-2b.
    var isArchival = false
    var outputIntents: [OutputIntent] = []
}

/// What a page has beside its drawing. Coordinates are in points from the lower left corner of its media box.
struct PageExtras {
    /// By the name that PDF has for each: `CropBox`.
    var boxes: [String: CGRect] = [:]
    var links: [PageLink] = []
    var destinations: [(name: String, point: CGPoint)] = []
    /// The last mark before the page; -1 for none.
    var lastMark = -1

    var isEmpty: Bool { boxes.isEmpty && links.isEmpty && destinations.isEmpty }
}

/// A rectangle of a page that leads somewhere.
struct PageLink {
    enum Target {
        case url(URL)
        case destination(String)
    }

    var target: Target
    var rect: CGRect
    /// The element of the document's structure that the link belongs to.
    var element: Int?
}

/// An entry of a document's outline, and those below it.
struct OutlineItem {
    enum Target {
        /// A page's number, which starts at 1, and the part of it to show; all of it without.
        case page(Int, CGRect?)
        case url(URL)
    }

    var title: String
    var target: Target?
    var children: [OutlineItem]
}

/// The conditions of printing or showing that a document is made for.
struct OutputIntent: Equatable {
    /// By PDF's names.
    var texts: [String: String]
    var subtype: String
    var profile: Data?
    var componentCount: Int
}
