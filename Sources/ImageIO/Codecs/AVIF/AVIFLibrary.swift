import CAVIF
import CoreGraphics

/// libavif, as it is found when the first AVIF file is met.
enum AVIFLibrary {
    fileprivate static let loaded: (functions: avif_library, missing: String?) = {
        var functions = avif_library()
        let missing = avif_library_load(&functions).map { String(cString: $0) }
        return (functions, missing)
    }()

    /// Throws where the library is not installed, or lacks a function. Nothing of it is called before this has returned.
    static func require() throws(ImageError) {
        guard let missing = loaded.missing else { return }
        throw .unsupported("AVIF needs libavif, whose \(missing) is not there: apt-get install libavif-dev")
    }
}

/// The library's functions, which never change.
let avif = AVIFLibrary.loaded.functions
