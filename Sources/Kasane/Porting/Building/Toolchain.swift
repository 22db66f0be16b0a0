import Foundation

/// The Swift toolchain that builds a package.
struct Toolchain: Codable, Equatable {
    /// The `swift` on the PATH.
    let swift: String
    /// The version, such as "6.3.1".
    let version: String
    /// The folder of the toolchain's SwiftSyntax.
    let host: String
    /// The name of the folder that contains built programs, such as "x86_64-unknown-linux-gnu".
    let triple: String
    /// Identifies the toolchain.
    let identity: String

    var compiler: String { swift + "c" }

    private struct TargetInfo: Decodable {
        struct Paths: Decodable { let runtimeResourcePath: String }
        struct Target: Decodable { let unversionedTriple: String }
        let compilerVersion: String
        let paths: Paths
        let target: Target
    }

    /// Returns the toolchain on the PATH.
    ///
    /// - Parameter known: The toolchain found before: it is not queried again while its compiler is the same file.
    static func current(known: Toolchain?, _ interruption: Interruption?) throws -> Toolchain {
        guard let swift = SceneCompiler.find("swift"), let compiler = SceneCompiler.find("swiftc") else {
            throw SceneFailure.line(
                "no Swift toolchain (swift, swiftc) in PATH: "
                    + "install Swift from https://www.swift.org/install/linux")
        }
        let identity = SceneCompiler.identity(of: compiler)
        // A launcher for several toolchains is the same file whichever of them runs.
        if let known, known.swift == swift.path, known.identity == identity, known.isOwnFile { return known }
        let answer = try Compilation(
            [compiler.path, "-print-target-info"], temporaryFiles: nil, separatesErrors: true, timeout: 60, interruption
        ).finish()
        guard answer.isSuccess, let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(answer.output.utf8))
        else {
            throw SceneFailure.line("\(compiler.path) does not report its toolchain (\(answer.firstLine))")
        }
        return Toolchain(
            swift: swift.path, version: SwiftVersion.find(in: Data(info.compilerVersion.utf8)) ?? "unknown",
            host: info.paths.runtimeResourcePath + "/host", triple: info.target.unversionedTriple,
            identity: identity)
    }

    /// Whether `swift` is in the toolchain itself, and is not a launcher that selects one.
    private var isOwnFile: Bool {
        let folder = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent()
        return host == folder.deletingLastPathComponent().path + "/lib/swift/host"
    }

    /// Throws if Kasane's modules were built by another compiler, which this one can't read.
    func check(against installation: SceneInstallation) throws {
        let module = installation.modules.appendingPathComponent("CoreGraphics.swiftmodule")
        guard let handle = try? FileHandle(forReadingFrom: module), let start = try? handle.read(upToCount: 4096),
            let needed = SwiftVersion.find(in: start), needed != version
        else { return }
        let age = needed.compare(version, options: .numeric) == .orderedAscending ? "newer" : "older"
        throw SceneFailure.line(
            "the toolchain in PATH is Swift \(version), \(age) than Swift \(needed), with which Kasane was built: "
                + "rebuild Kasane with it (swift build -c release), or put Swift \(needed) first in PATH")
    }
}

/// Reads a compiler's version from its output and from the modules that it creates.
enum SwiftVersion {
    static func find(in bytes: Data) -> String? {
        guard let found = bytes.range(of: Data("Swift version ".utf8)) else { return nil }
        let digits = bytes[found.upperBound...].prefix {
            UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".")
        }
        return digits.isEmpty ? nil : String(decoding: digits, as: UTF8.self)
    }
}
