import CDarwinCompatibility

/// What a file of code begins with. Linux's files begin otherwise, so only its address means anything.
public struct mach_header: Sendable {
    /// The bytes that tell what kind of file it is.
    public var magic: UInt32
}

/// How many files of code the process has loaded.
public func _dyld_image_count() -> UInt32 { kasane_image_count() }

/// The path of a loaded file; nil past the last.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>? { kasane_image_name(image_index) }

/// Where a loaded file begins; nil past the last.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>? {
    kasane_image_header(image_index)?.assumingMemoryBound(to: mach_header.self)
}
