import CDarwinCompatibility

/// The header of an executable image. Linux's images have other headers, so only its address is meaningful.
public struct mach_header: Sendable {
    /// The magic number.
    public var magic: UInt32
}

/// Returns the number of images loaded in the process.
public func _dyld_image_count() -> UInt32 { kasane_image_count() }

/// Returns the path of a loaded image, or nil past the last.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>? { kasane_image_name(image_index) }

/// Returns the load address of an image, or nil past the last.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>? {
    kasane_image_header(image_index)?.assumingMemoryBound(to: mach_header.self)
}
