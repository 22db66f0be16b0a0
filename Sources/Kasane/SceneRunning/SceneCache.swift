import Foundation

/// A cache of compiled scenes, by source and compiler.
///
/// A scene runs with the user's privileges, so none is read from a location where another user could have placed it:
/// see ``TrustedFolder``.
struct SceneCache {
    /// Everything that determines the compiled program.
    struct Key: Equatable {
        var source: String
        /// The scene's absolute path, which its messages contain.
        var path: String
        var compiler: String
        var library: String

        var text: String { "Kasane scene 2\n\(path)\n\(compiler)\n\(library)\n\n\(source)" }

        /// A short name for the key. Different keys with equal names are distinguished by the text beside the program.
        var name: String { checksum(of: text) }
    }

    /// The folder of the cache; nil to cache nothing.
    let folder: URL?
    /// The maximum number of cached scenes.
    var capacity = 64
    /// The environment, which determines the folder of temporary files.
    var environment = ProcessInfo.processInfo.environment

    /// `$XDG_CACHE_HOME/kasane`, by default `~/.cache/kasane`. Without either, nothing is cached.
    ///
    /// - Parameter name: The name of the subfolder.
    static func standard(
        _ environment: [String: String] = ProcessInfo.processInfo.environment, name: String = "scenes"
    ) -> SceneCache {
        // The XDG specification requires relative paths to be ignored.
        func folder(_ name: String) -> URL? {
            environment[name].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
        }
        let caches = folder("XDG_CACHE_HOME") ?? folder("HOME")?.appendingPathComponent(".cache")
        return SceneCache(folder: caches?.appendingPathComponent("kasane/\(name)"), environment: environment)
    }

