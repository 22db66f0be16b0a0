import Foundation

/// Reads manifests as for iOS: lines appended to them modify the package that they define.
///
/// Conditions for iOS are true here, in addition to those for Linux; settings specific to Apple's linker are dropped;
/// targets that can't be built are left out. The files themselves are unchanged: the compiler reads modified copies.
struct ManifestOverlay {
    /// Targets that are left out, by package path.
    var removedTargets: [String: Set<String>] = [:]
    /// Products that are left out of all packages.
    var removedProducts: Set<String> = []

    /// Identifies the appended lines.
    static let identity = SceneCache.checksum(
        of: ([addition, ManifestResources.addition, versions] + triggers).joined(separator: "\n"))

    /// Strings of which a manifest must contain one to be modified.
    private static let triggers = ["when(", "condition:", "linkedFramework", "binaryTarget", ManifestOverlay.darwin]

    /// A condition that is true where iOS packages are built, and that adds targets to some.
    private static let darwin = "canImport(Darwin)"

    /// Writes modified manifests and the file that overlays them on the originals.
    ///
    /// - Returns: Options for the package manager; none if no manifest is modified.
    func write(for packages: [KnownPackage], in scratch: ScratchFolder) throws -> [String] {
        var roots: [VirtualOverlay.Root] = []
        for package in packages {
            for name in package.manifests.keys.sorted() {
                let path = "\(package.path)/\(name)"
                guard let text = try? String(contentsOfFile: path, encoding: .utf8),
                    let changed = change(text, of: package.path)
                else { continue }
                let file = "\(scratch.manifests)/\(SceneCache.checksum(of: path + "\n" + changed)).swift"
                try ScratchFolder.write(changed, to: file)
                roots.append(VirtualOverlay.Root(name: path, contents: file))
            }
        }
        guard !roots.isEmpty else { return [] }
        let name = SceneCache.checksum(of: roots.map { $0.name + $0.contents }.joined(separator: "\n"))
        let overlay = "\(scratch.manifests)/\(name).yaml"
        if !FileManager.default.fileExists(atPath: overlay) {
            // Previously read manifests are cached by their contents, which the overlay does not change.
            scratch.forgetManifests()
            try VirtualOverlay(roots: roots).write(to: overlay)
        }
        return ManifestOverlay.localCache + [
            "-Xbuild-tools-swiftc", "-vfsoverlay", "-Xbuild-tools-swiftc", overlay,
        ]
    }

    /// Keeps modified manifests out of the cache that all packages share.
    private static let localCache = ["--manifest-cache", "local"]

