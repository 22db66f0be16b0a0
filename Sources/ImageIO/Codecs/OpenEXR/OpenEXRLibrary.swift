import COpenEXR
import CoreGraphics

/// OpenEXR's core library, loaded when the first OpenEXR file is encountered.
enum OpenEXRLibrary {
    fileprivate static let loaded = LoadedLibrary(exr_library(), exr_library_load)

    /// Throws if the library is not installed, or lacks a function. No function is called before this has returned.
    static func require() throws(ImageError) {
        try loaded.require("OpenEXR's core library", for: "OpenEXR", package: "libopenexr-dev")
    }
}

/// The library's functions, which are immutable.
let exr = OpenEXRLibrary.loaded.functions

extension ImageError {
    /// Creates the error for a result of the library; returns nil for success.
    init?(exr result: exr_result_t) {
        guard result != Int32(EXR_ERR_SUCCESS.rawValue) else { return nil }
        let name = exr.exr_get_error_code_as_string(result).map { String(cString: $0) } ?? "OpenEXR's error \(result)"
        switch UInt32(bitPattern: result) {
        case EXR_ERR_OUT_OF_MEMORY.rawValue: self = .outOfMemory
        case EXR_ERR_READ_IO.rawValue: self = .truncated(name)
        case EXR_ERR_FEATURE_NOT_IMPLEMENTED.rawValue:
            self = .unsupported("deep pixels, colours coarser than their pixels, or none at all (\(name))")
        default: self = .invalid(name)
        }
    }
}
