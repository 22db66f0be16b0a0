import CJXL
import CoreGraphics

/// libjxl, as it is found when the first JPEG XL is met.
enum JXLLibrary {
    fileprivate static let loaded = LoadedLibrary(jxl_library(), jxl_library_load)

    /// Throws where the library is not installed, or lacks a function. Nothing of it is called before this has returned.
    static func require() throws(ImageError) {
        try loaded.require("libjxl", for: "JPEG XL", package: "libjxl0.7")
    }
}

/// The library's functions, which never change; called after `require()` alone.
let jxl = JXLLibrary.loaded.functions
