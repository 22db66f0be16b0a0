import CAVIF
import CoreGraphics

/// libavif, loaded when the first AVIF file is encountered.
enum AVIFLibrary {
    fileprivate static let loaded = LoadedLibrary(avif_library(), avif_library_load)

    /// Throws if the library is not installed, or lacks a function. No function is called before this has returned.
    static func require() throws(ImageError) {
        try loaded.require("libavif", for: "AVIF", package: "libavif-dev")
    }
}

/// The library's functions, which are immutable.
let avif = AVIFLibrary.loaded.functions
