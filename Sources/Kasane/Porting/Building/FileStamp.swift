import Foundation

/// Identifies the state of a file without reading it.
struct FileStamp: Hashable, Codable {
    private let text: String

    /// Returns nil if the file doesn't exist.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        text = "\(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }

    init(from decoder: any Swift.Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }

    func encode(to encoder: any Swift.Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

/// Lists the names below a folder, so that added and removed files are detected without the package manager.
enum FolderListing {
    /// Paths of all files below a folder, relative to it and sorted. Hidden files are left out.
    ///
    /// - Parameter entersBundles: Whether bundles, such as `Assets.xcassets`, are entered.
    static func files(below folder: String, entersBundles: Bool = true) -> [String] {
        var found: [String] = []
        list(folder, "", entersBundles, [], &found)
        return found.sorted()
    }

    /// Returns a checksum that changes when a file is added or removed anywhere below the folder.
    static func checksum(of folder: String) -> String {
        SceneCache.checksum(of: files(below: folder).joined(separator: "\n"))
    }

    private static let bundles: Set<Substring> = [
        "app", "appex", "bundle", "docc", "framework", "icon", "lproj", "playground", "scnassets", "xcassets",
        "xcdatamodeld",
        "xcframework", "xcodeproj", "xcworkspace",
    ]

    private static func isBundle(_ name: String) -> Bool {
        name.lastIndex(of: ".").map { bundles.contains(name[name.index(after: $0)...]) } ?? false
    }

    /// - Parameter above: The inode numbers of the parent folders, so that links can't form a cycle.
    private static func list(
        _ folder: String, _ prefix: String, _ entersBundles: Bool, _ above: [ino_t], _ found: inout [String]
    ) {
        var status = stat()
        guard stat(folder, &status) == 0, !above.contains(status.st_ino), let stream = opendir(folder) else { return }
        defer { closedir(stream) }
        let number = status.st_ino
        while let entry = readdir(stream) {
            let kind = Int32(entry.pointee.d_type)
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard !name.hasPrefix(".") else { continue }
            let path = "\(folder)/\(name)"
            var isFolder = kind == Int32(DT_DIR)
            if kind != Int32(DT_DIR), kind != Int32(DT_REG) {
                isFolder = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            }
            if isFolder, entersBundles || !isBundle(name) {
                list(path, "\(prefix)\(name)/", entersBundles, above + [number], &found)
            } else {
                found.append(prefix + name)
            }
        }
    }
}
