import CHEIF
import CoreGraphics

/// libheif, as it is found when the first HEIF file is met.
enum HEIFLibrary {
    // Not written after it is made.
    nonisolated(unsafe) fileprivate static let loaded: (functions: heif_library, missing: String?) = {
        var functions = heif_library()
        let missing = heif_library_load(&functions).map { String(cString: $0) }
        return (functions, missing)
    }()

    /// Throws where the library is not installed, or lacks a function. Nothing of it is called before this has returned.
    static func require() throws(ImageError) {
        guard let missing = loaded.missing else { return }
        throw .unsupported("HEIF needs libheif, whose \(missing) is not there: apt-get install libheif1")
    }
}

/// The library's functions, which never change.
nonisolated(unsafe) let heif = HEIFLibrary.loaded.functions
