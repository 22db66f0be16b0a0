import Foundation

/// Compiles a scene file to a program. The file's top-level code becomes a function that Kasane's runner calls.
struct SceneCompiler {
    let installation: SceneInstallation
    let cache: SceneCache
    /// The compiler's time limit, in seconds.
    let timeout: Double
    /// Whether the compiler's messages may be in colour.
    var usesColor = false

    /// Returns the program for a scene, compiled or from the cache.
    ///
    /// - Parameter path: The path as the user typed it, which is how the compiler's messages show it.
    func program(forSceneAt path: String, interruption: Interruption?) throws -> URL {
        let source = try SceneCompiler.source(at: path)
        try installation.checkModules()
        guard let compiler = SceneCompiler.find("swiftc") else {
            throw SceneFailure.line(
                "no Swift compiler (swiftc) in PATH to compile \(path): "
                    + "install Swift from https://www.swift.org/install/linux")
        }
        let key = SceneCache.Key(
            source: source, path: URL(fileURLWithPath: path).path, compiler: SceneCompiler.identity(of: compiler),
            library: SceneCompiler.identity(of: installation.library))
        if let program = cache.program(for: key) { return program }
        return try cache.keep(key) { stagingFolder in
            try compile(path, source, with: compiler.path, in: stagingFolder, interruption)
        }
    }

    /// Calls the scene's top-level code. Both functions have C names, so that neither module needs to import the
    /// other. Standard output is line-buffered, which for a pipe is not the default.
    private static let runner = """
        import Glibc
        typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
        @_silgen_name("kasane_scene_main") func sceneMain(_ count: Int32, _ words: Words) -> Int32
        @_silgen_name("kasane_run_scene") func runScene(
            _ count: Int32, _ words: Words, _ scene: @convention(c) (Int32, Words) -> Int32) -> Int32
        @_cdecl("main") func main(_ count: Int32, _ words: Words) -> Int32 {
            setvbuf(stdout, nil, _IOLBF, 0)
            return runScene(count, words) { sceneMain($0, $1) }
        }
        """

    private func compile(
        _ path: String, _ source: String, with compiler: String, in stagingFolder: URL, _ interruption: Interruption?
    ) throws {
        func place(_ name: String) -> String { stagingFolder.appendingPathComponent(name).path }
        let (foreign, compilersOwn): (URL, URL)
        do {
            foreign = try cache.cacheFolder("modules", or: stagingFolder)
            try ForeignModules.write(to: foreign)
            try SceneCompiler.runner.write(toFile: place("runner.swift"), atomically: false, encoding: .utf8)
            compilersOwn = try cache.cacheFolder("compiler", or: stagingFolder)
        } catch {
            throw SceneFailure.line(
                "cannot write to \(stagingFolder.path) to compile \(path): "
                    + "free some space, or set XDG_CACHE_HOME or TMPDIR to a folder on another disk")
        }
        // By default the compiler keeps modules in the home folder, which may not exist.
        let modules = ["-module-cache-path", compilersOwn.path]
        // A file with a type marked @main has no top-level code.
        let isProgram = source.contains(#/(?m)^\s*@main\b/#)
        func scene(_ file: String) -> [String] {
            [
                compiler, "-c", file, "-o", place("scene.o"), "-module-name",
                SceneCompiler.moduleName, "-swift-version", "5", "-enable-bare-slash-regex", "-suppress-warnings",
                "-Xfrontend",
                "-entry-point-function-name", "-Xfrontend", "kasane_scene_main", "-I", installation.modules.path, "-I",
                foreign.path, usesColor ? "-color-diagnostics" : "-no-color-diagnostics",
            ] + (isProgram ? ["-parse-as-library"] : []) + modules
        }
        let original = RenderRequest.compilerArgument(forScene: path)
        let renamed = RenamedImports.source(of: source)
        let entries = EntryMacroExpansion.source(of: renamed ?? source)
        let code = entries ?? renamed ?? source
        var file = original
        if let changed = PreviewScene.source(of: code, path: original)
            ?? (entries ?? renamed).map({ LocatedSource.source(of: $0, path: original) })
        {
            file = place("changed.swift")
            try changed.write(toFile: file, atomically: false, encoding: .utf8)
        }
        let runner =
            [
                compiler, "-c", place("runner.swift"), "-o", place("runner.o"), "-parse-as-library", "-swift-version",
                "5", "-module-name", "KasaneRunner",
            ] + modules
        let link =
            [
                compiler, place("scene.o"), place("runner.o"), "-o", place(SceneCache.programName), "-use-ld=lld", "-L",
                installation.folder.path, "-lKasaneScene", "-Xlinker", "-rpath", "-Xlinker", installation.folder.path,
            ] + modules
        func run(_ arguments: [String]) throws(SceneFailure) -> Compilation {
            try Compilation(arguments, temporaryFiles: stagingFolder, timeout: timeout, interruption)
        }
        // An error ends both compilations: each is killed when it is released.
        let (compilation, side) = (try run(scene(file)), try run(runner))
        let (answer, sideAnswer) = (try compilation.finish(), try side.finish())
        guard answer.isSuccess else {
            throw answer.output.contains("error:")
                ? SceneFailure.diagnostics(answer.output)
                : SceneFailure.line("the Swift compiler failed at \(path) (\(answer.firstLine))")
        }
        if try AsyncScene.isCompiled(to: URL(fileURLWithPath: place("scene.o"))) {
            let waiting = AsyncScene.source(of: code, path: original)
            try waiting.write(toFile: place("waiting.swift"), atomically: false, encoding: .utf8)
            let answer = try run(scene(place("waiting.swift"))).finish()
            guard answer.isSuccess else {
                throw SceneFailure.line("\(path) cannot be compiled with its top-level await (\(answer.firstLine))")
            }
        }
        let linkAnswer = try run(link).finish()
        guard sideAnswer.isSuccess, linkAnswer.isSuccess else {
            let line = sideAnswer.isSuccess ? linkAnswer.firstLine : sideAnswer.firstLine
            throw SceneFailure.line(
                "\(path) compiled, but could not be linked with Kasane: rebuild Kasane with this Swift (\(line))")
        }
    }

    /// The name of every scene's module. It does not depend on the file name, which could clash with a module that the
    /// scene imports.
    static let moduleName = "PlaygroundScene"

    // MARK: Environment

    private static func source(at path: String) throws -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
            throw SceneFailure.line(
                "scene file \(path) not found: name a Swift file whose top-level code sets "
                    + "PlaygroundPage.current.liveView")
        }
        do {
            return try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw SceneFailure.line("\(path) cannot be read as text: make it a readable UTF-8 file")
        }
    }

    /// Finds a program on the PATH.
    static func find(_ program: String) -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/\(program)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Identifies a version of a file without reading it, by its inode, size and date.
    static func identity(of file: URL) -> String {
        var status = stat()
        let file = file.resolvingSymlinksInPath()
        guard stat(file.path, &status) == 0 else { return file.path }
        return "\(file.path) \(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}
