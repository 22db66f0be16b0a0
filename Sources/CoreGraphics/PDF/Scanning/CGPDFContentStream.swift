import Foundation
import PDFSyntax

/// A stream of operators to be scanned, and the resources that they refer to.
final class PDFContentStream {
    let bytes: [UInt8]
    let streams: [OpaquePointer]
    /// The file that decodes inline images.
    let file: PDFFile?
    private let resources: PDFDictionary?
    private let parent: PDFContentStream?
    private let handles: PDFHandles
    /// Retains a page's document.
    private let page: CGPDFPage?

    init(_ page: CGPDFPage) {
        bytes = page.contentBytes
        resources = page.contents["Resources"].dictionary
        handles = page.handles
        file = page.file
        parent = nil
        self.page = page
        let object = page.contents["Contents"]
        let array = object.array
        let found = array.map { array in array.elements.indices.map { array[$0] } } ?? [object]
        streams = found.filter(\.isStream).map { page.handles.pointer(to: $0) }
    }

    init(_ stream: PDFHandle, _ resources: PDFDictionary?, _ parent: PDFContentStream?) {
        bytes = stream.object.stream?.data(limit: PDFLimits.contents) ?? []
        streams = [stream.owner.pointer(to: stream.object)]
        self.resources = resources
        self.parent = parent
        handles = stream.owner
        file = stream.owner.file
        page = nil
    }

    func resource(_ category: String, _ name: String) -> OpaquePointer? {
        guard let found = resources?[category].dictionary?[name], !found.isNull else {
            return parent?.resource(category, name)
        }
        return handles.pointer(to: found, in: ObjectIdentifier(self), "\(category)/\(name)")
    }
}

/// A page's contents, or a stream of operators, to be scanned.
public typealias CGPDFContentStreamRef = OpaquePointer

/// Creates a content stream from a page's contents, which the caller releases.
public func CGPDFContentStreamCreateWithPage(_ page: CGPDFPage) -> CGPDFContentStreamRef {
    OpaquePointer(Unmanaged.passRetained(PDFContentStream(page)).toOpaque())
}

/// Creates a content stream from a stream, such as a form's, which the caller releases. Names missing from its
/// resources are looked up in those of `parent`.
public func CGPDFContentStreamCreateWithStream(
    _ stream: CGPDFStreamRef, _ streamResources: CGPDFDictionaryRef, _ parent: CGPDFContentStreamRef?
) -> CGPDFContentStreamRef {
    let made = PDFContentStream(
        PDFHandle.at(stream), PDFHandle.at(streamResources).object.dictionary, parent.map { held($0) })
    return OpaquePointer(Unmanaged.passRetained(made).toOpaque())
}

/// Retains a content stream, and returns it.
@discardableResult
public func CGPDFContentStreamRetain(_ cs: CGPDFContentStreamRef?) -> CGPDFContentStreamRef? {
    retained(cs, as: PDFContentStream.self)
}

/// Releases a content stream.
public func CGPDFContentStreamRelease(_ cs: CGPDFContentStreamRef?) { release(cs, as: PDFContentStream.self) }

/// Returns the streams, each a `CGPDFStreamRef`, in the order in which they are scanned.
public func CGPDFContentStreamGetStreams(_ cs: CGPDFContentStreamRef) -> CFArray? {
    let held: PDFContentStream = held(cs)
    return held.streams
}

/// Returns a resource by its category, such as `Font`, and its name. Nil when there is none.
public func CGPDFContentStreamGetResource(
    _ cs: CGPDFContentStreamRef, _ category: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>
) -> CGPDFObjectRef? {
    let held: PDFContentStream = held(cs)
    return held.resource(String(cString: category), String(cString: name))
}
