import CExempi
import ObjectRuntime

/// Exempi, loaded when the first packet is encountered.
enum ExempiLibrary {
    fileprivate static let loaded = LoadedLibrary(exempi_library(), exempi_library_load)

    /// Initializes the library; returns false if it is not installed, which is reported once. No function is called
    /// before this has returned true.
    static func start() -> Bool {
        if let missing = loaded.missing {
            reportOnce("XMP needs Exempi, whose \(missing) is not installed: apt-get install libexempi8")
            return false
        }
        return exempi.xmp_init()
    }
}

/// The library's functions, which are immutable.
let exempi = ExempiLibrary.loaded.functions
