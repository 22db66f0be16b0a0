import Foundation

/// Compiled scenes, found again by what they were compiled from.
struct SceneCache {
    /// All that decides what a scene compiles to.
    struct Key: Equatable {
        var source: String
        /// The scene's absolute path: its messages name it.
        var path: String
        var compiler: String
        var library: String

        var text: String { "Kasane scene 1\n\(path)\n\(compiler)\n\(library)\n\n\(source)" }

        /// A short name for the key. Equal names of different keys are told apart by the text beside the program.
        var name: String {
            // FNV-1a, whose value is the same in every process.
            let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
            return String(hash, radix: 16)
        }
    }

    let folder: URL
    /// How many scenes are kept.
    var capacity = 64

    /// `$XDG_CACHE_HOME/kasane`, which is `~/.cache/kasane` as a rule.
    static func standard(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> SceneCache {
        let home = environment["HOME"].map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory
        // A relative path there is to be ignored, says the XDG specification.
        let caches = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        return SceneCache(
            folder: (caches ?? home.appendingPathComponent(".cache")).appendingPathComponent("kasane/scenes"))
    }

    /// Where ``ForeignModules`` lie from one compilation to the next.
    func foreignModules(or workshop: URL) -> URL {
        let lasting = folder.deletingLastPathComponent().appendingPathComponent("modules")
        let isKept = workshop.path.hasPrefix(folder.path)
        return isKept ? lasting : workshop.appendingPathComponent("modules")
    }

    /// The compiled scene, if it is kept.
    func program(for key: Key) -> URL? {
        let entry = folder.appendingPathComponent(key.name)
        let program = entry.appendingPathComponent(SceneCache.programName)
        guard let text = try? String(contentsOf: entry.appendingPathComponent("key"), encoding: .utf8),
            text == key.text, FileManager.default.isExecutableFile(atPath: program.path)
        else { return nil }
        // The oldest by this date goes first.
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: entry.path)
        return program
    }

    /// Keeps what `build` puts into the folder that it is given, and answers the program's place.
    ///
    /// Where nothing can be kept, the program lies somewhere else, until it is released.
    func keep(_ key: Key, build: (URL) throws -> Void) throws -> URL {
        let files = FileManager.default
        let workshop = makeWorkshop()
        do {
            try build(workshop)
        } catch {
            try? files.removeItem(at: workshop)
            throw error
        }
        let entry = folder.appendingPathComponent(key.name)
        try? key.text.write(to: workshop.appendingPathComponent("key"), atomically: false, encoding: .utf8)
        // Another process may have built the same meanwhile, and be about to run it.
        if program(for: key) == nil { try? files.removeItem(at: entry) }
        guard (try? files.moveItem(at: workshop, to: entry)) != nil else {
            guard let program = program(for: key) else {
                return workshop.appendingPathComponent(SceneCache.programName)
            }
            try? files.removeItem(at: workshop)
            return program
        }
        trim(keeping: key.name)
        return entry.appendingPathComponent(SceneCache.programName)
    }

    /// Removes a program that could not be kept; one that is running goes on.
    func release(_ program: URL) {
        let place = program.deletingLastPathComponent()
        guard place.lastPathComponent.hasPrefix(SceneCache.unfinished) else { return }
        try? FileManager.default.removeItem(at: place)
    }

    static let programName = "scene"
    private static let unfinished = ".building-"

    /// A fresh folder inside the cache, or where temporary files go when the cache cannot be written to.
    private func makeWorkshop() -> URL {
        let name = "\(SceneCache.unfinished)\(getpid())-\(UInt32.random(in: 0 ... .max))"
        for place in [folder, FileManager.default.temporaryDirectory] {
            let workshop = place.appendingPathComponent(name)
            if (try? FileManager.default.createDirectory(at: workshop, withIntermediateDirectories: true)) != nil {
                return workshop
            }
        }
        return FileManager.default.temporaryDirectory
    }

    /// Removes the scenes that were not used for the longest time, and what interrupted builds have left.
    private func trim(keeping name: String) {
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
