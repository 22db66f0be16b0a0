public import Foundation

extension Bundle {
    /// Creates the bundle with the resources of the module that a class is of: the same files as the module's own
    /// `Bundle.module` has. For a class of a module without resources it is the program's bundle.
    ///
    /// Foundation's initializer, which other classes than those of `NSObject` come to, knows no modules on Linux: use
    /// `init(ofModuleOf:)` for them.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/bundle/1417717-init)
    public convenience init(for aClass: NSObject.Type) { self.init(ofModuleOf: aClass) }

    /// Creates the bundle with the resources of the module that a class is of; the program's where there is none.
    public convenience init(ofModuleOf aClass: AnyClass) {
        let module = String(reflecting: aClass as Any.Type).prefix { $0 != "." }
        let folders = [Bundle.main.bundleURL, Bundle.main.resourceURL].compactMap { $0 }
        let found = folders.lazy.compactMap { Bundle.resources(ofModule: String(module), in: $0) }.first
        // The program's own folder is always a bundle.
        self.init(path: (found ?? Bundle.main.bundleURL).path)!
    }

    /// Finds the folder that a package's build has put a module's resources into: `PACKAGE_MODULE.resources`, or `.bundle`.
    package static func resources(ofModule module: String, in folder: URL) -> URL? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let endings = ["_\(module).resources", "_\(module).bundle"]
        return names.sorted().first { name in endings.contains { name.hasSuffix($0) } }
            .map { folder.appendingPathComponent($0) }
    }
}
