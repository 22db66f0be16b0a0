/// A library of the system that is loaded when it is first needed, so that no process maps it before.
///
/// The fields of `Functions` have the library's functions by their own names: `LIBRARY_TABLE` in C defines such a
/// structure and what fills it.
package struct LoadedLibrary<Functions>: @unchecked Sendable {
    // Pointers to functions, which nobody writes once they are found.
    package let functions: Functions
    /// What of it is not on this machine, its file or one of its functions; nil where all is there.
    package let missing: String?

    /// Loads the library: for a constant that is made when it is first asked for.
    package init(
        _ functions: Functions, _ load: (UnsafeMutablePointer<Functions>) -> UnsafePointer<CChar>?
    ) {
        var functions = functions
        missing = load(&functions).map { String(cString: $0) }
        self.functions = functions
    }
}
