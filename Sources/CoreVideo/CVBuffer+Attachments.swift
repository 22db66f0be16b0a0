public import CoreGraphics
import Foundation

/// Whether an attachment is copied with a buffer.
public enum CVAttachmentMode: UInt32, Sendable {
    /// The attachment is not copied.
    case shouldNotPropagate = 0
    /// The attachment is copied.
    case shouldPropagate = 1
}

/// The attachment key of a buffer's colour space, a `CGColorSpace`.
public let kCVImageBufferCGColorSpaceKey: CFString = "CGColorSpace"
/// The attribute key of the alignment of rows, in bytes.
public let kCVPixelBufferBytesPerRowAlignmentKey: CFString = "BytesPerRowAlignment"
/// The attribute key of a buffer's pixel format.
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
/// The attribute key of a buffer's width in pixels.
public let kCVPixelBufferWidthKey: CFString = "Width"
/// The attribute key of a buffer's height in pixels.
public let kCVPixelBufferHeightKey: CFString = "Height"
/// The attribute key of whether a buffer is compatible with `CGImage`, as it always is.
public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
/// The attribute key of whether a buffer is compatible with bitmap contexts, as it always is.
public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
/// The attribute key of whether a buffer is compatible with Metal.
public let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"
/// The attribute key of the properties of the surface that backs a buffer.
public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"

/// Sets an attachment of a buffer.
public func CVBufferSetAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ value: CFTypeRef, _ attachmentMode: CVAttachmentMode
) { buffer.attach(value, key) }

/// Returns an attachment of a buffer, or nil if there is none.
/// - Parameters:
///   - buffer: the buffer.
///   - key: the key.
///   - attachmentMode: receives `shouldPropagate`.
public func CVBufferCopyAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> CFTypeRef? {
    attachmentMode?.pointee = .shouldPropagate
    return buffer.attachment(key).map { $0 as CFTypeRef }
}

/// Removes an attachment from a buffer.
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) { buffer.attach(nil, key) }

/// Returns all attachments of a buffer, or nil if there are none.
public func CVBufferCopyAttachments(_ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode) -> CFDictionary? {
    let all = buffer.attachments
    return all.isEmpty ? nil : Dictionary(uniqueKeysWithValues: all.map { (AnyHashable($0.key), $0.value) })
}
