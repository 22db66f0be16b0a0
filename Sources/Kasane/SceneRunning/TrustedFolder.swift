import Foundation

/// Folders and files that only this user and root can write.
///
/// Programs are run from such places only. The rules are those that `sshd` has for its files: all folders on the way
/// belong to the user or to root, and nobody else may write to them, but where the sticky bit keeps what is in them.
enum TrustedFolder {
    /// Makes a folder that is the user's alone, with the folders above it that are missing.
    ///
    /// - Parameter path: An absolute path.
    /// - Returns: The folder's path without links, or nil where it cannot be made, or could have been written by others.
    static func make(_ path: String) -> String? {
        guard path.hasPrefix("/"), let folder = walk(path, making: true) else { return nil }
        // A sticky folder is a shared one, and no place to keep anything in.
        guard let status = Status(folder), status.isFolder, status.isOwnedByUser, !status.othersMayWrite else {
            return nil
        }
        // Nobody else needs to look into it.
        if status.mode & 0o777 != 0o700 { chmod(folder, 0o700) }
        return folder
    }

    /// Makes a folder that is the user's alone where temporary files go; nil where none can be made.
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

    /// Whether a folder, not a link to one, is the user's and nobody else may write to it.
    static func isOwn(folder path: String) -> Bool {
        guard let status = Status(path) else { return false }
        return status.isFolder && status.isOwnedByUser && !status.othersMayWrite
    }

    /// Whether a file, not a link to one, is the user's and nobody else may write to it.
    static func isOwn(file path: String) -> Bool {
        guard let status = Status(path) else { return false }
        return status.isFile && status.isOwnedByUser && !status.othersMayWrite
    }

    /// Follows a path link by link; nil where others could lead it elsewhere.
    ///
    /// - Parameter making: whether folders that are missing are made.
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
                // The kernel's limit.
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

/// What the file system says of a file, or of a link itself.
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
    /// Whether a folder is safe to pass through.
    var isTrusted: Bool { isOwnedByUserOrRoot && (!othersMayWrite || mode & S_ISVTX != 0) }
}
