import CJXL
import CoreGraphics

/// libjxl, loaded when the first JPEG XL file is encountered.
enum JXLLibrary {
    fileprivate static let loaded = LoadedLibrary(jxl_library(), jxl_library_load)

    /// Throws if the library is not installed, or lacks a function. No function is called before this has returned.
    static func require() throws(ImageError) {
        try loaded.require("libjxl", for: "JPEG XL", package: "libjxl0.7")
    }
}

/// The library's functions, which are immutable; used only after `require()`.
let jxl = JXLLibrary.loaded.functions
