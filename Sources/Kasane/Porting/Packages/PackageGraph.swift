import Foundation

/// All packages of a build, with their targets.
struct PackageGraph {
    /// The package that is built comes first.
    let packages: [KnownPackage]
    /// Targets that a build leaves out, by package and name, with the reasons.
    private(set) var leftOut: [(package: String, target: String, reason: String)] = []

    init(_ packages: [KnownPackage]) {
        self.packages = packages
        leaveOut()
    }

    /// A target and its package.
    private struct Place: Hashable {
        let package: String
        let target: String
    }

    private var targets: [(package: KnownPackage, target: PackageDescription.Target)] {
        packages.flatMap { package in (package.description?.targets ?? []).map { (package, $0) } }
    }

    /// The targets of each product, in any package.
    private var products: [String: [Place]] {
        var products: [String: [Place]] = [:]
        for package in packages {
            for product in package.description?.products ?? [] {
                products[product.name, default: []] += product.targets.map { Place(package: package.path, target: $0) }
            }
        }
        return products
    }

    // MARK: Built targets

    /// Returns the Swift targets that are built, with their dependencies.
    ///
    /// - Parameter isProject: Whether the first package was generated from an Xcode project, whose sources are all
    ///   for iOS.
    func jobTargets(isProject: Bool = false) -> [RewriteJob.Target] {
        let (targets, products) = (targets, products)
        let byPlace = Dictionary(
            targets.map { (Place(package: $0.package.path, target: $0.target.name), $0) }, uniquingKeysWith: { $1 })
        let left = Set(leftOut.map { Place(package: $0.package, target: $0.target) })
        let seen = reachable { !left.contains($0) }
        return targets.compactMap { package, target in
            let place = Place(package: package.path, target: target.name)
            guard seen.contains(place), target.isSwift, !target.isTool else { return nil }
            let folder = target.path.isEmpty || target.path == "." ? package.path : "\(package.path)/\(target.path)"
            return RewriteJob.Target(
                name: target.c99name, package: package.identity, isTest: target.isTest,
                isForIOS: isProject && package.path == packages.first?.path,
                dependencies: PackageGraph.dependencies(of: target, in: package.path, products)
                    .compactMap { byPlace[$0]?.target.c99name },
                files: target.sources.map { "\(folder)/\($0)" })
        }
    }

    // MARK: Excluded targets

    /// The targets that the manifests must leave out.
    var overlay: ManifestOverlay {
        var overlay = ManifestOverlay()
        for (package, target, _) in leftOut { overlay.removedTargets[package, default: []].insert(target) }
        for package in packages {
            let removed = overlay.removedTargets[package.path] ?? []
            for product in package.description?.products ?? [] where Set(product.targets).isSubset(of: removed) {
                overlay.removedProducts.insert(product.name)
            }
        }
        return overlay
    }

    /// One line for each target that is left out although the built package contains it or depends on it.
    var notes: [String] {
        let needed = reachable { _ in true }
        return leftOut.filter { needed.contains(Place(package: $0.package, target: $0.target)) }
            .map { "\($0.target) is not built: \($0.reason)" }
    }

    /// Returns the targets of the built package, and their dependencies.
    private func reachable(where isBuilt: (Place) -> Bool) -> Set<Place> {
        let (targets, products) = (targets, products)
        let byPlace = Dictionary(
            targets.map { (Place(package: $0.package.path, target: $0.target.name), $0.target) },
            uniquingKeysWith: { $1 })
        var seen: Set<Place> = []
        var open = targets.filter { $0.package.path == packages.first?.path }
            .map { Place(package: $0.package.path, target: $0.target.name) }
        while let place = open.popLast() {
            guard isBuilt(place), seen.insert(place).inserted, let target = byPlace[place] else { continue }
            open += PackageGraph.dependencies(of: target, in: place.package, products)
        }
        return seen
    }

    private static func dependencies(
        of target: PackageDescription.Target, in package: String, _ products: [String: [Place]]
    ) -> [Place] {
        (target.targetDependencies ?? []).map { Place(package: package, target: $0) }
            + (target.productDependencies ?? []).flatMap { products[$0] ?? [] }
    }

    /// Leaves out targets written in Objective-C, and targets that import them, directly or indirectly.
    private mutating func leaveOut() {
        let targets = targets
        let products = products
        var left: Set<Place> = []
        for (package, target) in targets where target.isObjectiveC {
            left.insert(Place(package: package.path, target: target.name))
            leftOut.append(
                (
                    package.path, target.name,
                    "it is Objective-C, which needs Apple's frameworks: rewrite it in Swift or C"
                ))
        }
        guard !left.isEmpty else { return }
        var names = Dictionary(
            targets.map { (Place(package: $0.package.path, target: $0.target.name), $0.target.c99name) },
            uniquingKeysWith: { $1 })
        names = names.filter { left.contains($0.key) }
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for (package, target) in targets where target.isSwift && !target.isTool {
                let place = Place(package: package.path, target: target.name)
                guard !left.contains(place) else { continue }
                let needed = PackageGraph.dependencies(of: target, in: package.path, products)
                let missing = needed.filter(left.contains).compactMap { names[$0] }
                let folder = "\(package.path)/\(target.path)"
                guard let module = missing.first(where: { PackageGraph.imports($0, target.sources, folder) }) else {
                    continue
                }
                left.insert(place)
                names[place] = target.c99name
                leftOut.append((package.path, target.name, "it imports \(module)"))
                isGrowing = true
            }
        }
    }

    /// Returns whether a file imports a module without a `canImport` check.
    private static func imports(_ module: String, _ files: [String], _ folder: String) -> Bool {
        files.contains { file in
            guard let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8),
                text.contains(module), !text.contains("canImport(\(module))")
            else { return false }
            return text.split(separator: "\n").contains { line in
                guard line.contains("import"), line.contains(module) else { return false }
                let match = line.wholeMatch(
                    of:
                        #/\s*(?:@\w+(?:\(\w+\))?\s+)*(?:public\s+|internal\s+|package\s+)?import\s+(?:\w+\s+)?(\w+)(?:\..*)?\s*/#
                )
                return match.map { $0.1 == module } ?? false
            }
        }
    }

    /// Throws if a module has the name of one of Kasane's, or of another one.
    func checkNames(besides reserved: Set<String>) throws {
        let left = Set(leftOut.map { Place(package: $0.package, target: $0.target) })
        for (package, target) in targets
        where reserved.contains(target.c99name) && !left.contains(Place(package: package.path, target: target.name)) {
            throw SceneFailure.line(
                "the target \(target.name) of \(package.description?.name ?? package.identity) (\(package.path)) has the "
                    + "name of one of Kasane's modules: rename it, or remove the dependency that contains it")
        }
    }
}
