import Foundation

/// Queries the package manager for package descriptions.
struct PackageManager {
    let toolchain: Toolchain
    let scratch: ScratchFolder
    /// Options that control dependency resolution.
    let options: [String]
    let interruption: Interruption?

    /// The time limit for network access, in seconds.
    private static let timeout = 3600.0

    /// Returns the package and its dependencies, which are fetched if necessary.
    func dependencies(of package: String, manifests: [String]) throws -> ResolvedPackage {
        let answer = try run(
            ["show-dependencies", "--format", "json"], package: package, scratch: scratch.path, manifests)
        guard answer.isSuccess else { throw PackageManager.failure(answer.errors, package) }
        return try decode(answer.output, package)
    }

    /// Returns a package's description. Nothing is resolved for it.
    ///
    /// - Parameter isRoot: Whether it is the package that is built; others are read with a scratch folder of their own.
    func describe(_ package: String, isRoot: Bool, manifests: [String]) throws -> Compilation {
        let name = SceneCache.checksum(of: package)
        return try start(
            ["describe", "--type", "json"], package: package,
            scratch: isRoot ? scratch.path : "\(scratch.own)/described/\(name)", manifests)
    }

    /// Returns the result of `describe`.
    func description(_ compilation: Compilation, _ package: String) throws -> PackageDescription {
        let answer = try compilation.finish()
        guard answer.isSuccess else { throw PackageManager.failure(answer.errors, package) }
        return try decode(answer.output, package)
    }

    private func run(_ words: [String], package: String, scratch folder: String, _ manifests: [String]) throws
        -> Compilation.Answer
    {
        try start(words, package: package, scratch: folder, manifests).finish()
    }

    private func start(_ words: [String], package: String, scratch folder: String, _ manifests: [String]) throws
        -> Compilation
    {
        let compilation = try Compilation(
            [toolchain.swift, "package", "--package-path", package, "--scratch-path", folder] + manifests + options
                + words,
            environment: scratch.environment, temporaryFiles: nil, separatesErrors: true,
            timeout: PackageManager.timeout, interruption)
        compilation.advice = "swift package did not finish within %s: check the servers that it fetches from"
        return compilation
    }

    private func decode<T: Decodable>(_ text: String, _ package: String) throws -> T {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        // Warnings of a plugin may precede it.
        let start = text.firstIndex(of: "{") ?? text.startIndex
        do {
            return try decoder.decode(T.self, from: Data(text[start...].utf8))
        } catch {
            throw SceneFailure.line(
                "cannot parse swift package's description of \(package): rebuild Kasane with this toolchain (\(error))"
            )
        }
    }

    /// Returns the package manager's own message, or one line if the remedy is known.
    static func failure(_ errors: String, _ package: String) -> SceneFailure {
        let lines = errors.split(separator: "\n").map(String.init)
        let network = [
            "Could not resolve host", "unable to access", "Failed to clone", "Couldn’t fetch updates",
            "Couldn't fetch updates",
            "Could not read from remote", "error: Git command 'git", "failed downloading", "Failed to connect",
        ]
        // The most specific message is chosen: the others are consequences.
        if let line = network.lazy.compactMap({ sign in lines.first { $0.contains(sign) } }).first {
            // git's message may only mention a folder of the package manager's own.
            let place = lines.last { $0.hasPrefix("Fetching ") }.map { $0.dropFirst("Fetching ".count) + ": " } ?? ""
            return .line(
                "the dependencies of \(package) cannot be fetched: connect to the network, or copy a .build/kasane "
                    + "that contains them (\(place)\(line.trimmingCharacters(in: .whitespaces)))")
        }
        let unreadable = "invalid access to "
        if let line = lines.first(where: { $0.contains(unreadable) }), let place = line.range(of: unreadable) {
            let path = line[place.upperBound...].prefix { $0 != ")" }
            return .line("\(path) cannot be read: permit it with chmod u+rX")
        }
        if let line = lines.first(where: { $0.contains("doesn't exist in file system") }) {
            return .line(
                "\(package) depends on a package that does not exist: add it, or correct its path in the manifest "
                    + "(\(line))")
        }
        if let line = lines.first(where: { $0.contains("mixed language source files") }) {
            return .line(
                "\(package) mixes Swift and Objective-C in one target, which the package manager does not support: "
                    + "move one of them to its own target (\(line))")
        }
        return .diagnostics(errors.hasSuffix("\n") ? errors : errors + "\n")
    }
}
