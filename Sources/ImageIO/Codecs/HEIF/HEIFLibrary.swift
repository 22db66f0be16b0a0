import CHEIF
import CoreGraphics

/// libheif, loaded when the first HEIF file is encountered.
enum HEIFLibrary {
    fileprivate static let loaded = LoadedLibrary(heif_library(), heif_library_load)

    /// Throws if the library is not installed, or lacks a function. No function is called before this has returned.
    static func require() throws(ImageError) {
        try loaded.require("libheif", for: "HEIF", package: "libheif1")
    }
}

/// The library's functions, which are immutable.
let heif = HEIFLibrary.loaded.functions
