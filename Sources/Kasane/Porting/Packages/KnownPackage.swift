import Foundation

/// A package that a build takes in, and what its description was read from.
struct KnownPackage: Codable {
    let identity: String
    let path: String
    /// The manifests, of which the package manager takes the one for its version.
    let manifests: [String: FileStamp]
    /// What changes when a target gets or loses a file.
    var listings: [String: String] = [:]
    var description: PackageDescription?

    init(identity: String, path: String) {
        self.identity = identity
        self.path = path
        manifests = KnownPackage.manifests(in: path)
    }

    /// Whether the package's manifests are as they were.
    var hasSameManifests: Bool { KnownPackage.manifests(in: path) == manifests }

    /// Whether each target has the files that it had.
    var hasSameFiles: Bool {
        description != nil && listings.allSatisfy { FolderListing.checksum(of: "\(path)/\($0.key)") == $0.value }
    }

    /// Takes a description in.
    mutating func describe(as description: PackageDescription) {
        self.description = description
        let folders = Set(description.targets.map(\.path))
        listings = Dictionary(
            uniqueKeysWithValues: folders.map { ($0, FolderListing.checksum(of: "\(path)/\($0)")) })
    }

    private static func manifests(in folder: String) -> [String: FileStamp] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let manifests = names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
        return Dictionary(
            uniqueKeysWithValues: manifests.compactMap { name in FileStamp("\(folder)/\(name)").map { (name, $0) } })
    }
}
