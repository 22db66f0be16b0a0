import Foundation

/// A Swift package written for iOS, prepared for building here: its sources and those of its dependencies are rewritten
/// beside it.
///
/// The package itself is not changed. The results of the last build are kept in the scratch folder, so that for an
/// unchanged package only its files' status is checked.
package final class PortedPackage {
    /// The package's folder, with links resolved.
    let folder: String
    let scratch: ScratchFolder
    private let installation: SceneInstallation
    private let rewriterSources: URL
    /// The cache of the compiled rewriter.
    var rewriterCache = SceneCache.standard(name: "rewriters")
    /// Options for the package manager that control dependency resolution.
    private let options: [String]
    private let observer: any PortObserver
    /// The generated package whose resources are beside the built program; nil if the package manager places them.
    var resources: GeneratedPackage?
    /// "debug" or "release".
    var configuration = "debug"

    /// The parameters of a build.
    package struct Preparation {
        /// The `swift` to run.
        package let swift: String
        /// The arguments after `swift build`, before the user's own.
        package let arguments: [String]
        /// Additional environment variables for `swift`.
        package let environment: [String: String]
        /// The folder of built programs and tests.
        package let products: String
        /// The rewriter's report.
        package let report: RewriteReport
        /// The rewritten file for each path, if any.
        package let rewritten: [String: String]
        /// One line for each target that is not built.
        package let notes: [String]
        /// The packages' folders by module name.
        package let folders: [String: String]
    }

    /// The program of a package that was generated for a folder or a project.
    package var programName: String? { resources?.modules.first { $0.kind == .program }?.name }

    /// - Parameters:
    ///   - folder: The package's folder.
    ///   - scratch: The scratch folder; nil for `.build/kasane` in the package.
    ///   - options: Options for the package manager that control dependency resolution.
    package convenience init(
        folder: String, scratch: String?, options: [String], observer: any PortObserver
    ) throws {
        let installation = try SceneInstallation.current()
        try installation.checkModules()
        try self.init(
            folder: folder, scratch: scratch, options: options, installation: installation,
            rewriterSources: installation.rewriterSources, observer: observer)
    }

    init(
        folder: String, scratch: String?, options: [String], installation: SceneInstallation, rewriterSources: URL,
        observer: any PortObserver
    ) throws {
        self.folder = try PortedPackage.root(above: folder)
        self.scratch = ScratchFolder(
            path: scratch.map { URL(fileURLWithPath: $0).path } ?? "\(self.folder)/.build/kasane")
        self.installation = installation
        self.rewriterSources = rewriterSources
        self.options = options
        self.observer = observer
    }

    /// Returns the folder at or above a path that contains a manifest.
    static func root(above path: String) throws -> String {
        guard let start = realpath(path, nil) else {
            throw SceneFailure.line("folder \(path) not found: name one with --package-path, or change to it")
        }
        defer { free(start) }
        var place = URL(fileURLWithPath: String(cString: start))
        while true {
            if access(place.appendingPathComponent("Package.swift").path, F_OK) == 0 { return place.path }
            guard place.path != "/" else {
                throw SceneFailure.line(
                    "no Package.swift in \(String(cString: start)) or above: change to a package's folder, or name one "
                        + "with --package-path; kasane build FOLDER builds plain sources, kasane xcode a project")
            }
            place = place.deletingLastPathComponent()
        }
    }

    // MARK: Preparing

    /// Rewrites the sources that have changed since the last time.
    package func prepare() throws -> Preparation {
        let interruption = try Interruption()
        try scratch.make()
        let known = PortState.read(scratch.state)
        let toolchain = try Toolchain.current(known: known?.toolchain, interruption)
        if let resources {
            try resources.placeResources(
                beside: "\(scratch.path)/\(toolchain.triple)/\(configuration)", information: "\(scratch.own)/Info.plist"
            )
        }
        let key = key(toolchain)
        if let known, known.key == key, known.toolchain == toolchain, isCurrent(known), let report = report() {
            return try preparation(known, report)
        }
        if known?.key != key { try toolchain.check(against: installation) }
        let manager = PackageManager(
            toolchain: toolchain, scratch: scratch, options: options, interruption: interruption)
        // Manifests are cached by their contents: targets removed by an overlay stay removed until the manifest is read
        // again.
        if known?.notes.isEmpty == false { scratch.forgetManifests() }
        let (packages, readOptions) = try packages(manager, known?.key == key ? known : nil)
        let graph = PackageGraph(packages)
        try graph.checkNames(besides: KasaneModules.names)
        var manifestOptions = readOptions
        if !graph.leftOut.isEmpty {
            manifestOptions = try graph.overlay.write(for: packages, in: scratch)
            scratch.forgetManifests()
        }
        let targets = graph.jobTargets(isProject: resources != nil)
        guard targets.contains(where: { $0.package == packages[0].identity }) else {
            throw SceneFailure.line(
                "\(folder) has nothing to build: \(graph.notes.first ?? "it has no target in Swift")")
        }
        try TestLibrary(in: scratch).make(from: installation, with: toolchain, interruption)
        let (overlay, files) = try rewrite(targets, toolchain, interruption)
        let state = PortState(
            toolchain: toolchain, key: key, resolution: resolution, packages: packages,
            manifestOptions: manifestOptions, files: files, overlay: overlay, notes: graph.notes)
        try state.write(to: scratch.state)
        guard let report = report() else {
            throw SceneFailure.line("\(scratch.report) cannot be read: remove \(scratch.own) and try again")
        }
        return try preparation(state, report)
    }

    private func preparation(_ state: PortState, _ report: RewriteReport) throws -> Preparation {
        let overlay = try? JSONDecoder().decode(
            VirtualOverlay.self, from: Data(contentsOf: URL(fileURLWithPath: state.overlay)))
        var arguments = ["--package-path", folder, "--scratch-path", scratch.path] + state.manifestOptions
        func pass(_ option: String, _ words: [String]) { for word in words { arguments += [option, word] } }
        // Test lists omit main-actor tests, and tests that nobody has added to them.
        if state.packages.first?.hasTestList == true { arguments.append("--enable-test-discovery") }
        pass("-Xswiftc", ["-vfsoverlay", state.overlay])
        pass("-Xswiftc", ["-I\(installation.modules.path)", "-I\(scratch.foreignModules)"])
        // Tests are found in the index, which takes as long as everything else if every file indexes Foundation.
        pass("-Xswiftc", ["-index-ignore-system-modules"])
        pass("-Xlinker", TestLibrary(in: scratch).linkerOptions)
        pass("-Xlinker", ["-L\(installation.folder.path)", "-lKasaneScene", "-rpath", installation.folder.path])
        return Preparation(
            swift: state.toolchain.swift, arguments: arguments, environment: scratch.environment,
            products: "\(scratch.path)/\(state.toolchain.triple)/\(configuration)", report: report,
            rewritten: overlay?.contents ?? [:],
            notes: state.notes,
            folders: Dictionary(
                state.packages.flatMap { package in
                    (package.description?.targets ?? []).map { ($0.c99name, package.path) }
                }, uniquingKeysWith: { first, _ in first }))
    }

    /// Returns everything that dependencies and rewriting depend on, except for files.
    private func key(_ toolchain: Toolchain) -> String {
        let parts =
            [
                toolchain.version, SceneCompiler.identity(of: installation.library),
                RewriterProgram.stamp(of: rewriterSources),
            ]
            + [ManifestOverlay.identity] + options
        return SceneCache.checksum(of: parts.joined(separator: "\n"))
    }

    /// The package manager's record of the resolved dependencies.
    private var resolution: String {
        let files = ["\(folder)/Package.resolved", "\(scratch.path)/workspace-state.json"]
        let texts = files.map { (try? String(contentsOfFile: $0, encoding: .utf8)) ?? "" }
        return SceneCache.checksum(of: texts.joined(separator: "\n"))
    }

    private func isCurrent(_ state: PortState) -> Bool {
        state.resolution == resolution && state.packages.allSatisfy { $0.hasSameManifests && $0.hasSameFiles }
            && state.hasSameFiles && access(state.overlay, R_OK) == 0 && TestLibrary(in: scratch).exists
            && state.manifestOptions.allSatisfy { !$0.hasPrefix("/") || access($0, R_OK) == 0 }
    }

    private func report() -> RewriteReport? {
        FileManager.default.contents(atPath: scratch.report).flatMap {
            try? JSONDecoder().decode(RewriteReport.self, from: $0)
        }
    }

    // MARK: Packages

    /// Returns all packages with their descriptions, and options that make the package manager read modified manifests.
    private func packages(_ manager: PackageManager, _ known: PortState?) throws -> ([KnownPackage], [String]) {
        var packages: [KnownPackage]
        var options: [String]
        if let known, known.resolution == resolution, known.packages.allSatisfy(\.hasSameManifests) {
            packages = known.packages
            // Targets left out the last time are not left out when manifests are read now.
            options = try ManifestOverlay().write(for: packages, in: scratch)
        } else {
            observer.port(does: "Resolving dependencies")
            let root = KnownPackage(identity: "", path: folder)
            options = try ManifestOverlay().write(for: [root], in: scratch)
            let resolved = try manager.dependencies(of: folder, manifests: options)
            let described = Dictionary(
                (known?.packages ?? []).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
            packages = resolved.all.map { package in
                let fresh = KnownPackage(identity: package.identity, path: package.path)
                guard let old = described[package.path], old.hasSameManifests else { return fresh }
                return old
            }
            options = try ManifestOverlay().write(for: packages, in: scratch)
        }
        try describe(&packages, manager, options)
        return (packages, options)
    }

    /// Reads the packages' descriptions, two at a time.
    private func describe(_ packages: inout [KnownPackage], _ manager: PackageManager, _ options: [String]) throws {
        let open = packages.indices.filter { !packages[$0].hasSameFiles }
        var rest = open[...]
        while !rest.isEmpty {
            let batch = Array(rest.prefix(2))
            rest = rest.dropFirst(2)
            observer.port(does: "Reading \(packages[batch[0]].identity) (\(open.count - rest.count) of \(open.count))")
            let runs = try batch.map { index in
                try manager.describe(packages[index].path, isRoot: index == 0, manifests: options)
            }
            for (index, run) in zip(batch, runs) {
                packages[index].describe(as: try manager.description(run, packages[index].path))
            }
        }
    }

    // MARK: Rewriting

    /// Throws if a target contains a file twice, for example because a link refers to a parent folder.
    private static func checkLinks(of target: RewriteJob.Target, _ stamps: [String: FileStamp]) throws {
        var seen: [FileStamp: String] = [:]
        for path in target.files.sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
            guard let stamp = stamps[path] else { continue }
            guard let first = seen.updateValue(path, forKey: stamp) else { continue }
            throw SceneFailure.line("\(path) is the same file as \(first), by a link: remove the link")
        }
    }

    /// Rewrites the sources.
    ///
    /// - Returns: The overlay, and the stamps of the sources before rewriting.
    private func rewrite(
        _ targets: [RewriteJob.Target], _ toolchain: Toolchain, _ interruption: Interruption
    ) throws -> (overlay: String, files: [String: FileStamp]) {
        let rewriter = try RewriterProgram(toolchain, sources: rewriterSources, cache: rewriterCache)
        let program = try rewriter.program(observer, interruption)
        defer { rewriter.release(program) }
        let paths = targets.flatMap(\.files)
        var files: [String: FileStamp] = [:]
        for path in paths {
            guard let stamp = FileStamp(path) else {
                throw SceneFailure.line("\(path) does not exist, or is a broken link: repair the link, or remove it")
            }
            guard access(path, R_OK) == 0 else {
                throw SceneFailure.line("\(path) cannot be read: permit it with chmod u+r")
            }
            files[path] = stamp
        }
        for target in targets { try PortedPackage.checkLinks(of: target, files) }
        observer.port(does: "Rewriting \(paths.count) files")
        let written = "\(scratch.own)/overlay.yaml"
        let job = RewriteJob(
            ios: KasaneModules.iOSVersion, output: scratch.sources, overlay: written, report: scratch.report,
            targets: targets)
        try ScratchFolder.write(JSONEncoder().encode(job), to: scratch.job)
        try ForeignModules.write(to: URL(fileURLWithPath: scratch.foreignModules))
        let run = try Compilation([program.path, scratch.job], temporaryFiles: nil, timeout: 600, interruption)
        run.advice = "the rewriter did not finish within %s: rebuild Kasane, and report the package"
        let answer = try run.finish()
        guard answer.isSuccess, let report = report() else {
            throw SceneFailure.line("the rewriter failed: report it with the package (\(answer.firstLine))")
        }
        // When the rewriting of a file depends on another that has changed, or Kasane's modules have changed,
        // everything must be recompiled: the compiler then sees a different command line.
        let name = SceneCache.checksum(
            of: [report.facts, rewriter.identity, SceneCompiler.identity(of: installation.library)].joined(
                separator: "\n"))
        let overlay = "\(scratch.own)/overlay-\(name).yaml"
        try ScratchFolder.write(Data(contentsOf: URL(fileURLWithPath: written)), to: overlay)
        return (overlay, files)
    }
}
