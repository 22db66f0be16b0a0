import Foundation
package import Kasane

/// A parsed command line.
package enum Invocation: Equatable {
    case help(HelpTopic)
    case version
    /// Manual pages and shell completions, to be written into a folder.
    case manual(folder: String)
    /// The fonts used for font names, or for the most common ones.
    case fonts([String])
    case render(RenderRequest, isQuiet: Bool)
    /// A page of a PDF.
    case page(PageArguments)
    /// A scene for each row of a file.
    case batch(BatchRequest, isQuiet: Bool)
    /// A scene, rendered on request over HTTP.
    case serve(ServiceOptions, isQuiet: Bool)
    /// The number of rows of a batch.
    case count(BatchRequest)
    /// Parts of a movie to be joined.
    case join(JoinArguments)
    /// A scene, compiled for other machines.
    case compile(CompileArguments)
    /// The identity of this build of Kasane.
    case fingerprint
    /// A scene in a window.
    case play(RenderRequest)
    /// A scene's tree as text.
    case describe(RenderRequest)
    /// A document about a scene, or an archive of its layers.
    case write(RenderRequest, isQuiet: Bool)
    /// The program of an archive's process, which its supervisor starts.
    case archiveProcess
    /// A package, a folder of sources or a project, to be built, tested or run.
    case package(PackageArguments)
    /// The changes made by rewriting a package.
    case port(PortArguments)
    case diff(DiffArguments)

    /// Throws a ``UsageError``.
    package init(_ words: [String]) throws {
        guard let first = words.first else {
            self = .help(.overview)
            return
        }
        let rest = Array(words.dropFirst())
        switch first {
        case "render" where PageArguments.concern(rest):
            self = try PageArguments(rest).map { .page($0) } ?? .help(.render)
        case "render": self = try Invocation.render(rest)
        case "batch":
            self =
                try BatchArguments(rest).map {
                    $0.isPlan ? .count(try $0.request()) : .batch(try $0.request(), isQuiet: $0.isQuiet)
                } ?? .help(.batch)
        case "serve":
            self = try ServeArguments(rest).map { .serve(try $0.options(), isQuiet: $0.isQuiet) } ?? .help(.serve)
        case "join": self = try JoinArguments(rest).map { .join($0) } ?? .help(.parts)
        case "compile": self = try CompileArguments(rest).map { .compile($0) } ?? .help(.parts)
        case "--fingerprint" where rest.isEmpty: self = .fingerprint
        case "--manual" where rest.count == 1: self = .manual(folder: rest[0])
        case "play": self = try PlayArguments(rest).map { .play(try $0.request()) } ?? .help(.play)
        case "describe": self = try DescribeArguments(rest).map { .describe(try $0.request()) } ?? .help(.describe)
        case "inspect":
            self =
                try DocumentArguments(rest, .inspection).map { .write(try $0.request(), isQuiet: $0.isQuiet) }
                ?? .help(.inspect)
        case "convert":
            self =
                try DocumentArguments(rest, .archive).map { .write(try $0.request(), isQuiet: $0.isQuiet) }
                ?? .help(.convert)
        case SceneLink.archiveWord where rest.isEmpty: self = .archiveProcess
        case "fonts": self = try Invocation.fontNames(rest)
        case "build", "test", "run": self = try Invocation.package(first, rest)
        case "xcode": self = try XcodeArguments.read(rest).map { .package($0) } ?? .help(.xcode)
        case "port":
            self = try PortArguments(rest, isFolder: PackageCommand.isFolder).map { .port($0) } ?? .help(.port)
        case "diff": self = try DiffArguments(rest).map { .diff($0) } ?? .help(.diff)
        case "help": self = .help(try Invocation.topic(rest.first))
        case "--help", "-h": self = .help(.overview)
        case "--version", "version": self = .version
        default:
            throw UsageError(
                "unknown command \(first): the commands are render, batch, serve, join, compile, play, describe, inspect, "
                    + "convert, build, test, run, xcode, port, diff, fonts, help and --version")
        }
    }

    private static func topic(_ word: String?) throws -> HelpTopic {
        switch word {
        case nil: .overview
        case "render": .render
        case "batch": .batch
        case "serve": .serve
        case "join", "compile", "parts": .parts
        case "play": .play
        case "describe": .describe
        case "inspect": .inspect
        case "convert": .convert
        case "fonts": .fonts
        case "build", "test", "run": .package
        case "xcode": .xcode
        case "port": .port
        case "diff": .diff
        case let word?: throw UsageError("no help for \(word): see kasane help")
        }
    }

    private static func package(_ verb: String, _ words: [String]) throws -> Invocation {
        let arguments = try PackageArguments(
            PackageArguments.Verb(rawValue: verb) ?? .build, words, isFolder: PackageCommand.isFolder)
        return arguments.map { .package($0) } ?? .help(.package)
    }

    private static func fontNames(_ words: [String]) throws -> Invocation {
        var names: [String] = []
        var reader = ArgumentReader(words)
        while let word = reader.next() {
            switch word {
            case .plain(let name): names.append(name)
            case .option("--help"), .option("-h"): return .help(.fonts)
            case .option(let name): throw UsageError("unknown option \(name): see kasane help fonts")
            }
        }
        return .fonts(names)
    }

    private static func render(_ words: [String]) throws -> Invocation {
        var arguments = RenderArguments()
        var reader = ArgumentReader(words)
        while let word = reader.next() {
            switch word {
            case .plain(let path): try arguments.take(scene: path)
            case .option("--help"), .option("-h"): return .help(.render)
            case .option(let name): try arguments.take(option: name, &reader)
            }
        }
        return .render(try arguments.request(), isQuiet: arguments.isQuiet)
    }
}

/// An invalid command line, with one line that describes the error and how to fix it.
package struct UsageError: Error, Equatable {
    package let problem: String

    init(_ problem: String) { self.problem = problem.oneLine }
}

extension String {
    /// The text without line breaks and control characters, as arguments may contain anything.
    var oneLine: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory.isControl ? "?" : $0 }))
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isControl: Bool { self == .control || self == .lineSeparator || self == .paragraphSeparator }
}
