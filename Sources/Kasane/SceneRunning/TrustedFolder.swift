import Foundation

/// Folders and files that only the user and root can write to.
///
/// Programs are run only from such locations. The rules are those of `sshd`: all folders on the path belong to the user
/// or to root, and nobody else may write to them, except where the sticky bit protects their entries.
enum TrustedFolder {
    /// Creates a folder that belongs to the user alone, including missing parent folders.
    ///
    /// - Parameter path: An absolute path.
    /// - Returns: The folder's path with symbolic links resolved; nil if it can't be made, or others could have
    ///   written to it.
    static func make(_ path: String) -> String? {
        guard path.hasPrefix("/"), let folder = walk(path, making: true) else { return nil }
        // A sticky folder is shared, and unsuitable for the cache.
        guard let status = Status(folder), status.isFolder, status.isOwnedByUser, !status.othersMayWrite else {
            return nil
        }
        // Nobody else needs to read it.
        if status.mode & 0o777 != 0o700 { chmod(folder, 0o700) }
        return folder
    }

    /// Creates a temporary folder that belongs to the user alone; returns nil if none can be created.
    static func makeTemporary(_ prefix: String, _ environment: [String: String]) -> String? {
        for place in [environment["TMPDIR"] ?? "", "/tmp", "/var/tmp"] where place.hasPrefix("/") {
            guard let place = walk(place, making: false) else { continue }
            var template = Array("\(place)/\(prefix)XXXXXX".utf8CString)
            if mkdtemp(&template) != nil {
                return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
            }
        }
        return nil
    }

    /// Returns whether a folder, not a link to one, belongs to the user and nobody else may write to it.
    static func isOwn(folder path: String) -> Bool {
        guard let status = Status(path) else { return false }
        return status.isFolder && status.isOwnedByUser && !status.othersMayWrite
    }

    /// Returns whether a file, not a link to one, belongs to the user and nobody else may write to it.
    static func isOwn(file path: String) -> Bool {
        guard let status = Status(path) else { return false }
        return status.isFile && status.isOwnedByUser && !status.othersMayWrite
    }

    /// Resolves a path link by link; nil if others could redirect it.
    ///
    /// - Parameter making: Whether missing folders are created.
    private static func walk(_ path: String, making: Bool) -> String? {
        var rest = Array(path.split(separator: "/").map(String.init).reversed())
        var place = ""
        var links = 0
        guard let root = Status("/"), root.isTrusted else { return nil }
        while let name = rest.popLast() {
            if name == "." { continue }
            if name == ".." {
                place = String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)])
                continue
            }
            let next = "\(place)/\(name)"
            if making, Status(next) == nil { mkdir(next, 0o700) }
            guard let status = Status(next) else { return nil }
            if status.isLink {
                links += 1
                // 40 is the kernel's limit of symbolic links in a path.
                guard status.isOwnedByUserOrRoot, links <= 40,
                    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: next)
                else { return nil }
                if target.hasPrefix("/") { place = "" }
                rest += target.split(separator: "/").map(String.init).reversed()
                continue
            }
            guard status.isFolder, status.isTrusted else { return nil }
            place = next
        }
        return place.isEmpty ? "/" : place
    }
}

/// The status of a file, or of a link itself.
private struct Status {
    let mode: mode_t
    let owner: uid_t

    init?(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        mode = status.st_mode
        owner = status.st_uid
    }

    var isFolder: Bool { mode & S_IFMT == S_IFDIR }
    var isFile: Bool { mode & S_IFMT == S_IFREG }
    var isLink: Bool { mode & S_IFMT == S_IFLNK }
    var isOwnedByUser: Bool { owner == geteuid() }
    var isOwnedByUserOrRoot: Bool { isOwnedByUser || owner == 0 }
    var othersMayWrite: Bool { mode & 0o022 != 0 }
    /// True for a folder that is safe to pass through.
    var isTrusted: Bool { isOwnedByUserOrRoot && (!othersMayWrite || mode & S_ISVTX != 0) }
}
