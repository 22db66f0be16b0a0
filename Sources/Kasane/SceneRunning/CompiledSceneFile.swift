import Foundation

/// A compiled scene as a file, to be run by the same build of Kasane on another machine.
///
/// It is the program, with a last line that identifies the build of Kasane that it runs with.
package enum CompiledSceneFile {
    private static let mark = "\nKasane scene 1 "
    /// An upper bound for the length of the last line.
    private static let tail = 256

    /// Compiles a scene to a file.
    package static func write(_ request: RenderRequest, to path: String, usesColor: Bool) throws {
        let url = request.url(path)
        guard url.pathExtension == RenderRequest.compiledEnding else {
            throw SceneFailure.line(
                "\(path) does not end in .\(RenderRequest.compiledEnding), the format to be written")
        }
        let installation = try SceneInstallation.current()
        let interruption = try Interruption()
        let compiled = try CompiledScene(request, usesColor: usesColor, interruption)
        defer { compiled.release() }
        guard var bytes = try? Data(contentsOf: compiled.program) else {
            throw SceneFailure.line("\(request.scene) was compiled, but the result cannot be read: compile it again")
        }
        bytes += Data("\(mark)\(try fingerprint(of: installation.library))\n".utf8)
        try AtomicOutput.write(Array(bytes), to: url)
        guard chmod(url.path, 0o755) == 0 else { throw MovieError.system(errno, url) }
    }

    /// Throws if a file is not a compiled scene, or is one of another build of Kasane.
    static func check(_ url: URL, installation: SceneInstallation) throws {
        let name = url.shownPath
        guard let file = try? FileHandle(forReadingFrom: url), let length = try? file.seekToEnd() else {
            throw SceneFailure.line(
                "scene file \(name) not found: name a Swift file, or one written by kasane compile")
        }
        try? file.seek(toOffset: length > UInt64(tail) ? length - UInt64(tail) : 0)
        let end = (try? file.readToEnd()) ?? Data()
        guard let place = end.range(of: Data(mark.utf8), options: .backwards) else {
            throw SceneFailure.line("\(name) is not a compiled scene: create one with kasane compile")
        }
        let found = String(decoding: end[place.upperBound...], as: UTF8.self).trimmingCharacters(in: .newlines)
        guard found == (try fingerprint(of: installation.library)) else {
            throw SceneFailure.line(
                "\(name) was compiled by a different build of Kasane: use the same build on all machines")
        }
        guard access(url.path, X_OK) == 0 else {
            throw SceneFailure.line("\(name) cannot be run: make it executable (chmod u+x)")
        }
    }

    /// Identifies a build of Kasane, on any machine.
    package static func fingerprint() throws -> String { try fingerprint(of: SceneInstallation.current().library) }

    /// Returns a file's length and a checksum of its words.
    private static func fingerprint(of library: URL) throws -> String {
        guard let bytes = try? Data(contentsOf: library, options: .alwaysMapped) else {
            throw SceneFailure.line("\(library.path) cannot be read: build all of Kasane (swift build -c release)")
        }
        let sum = bytes.withUnsafeBytes { bytes in
            // FNV-1a of eight bytes at a time.
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for word in bytes.prefix(bytes.count & ~7).bindMemory(to: UInt64.self) {
                hash = (hash ^ word) &* 0x100_0000_01b3
                hash ^= hash >> 29
            }
            return hash
        }
        return "\(bytes.count)-\(String(sum, radix: 16))"
    }
}
