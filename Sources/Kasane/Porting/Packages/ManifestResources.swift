import Foundation

/// Files of a package that Xcode treats as resources without being declared.
///
/// [Apple's article](https://developer.apple.com/documentation/xcode/bundling-resources-with-a-swift-package)
struct ManifestResources {
    /// Relative to the package.
    let paths: [String]

    private static let endings: Set<String> = [
        "xcassets", "storyboard", "xib", "nib", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "xcstrings",
    ]

    /// The maximum number of files that are examined.
    private static let most = 50_000

    init(in package: String, manifest: String) {
        let takesLocalized = manifest.contains("defaultLocalization")
        let names = FileManager.default.enumerator(
            at: URL(fileURLWithPath: package, isDirectory: true), includingPropertiesForKeys: nil,
            options: [.skipsHiddenFiles])
        let start = URL(fileURLWithPath: package).path + "/"
        var found: [String] = []
        for _ in 0..<ManifestResources.most {
            guard let file = names?.nextObject() as? URL else { break }
            let ending = file.pathExtension
            if file.path.hasPrefix(start), ManifestResources.endings.contains(ending) {
                found.append(String(file.path.dropFirst(start.count)))
            }
            if ending == "lproj" {
                let inside = (try? FileManager.default.contentsOfDirectory(atPath: file.path)) ?? []
                for name in inside.sorted()
                where takesLocalized && ["strings", "stringsdict"].contains((name as NSString).pathExtension) {
                    found.append(String(file.path.dropFirst(start.count)) + "/" + name)
                }
            }
            if ["xcassets", "xcdatamodeld", "xcodeproj", "xcworkspace", "framework", "xcframework"].contains(ending) {
                names?.skipDescendants()
            }
        }
        paths = found.sorted()
    }

    /// The lines that add the resources to their targets; empty if there are none.
    var lines: String {
        paths.isEmpty ? "" : ManifestResources.addition.replacingOccurrences(of: "RESOURCES", with: "\(paths)")
    }

    static let addition = """
        // MARK: Resources as Xcode finds them (Kasane)
        do {
            let known: [String] = RESOURCES
            func member(_ value: Any, _ name: String) -> Any? {
                Mirror(reflecting: value).children.first { $0.label == name }?.value
            }
            func covers(_ folder: String, _ path: String) -> Bool {
                folder.isEmpty || folder == "." || path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
            }
            func folders(of target: Target) -> [String] {
                if let path = target.path { return [path.hasPrefix("./") ? String(path.dropFirst(2)) : path] }
                let parents = "\\(target.type)" == "test" ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
                return parents.map { $0 + "/" + target.name }
            }
            for path in known {
                let owners = package.targets.flatMap { target in folders(of: target).map { (target, $0) } }
                    .filter { ["regular", "executable", "test"].contains("\\($0.0.type)") && covers($0.1, path) }
                guard let (target, folder) = owners.max(by: { $0.1.count < $1.1.count }) else { continue }
                let start = folder.isEmpty || folder == "." ? 0 : folder.count + (folder.hasSuffix("/") ? 0 : 1)
                let own = String(path.dropFirst(start))
                let declared = (target.resources ?? []).compactMap { member($0, "path") as? String }
                guard !(target.exclude + declared).contains(where: { covers($0, own) || covers(own, $0) }) else { continue }
                target.resources = (target.resources ?? []) + [.process(own)]
            }
        }

        """
}
