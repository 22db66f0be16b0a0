import CoreGraphics

extension LoadedLibrary {
    /// Throws where something is missing. None of the functions is called before this has returned.
    ///
    /// - Parameters:
    ///   - format: What needs the library.
    ///   - package: The Debian package that installs it.
    func require(_ name: String, for format: String, package: String) throws(ImageError) {
        guard let missing else { return }
        throw .unsupported("\(format) needs \(name), whose \(missing) is not installed: apt-get install \(package)")
    }
}