    /// A folder for files that the compiler keeps between runs: beside the scenes, or in the staging folder when
    /// nothing is cached.
    func cacheFolder(_ name: String, or stagingFolder: URL) throws -> URL {
        if let scenes = place(), stagingFolder.path.hasPrefix(scenes.path) {
            let cacheFolder = scenes.deletingLastPathComponent().appendingPathComponent(name)
            if TrustedFolder.make(cacheFolder.path) != nil { return cacheFolder }
        }
        let cacheFolder = stagingFolder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: cacheFolder, withIntermediateDirectories: true)
        return cacheFolder
    }

    /// Returns the compiled scene, if it is cached and intact.
    func program(for key: Key) -> URL? {
        guard let entry = place()?.appendingPathComponent(key.name), TrustedFolder.isOwn(folder: entry.path) else {
            return nil
        }
        let files = [SceneCache.programName, "key", "checksum"].map { entry.appendingPathComponent($0) }
        guard files.allSatisfy({ TrustedFolder.isOwn(file: $0.path) }),
            let text = try? String(contentsOf: files[1], encoding: .utf8), text == key.text,
            let sum = try? String(contentsOf: files[2], encoding: .utf8), sum == SceneCache.checksum(of: files[0]),
            FileManager.default.isExecutableFile(atPath: files[0].path)
        else { return nil }
        // The least recently used scene by this date is removed first.
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: entry.path)
        return files[0]
    }

    /// Adds the program that `build` creates in the folder that it is passed, and returns the program's location.
    ///
    /// When nothing can be cached, the program stays in its staging folder until it is released.
    func keep(_ key: Key, build: (URL) throws -> Void) throws -> URL {
        let files = FileManager.default
        let stagingFolder = try makeStagingFolder()
        let program = stagingFolder.appendingPathComponent(SceneCache.programName)
        do {
            try build(stagingFolder)
        } catch {
            try? files.removeItem(at: stagingFolder)
            throw error
        }
        guard let folder = place(), stagingFolder.path.hasPrefix(folder.path), finalize(stagingFolder, key) else {
            return program
        }
        let entry = folder.appendingPathComponent(key.name)
        // Another process may have built the same program in the meantime and be about to run it.
        if self.program(for: key) == nil { try? files.removeItem(at: entry) }
        guard (try? files.moveItem(at: stagingFolder, to: entry)) != nil else {
            guard let kept = self.program(for: key) else { return program }
            try? files.removeItem(at: stagingFolder)
            return kept
        }
        trim(folder, keeping: key.name)
        return entry.appendingPathComponent(SceneCache.programName)
    }

    /// Removes a program that could not be cached. A running one continues.
    func release(_ program: URL) {
        let place = program.deletingLastPathComponent()
        guard place.lastPathComponent.hasPrefix(SceneCache.unfinished) else { return }
        try? FileManager.default.removeItem(at: place)
    }

    static let programName = "scene"
    private static let unfinished = ".kasane-building-"

    /// Returns the folder with symbolic links resolved; nil when nothing can be cached.
    private func place() -> URL? {
        // The parent folder must be private too: it contains the compiler's files.
        guard let folder, TrustedFolder.make(folder.deletingLastPathComponent().path) != nil else { return nil }
        return TrustedFolder.make(folder.path).map { URL(fileURLWithPath: $0, isDirectory: true) }
    }

    /// Creates a new folder inside the cache, or among the temporary files when nothing can be cached.
    private func makeStagingFolder() throws -> URL {
        if let place = place() {
            let name = "\(SceneCache.unfinished)\(getpid())-\(UInt32.random(in: 0 ... .max))"
            let stagingFolder = place.appendingPathComponent(name)
            if mkdir(stagingFolder.path, 0o700) == 0 { return stagingFolder }
        }
        guard let folder = TrustedFolder.makeTemporary(SceneCache.unfinished, environment) else {
            throw SceneFailure.line(
                "no folder to compile in: set TMPDIR to an existing, writable one")
        }
        return URL(fileURLWithPath: folder, isDirectory: true)
    }

    /// Removes everything except the program from a staging folder, and writes the key and the checksum that identify
    /// it.
    private func finalize(_ stagingFolder: URL, _ key: Key) -> Bool {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: stagingFolder.path)) ?? []
        where name != SceneCache.programName {
            try? FileManager.default.removeItem(at: stagingFolder.appendingPathComponent(name))
        }
        let program = stagingFolder.appendingPathComponent(SceneCache.programName)
        guard let sum = SceneCache.checksum(of: program), chmod(program.path, 0o700) == 0 else { return false }
        for (name, text) in [("key", key.text), ("checksum", sum)] {
            let file = stagingFolder.appendingPathComponent(name)
            guard (try? text.write(to: file, atomically: false, encoding: .utf8)) != nil,
                chmod(file.path, 0o600) == 0
            else { return false }
        }
        return true
    }

    /// Returns a file's length and checksum, which detect a damaged file.
    static func checksum(of file: URL) -> String? {
        guard let bytes = try? Data(contentsOf: file) else { return nil }
        return "\(bytes.count) \(String(checksum(Array(bytes)), radix: 16))"
    }

    /// Returns a checksum of text, in hexadecimal digits.
    static func checksum(of text: String) -> String { String(checksum(Array(text.utf8)), radix: 16) }

    /// Returns the FNV-1a hash, whose value is the same in every process.
    static func checksum(_ bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBufferPointer { bytes in
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            return hash
        }
    }

    /// Removes the least recently used scenes and the remains of interrupted builds.
    private func trim(_ folder: URL, keeping name: String) {
        let files = FileManager.default
        let entries = try? files.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
        let dated = (entries ?? []).map { url in
            let date = try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
            return (url: url, date: date ?? .distantPast)
        }
        let (unfinished, kept) = (
            dated.filter { $0.url.lastPathComponent.hasPrefix(SceneCache.unfinished) },
            dated.filter { !$0.url.lastPathComponent.hasPrefix(".") && $0.url.lastPathComponent != name }
        )
        for entry in unfinished where entry.date.timeIntervalSinceNow < -3600 { try? files.removeItem(at: entry.url) }
        for entry in kept.sorted(by: { $0.date > $1.date }).dropFirst(max(0, capacity - 1)) {
            try? files.removeItem(at: entry.url)
        }
    }
}
