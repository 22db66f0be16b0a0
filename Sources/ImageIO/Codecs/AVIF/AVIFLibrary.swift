import CAVIF
import CoreGraphics

/// libavif, as it is found when the first AVIF file is met.
enum AVIFLibrary {
    fileprivate static let loaded = LoadedLibrary(avif_library(), avif_library_load)

    /// Throws where the library is not installed, or lacks a function. Nothing of it is called before this has returned.
    static func require() throws(ImageError) {
        try loaded.require("libavif", for: "AVIF", package: "libavif-dev")
    }
}

/// The library's functions, which never change.
let avif = AVIFLibrary.loaded.functions
