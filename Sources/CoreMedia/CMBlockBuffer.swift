import CoreGraphics
public import Foundation

/// A block of memory with samples.
/// [Apple's reference](https://developer.apple.com/documentation/coremedia/cmblockbuffer)
// `@unchecked Sendable`: the memory belongs to whoever has created the block, and is then only read.
public final class CMBlockBuffer: @unchecked Sendable {
    private let memory: UnsafeMutableRawBufferPointer

    /// Creates a zeroed block.
    public init(length: Int) {
        memory = .allocate(byteCount: max(0, length), alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0)
    }

    /// Creates a block with a copy of some bytes.
    package convenience init(copying bytes: UnsafeRawBufferPointer) {
        self.init(length: bytes.count)
        memory.copyMemory(from: bytes)
    }

    deinit { memory.deallocate() }

    /// The number of bytes.
    public var dataLength: Int { memory.count }

    /// Returns a copy of the bytes.
    public func dataBytes() throws -> Data { Data(memory) }

    /// Calls a closure with the bytes.
    public func withUnsafeMutableBytes<Result>(
        atOffset offset: Int = 0, _ body: (UnsafeMutableRawBufferPointer) throws -> Result
    ) throws -> Result {
        guard (0...memory.count).contains(offset) else {
            throw NSError.blockBuffer(kCMBlockBufferBadOffsetParameterErr)
        }
        return try body(UnsafeMutableRawBufferPointer(rebasing: memory[offset...]))
    }

    /// Calls a closure with the bytes.
    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(memory))
    }

    fileprivate func pointer(at offset: Int) -> UnsafeMutablePointer<CChar>? {
        (0..<memory.count).contains(offset)
            ? memory.baseAddress.map { ($0 + offset).assumingMemoryBound(to: CChar.self) } : nil
    }
}

extension NSError {
    fileprivate static func blockBuffer(_ code: Int32) -> NSError {
        NSError(domain: NSOSStatusErrorDomain, code: Int(code))
    }
}

/// Success.
public let kCMBlockBufferNoErr: Int32 = 0
/// An offset is not inside the block.
public let kCMBlockBufferBadOffsetParameterErr: Int32 = -12704
/// A length is more than the block has.
public let kCMBlockBufferBadLengthParameterErr: Int32 = -12705

/// Returns the number of bytes of a block.
public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.dataLength }

/// Returns the address of a byte of a block, and how many follow it.
@discardableResult
public func CMBlockBufferGetDataPointer(
    _ theBuffer: CMBlockBuffer, atOffset offset: Int, lengthAtOffsetOut: UnsafeMutablePointer<Int>?,
    totalLengthOut: UnsafeMutablePointer<Int>?, dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
    guard let pointer = theBuffer.pointer(at: offset) else { return kCMBlockBufferBadOffsetParameterErr }
    lengthAtOffsetOut?.pointee = theBuffer.dataLength - offset
    totalLengthOut?.pointee = theBuffer.dataLength
    dataPointerOut?.pointee = pointer
    return kCMBlockBufferNoErr
}

/// Copies bytes of a block.
@discardableResult
public func CMBlockBufferCopyDataBytes(
    _ theSourceBuffer: CMBlockBuffer, atOffset offsetToData: Int, dataLength: Int,
    destination: UnsafeMutableRawPointer
) -> Int32 {
    guard (0...theSourceBuffer.dataLength).contains(offsetToData) else { return kCMBlockBufferBadOffsetParameterErr }
    guard (0...theSourceBuffer.dataLength - offsetToData).contains(dataLength) else {
        return kCMBlockBufferBadLengthParameterErr
    }
    theSourceBuffer.withBytes { bytes in
        guard dataLength > 0, let base = bytes.baseAddress else { return }
        destination.copyMemory(from: base + offsetToData, byteCount: dataLength)
    }
    return kCMBlockBufferNoErr
}
