import Foundation

/// Projects and packages beside a project, which provide frameworks that it links.
extension XcodeProject {
    /// A target, and the project that it belongs to.
    struct Member {
        let project: XcodeProject
        let target: XcodeTarget

        func isSame(as other: Member) -> Bool { target.id == other.target.id && project.path == other.project.path }
    }

    /// The projects that this one contains, and those of its workspaces.
    var neighbors: [XcodeProject] {
        let inner = subprojects
        let outer = XcodeWorkspace.all(containing: path).flatMap(\.members).filter { $0.hasSuffix(".xcodeproj") }
        var seen: Set<String> = [path]
        return (inner + outer).filter { seen.insert($0).inserted }.compactMap { try? XcodeProject(path: $0) }
    }

    /// The folders of packages in its workspaces.
    var neighboringPackages: [String] { XcodeWorkspace.all(containing: path).flatMap(\.members) }

    /// Returns the target that builds a framework for iOS from Swift sources; nil if this project has none.
    func target(building framework: String) -> XcodeTarget? {
        for (id, _) in targets {
            let product = object(object(id)?["productReference"])?["path"] as? String
            guard product == framework, let target = try? XcodeTarget(id, in: self), target.isForIOS,
                !target.sources.isEmpty
            else { continue }
            return target
        }
        return nil
    }

    /// Returns the targets that are built before one, or with it.
    func dependencies(of member: Member, _ neighbors: [XcodeProject]) throws -> [Member] {
        let own = try member.target.dependencies.map {
            Member(project: member.project, target: try XcodeTarget($0, in: member.project))
        }
        return own
            + member.target.foreignFrameworks.compactMap { name in
                neighbors.lazy.compactMap { project in
                    project.target(building: name).map { Member(project: project, target: $0) }
                }.first
            }
    }

    // MARK: Pods

    /// The packages of the pods that are developed beside the project: its `Podfile` names their folders.
    func developmentPods(of target: XcodeTarget) -> [(name: String, reference: Object?)] {
        let usesPods = target.foreignFrameworks.contains { $0.hasPrefix("Pods") }
        guard usesPods, let podfile = try? String(contentsOfFile: "\(folder)/Podfile", encoding: .utf8) else {
            return []
        }
        var found: [String: Object] = [:]
        for line in podfile.split(whereSeparator: \.isNewline) {
            let pattern = #/\s*pod\s+['"]([^'"/]+)[^'"]*['"].*?(?::path\s*=>|\bpath:)\s*['"]([^'"]+)['"].*/#
            guard let match = line.wholeMatch(of: pattern) else { continue }
            let place = URL(fileURLWithPath: "\(folder)/\(match.2)").standardizedFileURL.path
            guard XcodeProject.package(at: place, has: String(match.1)) else { continue }
            found[String(match.1)] = ["path": place]
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Returns whether a folder is a package with a product.
    static func package(at folder: String, has product: String) -> Bool {
        let manifest = try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)
        return manifest?.contains("\"\(product)\"") ?? false
    }

    /// Returns a target's linked frameworks that nothing beside the project provides.
    func missingFrameworks(of target: XcodeTarget) -> [String] {
        let neighbors = neighbors
        return target.foreignFrameworks.filter { name in
            !neighbors.contains { $0.target(building: name) != nil }
                && (!name.hasPrefix("Pods") || developmentPods(of: target).isEmpty)
        }
    }
}
