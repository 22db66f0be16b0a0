import Foundation

/// An Xcode project: objects that refer to one another by identifier.
struct XcodeProject {
    typealias Object = [String: Any]

    /// The project's own path.
    let path: String
    /// The folder that contains the project.
    let folder: String
    private let objects: [String: Object]
    private let root: Object
    /// The path of each file and group in the project's tree.
    private var paths: [String: String] = [:]

    /// - Parameter path: `App.xcodeproj`.
    init(path: String) throws {
        let file = path + "/project.pbxproj"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw SceneFailure.line("\(file) cannot be read: name a project such as App.xcodeproj")
        }
        guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? Object,
            let objects = list["objects"] as? [String: Object], let id = list["rootObject"] as? String,
            let root = objects[id]
        else {
            throw SceneFailure.line("\(file) is not a valid project file: check it for merge conflict markers")
        }
        let url = URL(fileURLWithPath: path).standardizedFileURL
        self.path = url.path
        let base = url.deletingLastPathComponent()
        folder = base.appendingPathComponent(root["projectDirPath"] as? String ?? "").standardizedFileURL.path
        self.objects = objects
        self.root = root
        if let group = root["mainGroup"] as? String { place(group, in: folder, depth: 0) }
    }

    // MARK: Objects

    func object(_ id: Any?) -> Object? { (id as? String).flatMap { objects[$0] } }

    func list(_ object: Object?, _ key: String) -> [String] { object?[key] as? [String] ?? [] }

    func objects(_ object: Object?, _ key: String) -> [Object] { list(object, key).compactMap { objects[$0] } }

    func path(of id: String) -> String? { paths[id] }

    /// The paths of all files and groups.
    var allPaths: [String] { paths.values.sorted() }

    /// Local and remote packages that the project refers to.
    var packageReferences: [Object] { objects(root, "packageReferences") }

    /// The paths of the projects that it contains.
    var subprojects: [String] {
        let references = root["projectReferences"] as? [Object] ?? []
        return references.compactMap { ($0["ProjectRef"] as? String).flatMap { paths[$0] } }
    }

    /// Determines the paths of a group and its descendants.
    private mutating func place(_ id: String, in folder: String, depth: Int) {
        guard depth < 64, let object = objects[id] else { return }
        let own = object["path"] as? String ?? ""
        let base: String
        switch object["sourceTree"] as? String {
        case "<absolute>": base = own
        case "SOURCE_ROOT": base = "\(self.folder)/\(own)"
        case "<group>", nil: base = own.isEmpty ? folder : "\(folder)/\(own)"
        // A file of the SDK, or a build product.
        default: return
        }
        let path = URL(fileURLWithPath: base).standardizedFileURL.path
        paths[id] = path
        for child in list(object, "children") { place(child, in: path, depth: depth + 1) }
    }

    // MARK: Targets

    /// All targets with sources to compile, with their names.
    var targets: [(id: String, name: String)] {
        list(root, "targets").compactMap { id in
            guard let target = objects[id], target["isa"] as? String == "PBXNativeTarget",
                let name = target["name"] as? String
            else { return nil }
            return (id, name)
        }
    }

    /// Returns the target with a name, or the project's only app if none is given.
    func target(named name: String?) throws -> XcodeTarget {
        let known = targets
        let names = known.map(\.name).joined(separator: ", ")
        if let name {
            guard let found = known.first(where: { $0.name == name }) else {
                throw SceneFailure.line("the project has no target \(name): it has \(names)")
            }
            return try XcodeTarget(found.id, in: self)
        }
        let apps = known.filter { objects[$0.id]?["productType"] as? String == XcodeTarget.appType }
        guard apps.count == 1 else {
            throw SceneFailure.line("the project has \(apps.count) apps: choose one with --target (\(names))")
        }
        return try XcodeTarget(apps[0].id, in: self)
    }

    /// Returns the settings of a target's configuration, or of another one if it has none with that name.
    func settings(of target: Object, configuration: String) -> BuildSettings {
        var settings = BuildSettings()
        settings.lay([
            "TARGET_NAME": target["name"] as? String ?? "", "PROJECT_DIR": folder, "SRCROOT": folder,
            "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "DEVELOPMENT_LANGUAGE": root["developmentRegion"] as? String ?? "en",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "CONFIGURATION": configuration,
        ])
        for owner in [root, target] {
            let configurations = objects(object(owner["buildConfigurationList"]), "buildConfigurations")
            let chosen = configurations.first { $0["name"] as? String == configuration } ?? configurations.first
            if let file = chosen?["baseConfigurationReference"] as? String, let path = paths[file] {
                settings.lay(configurationFile: path)
            }
            settings.lay(chosen?["buildSettings"] as? Object ?? [:])
        }
        return settings
    }
}
