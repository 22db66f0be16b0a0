public import CoreGraphics
import Foundation

/// Pixels of a picture of video, in memory: one plane, or brightness and colours apart.
///
/// [Apple's reference](https://developer.apple.com/documentation/corevideo/cvpixelbuffer)
// `@unchecked Sendable`: attachments are behind a lock; the pixels belong to whoever has locked them.
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

    /// Memory of its own, zero at first; nil for a format that is not known, sizes that are none, and when memory is short.
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

    /// Somebody else's memory of one plane; nil for a format that is not known, or has several.
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

    /// What is attached under a key.
    func attachment(_ key: String) -> Any? { state.withLock { attached[key] } }

    /// Attaches a value, or removes the one that is there.
    func attach(_ value: Any?, _ key: String) { state.withLock { attached[key] = value } }

    /// All that is attached.
    var attachments: [String: Any] { state.withLock { attached } }
}

/// A picture of video.
public typealias CVImageBuffer = CVBuffer
/// A picture of video, in memory.
public typealias CVPixelBuffer = CVImageBuffer
/// What a function has come to: 0 for success.
public typealias CVReturn = Int32
/// Four letters as a number.
public typealias OSType = UInt32

/// Success.
public let kCVReturnSuccess: CVReturn = 0
/// Something went wrong.
public let kCVReturnError: CVReturn = -6660
/// An argument is not as it must be.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// There is no memory.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// No buffer has this pixel format.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// No buffer has this size.
public let kCVReturnInvalidSize: CVReturn = -6681

/// How pixels are locked.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The pixels are read alone.
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Calls whoever owns the memory of a buffer when nobody needs it any more.
public typealias CVPixelBufferReleaseBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

/// Makes a buffer, zero at first.
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

/// Makes a buffer of somebody else's memory, which must live until the callback is called.
/// - Parameters:
///   - allocator: nil.
///   - width: in pixels, from 1 to 65,536.
///   - height: in pixels, from 1 to 65,536.
///   - pixelFormatType: a format of one plane.
///   - baseAddress: the first byte of the topmost row.
///   - bytesPerRow: the bytes from one row to the next.
///   - releaseCallback: called when the buffer goes, or nil.
///   - releaseRefCon: handed to the callback.
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

/// Returns 0: the memory of a buffer is always there.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn
{
    kCVReturnSuccess
}

/// Returns 0: the memory of a buffer is always there.
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
/// Returns the first byte of the topmost row, of the first plane where there are several.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    pixelBuffer.planes[0].address
}
/// Returns the bytes from one row to the next, of the first plane where there are several.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.planes[0].bytesPerRow }
/// Returns the bytes of all planes.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.size }
/// Returns whether there are several planes.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.isPlanar }
/// Returns the number of planes; 0 where there is one.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.isPlanar ? pixelBuffer.planes.count : 0
}
/// Returns the first byte of a plane's topmost row; nil where there is no such plane.
public func CVPixelBufferGetBaseAddressOfPlane(
    _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? {
    pixelBuffer.planes.indices.contains(planeIndex) ? pixelBuffer.planes[planeIndex].address : nil
}
/// Returns the bytes from one row of a plane to the next; 0 where there is no such plane.
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.planes.indices.contains(planeIndex) ? pixelBuffer.planes[planeIndex].bytesPerRow : 0
}
/// Returns a plane's width in samples; 0 where there is no such plane.
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.planes.indices.contains(planeIndex) ? pixelBuffer.planes[planeIndex].width : 0
}
/// Returns a plane's height in samples; 0 where there is no such plane.
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.planes.indices.contains(planeIndex) ? pixelBuffer.planes[planeIndex].height : 0
}
