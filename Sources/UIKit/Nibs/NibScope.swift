import Foundation

/// The objects of a nib, or of a storyboard scene, by identifier. The objects aren't retained.
@MainActor
final class NibScope {
    private struct Entry { weak var object: NSObject? }

    private var entries: [String: Entry] = [:]
    private let outer: NibScope?

    init(in outer: NibScope? = nil) { self.outer = outer }

    /// Returns the object of an identifier in this nib or scene.
    func own(_ id: String) -> NSObject? { entries[id]?.object }

    subscript(id: String?) -> NSObject? {
        get {
            guard let id else { return nil }
            return entries[id]?.object ?? outer?[id]
        }
        set { if let id { entries[id] = Entry(object: newValue) } }
    }
}

/// Finds the classes that storyboards and XIBs name.
@MainActor
enum NibClasses {
    /// The custom class of an element in a bundle's file; nil for the default class of its kind.
    static func custom(_ node: NibNode, owner: NSObject?, in bundle: Bundle?) -> AnyClass? {
        guard let name = node["customClass"] else { return nil }
        var names = [name]
        if let module = node["customModule"] { names.insert("\(module).\(name)", at: 0) }
        // If the target isn't named as it was in Xcode, tries the module of the bundle, that of the owner, then the
        // program's.
        names += modules(of: bundle).map { "\($0).\(name)" }
        if let owner { names.append("\(String(reflecting: type(of: owner)).prefix { $0 != "." }).\(name)") }
        if let delegate = UIApplication.shared.delegate {
            names.append("\(String(reflecting: type(of: delegate)).prefix { $0 != "." }).\(name)")
        }
        names += ["main.\(name)", "UIKit.\(name)"]
        for name in names { if let found = objc_lookUpClass(name) { return found } }
        reportOnce("A nib uses an unknown class \(name); its superclass is used instead")
        return nil
    }

    /// The possible names of the module that a bundle has the resources of: those of packages are named after the
    /// package, an underscore and the module, any of which may contain underscores.
    private static func modules(of bundle: Bundle?) -> [String] {
        guard let bundle, bundle != .main else { return [] }
        let parts = bundle.bundleURL.deletingPathExtension().lastPathComponent.split(
            separator: "_", omittingEmptySubsequences: false)
        return parts.indices.map { parts[$0...].joined(separator: "_") }
    }
}
