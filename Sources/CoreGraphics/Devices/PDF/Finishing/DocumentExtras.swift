import Foundation
import PDFSyntax

/// The parts of a document other than its pages' drawing. Cairo writes the drawing; these are added when the document
/// is closed.
struct DocumentExtras {
    var options = DocumentOptions()
    var pages: [PageExtras] = []
    var outline: [OutlineItem] = []
    /// An XMP packet.
    var metadata: Data?
    var tags = TagTree()

    /// False where the document is complete as written by Cairo.
    var areNeeded: Bool {
        options != DocumentOptions() || pages.contains { !$0.isEmpty } || !outline.isEmpty || metadata != nil
            || !tags.isEmpty
    }
}

/// The options that a document is begun with.
struct DocumentOptions: Equatable {
    var encryption: PDFEncryption?
    /// The first page comes first in the file.
    var isLinearized = false
    /// The document conforms to the archival standard PDF/A-2b.
    var isArchival = false
    var outputIntents: [OutputIntent] = []
}

/// The parts of a page other than its drawing. Coordinates are in points from the lower left corner of its media box.
struct PageExtras {
    /// By their PDF names, such as `CropBox`.
    var boxes: [String: CGRect] = [:]
    var links: [PageLink] = []
    var destinations: [(name: String, point: CGPoint)] = []
    /// The last mark before the page; -1 for none.
    var lastMark = -1

    var isEmpty: Bool { boxes.isEmpty && links.isEmpty && destinations.isEmpty }
}

/// A rectangular link on a page.
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

/// An entry of a document's outline, with its children.
struct OutlineItem {
    enum Target {
        /// A page number, counted from 1, and the part of the page to show; nil for the whole page.
        case page(Int, CGRect?)
        case url(URL)
    }

    var title: String
    var target: Target?
    var children: [OutlineItem]
}

/// The conditions of printing or showing that a document is made for.
struct OutputIntent: Equatable {
    /// By their PDF names.
    var texts: [String: String]
    var subtype: String
    var profile: Data?
    var componentCount: Int
}
