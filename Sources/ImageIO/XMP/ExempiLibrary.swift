import CExempi
import ObjectRuntime

/// Exempi, as it is found when the first packet is met.
enum ExempiLibrary {
    fileprivate static let loaded = LoadedLibrary(exempi_library(), exempi_library_load)

    /// Makes the library ready; false where it is not installed, which is said once. Nothing of it is called before this
    /// has returned true.
    static func start() -> Bool {
        if let missing = loaded.missing {
            reportOnce("XMP needs Exempi, whose \(missing) is not installed: apt-get install libexempi8")
            return false
        }
        return exempi.xmp_init()
    }
}

/// The library's functions, which never change.
let exempi = ExempiLibrary.loaded.functions
