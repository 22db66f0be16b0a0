import Foundation

/// A target of a project: its sources, its resources, and its dependencies.
struct XcodeTarget {
    static let appType = "com.apple.product-type.application"

    let id: String
    let name: String
    private(set) var sources: [String] = []
    private(set) var resources: [String] = []
    /// Sources in languages other than Swift.
    private(set) var foreignSources: [String] = []
    let isApp: Bool
    let isTest: Bool
    /// The targets that are built before it.
    private(set) var dependencies: [String] = []
    /// Frameworks that neither the system, the project nor a package provides.
    private(set) var foreignFrameworks: [String] = []
    /// Products of packages.
    private(set) var packageProducts: [(name: String, reference: XcodeProject.Object?)] = []
    let settings: BuildSettings

    /// Whether it is built for iOS, among other systems.
    var isForIOS: Bool {
        if let systems = settings["SUPPORTED_PLATFORMS"] { return systems.contains("iphone") }
        return ["iphoneos", "auto", nil].contains(settings["SDKROOT"])
    }

    var module: String { BuildSettings.identifier(settings["PRODUCT_MODULE_NAME"] ?? name) }

    init(_ id: String, in project: XcodeProject, configuration: String = "Debug") throws {
        guard let object = project.object(id) else {
            throw SceneFailure.line("the project refers to a missing target: repair it in Xcode")
        }
        self.id = id
        name = object["name"] as? String ?? ""
        let type = object["productType"] as? String ?? ""
        isApp = type == XcodeTarget.appType
        isTest = type.contains("bundle.unit-test") || type.contains("bundle.ui-testing")
        settings = project.settings(of: object, configuration: configuration)
        for phase in project.objects(object, "buildPhases") {
            let kind = phase["isa"] as? String
            if kind == "PBXFrameworksBuildPhase" {
                for file in project.objects(phase, "files") { take(framework: file["fileRef"] as? String, project) }
            }
            guard kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase" else { continue }
            for file in project.objects(phase, "files") {
                guard let reference = file["fileRef"] as? String else { continue }
                // A localized file is a group of files, one per language.
                let variants = project.list(project.object(reference), "children")
                for path in (variants.isEmpty ? [reference] : variants).compactMap(project.path(of:)) {
                    if kind == "PBXSourcesBuildPhase" { take(path) } else { resources.append(path) }
                }
            }
        }
        for group in project.list(object, "fileSystemSynchronizedGroups") { take(group: group, project) }
        for dependency in project.objects(object, "dependencies") {
            if let target = dependency["target"] as? String { dependencies.append(target) }
        }
        for product in project.objects(object, "packageProductDependencies") {
            guard let name = product["productName"] as? String else { continue }
            packageProducts.append((name, project.object(product["package"])))
        }
        takeMembers(of: project)
        dependencies = Array(Set(dependencies)).sorted()
        sources = Array(Set(sources)).sorted()
        resources = Array(Set(resources)).sorted()
    }

    private mutating func take(_ path: String) {
        switch URL(fileURLWithPath: path).pathExtension.lowercased() {
        case "swift": sources.append(path)
        case "m", "mm", "c", "cpp", "cc", "metal", "intentdefinition": foreignSources.append(path)
        case "xcassets", "strings", "xcstrings", "storyboard", "xib": resources.append(path)
        default: break
        }
    }

    /// Adds a linked framework: one of the project's own is built first, even if it is not declared as a dependency.
    private mutating func take(framework reference: String?, _ project: XcodeProject) {
        guard let reference, let file = project.object(reference) else { return }
        if let owner = project.targets.first(where: {
            project.object($0.id)?["productReference"] as? String == reference
        }) {
            if owner.id != id { dependencies.append(owner.id) }
            return
        }
        let place = file["sourceTree"] as? String
        let name = URL(fileURLWithPath: file["path"] as? String ?? file["name"] as? String ?? "").lastPathComponent
        guard place != "SDKROOT", place != "DEVELOPER_DIR",
            name.hasSuffix(".framework") || name.hasSuffix(".xcframework")
        else { return }
        foreignFrameworks.append(name)
    }

    // MARK: File-system-synchronized groups

    /// Adds the files of a folder, except for the project's exceptions.
    private mutating func take(group id: String, _ project: XcodeProject) {
        guard let folder = project.path(of: id) else { return }
        var left: Set<String> = []
        for exception in project.objects(project.object(id), "exceptions")
        where exception["target"] as? String == self.id {
            left.formUnion(project.list(exception, "membershipExceptions"))
        }
        for file in FolderListing.files(below: folder, entersBundles: false) {
            let parts = file.split(separator: "/")
            let above = parts.indices.map { parts[...$0].joined(separator: "/") }
            if above.contains(where: left.contains) { continue }
            take(member: "\(folder)/\(file)")
        }
        for file in FolderListing.languageFolders(below: folder) where !left.contains(file) {
            for name in FolderListing.files(below: "\(folder)/\(file)", entersBundles: false) {
                resources.append("\(folder)/\(file)/\(name)")
            }
        }
    }

    /// Adds individual files of folders that belong to other targets.
    private mutating func takeMembers(of project: XcodeProject) {
        for (owner, _) in project.targets where owner != id {
            for group in project.list(project.object(owner), "fileSystemSynchronizedGroups") {
                guard let folder = project.path(of: group) else { continue }
                for exception in project.objects(project.object(group), "exceptions")
                where exception["target"] as? String == id {
                    for file in project.list(exception, "membershipExceptions") { take(member: "\(folder)/\(file)") }
                }
            }
        }
    }

    private mutating func take(member path: String) {
        let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
        switch ending {
        case "swift", "m", "mm", "c", "cpp", "cc", "metal": take(path)
        case "h", "hpp", "pch",
            "plist" where path.hasSuffix("Info.plist"), "entitlements", "xcconfig", "lproj":
            break
        default: resources.append(path)
        }
    }
}

extension FolderListing {
    /// Returns the localization folders, such as `en.lproj`, relative to the folder.
    static func languageFolders(below folder: String) -> [String] {
        files(below: folder, entersBundles: false).filter { $0.hasSuffix(".lproj") }
    }
}
