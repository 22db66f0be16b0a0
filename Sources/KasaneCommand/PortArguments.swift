package import Kasane

/// The arguments of `kasane port`.
package struct PortArguments: Equatable {
    package var request = PortRequest(.package(folder: "."))
    /// The folder for rewritten sources; nil to only print the report.
    package var output: String?
    package var printsReport = false

    /// Parses arguments. Returns nil if they request help.
    package init?(_ words: [String], isFolder: (String) -> (exists: Bool, hasManifest: Bool)) throws {
        var reader = ArgumentReader(words, topic: "port")
        var (source, target): (String?, String?)
        while let word = reader.next() {
            switch word {
            case .option("--help"), .option("-h"): return nil
            case .option("--report"):
                try reader.noValue(of: "--report")
                printsReport = true
            case .option("-o"): output = try reader.value(of: "-o")
            case .option("--output"): output = try reader.value(of: "--output")
            case .option("--package-path"): source = try reader.value(of: "--package-path")
            case .option("--scratch-path"): request.scratch = try reader.value(of: "--scratch-path")
            case .option("--target"): target = try reader.value(of: "--target")
            case .option(let name): throw UsageError("unknown option \(name): see kasane help port")
            case .plain(let path):
                guard source == nil else { throw UsageError("unexpected folder \(path): port one at a time") }
                source = path
            }
        }
        guard printsReport || output != nil else {
            throw UsageError("kasane port needs --report to list the changes, or -o DIR to write the files")
        }
        guard let source else { return }
        if source.hasSuffix(".xcodeproj") {
            request.source = .project(source, target: target)
        } else {
            let found = isFolder(source)
            guard found.exists else {
                throw UsageError("folder \(source) not found: name a package's folder, or one with Swift sources")
            }
            request.source = found.hasManifest ? .package(folder: source) : .folder(source)
        }
    }
}

/// The arguments of `kasane diff`.
package struct DiffArguments: Equatable {
    package var pictures: [String] = []
    package var output: String?

    /// Parses arguments. Returns nil if they request help.
    package init?(_ words: [String]) throws {
        var reader = ArgumentReader(words)
        while let word = reader.next() {
            switch word {
            case .option("--help"), .option("-h"): return nil
            case .option("-o"): output = try reader.value(of: "-o")
            case .option("--output"): output = try reader.value(of: "--output")
            case .option(let name): throw UsageError("unknown option \(name): see kasane help diff")
            case .plain(let path): pictures.append(path)
            }
        }
        guard pictures.count == 2 else {
            throw UsageError(
                "kasane diff compares two images, not \(pictures.count): kasane diff A.png B.png")
        }
    }
}
