/// A system library that is loaded lazily, so that no process maps it unless it is needed.
///
/// The fields of `Functions` are named after the library's functions: `LIBRARY_TABLE` in C defines such a structure and
/// the code that fills it.
package struct LoadedLibrary<Functions>: @unchecked Sendable {
    // Function pointers, immutable once resolved.
    package let functions: Functions
    /// The missing file or function of the library; nil if everything is available.
    package let missing: String?

    /// Loads the library; intended for a lazily initialized constant.
    package init(
        _ functions: Functions, _ load: (UnsafeMutablePointer<Functions>) -> UnsafePointer<CChar>?
    ) {
        var functions = functions
        missing = load(&functions).map { String(cString: $0) }
        self.functions = functions
    }
}