    /// Returns the manifest with lines appended; nil if they would change nothing.
    func change(_ text: String, of package: String) -> String? {
        guard let version = ManifestOverlay.toolsVersion(of: text), version.major >= 5,
            text.contains(#/(?m)^\s*(let|var)\s+package\b/#)
        else { return nil }
        let targets = removedTargets[package] ?? []
        // The package manager supports resources since 5.3.
        let resources = version < (5, 3) ? "" : ManifestResources(in: package, manifest: text).lines
        let namesVersions = text.contains(ManifestOverlay.versionName)
        let hasRemoved = !targets.isEmpty || removedProducts.contains { text.contains("\"\($0)\"") }
        guard
            hasRemoved || namesVersions || !resources.isEmpty
                || ManifestOverlay.triggers.contains(where: text.contains)
        else { return nil }
        func list(_ names: Set<String>) -> String { "\(names.sorted())" }
        let read = text.contains(".iOS(") ? text.replacingOccurrences(of: ManifestOverlay.darwin, with: "true") : text
        return read + "\n"
            + ManifestOverlay.addition
            .replacingOccurrences(of: "TARGETS", with: targets.isEmpty ? "[]" : list(targets))
            .replacingOccurrences(of: "PRODUCTS", with: removedProducts.isEmpty ? "[]" : list(removedProducts))
            + (namesVersions ? ManifestOverlay.versions : "")
            + resources
    }

    /// Returns the package manager version that the manifest is written for.
    static func toolsVersion(of text: String) -> (major: Int, minor: Int)? {
        let line = text.split(separator: "\n").first { $0.hasPrefix("//") } ?? ""
        guard let match = line.firstMatch(of: #/swift-tools-version\s*:\s*(\d+)(?:\.(\d+))?/#.ignoresCase()),
            let major = Int(match.1)
        else { return nil }
        return (major, match.2.flatMap { Int($0) } ?? 0)
    }

    /// The syntax in a manifest that specifies a version of the language itself.
    private static let versionName = ".version(\""

    /// Xcode's language versions, such as 5.0, and the names that the compiler supports.
    private static let versions = """
        package.swiftLanguageVersions = package.swiftLanguageVersions?.map { version in
            guard case .version(let name) = version, name != "4.2" else { return version }
            return .version(String(name.prefix { $0 != "." }))
        }

        """

    private static let addition = """
        // MARK: Read as iOS would (Kasane)
        do {
            let removedTargets: Set<String> = TARGETS
            let removedProducts: Set<String> = PRODUCTS
            func member(_ value: Any, _ name: String) -> Any? {
                for child in Mirror(reflecting: value).children where child.label == name {
                    let mirror = Mirror(reflecting: child.value)
                    return mirror.displayStyle == .optional ? mirror.children.first?.value : child.value
                }
                return nil
            }
            func platforms(_ condition: Any) -> Set<String>? {
                guard let list = member(condition, "platforms") as? [Any] else { return nil }
                return Set(list.compactMap { member($0, "name") as? String })
            }
            func isOfApple(_ condition: Any?) -> Bool {
                guard let condition = condition, member(condition, "traits") == nil, let names = platforms(condition)
                else { return false }
                return names.contains("ios") && !names.contains("linux")
            }
            for target in package.targets {
                target.dependencies = target.dependencies.compactMap { dependency in
                    switch dependency {
                    case .targetItem(let name, let condition):
                        if removedTargets.contains(name) { return nil }
                        return isOfApple(condition) ? .targetItem(name: name, condition: nil) : dependency
                    case .byNameItem(let name, let condition):
                        if removedTargets.contains(name) || removedProducts.contains(name) { return nil }
                        return isOfApple(condition) ? .byNameItem(name: name, condition: nil) : dependency
                    case .productItem(let name, let origin, let aliases, let condition):
                        if removedProducts.contains(name) { return nil }
                        guard isOfApple(condition) else { return dependency }
                        return .productItem(name: name, package: origin, moduleAliases: aliases, condition: nil)
                    @unknown default: return dependency
                    }
                }
                target.linkerSettings = target.linkerSettings?.filter { setting in
                    member(setting, "data").flatMap { member($0, "name") as? String } != "linkedFramework"
                }
                var defines: [SwiftSetting] = []
                for setting in target.swiftSettings ?? [] {
                    guard let data = member(setting, "data"), member(data, "name") as? String == "define",
                        let condition = member(data, "condition"), isOfApple(condition),
                        member(condition, "config") == nil, let values = member(data, "value") as? [String]
                    else { continue }
                    defines += values.map { .define($0) }
                }
                if !defines.isEmpty { target.swiftSettings = (target.swiftSettings ?? []) + defines }
            }
            var gone = removedTargets
            for target in package.targets where "\\(target.type)" == "binary" {
                let place = (member(target, "url") as? String) ?? target.path ?? ""
                if !place.contains("artifactbundle") { gone.insert(target.name) }
            }
            package.targets.removeAll { gone.contains($0.name) }
            for target in package.targets {
                target.dependencies.removeAll { dependency in
                    switch dependency {
                    case .targetItem(let name, _), .byNameItem(let name, _): return gone.contains(name)
                    default: return false
                    }
                }
            }
            package.products = package.products.compactMap { product in
                if removedProducts.contains(product.name) { return nil }
                guard let names = member(product, "targets") as? [String], names.contains(where: gone.contains)
                else { return product }
                let rest = names.filter { !gone.contains($0) }
                if rest.isEmpty || !(product is Product.Library) { return nil }
                return .library(name: product.name, targets: rest)
            }
        }

        """
}
