import Foundation

/// A package that is part of a build, and the files that its description was read from.
struct KnownPackage: Codable {
    let identity: String
    let path: String
    /// The manifests; the package manager uses the one for its version.
    let manifests: [String: FileStamp]
    /// The environment variables that the manifests read, with their values.
    private let variables: [String: String]
    /// Checksums of the targets' file lists, which change when a target gains or loses a file.
    var listings: [String: String] = [:]
    var description: PackageDescription?

    init(identity: String, path: String) {
        self.identity = identity
        self.path = path
        manifests = KnownPackage.manifests(in: path)
        let texts = manifests.keys.compactMap { try? String(contentsOfFile: "\(path)/\($0)", encoding: .utf8) }
        let names = texts.flatMap { $0.matches(of: #/(?:environment\[|getenv\()\s*"(\w+)"/#).map { String($0.1) } }
        variables = Dictionary(names.map { ($0, KnownPackage.variable($0)) }, uniquingKeysWith: { $1 })
    }

    /// Whether the package's manifests, and the variables that they read, are unchanged.
    var hasSameManifests: Bool {
        KnownPackage.manifests(in: path) == manifests
            && variables.allSatisfy { KnownPackage.variable($0.key) == $0.value }
    }

    /// Returns a variable's value; a missing variable differs from an empty one.
    private static func variable(_ name: String) -> String { getenv(name).map { "=" + String(cString: $0) } ?? "" }

    /// Whether each target has the same files.
    var hasSameFiles: Bool {
        description != nil && listings.allSatisfy { FolderListing.checksum(of: "\(path)/\($0.key)") == $0.value }
    }

    /// Stores a description.
    mutating func describe(as description: PackageDescription) {
        self.description = description
        let folders = Set(description.targets.map(\.path))
        listings = Dictionary(
            uniqueKeysWithValues: folders.map { ($0, FolderListing.checksum(of: "\(path)/\($0)")) })
    }

    /// Whether a file above the tests lists them, as in older packages for Linux. Tests are found without it.
    var hasTestList: Bool {
        (description?.targets ?? []).contains { target in
            guard target.isTest else { return false }
            let folders = target.path.split(separator: "/").dropLast()
            return (0...folders.count).contains { depth in
                let folder = ([path[...]] + folders.prefix(depth)).joined(separator: "/")
                return ["LinuxMain.swift", "XCTMain.swift"].contains { access("\(folder)/\($0)", F_OK) == 0 }
            }
        }
    }

    private static func manifests(in folder: String) -> [String: FileStamp] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let manifests = names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
        return Dictionary(
            uniqueKeysWithValues: manifests.compactMap { name in FileStamp("\(folder)/\(name)").map { (name, $0) } })
    }
}
