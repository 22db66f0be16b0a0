public import Foundation

/// A buffer of pixels that parts of a program share.
///
/// On Linux it is only memory of this process: it has no identifier for other processes.
/// [Apple's reference](https://developer.apple.com/documentation/iosurface/iosurface)
// `@unchecked Sendable`: the description is immutable; the pixels belong to whoever has locked them.
public final class IOSurface: NSObject, @unchecked Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The number of bytes per pixel.
    public let bytesPerElement: Int
    /// The number of bytes per row.
    public let bytesPerRow: Int
    /// The pixel format as a four-character code, such as `BGRA`; 0 if unspecified.
    public let pixelFormat: UInt32
    /// The address of the topmost row. Valid as long as the surface.
    public let baseAddress: UnsafeMutableRawPointer
    /// The total size in bytes.
    public var allocationSize: Int { bytesPerRow * height }

    private static let maxSize = 1 << 32
    private let state = NSLock()
    private var changes: UInt32 = 0

    /// Creates a zeroed surface. Returns nil without a width and a height, for inconsistent sizes, and for more than
    /// four gigabytes.
    /// - Parameter properties: `.width`, `.height`, `.bytesPerElement` (4 by default), `.bytesPerRow` (by default the
    ///   size of a row, rounded up to a multiple of 64) and `.pixelFormat`.
    public init?(properties: [IOSurfacePropertyKey: Any]) {
        func number(_ key: IOSurfacePropertyKey) -> Int? {
            (properties[key] as? NSNumber)?.intValue ?? properties[key] as? Int
                ?? (properties[key] as? UInt32).map { Int($0) }
        }
        guard let width = number(.width), let height = number(.height), width > 0, height > 0, width < 1 << 20,
            height < 1 << 20
        else { return nil }
        let element = number(.bytesPerElement) ?? 4
        guard (1...64).contains(element) else { return nil }
        let row = number(.bytesPerRow) ?? (width * element + 63) & ~63
        guard row >= width * element, row <= Self.maxSize / height, let memory = calloc(row * height, 1) else {
            return nil
        }
        (self.width, self.height, bytesPerElement, bytesPerRow) = (width, height, element, row)
        pixelFormat = UInt32(clamping: number(.pixelFormat) ?? 0)
        baseAddress = memory
    }

    deinit { free(baseAddress) }

    /// Waits until nobody else has locked the pixels, and locks them. Returns 0.
    @discardableResult
    public func lock(options: IOSurfaceLockOptions = [], seed: UnsafeMutablePointer<UInt32>?) -> Int32 {
        state.lock()
        seed?.pointee = changes
        return 0
    }

    /// Unlocks the pixels, which are assumed to have changed unless the options are read-only. Returns 0.
    @discardableResult
    public func unlock(options: IOSurfaceLockOptions = [], seed: UnsafeMutablePointer<UInt32>?) -> Int32 {
        if !options.contains(.readOnly) { changes &+= 1 }
        seed?.pointee = changes
        state.unlock()
        return 0
    }

    /// A number that increases with each lock during which pixels may have changed.
    public var seed: UInt32 { changes }
}

/// The C name of a surface.
public typealias IOSurfaceRef = IOSurface

/// A key of a surface's properties.
public struct IOSurfacePropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The width in pixels. A number.
    public static let width = IOSurfacePropertyKey(rawValue: "IOSurfaceWidth")
    /// The height in pixels. A number.
    public static let height = IOSurfacePropertyKey(rawValue: "IOSurfaceHeight")
    /// The number of bytes per pixel. A number.
    public static let bytesPerElement = IOSurfacePropertyKey(rawValue: "IOSurfaceBytesPerElement")
    /// The number of bytes per row. A number.
    public static let bytesPerRow = IOSurfacePropertyKey(rawValue: "IOSurfaceBytesPerRow")
    /// The pixel format as a four-character code.
    public static let pixelFormat = IOSurfacePropertyKey(rawValue: "IOSurfacePixelFormat")
}

/// Options for locking pixels.
public struct IOSurfaceLockOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The pixels are only read.
    public static let readOnly = IOSurfaceLockOptions(rawValue: 1)
}
