import Foundation

extension XcodeProject {
    /// Returns the package that builds a target and its dependencies.
    func package(for target: XcodeTarget) throws -> GeneratedPackage {
        let neighbors = neighbors
        var members = [Member(project: self, target: target)]
        var position = 0
        var links: [(user: Int, used: Member)] = []
        while position < members.count {
            for used in try dependencies(of: members[position], neighbors) {
                links.append((position, used))
                if !members.contains(where: used.isSame) { members.append(used) }
            }
            position += 1
        }
        guard !target.sources.isEmpty else {
            throw SceneFailure.line(
                "the target \(target.name) has no Swift sources: choose another target")
        }
        let built = members.map(\.target).filter { !$0.sources.isEmpty }
        var packages: [String: String] = [:]
        var package = GeneratedPackage(name: target.module, modules: [])
        for (index, member) in members.enumerated() where !member.target.sources.isEmpty {
            let target = member.target
            var module = GeneratedPackage.Module(
                name: target.module, kind: target.isTest ? .tests : target.isApp ? .program : .library,
                sources: target.sources)
            let used = links.filter { $0.user == index && !$0.used.target.sources.isEmpty }.map(\.used.target.module)
            module.dependencies = Set(used).sorted()
            module.settings = XcodeProject.settings(of: target)
            if target.isTest, let host = built.first(where: { $0.name == target.hostName && $0.isApp }) {
                module.addition = host.launchingTests
            }
            let pods = member.project.developmentPods(of: target).filter { pod in
                !target.packageProducts.contains { $0.name == pod.name }
            }
            for product in target.packageProducts + pods {
                guard let reference = product.reference ?? member.project.localPackage(with: product.name),
                    let (identity, text) = member.project.dependency(reference)
                else {
                    throw SceneFailure.line(
                        "the package of \(product.name), used by \(target.name), is not in the project: add it in Xcode"
                    )
                }
                packages[identity] = text
                module.products.append((product.name, identity))
            }
            package.modules.append(module)
        }
        package.packages = packages.sorted { $0.key < $1.key }.map(\.value)
        package.resources = Array(Set(built.flatMap(\.resources))).sorted()
        let host = built.first(where: \.isApp) ?? target
        package.information = InfoPlist.make(for: host, in: folder)
        return package
    }

    // MARK: Settings

    /// Returns the language mode for a Swift version. Versions before 4 use the mode of 4, which has their names.
    static func languageMode(of version: String?) -> String {
        switch version?.split(separator: ".").first.flatMap({ Int($0) }) ?? 5 {
        case 6...: "v6"
        case ..<4: "v4"
        case 4: version?.hasPrefix("4.2") == true ? "v4_2" : "v4"
        default: "v5"
        }
    }

    private static func settings(of target: XcodeTarget) -> [String] {
        let settings = target.settings
        var list = [".swiftLanguageMode(.\(languageMode(of: settings["SWIFT_VERSION"])))"]
        list += conditions(of: settings).filter { $0 != "DEBUG" }.map { ".define(\"\($0)\")" }
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { list.append(".defaultIsolation(MainActor.self)") }
        var features: Set<String> = []
        if settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" {
            features = ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]
        }
        for (key, prefix) in settings.values.keys.map({ ($0, "SWIFT_UPCOMING_FEATURE_") })
        where key.hasPrefix(prefix) && settings[key] == "YES" {
            let words = key.dropFirst(prefix.count).split(separator: "_")
            features.insert(words.map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined())
        }
        return list + features.sorted().map { ".enableUpcomingFeature(\"\($0)\")" }
    }

    /// Returns the compilation conditions, of which older projects pass some as flags: `-DNAME` or `-D NAME`.
    static func conditions(of settings: BuildSettings) -> [String] {
        func words(_ name: String) -> [Substring] { (settings[name] ?? "").split { $0 == " " || $0 == "\"" } }
        var conditions = words("SWIFT_ACTIVE_COMPILATION_CONDITIONS").map(String.init)
        let flags = words("OTHER_SWIFT_FLAGS")
        for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
            let name = flag == "-D" ? flags.dropFirst(index + 1).first ?? "" : flag.dropFirst(2)
            if !name.isEmpty, !conditions.contains(String(name)) { conditions.append(String(name)) }
        }
        return conditions
    }

    // MARK: Packages

    /// Returns the manifest's dependency on a package that the project refers to, and the package's identity.
    private func dependency(_ reference: Object) -> (identity: String, text: String)? {
        if let path = reference["relativePath"] as? String ?? reference["path"] as? String {
            let place = URL(fileURLWithPath: path.hasPrefix("/") ? path : "\(folder)/\(path)").standardizedFileURL
            return (place.lastPathComponent.lowercased(), ".package(path: \"\(place.path)\")")
        }
        guard let url = reference["repositoryURL"] as? String else { return nil }
        let requirement = reference["requirement"] as? Object ?? [:]
        func value(_ key: String) -> String { requirement[key] as? String ?? "" }
        let range =
            switch value("kind") {
            case "upToNextMinorVersion": ".upToNextMinor(from: \"\(value("minimumVersion"))\")"
            case "exactVersion": "exact: \"\(value("version"))\""
            case "versionRange": "\"\(value("minimumVersion"))\"..<\"\(value("maximumVersion"))\""
            case "branch": "branch: \"\(value("branch"))\""
            case "revision": "revision: \"\(value("revision"))\""
            default: "from: \"\(value("minimumVersion"))\""
            }
        let name = url.split(separator: "/").last.map(String.init) ?? url
        let identity = name.hasSuffix(".git") ? String(name.dropLast(4)) : name
        return (identity.lowercased(), ".package(url: \"\(url)\", \(range))")
    }

    /// Returns a package beside the project that has a product. Projects mention such a package only among their files,
    /// and workspaces among theirs.
    private func localPackage(with product: String) -> Object? {
        let folders =
            packageReferences.compactMap { $0["relativePath"] as? String }.map { "\(folder)/\($0)" } + allPaths
            + neighboringPackages
        let found = folders.first { XcodeProject.package(at: $0, has: product) }
        return found.map { ["path": $0] }
    }
}
