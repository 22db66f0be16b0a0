import Foundation

/// A folder of sources without a manifest: a program if one of them has an entry point, otherwise a library. Folders
/// whose names end in `Tests` contain its tests.
struct PlainFolder {
    let path: String

    init(path: String) throws {
        guard let real = realpath(path, nil) else {
            throw SceneFailure.line("folder \(path) not found: name one with Swift sources")
        }
        defer { free(real) }
        self.path = String(cString: real)
    }

    /// The module's name: the folder's, or that of its parent if the folder's is generic.
    var moduleName: String {
        let url = URL(fileURLWithPath: path)
        let own = url.lastPathComponent
        let name = ["Sources", "Source", "src"].contains(own) ? url.deletingLastPathComponent().lastPathComponent : own
        let module = BuildSettings.identifier(name)
        return KasaneModules.names.contains(module) || module == "Swift" ? module + "App" : module
    }

    /// Returns the package that builds the folder.
    func package() throws -> GeneratedPackage {
        let files = FolderListing.files(below: path, entersBundles: false)
        let sources = files.filter { $0.hasSuffix(".swift") }
        func testFolder(_ file: String) -> String? {
            file.split(separator: "/").dropLast().first { $0.hasSuffix("Tests") }.map(String.init)
        }
        let own = sources.filter { testFolder($0) == nil }.map { "\(path)/\($0)" }
        guard !own.isEmpty else {
            throw SceneFailure.line("\(path) has no Swift sources: name the folder that contains them")
        }
        let module = moduleName
        var modules = [
            GeneratedPackage.Module(
                name: module, kind: own.contains(where: PlainFolder.beginsProgram) ? .program : .library, sources: own,
                settings: [".swiftLanguageMode(.v5)"])
        ]
        let tests = Dictionary(grouping: sources.filter { testFolder($0) != nil }) { testFolder($0) ?? "" }
        for (folder, files) in tests.sorted(by: { $0.key < $1.key }) {
            modules.append(
                GeneratedPackage.Module(
                    name: BuildSettings.identifier(folder), kind: .tests, sources: files.map { "\(path)/\($0)" },
                    dependencies: [module], settings: [".swiftLanguageMode(.v5)"]))
        }
        var package = GeneratedPackage(name: module, modules: modules)
        package.resources = resources(files)
        let information = files.first { $0 == "Info.plist" || $0.hasSuffix("/Info.plist") }
        package.information = information.map { InfoPlist.read("\(path)/\($0)", BuildSettings()) } ?? [:]
        return package
    }

    private func resources(_ files: [String]) -> [String] {
        let others = files.filter { file in
            ![".swift", ".h", ".m", ".md", ".lproj", "Info.plist", ".entitlements", ".xcodeproj", ".xcworkspace"]
                .contains(where: file.hasSuffix)
        }
        let localized = files.filter { $0.hasSuffix(".lproj") }.flatMap { folder in
            FolderListing.files(below: "\(path)/\(folder)", entersBundles: false).map { "\(folder)/\($0)" }
        }
        return (others + localized).map { "\(path)/\($0)" }
    }

    /// Returns whether a file has an entry point.
    static func beginsProgram(_ file: String) -> Bool {
        if URL(fileURLWithPath: file).lastPathComponent == "main.swift" { return true }
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return false }
        return text.contains(#/(?m)^\s*@(main|UIApplicationMain|NSApplicationMain)\b/#)
    }
}
