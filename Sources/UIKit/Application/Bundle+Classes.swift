public import Foundation

extension Bundle {
    /// Creates the bundle with the resources of the module that defines a class: the same files that the module's own
    /// `Bundle.module` has. For a class of a module without resources, it is the program's bundle.
    ///
    /// Foundation's initializer, which is used for classes that don't inherit from `NSObject`, doesn't distinguish
    /// modules on Linux: use `init(ofModuleOf:)` for them.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/bundle/1417717-init)
    public convenience init(for aClass: NSObject.Type) { self.init(ofModuleOf: aClass) }

    /// Creates the bundle with the resources of the module that defines a class; the program's bundle if there is none.
    public convenience init(ofModuleOf aClass: AnyClass) {
        let module = String(reflecting: aClass as Any.Type).prefix { $0 != "." }
        let folders = [Bundle.main.bundleURL, Bundle.main.resourceURL].compactMap { $0 }
        let found = folders.lazy.compactMap { Bundle.resources(ofModule: String(module), in: $0) }.first
        // The program's own folder is always a bundle.
        self.init(path: (found ?? Bundle.main.bundleURL).path)!
    }

    /// Returns the folder into which a package's build copies a module's resources: `PACKAGE_MODULE.resources` or
    /// `.bundle`.
    package static func resources(ofModule module: String, in folder: URL) -> URL? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let endings = ["_\(module).resources", "_\(module).bundle"]
        return names.sorted().first { name in endings.contains { name.hasSuffix($0) } }
            .map { folder.appendingPathComponent($0) }
    }
}
