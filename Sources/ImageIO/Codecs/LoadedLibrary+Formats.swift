import CoreGraphics

extension LoadedLibrary {
    /// Throws if something is missing. No function is called before this has returned.
    ///
    /// - Parameters:
    ///   - format: The format that needs the library.
    ///   - package: The Debian package that installs it.
    func require(_ name: String, for format: String, package: String) throws(ImageError) {
        guard let missing else { return }
        throw .unsupported("\(format) needs \(name), whose \(missing) is not installed: apt-get install \(package)")
    }
}
