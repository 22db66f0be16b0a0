import Foundation

/// The rewriter, compiled as for its users: from its sources, against the SwiftSyntax of the toolchain on the PATH.
enum RewriterProgram {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let compiled = Result { try compile() }

    /// Returns the program's path. It is cached in `.build`, or in the temporary folder if that is read-only, as long
    /// as its sources don't change.
    static func path() throws -> String { try compiled.get().path }

    private static func compile() throws -> URL {
        let folder = root.appendingPathComponent("Sources/Kasane/Porting/Rewriter")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for file in files {
            for byte in try Data(contentsOf: file) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        let name = "rewriter-\(String(hash, radix: 16))"
        let places = [root.appendingPathComponent(".build"), FileManager.default.temporaryDirectory]
            .map { $0.appendingPathComponent("porting-tests") }
        for place in places {
            let program = place.appendingPathComponent(name)
            if FileManager.default.isExecutableFile(atPath: program.path) { return program }
        }
        func canWrite(_ place: URL) -> Bool {
            try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            return access(place.path, W_OK) == 0
        }
        guard let kept = places.first(where: canWrite) else { throw CocoaError(.fileWriteNoPermission) }
        let program = kept.appendingPathComponent(name)
        // Tests in other processes compile it too; each installs it atomically.
        let own = kept.appendingPathComponent("rewriter-\(UUID().uuidString)")
        let host = try hostLibraries()
        let answer = try Tool.run(
            [
                "swiftc", "-Onone", "-whole-module-optimization", "-swift-version", "6", "-module-name",
                "kasane_rewriter",
            ] + files.map(\.path)
                + ["-I", host, "-L", host, "-Xlinker", "-rpath", "-Xlinker", host, "-lSwiftParser", "-lSwiftSyntax"]
                + ["-module-cache-path", kept.appendingPathComponent("modules").path, "-o", own.path])
        guard answer.status == 0 else { throw Tool.Failure(description: "the rewriter: \(answer.errors)") }
        guard rename(own.path, program.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        return program
    }

    /// Returns the folder of the toolchain's SwiftSyntax.
    private static func hostLibraries() throws -> String {
        struct Info: Decodable {
            struct Paths: Decodable { let runtimeResourcePath: String }
            let paths: Paths
        }
        let answer = try Tool.run(["swiftc", "-print-target-info"])
        return try JSONDecoder().decode(Info.self, from: Data(answer.output.utf8)).paths.runtimeResourcePath + "/host"
    }
}
