import Foundation

/// A Swift package written for iOS, made ready to be built here: its sources and those of its dependencies are rewritten beside it.
///
/// Nothing of the package changes. What was found out the last time is kept in the scratch folder, so that an unchanged
/// package costs looking at its files.
package final class PortedPackage {
    /// The package's folder, without links.
    let folder: String
    let scratch: ScratchFolder
    private let installation: SceneInstallation
    private let rewriterSources: URL
    /// Where the compiled rewriter is kept.
    var rewriterCache = SceneCache.standard(name: "rewriters")
    /// Options for the package manager that say how dependencies are found.
    private let options: [String]
    private let observer: any PortObserver
    /// Whose resources lie beside the built program; nil where the package manager places them.
    var resources: GeneratedPackage?
    /// "debug" or "release".
    var configuration = "debug"

    /// What a build needs.
    package struct Preparation {
        /// The `swift` to run.
        package let swift: String
        /// What follows `swift build`, before the user's own words.
        package let arguments: [String]
        /// What is added to the environment of `swift`.
        package let environment: [String: String]
        /// The folder that programs and tests are built in.
        package let products: String
        /// The rewriter's report.
        package let report: RewriteReport
        /// The rewritten file for each path that has one.
        package let rewritten: [String: String]
        /// One line for each target that is not built.
        package let notes: [String]
        /// The packages' folders by the names of their modules.
        package let folders: [String: String]
    }

    /// The program of a package that was made for a folder or a project.
    package var programName: String? { resources?.modules.first { $0.kind == .program }?.name }

    /// - Parameters:
    ///   - folder: The package's folder.
    ///   - scratch: The scratch folder; nil for `.build/kasane` in the package.
    ///   - options: Options for the package manager that say how dependencies are found.
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

    /// The folder at or above a path that has a manifest.
    static func root(above path: String) throws -> String {
        guard let start = realpath(path, nil) else {
            throw SceneFailure.line("there is no folder \(path): name one with --package-path, or go to the package's")
        }
        defer { free(start) }
        var place = URL(fileURLWithPath: String(cString: start))
        while true {
            if access(place.appendingPathComponent("Package.swift").path, F_OK) == 0 { return place.path }
            guard place.path != "/" else {
                throw SceneFailure.line(
                    "there is no Package.swift in \(String(cString: start)) or above: go to a package's folder, or name one "
                        + "with --package-path; kasane build FOLDER builds plain sources, kasane xcode a project")
            }
            place = place.deletingLastPathComponent()
        }
    }

    // MARK: Preparing

    /// Rewrites what has changed since the last time.
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
        // Manifests are kept by what they contain: what was left out of one stays out until it is read anew.
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
        // Lists of tests leave out what is on the main actor, and what nobody has added to them.
        if state.packages.first?.hasTestList == true { arguments.append("--enable-test-discovery") }
        pass("-Xswiftc", ["-vfsoverlay", state.overlay])
        pass("-Xswiftc", ["-I\(installation.modules.path)", "-I\(scratch.foreignModules)"])
        // Tests are found in the index, which takes as long as all the rest where each file says what Foundation has.
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

    /// All that decides what dependencies and rewritings are, but for files.
    private func key(_ toolchain: Toolchain) -> String {
        let parts =
            [
                toolchain.version, SceneCompiler.identity(of: installation.library),
                RewriterProgram.stamp(of: rewriterSources),
            ]
            + [ManifestOverlay.identity] + options
        return SceneCache.checksum(of: parts.joined(separator: "\n"))
    }

    /// What the package manager has noted of the dependencies.
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

    /// All packages with what they are made of, and options that show the package manager changed manifests.
    private func packages(_ manager: PackageManager, _ known: PortState?) throws -> ([KnownPackage], [String]) {
        var packages: [KnownPackage]
        var options: [String]
        if let known, known.resolution == resolution, known.packages.allSatisfy(\.hasSameManifests) {
            packages = known.packages
            // What was left out the last time is not left out of what is read now.
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

    /// Reads what packages are made of, two at a time.
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

    /// Throws where a target has one file twice, as when a link leads back to the folder that it is in.
    private static func checkLinks(of target: RewriteJob.Target, _ stamps: [String: FileStamp]) throws {
        var seen: [FileStamp: String] = [:]
        for path in target.files.sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
            guard let stamp = stamps[path] else { continue }
            guard let first = seen.updateValue(path, forKey: stamp) else { continue }
            throw SceneFailure.line("\(path) is \(first) once more, by a link: remove the link")
        }
    }

    /// Has the sources rewritten.
    ///
    /// - Returns: The overlay, and what the sources looked like before.
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
                throw SceneFailure.line("\(path) is not there, or its link leads nowhere: mend the link, or remove it")
            }
            guard access(path, R_OK) == 0 else {
                throw SceneFailure.line("\(path) cannot be read: allow it with chmod u+r")
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
        run.advice = "the rewriter did not finish in %s: build Kasane again, and report the package"
        let answer = try run.finish()
        guard answer.isSuccess, let report = report() else {
            throw SceneFailure.line("the rewriter failed: report it with the package (\(answer.firstLine))")
        }
        // When one file's rewriting depends on what another has lost, or Kasane's modules are others, everything is to be
        // compiled anew: the compiler sees that its command line is another one.
        let name = SceneCache.checksum(
            of: [report.facts, rewriter.identity, SceneCompiler.identity(of: installation.library)].joined(
                separator: "\n"))
        let overlay = "\(scratch.own)/overlay-\(name).yaml"
        try ScratchFolder.write(Data(contentsOf: URL(fileURLWithPath: written)), to: overlay)
        return (overlay, files)
    }
}
