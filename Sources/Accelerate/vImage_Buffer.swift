public import Foundation

/// A height or a width in pixels.
public typealias vImagePixelCount = UInt
/// The result of an operation: `kvImageNoError`, or an error.
public typealias vImage_Error = Int
/// Flags for an operation.
public typealias vImage_Flags = UInt32

/// The operation succeeded.
public let kvImageNoError: vImage_Error = 0
/// A region of interest is larger than the source.
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
/// A kernel's size is even, or too large.
public let kvImageInvalidKernelSize: vImage_Error = -21767
/// The edge flags are contradictory, or missing.
public let kvImageInvalidEdgeStyle: vImage_Error = -21768
/// A parameter is out of range.
public let kvImageInvalidParameter: vImage_Error = -21773
/// Memory allocation failed.
public let kvImageMemoryAllocationError: vImage_Error = -21771
/// A buffer has no memory.
public let kvImageNullPointerArgument: vImage_Error = -21772
/// Two buffers that must have the same size don't.
public let kvImageBufferSizeMismatch: vImage_Error = -21774

/// No flags.
public let kvImageNoFlags = 0
/// Pixels beyond an edge have the background colour.
public let kvImageBackgroundColorFill = 4
/// Pixels beyond an edge repeat those at the edge.
public let kvImageEdgeExtend = 8
/// The operation runs only on the calling thread. It always does.
public let kvImageDoNotTile = 16
/// Only the part of the kernel inside the image is used.
public let kvImageTruncateKernel = 64
/// The operation only returns the required size of a temporary buffer.
public let kvImageGetTempBufferSize = 128

/// Pixels in memory: topmost row first, `rowBytes` apart.
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

    /// Creates an empty buffer.
    public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

    /// Creates a buffer over memory owned by the caller.
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        self.data = data
        self.height = height
        self.width = width
        self.rowBytes = rowBytes
    }

    /// Creates a buffer with its own memory, which `free()` releases. Rows are aligned to 64 bytes. Throws
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

    /// Frees the memory that the buffer allocated.
    public func free() { Foundation.free(data) }

    /// The size in pixels.
    public var size: CGSize { CGSize(width: CGFloat(width), height: CGFloat(height)) }
}

/// The namespace of the vImage library.
/// [Apple's reference](https://developer.apple.com/documentation/accelerate/vimage)
public enum vImage {
    /// An error of an operation.
    public enum Error: Int, Swift.Error {
        /// A parameter is out of range.
        case invalidParameter = -21773
        /// Memory allocation failed.
        case memoryAllocationError = -21771
    }

    /// Options for an operation.
    public struct Options: OptionSet, Sendable {
        public let rawValue: vImage_Flags
        public init(rawValue: vImage_Flags) { self.rawValue = rawValue }
        /// No options.
        public static let noFlags: Options = []
    }
}
