public import Foundation

/// A height or a width in pixels.
public typealias vImagePixelCount = UInt
/// What an operation returns: `kvImageNoError`, or what was wrong.
public typealias vImage_Error = Int
/// How an operation runs.
public typealias vImage_Flags = UInt32

/// The operation is done.
public let kvImageNoError: vImage_Error = 0
/// A region of interest is larger than the source.
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
/// A kernel's size is even, or larger than it may be.
public let kvImageInvalidKernelSize: vImage_Error = -21767
/// Flags that contradict each other, or none that says what happens at the edges.
public let kvImageInvalidEdgeStyle: vImage_Error = -21768
/// A parameter is out of range.
public let kvImageInvalidParameter: vImage_Error = -21773
/// There is no memory for the operation.
public let kvImageMemoryAllocationError: vImage_Error = -21771
/// A buffer has no memory.
public let kvImageNullPointerArgument: vImage_Error = -21772
/// Two buffers must have one size, and have not.
public let kvImageBufferSizeMismatch: vImage_Error = -21774

/// No flags.
public let kvImageNoFlags = 0
/// Pixels beyond an edge have the colour given.
public let kvImageBackgroundColorFill = 4
/// Pixels beyond an edge repeat those at the edge.
public let kvImageEdgeExtend = 8
/// The operation runs on the calling thread alone. It always does.
public let kvImageDoNotTile = 16
/// Only the part of the kernel that lies in the image counts.
public let kvImageTruncateKernel = 64
/// The operation returns how large a temporary buffer should be, and does nothing else.
public let kvImageGetTempBufferSize = 128

/// Pixels in memory: rows from the top, `rowBytes` apart.
/// [Apple's reference](https://developer.apple.com/documentation/accelerate/vimage_buffer)
public struct vImage_Buffer {
    /// The first pixel of the topmost row.
    public var data: UnsafeMutableRawPointer!
    /// The number of rows.
    public var height: vImagePixelCount
    /// The number of pixels in a row.
    public var width: vImagePixelCount
    /// The distance between rows, in bytes.
    public var rowBytes: Int

    /// Makes an empty buffer.
    public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

    /// Makes a buffer of memory that stays its owner's.
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        self.data = data
        self.height = height
        self.width = width
        self.rowBytes = rowBytes
    }

    /// Makes a buffer with memory of its own, which `free()` releases. Rows begin at multiples of 64 bytes. Throws
    /// `vImage.Error` for sizes that are not positive, or too large.
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        guard width > 0, height > 0, bitsPerPixel > 0, width < 1 << 24, height < 1 << 24 else {
            throw vImage.Error.invalidParameter
        }
        let rowBytes = ((width * Int(bitsPerPixel) + 7) / 8 + 63) & ~63
        guard rowBytes * height <= 1 << 34 else { throw vImage.Error.memoryAllocationError }
        var memory: UnsafeMutableRawPointer?
        guard posix_memalign(&memory, 64, rowBytes * height) == 0 else { throw vImage.Error.memoryAllocationError }
        self.init(
            data: memory, height: vImagePixelCount(height), width: vImagePixelCount(width), rowBytes: rowBytes)
    }

    /// Releases the memory of a buffer that made its own.
    public func free() { Foundation.free(data) }

    /// The size in pixels.
    public var size: CGSize { CGSize(width: CGFloat(width), height: CGFloat(height)) }
}

/// The names of the vImage library.
/// [Apple's reference](https://developer.apple.com/documentation/accelerate/vimage)
public enum vImage {
    /// What was wrong with an operation.
    public enum Error: Int, Swift.Error {
        /// A parameter is out of range.
        case invalidParameter = -21773
        /// There is no memory for the operation.
        case memoryAllocationError = -21771
    }

    /// How an operation runs.
    public struct Options: OptionSet, Sendable {
        public let rawValue: vImage_Flags
        public init(rawValue: vImage_Flags) { self.rawValue = rawValue }
        /// No options.
        public static let noFlags: Options = []
    }
}
