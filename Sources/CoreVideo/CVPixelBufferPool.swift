public import CoreGraphics
import Foundation

/// Makes pixel buffers of one size and format.
/// [Apple's reference](https://developer.apple.com/documentation/corevideo/cvpixelbufferpool)
// `@unchecked Sendable`: the lock guards the state; the attributes don't change.
public final class CVPixelBufferPool: _CFObject, @unchecked Sendable {
    private struct Weak { weak var buffer: CVBuffer? }

    fileprivate let poolAttributes: CFDictionary?
    fileprivate let pixelBufferAttributes: CFDictionary
    private let width: Int
    private let height: Int
    private let format: OSType
    private let rowAlignment: Int
    private let lock = NSLock()
    /// The buffers that are in use, as far as a limit requires them to be counted.
    private var made: [Weak] = []

    fileprivate init(
        width: Int, height: Int, format: OSType, poolAttributes: CFDictionary?, pixelBufferAttributes: CFDictionary
    ) {
        (self.width, self.height, self.format) = (width, height, format)
        (self.poolAttributes, self.pixelBufferAttributes) = (poolAttributes, pixelBufferAttributes)
        rowAlignment = whole(pixelBufferAttributes[kCVPixelBufferBytesPerRowAlignmentKey]) ?? 64
    }

    fileprivate func makeBuffer(threshold: Int?) -> (CVBuffer?, CVReturn) {
        if let threshold {
            let isFull = lock.withLock {
                made.removeAll { $0.buffer == nil }
                return made.count >= threshold
            }
            if isFull { return (nil, kCVReturnWouldExceedAllocationThreshold) }
        }
        guard let buffer = CVBuffer(width: width, height: height, format: format, rowAlignment: rowAlignment) else {
            return (nil, kCVReturnAllocationFailed)
        }
        lock.withLock {
            // Forgets the buffers that are gone whenever the list has doubled.
            if made.count >= 32, made.count & (made.count - 1) == 0 { made.removeAll { $0.buffer == nil } }
            made.append(Weak(buffer: buffer))
        }
        return (buffer, kCVReturnSuccess)
    }
}

/// A whole number of an attribute, of any integer type.
private func whole(_ value: Any?) -> Int? {
    switch value {
    case let number as Int: number
    case let number as UInt32: Int(number)
    case let number as Int32: Int(number)
    case let number as NSNumber: number.intValue
    case let list as [Any]: whole(list.first)
    default: nil
    }
}

/// Pool attribute: how many buffers the pool keeps.
public let kCVPixelBufferPoolMinimumBufferCountKey: CFString = "MinimumBufferCount"
/// Pool attribute: for how many seconds the pool keeps a buffer that isn't used.
public let kCVPixelBufferPoolMaximumBufferAgeKey: CFString = "MaximumBufferAge"
/// Auxiliary attribute: how many buffers may exist at a time.
public let kCVPixelBufferPoolAllocationThresholdKey: CFString = "BufferPoolAllocationThreshold"
/// A pool has as many buffers as it may have.
public let kCVReturnWouldExceedAllocationThreshold: CVReturn = -6689
/// A pool's attributes are not valid.
public let kCVReturnInvalidPoolAttributes: CVReturn = -6691

/// Creates a pool. The pixel buffers' attributes must have a width, a height and a format.
@discardableResult
public func CVPixelBufferPoolCreate(
    _ allocator: CFAllocator?, _ poolAttributes: CFDictionary?, _ pixelBufferAttributes: CFDictionary?,
    _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
    let attributes = pixelBufferAttributes ?? [:]
    guard let width = whole(attributes[kCVPixelBufferWidthKey]), (1...1 << 16).contains(width),
        let height = whole(attributes[kCVPixelBufferHeightKey]), (1...1 << 16).contains(height)
    else { return kCVReturnInvalidSize }
    guard let code = whole(attributes[kCVPixelBufferPixelFormatTypeKey]), let format = OSType(exactly: code),
        PixelFormatLayout(format) != nil
    else { return kCVReturnInvalidPixelFormat }
    poolOut.pointee = CVPixelBufferPool(
        width: width, height: height, format: format, poolAttributes: poolAttributes,
        pixelBufferAttributes: attributes)
    return kCVReturnSuccess
}

/// Creates a zeroed buffer of a pool's size and format.
@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    let (buffer, answer) = pixelBufferPool.makeBuffer(threshold: nil)
    pixelBufferOut.pointee = buffer
    return answer
}

/// Creates a buffer, unless `kCVPixelBufferPoolAllocationThresholdKey` of the auxiliary attributes forbids it.
@discardableResult
public func CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool, _ auxAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    let threshold = whole(auxAttributes?[kCVPixelBufferPoolAllocationThresholdKey])
    let (buffer, answer) = pixelBufferPool.makeBuffer(threshold: threshold)
    pixelBufferOut.pointee = buffer
    return answer
}

/// Options for flushing a pool.
public struct CVPixelBufferPoolFlushFlags: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Buffers that are not used are freed whatever their age.
    public static let excessBuffers = CVPixelBufferPoolFlushFlags(rawValue: 1)
}

/// Does nothing: a buffer is freed as soon as it isn't used.
public func CVPixelBufferPoolFlush(_ pool: CVPixelBufferPool, _ options: CVPixelBufferPoolFlushFlags) {}

/// Returns the attributes of a pool.
public func CVPixelBufferPoolGetAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? { pool.poolAttributes }
/// Returns the attributes of a pool's buffers.
public func CVPixelBufferPoolGetPixelBufferAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? {
    pool.pixelBufferAttributes
}
