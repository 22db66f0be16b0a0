import Foundation

/// The scratch folder of a build, with Kasane's own files.
struct ScratchFolder {
    /// The package manager's folder.
    let path: String

    /// Kasane's own, inside it.
    var own: String { path + "/kasane" }
    var state: String { own + "/state.json" }
    var job: String { own + "/job.json" }
    var report: String { own + "/report.json" }
    /// Rewritten sources.
    var sources: String { own + "/sources" }
    /// Modified manifests.
    var manifests: String { own + "/manifests" }
    /// Placeholders for the C modules that Kasane's modules import.
    var foreignModules: String { own + "/modules" }

    /// Environment variables for the package manager and the compiler: a cache folder, if the user's own can't be
    /// written, as for a user without a home folder in a container.
    var environment: [String: String] { Self.hasUserCache ? [:] : ["XDG_CACHE_HOME": own + "/caches"] }

    private static let hasUserCache: Bool = {
        guard let cache = SceneCache.standard().folder?.deletingLastPathComponent().deletingLastPathComponent().path
        else { return false }
        try? FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
        return access(cache, W_OK) == 0
    }()

    /// Makes the package manager read all manifests again.
    func forgetManifests() { try? FileManager.default.removeItem(atPath: path + "/manifest.db") }

    /// Creates the folder. Throws a one-line reason if that is not possible.
    func make() throws {
        var place = ""
        for name in own.split(separator: "/") {
            place += "/\(name)"
            guard mkdir(place, 0o777) != 0, errno != EEXIST, access(place, F_OK) != 0 else { continue }
            _ = mkdir(place, 0o777)
            throw cannot("be made")
        }
        guard access(own, W_OK) == 0 else { throw cannot("be written to") }
    }

    private func cannot(_ what: String) -> SceneFailure {
        let reason = String(cString: strerror(errno))
        return .line("\(path) cannot \(what) (\(reason)): name another folder with --scratch-path")
    }

    /// Writes a file below the scratch folder atomically, if its contents have changed.
    static func write(_ data: Data, to path: String) throws {
        if let old = FileManager.default.contents(atPath: path), old == data { return }
        let url = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            throw SceneFailure.line(
                "\(path) cannot be written: free some space, or name another folder with --scratch-path")
        }
    }

    static func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }
}
