package import Kasane

/// The arguments of `kasane build`, `kasane test` and `kasane run`, including those passed on to `swift build` and so
/// on.
package struct PackageArguments: Equatable {
    package enum Verb: String, Sendable {
        case build, test, run
    }

    package let verb: Verb
    package var request: PortRequest
    /// The device that programs and tests simulate; nil for the default screen.
    package var device: SimulatedDevice?
    /// The arguments that are passed on unchanged.
    package var words: [String] = []

    /// Options of the package manager that take a value as the next argument.
    private static let optionsWithValue: Set<String> = [
        "-Xbuild-tools-swiftc", "-Xcc", "-Xcxx", "-Xlinker", "-Xmanifest", "-Xswiftc", "-c", "-j", "-s", "--arch",
        "--attachments-path", "--build-system", "--cache-path", "--config-path", "--configuration",
        "--debugger-command",
        "--event-stream-output-path", "--event-stream-version", "--explicit-target-dependency-import-check", "--filter",
        "--jobs", "--manifest-cache", "--netrc-file", "--num-workers", "--pkg-config-path", "--product",
        "--resolver-fingerprint-checking", "--resolver-signing-entity-checking", "--sanitize", "--sdk",
        "--security-path",
        "--skip", "--specifier", "--swift-sdk", "--swift-sdks-path", "--target", "--test-product", "--toolchain",
        "--toolset", "--traits", "--triple", "--xunit-output",
    ]

    /// Those that affect how dependencies are resolved.
    private static let resolving: Set<String> = [
        "--cache-path", "--config-path", "--security-path", "--netrc-file", "--netrc", "--enable-netrc",
        "--disable-netrc",
        "--swift-sdks-path", "--pkg-config-path", "--traits", "--enable-all-traits", "--disable-default-traits",
        "--enable-dependency-cache", "--disable-dependency-cache", "--force-resolved-versions",
        "--disable-automatic-resolution", "--only-use-versions-from-resolved-file", "--skip-update",
        "--disable-sandbox",
        "--use-registry-identity-for-scm", "--replace-scm-with-registry", "--disable-scm-to-registry-transformation",
        "--default-registry-url", "--resolver-fingerprint-checking", "--resolver-signing-entity-checking",
        "--enable-prefetching", "--disable-prefetching", "--disable-signature-validation",
    ]

    /// Parses arguments. Returns nil if they request help.
    ///
    /// - Parameter isFolder: Returns whether a path is a folder, and whether it has a manifest.
    package init?(
        _ verb: Verb, _ words: [String], isFolder: (String) -> (exists: Bool, hasManifest: Bool)
    ) throws {
        self.verb = verb
        request = PortRequest(.package(folder: "."))
        var folder: String?
        var rest = words[...]
        func value(of option: String, _ attached: String?) throws -> String {
            guard let value = attached ?? rest.popFirst() else {
                throw UsageError("\(option) needs a value: see kasane help \(verb.rawValue)")
            }
            return value
        }
        while let word = rest.popFirst() {
            if word == "--" {
                self.words += [word] + rest
                break
            }
            guard word.hasPrefix("-"), word.count > 1 else {
                let found = isFolder(word)
                if verb == .run, !(found.exists && (word.contains("/") || word == "." || word == "..")) {
                    // A program's name, followed by its own arguments.
                    self.words += [word] + rest
                    break
                }
                guard folder == nil else { throw UsageError("unexpected folder \(word): build one at a time") }
                guard found.exists else {
                    throw UsageError("folder \(word) not found: name a package's folder, or one with Swift sources")
                }
                folder = word
                request.source = found.hasManifest ? .package(folder: word) : .folder(word)
                continue
            }
            let parts = word.hasPrefix("--") ? word.split(separator: "=", maxSplits: 1).map(String.init) : [word]
            let (name, attached) = (parts[0], parts.count > 1 ? parts[1] : nil)
            switch name {
            case "--help", "-h": return nil
            case "--package-path":
                guard folder == nil else {
                    throw UsageError("--package-path and a folder are mutually exclusive: give only one")
                }
                folder = try value(of: name, attached)
                request.source = .package(folder: folder ?? ".")
            case "--device" where verb != .build:
                device = try SimulatedDevice(argument: try value(of: name, attached))
            case "--scratch-path", "--build-path": request.scratch = try value(of: name, attached)
            default:
                var group = [word]
                if PackageArguments.optionsWithValue.contains(name), attached == nil {
                    group.append(try value(of: name, nil))
                }
                if name == "-c" || name == "--configuration" { request.configuration = attached ?? group[1] }
                if PackageArguments.resolving.contains(name) { request.options += group }
                self.words += group
            }
        }
    }
}
