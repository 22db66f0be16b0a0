import Foundation

/// A package that is generated for sources without one: its files are the user's, each after a line with the original's
/// location.
struct GeneratedPackage {
    /// A module and the location of its sources.
    struct Module {
        enum Kind { case library, program, tests }

        var name: String
        var kind: Kind
        var sources: [String]
        /// Names of modules of this package.
        var dependencies: [String] = []
        /// Products of other packages, with the packages' names.
        var products: [(name: String, package: String)] = []
        /// Additional settings, in manifest syntax.
        var settings: [String] = []
        /// A generated source; nil for none.
        var addition: String?

        /// Whether the target's only file needs `-parse-as-library`. The compiler parses a single file as a script
        /// unless told otherwise, and the package manager detects `@main` only.
        var isParsedAsLibrary: Bool {
            kind == .program && sources.count == 1 && addition == nil
                && URL(fileURLWithPath: sources[0]).lastPathComponent != "main.swift"
        }
    }

    var name: String
    var modules: [Module]
    /// Other packages, in manifest syntax.
    var packages: [String] = []
    /// Files and folders in the program's bundle.
    var resources: [String] = []
    var information: [String: Any] = [:]

    /// The name of a module's generated source. No copy of a user's file has such a name.
    private static let additionName = "added.swift"

    /// Returns the unique name of a copied file: two files with the same name may then be in one module.
    static func fileName(for path: String) -> String {
        let name = URL(fileURLWithPath: path).lastPathComponent
        if name == "main.swift" { return name }
        return "\(name.dropLast(".swift".count))-\(SceneCache.checksum(of: path)).swift"
    }

    // MARK: Writing

    /// Writes the package; files that are up to date are not touched.
    func write(to folder: String) throws {
        var kept: Set<String> = []
        for module in modules {
            for source in module.sources {
                guard let text = try? String(contentsOfFile: source, encoding: .utf8) else {
                    throw SceneFailure.line("\(source) cannot be read as text: make it a readable UTF-8 file")
                }
                let path = "\(folder)/Sources/\(module.name)/\(GeneratedPackage.fileName(for: source))"
                kept.insert(path)
                try ScratchFolder.write(GeneratedPackage.heading(for: source) + "\n" + text, to: path)
            }
            if let addition = module.addition {
                let path = "\(folder)/Sources/\(module.name)/\(GeneratedPackage.additionName)"
                kept.insert(path)
                try ScratchFolder.write(addition, to: path)
            }
        }
        for file in FolderListing.files(below: "\(folder)/Sources") where !kept.contains("\(folder)/Sources/\(file)") {
            try? FileManager.default.removeItem(atPath: "\(folder)/Sources/\(file)")
        }
        try ScratchFolder.write(manifest, to: folder + "/Package.swift")
    }

    /// Returns the line before a source's own.
    static func heading(for source: String) -> String {
        let name = source.map { "\"\\".contains($0) || $0.isNewline ? "_" : String($0) }.joined()
        return "#sourceLocation(file: \"\(name)\", line: 1)"
    }

    /// Returns the user's file that a file of the package was copied from.
    static func origin(of path: String) -> String? {
        guard let handle = FileHandle(forReadingAtPath: path), let start = try? handle.read(upToCount: 8192) else {
            return nil
        }
        let line = String(decoding: start.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        return line.wholeMatch(of: #/#sourceLocation\(file: "(.*)", line: 1\)/#).map { String($0.1) }
    }

    var manifest: String {
        let targets = modules.map { module -> String in
            let kind =
                switch module.kind {
                case .library: "target"
                case .program: "executableTarget"
                case .tests: "testTarget"
                }
            let settings = module.settings + (module.isParsedAsLibrary ? [".unsafeFlags([\"-parse-as-library\"])"] : [])
            let dependencies =
                module.dependencies.map { "\"\($0)\"" }
                + module.products.map { ".product(name: \"\($0.name)\", package: \"\($0.package)\")" }
            return """
                        .\(kind)(
                            name: "\(module.name)", dependencies: [\(dependencies.joined(separator: ", "))],
                            path: "Sources/\(module.name)", swiftSettings: [\(settings.joined(separator: ", "))])
                """
        }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(name)",
                dependencies: [\(packages.joined(separator: ", "))],
                targets: [
            \(targets.joined(separator: ",\n"))
                ])

            """
    }

    /// Places the contents of the program's bundle beside the program.
    func placeResources(beside programs: String, information file: String) throws {
        var all = resources
        if !information.isEmpty {
            let data = try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
            try ScratchFolder.write(data, to: file)
            all.append(file)
        }
        for path in all {
            let url = URL(fileURLWithPath: path)
            let above = url.deletingLastPathComponent()
            // Localized files stay in their folder.
            let place = above.pathExtension == "lproj" ? "\(programs)/\(above.lastPathComponent)" : programs
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            try GeneratedPackage.link(path, as: "\(place)/\(url.lastPathComponent)")
        }
    }

    /// Links a file. A folder becomes a folder of links, so that enumerating a bundle finds its contents.
    private static func link(_ path: String, as link: String) throws {
        let files = FileManager.default
        let target = try? files.destinationOfSymbolicLink(atPath: link)
        var isFolder: ObjCBool = false
        guard (try? files.destinationOfSymbolicLink(atPath: path)) == nil,
            files.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
        else {
            if target != path {
                if target != nil { unlink(link) }
                // A built file with the same name takes precedence.
                symlink(path, link)
            }
            return
        }
        if target != nil { unlink(link) }
        try files.createDirectory(atPath: link, withIntermediateDirectories: true)
        let names = Set(try files.contentsOfDirectory(atPath: path))
        // Links to previous resources are removed; built files stay.
        for old in try files.contentsOfDirectory(atPath: link) where !names.contains(old) {
            if (try? files.destinationOfSymbolicLink(atPath: "\(link)/\(old)")) != nil { unlink("\(link)/\(old)") }
        }
        for name in names { try GeneratedPackage.link("\(path)/\(name)", as: "\(link)/\(name)") }
    }
}
