import CHEIF
import CoreGraphics

/// libheif, as it is found when the first HEIF file is met.
enum HEIFLibrary {
    fileprivate static let loaded = LoadedLibrary(heif_library(), heif_library_load)

    /// Throws where the library is not installed, or lacks a function. Nothing of it is called before this has returned.
    static func require() throws(ImageError) {
        try loaded.require("libheif", for: "HEIF", package: "libheif1")
    }
}

/// The library's functions, which never change.
let heif = HEIFLibrary.loaded.functions
