import Foundation

/// A package that is made for sources that have none: its files are the user's, each under a line that says where it is.
struct GeneratedPackage {
    /// A module and where its sources are.
    struct Module {
        enum Kind { case library, program, tests }

        var name: String
        var kind: Kind
        var sources: [String]
        /// Names of modules of this package.
        var dependencies: [String] = []
        /// Products of other packages: their names and the packages'.
        var products: [(name: String, package: String)] = []
        /// Further settings, as a manifest has them.
        var settings: [String] = []
        /// A source that nobody has written; nil for none.
        var addition: String?

        /// Whether the compiler must be told that the only file is no script. It takes one for that by its name alone, and the
        /// package manager knows of `@main` only.
        var isParsedAsLibrary: Bool {
            kind == .program && sources.count == 1 && addition == nil
                && URL(fileURLWithPath: sources[0]).lastPathComponent != "main.swift"
        }
    }

    var name: String
    var modules: [Module]
    /// Other packages, as a manifest names them.
    var packages: [String] = []
    /// Files and folders that the program finds in its bundle.
    var resources: [String] = []
    var information: [String: Any] = [:]

    /// The file of what is added to a module. No file made of a user's has such a name.
    private static let additionName = "added.swift"

    /// What a program's own name for a file ends in: two files of one name may then be in one module.
    static func fileName(for path: String) -> String {
        let name = URL(fileURLWithPath: path).lastPathComponent
        if name == "main.swift" { return name }
        return "\(name.dropLast(".swift".count))-\(SceneCache.checksum(of: path)).swift"
    }

    // MARK: Writing

    /// Writes the package; files that are as they should be stay untouched.
    func write(to folder: String) throws {
        var kept: Set<String> = []
        for module in modules {
            for source in module.sources {
                guard let text = try? String(contentsOfFile: source, encoding: .utf8) else {
                    throw SceneFailure.line("\(source) cannot be read as text: make it a UTF-8 file that you may read")
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

    /// The line above a source's own.
    static func heading(for source: String) -> String {
        let name = source.map { "\"\\".contains($0) || $0.isNewline ? "_" : String($0) }.joined()
        return "#sourceLocation(file: \"\(name)\", line: 1)"
    }

    /// The user's file that a file of the package was made from.
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

    /// Puts what the program finds in its bundle beside where the program will be.
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
            // A language's files stay in their folder.
            let place = above.pathExtension == "lproj" ? "\(programs)/\(above.lastPathComponent)" : programs
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            try GeneratedPackage.link(path, as: "\(place)/\(url.lastPathComponent)")
        }
    }

    /// Links a file. A folder becomes one of links, so that whoever enumerates a bundle finds what is in it.
    private static func link(_ path: String, as link: String) throws {
        let files = FileManager.default
        let target = try? files.destinationOfSymbolicLink(atPath: link)
        var isFolder: ObjCBool = false
        guard (try? files.destinationOfSymbolicLink(atPath: path)) == nil,
            files.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
        else {
            if target != path {
                if target != nil { unlink(link) }
                // What is built has a name first.
                symlink(path, link)
            }
            return
        }
        if target != nil { unlink(link) }
        try files.createDirectory(atPath: link, withIntermediateDirectories: true)
        let names = Set(try files.contentsOfDirectory(atPath: path))
        // Links to what was here before go; what was built there stays.
        for old in try files.contentsOfDirectory(atPath: link) where !names.contains(old) {
            if (try? files.destinationOfSymbolicLink(atPath: "\(link)/\(old)")) != nil { unlink("\(link)/\(old)") }
        }
        for name in names { try GeneratedPackage.link("\(path)/\(name)", as: "\(link)/\(name)") }
    }
}
