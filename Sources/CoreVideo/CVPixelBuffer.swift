public import CoreGraphics
import Foundation

/// A buffer of pixels in memory: one plane, or separate luma and chroma planes.
///
/// [Apple's reference](https://developer.apple.com/documentation/corevideo/cvpixelbuffer)
// `@unchecked Sendable`: attachments are guarded by a lock; the pixels belong to whoever has locked them.
public final class CVBuffer: _CFObject, @unchecked Sendable {
    struct Plane {
        var width: Int
        var height: Int
        var bytesPerRow: Int
        var address: UnsafeMutableRawPointer
    }

    let width: Int
    let height: Int
    let format: OSType
    let planes: [Plane]
    let isPlanar: Bool
    let size: Int
    private let memory: UnsafeMutableRawPointer?
    private let release: (() -> Void)?
    private let state = NSLock()
    private var attached: [String: Any] = [:]

    /// Allocates zeroed memory. Returns nil if the format is unknown, a size is invalid, or memory is exhausted.
    init?(width: Int, height: Int, format: OSType, rowAlignment: Int) {
        guard let layout = PixelFormatLayout(format), width > 0, height > 0, width <= 1 << 16, height <= 1 << 16 else {
            return nil
        }
        let alignment = (1...4096).contains(rowAlignment) ? rowAlignment : 64
        var (offset, places): (Int, [(Int, Int, Int, Int)]) = (0, [])
        for part in layout.planes {
            let (w, h) = ((width + part.dx - 1) / part.dx, (height + part.dy - 1) / part.dy)
            let row = (w * part.size + alignment - 1) / alignment * alignment
            places.append((w, h, row, offset))
            offset += row * h
        }
        guard offset <= 1 << 32, let memory = calloc(offset, 1) else { return nil }
        self.memory = memory
        release = nil
        (self.width, self.height, self.format, size) = (width, height, format, offset)
        isPlanar = layout.planes.count > 1
        planes = places.map { Plane(width: $0.0, height: $0.1, bytesPerRow: $0.2, address: memory + $0.3) }
    }

    /// Wraps external memory with one plane. Returns nil if the format is unknown, or has several planes.
    init?(
        width: Int, height: Int, format: OSType, address: UnsafeMutableRawPointer, bytesPerRow: Int,
        release: (() -> Void)?
    ) {
        guard let layout = PixelFormatLayout(format), layout.planes.count == 1, width > 0, height > 0,
            width <= 1 << 16, height <= 1 << 16, bytesPerRow >= width * layout.planes[0].size
        else { return nil }
        (self.width, self.height, self.format) = (width, height, format)
        size = bytesPerRow * height
        isPlanar = false
        memory = nil
        self.release = release
        planes = [Plane(width: width, height: height, bytesPerRow: bytesPerRow, address: address)]
    }

    deinit {
        free(memory)
        release?()
    }

    /// The attachment under a key.
    func attachment(_ key: String) -> Any? { state.withLock { attached[key] } }

    /// Sets an attachment, or removes it for nil.
    func attach(_ value: Any?, _ key: String) { state.withLock { attached[key] = value } }

    /// All attachments.
    var attachments: [String: Any] { state.withLock { attached } }
}

/// An image buffer.
public typealias CVImageBuffer = CVBuffer
/// An image buffer with its pixels in memory.
public typealias CVPixelBuffer = CVImageBuffer
/// The result of a function: 0 for success.
public typealias CVReturn = Int32
/// A four-character code.
public typealias OSType = UInt32

/// Success.
public let kCVReturnSuccess: CVReturn = 0
/// An unspecified error.
public let kCVReturnError: CVReturn = -6660
/// An invalid argument.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// Memory allocation failed.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// The pixel format is not supported.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// The size is not supported.
public let kCVReturnInvalidSize: CVReturn = -6681

/// Options for locking pixels.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The pixels are only read.
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Called to release a buffer's memory when it is no longer needed.
public typealias CVPixelBufferReleaseBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

/// Creates a zeroed buffer.
/// - Parameters:
///   - allocator: nil.
///   - width: in pixels, from 1 to 65,536.
///   - height: in pixels, from 1 to 65,536.
///   - pixelFormatType: one of the constants `kCVPixelFormatType_32BGRA` and so on.
///   - pixelBufferAttributes: `kCVPixelBufferBytesPerRowAlignmentKey`, 64 by default, or nil.
///   - pixelBufferOut: receives the buffer.
@discardableResult
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard PixelFormatLayout(pixelFormatType) != nil else { return kCVReturnInvalidPixelFormat }
    guard width > 0, height > 0, width <= 1 << 16, height <= 1 << 16 else { return kCVReturnInvalidSize }
    let alignment = (pixelBufferAttributes?[kCVPixelBufferBytesPerRowAlignmentKey] as? NSNumber)?.intValue ?? 64
    pixelBufferOut.pointee = CVBuffer(width: width, height: height, format: pixelFormatType, rowAlignment: alignment)
    return pixelBufferOut.pointee == nil ? kCVReturnAllocationFailed : kCVReturnSuccess
}

/// Creates a buffer over external memory, which must live until the callback is called.
/// - Parameters:
///   - allocator: nil.
///   - width: in pixels, from 1 to 65,536.
///   - height: in pixels, from 1 to 65,536.
///   - pixelFormatType: a format with one plane.
///   - baseAddress: the first byte of the topmost row.
///   - bytesPerRow: the number of bytes per row.
///   - releaseCallback: called when the buffer is deallocated, or nil.
///   - releaseRefCon: passed to the callback.
///   - pixelBufferAttributes: nil.
///   - pixelBufferOut: receives the buffer.
@discardableResult
public func CVPixelBufferCreateWithBytes(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int,
    _ releaseCallback: CVPixelBufferReleaseBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    let release = releaseCallback.map { callback in { callback(releaseRefCon, UnsafeRawPointer(baseAddress)) } }
    pixelBufferOut.pointee = CVBuffer(
        width: width, height: height, format: pixelFormatType, address: baseAddress, bytesPerRow: bytesPerRow,
        release: release)
    return pixelBufferOut.pointee == nil ? kCVReturnInvalidArgument : kCVReturnSuccess
}

/// Returns 0: a buffer's memory is always accessible.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn
{
    kCVReturnSuccess
}

/// Returns 0: a buffer's memory is always accessible.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Returns the width in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// Returns the height in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// Returns the pixel format.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// Returns the address of the topmost row, of the first plane if there are several.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    pixelBuffer.planes[0].address
}
/// Returns the number of bytes per row, of the first plane if there are several.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.planes[0].bytesPerRow }
/// Returns the size of all planes in bytes.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.size }
/// Returns whether there are separate planes.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.isPlanar }
/// Returns the number of planes; 0 if the buffer is not planar.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.isPlanar ? pixelBuffer.planes.count : 0
}
/// Returns the address of a plane's topmost row, or nil if there is no such plane.
public func CVPixelBufferGetBaseAddressOfPlane(
    _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? {
    pixelBuffer.planes.indices.contains(planeIndex) ? pixelBuffer.planes[planeIndex].address : nil
}
/// Returns the number of bytes per row of a plane, or 0 if there is no such plane.
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.planes.indices.contains(planeIndex) ? pixelBuffer.planes[planeIndex].bytesPerRow : 0
}
/// Returns a plane's width in samples, or 0 if there is no such plane.
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.planes.indices.contains(planeIndex) ? pixelBuffer.planes[planeIndex].width : 0
}
/// Returns a plane's height in samples, or 0 if there is no such plane.
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.planes.indices.contains(planeIndex) ? pixelBuffer.planes[planeIndex].height : 0
}
