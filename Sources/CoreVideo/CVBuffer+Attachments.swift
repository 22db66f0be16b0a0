public import CoreGraphics
import Foundation

/// Whether an attachment goes along to copies of a buffer.
public enum CVAttachmentMode: UInt32, Sendable {
    /// It stays.
    case shouldNotPropagate = 0
    /// It goes along.
    case shouldPropagate = 1
}

/// The key of what a buffer's colours mean: a `CGColorSpace` attached to it.
public let kCVImageBufferCGColorSpaceKey: CFString = "CGColorSpace"
/// The key of the number that the bytes of a row are a multiple of, among the attributes of a buffer that is made.
public let kCVPixelBufferBytesPerRowAlignmentKey: CFString = "BytesPerRowAlignment"
/// The key of a buffer's format, among the attributes of buffers that are made.
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
/// The key of a buffer's width in pixels, among the attributes of buffers that are made.
public let kCVPixelBufferWidthKey: CFString = "Width"
/// The key of a buffer's height in pixels, among the attributes of buffers that are made.
public let kCVPixelBufferHeightKey: CFString = "Height"
/// The key of whether an image can be made of a buffer, which is always so.
public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
/// The key of whether a context can draw into a buffer's memory, which is always so.
public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
/// The key of whether Metal can read a buffer.
public let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"
/// The key of the properties of the surface that a buffer stands on.
public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"

/// Attaches a value to a buffer.
public func CVBufferSetAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ value: CFTypeRef, _ attachmentMode: CVAttachmentMode
) { buffer.attach(value, key) }

/// Returns what is attached to a buffer under a key; nil for nothing.
/// - Parameters:
///   - buffer: the buffer.
///   - key: the key.
///   - attachmentMode: receives that the attachment goes along.
public func CVBufferCopyAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> CFTypeRef? {
    attachmentMode?.pointee = .shouldPropagate
    return buffer.attachment(key).map { $0 as CFTypeRef }
}

/// Removes what is attached to a buffer under a key.
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) { buffer.attach(nil, key) }

/// Returns all that is attached to a buffer; nil for nothing.
public func CVBufferCopyAttachments(_ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode) -> CFDictionary? {
    let all = buffer.attachments
    return all.isEmpty ? nil : Dictionary(uniqueKeysWithValues: all.map { (AnyHashable($0.key), $0.value) })
}
