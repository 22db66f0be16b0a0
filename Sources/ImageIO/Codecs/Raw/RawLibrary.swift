import CLibRaw
import CoreGraphics

/// LibRaw, loaded when the first raw file is encountered.
enum RawLibrary {
    fileprivate static let loaded = LoadedLibrary(raw_library(), raw_library_load)

    /// Throws if the library is not installed, or lacks a function. No function is called before this has returned.
    static func require() throws(ImageError) {
        try loaded.require("LibRaw", for: "a camera's raw file", package: "libraw-dev")
    }
}

/// The library's functions, which are immutable.
let raw = RawLibrary.loaded.functions

extension ImageError {
    /// Creates the error for a result of the library; returns nil for success.
    init?(raw result: Int32) {
        guard result != 0 else { return nil }
        let text = withUnsafePointer(to: raw) { raw_words($0, result) }
        let words = text.map { String(cString: $0) } ?? "LibRaw's error \(result)"
        switch LibRaw_errors(result) {
        case LIBRAW_UNSUFFICIENT_MEMORY, LIBRAW_TOO_BIG: self = .outOfMemory
        case LIBRAW_FILE_UNSUPPORTED, LIBRAW_NOT_IMPLEMENTED, LIBRAW_NO_THUMBNAIL, LIBRAW_UNSUPPORTED_THUMBNAIL:
            self = .unsupported(words)
        case LIBRAW_IO_ERROR: self = .truncated(words)
        default: self = .invalid(words)
        }
    }
}
