public import Foundation
import PDFSyntax

/// The format of a stream's bytes.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpdfdataformat)
@frozen
public enum CGPDFDataFormat: Int32, Sendable {
    /// Decoded data of any kind.
    case raw
    /// A JPEG file.
    case jpegEncoded
    /// A JPEG 2000 file.
    case JPEG2000
}

/// Returns a stream's dictionary.
public func CGPDFStreamGetDictionary(_ stream: CGPDFStreamRef) -> CGPDFDictionaryRef? {
    let handle = PDFHandle.at(stream)
    return handle.object.dictionary.map { handle.owner.pointer(to: .dictionary($0)) }
}

/// Returns a stream's bytes, decoded except for JPEG and JPEG 2000 data, and sets `format` to their format. Nil for a
/// stream that can't be decoded.
public func CGPDFStreamCopyData(
    _ stream: CGPDFStreamRef, _ format: UnsafeMutablePointer<CGPDFDataFormat>?
) -> CFData? {
    guard let contents = try? PDFHandle.at(stream).object.stream?.contents() else { return nil }
    switch contents.filter?.name {
    case "DCTDecode": format?.pointee = .jpegEncoded
    case "JPXDecode": format?.pointee = .JPEG2000
    default: format?.pointee = .raw
    }
    return Data(contents.bytes)
}

/// Returns the number of bytes in a string.
public func CGPDFStringGetLength(_ string: CGPDFStringRef) -> Int { PDFHandle.at(string).object.string?.count ?? 0 }

/// Returns a string's bytes, zero-terminated, which live as long as the string.
public func CGPDFStringGetBytePtr(_ string: CGPDFStringRef) -> UnsafePointer<UInt8>? {
    let handle = PDFHandle.at(string)
    return handle.object.string.map { handle.owner.bytes($0) }
}

/// Returns a string as text: UTF-16, UTF-8 or PDFDocEncoding, according to its first bytes.
public func CGPDFStringCopyTextString(_ string: CGPDFStringRef) -> CFString? {
    PDFHandle.at(string).object.string.map { PDFText.string($0) }
}

/// Returns a string as a date; nil for any other string.
public func CGPDFStringCopyDate(_ string: CGPDFStringRef) -> Date? {
    PDFHandle.at(string).object.string.flatMap { PDFText.date($0) }
}
