import Foundation

/// Makes a program of a scene file: the file's top-level code becomes a function, which Kasane's runner calls.
struct SceneCompiler {
    let installation: SceneInstallation
    let cache: SceneCache
    /// How long the compiler may take, in seconds.
    let timeout: Double
    /// Whether the compiler's messages may be coloured.
    var usesColor = false

    /// Compiles a scene, or finds it compiled.
    ///
    /// - Parameter path: As the user typed it, which is how the compiler's messages show it.
    func program(forSceneAt path: String, interruption: Interruption?) throws -> URL {
        let source = try SceneCompiler.source(at: path)
        guard let compiler = SceneCompiler.find("swiftc") else {
            throw SceneFailure.line(
                "there is no Swift compiler (swiftc) on the PATH to compile \(path) with: "
                    + "install Swift from https://www.swift.org/install/linux")
        }
        let key = SceneCache.Key(
            source: source, path: URL(fileURLWithPath: path).path, compiler: SceneCompiler.identity(of: compiler),
            library: SceneCompiler.identity(of: installation.library))
        if let program = cache.program(for: key) { return program }
        return try cache.keep(key) { workshop in
            try compile(path, with: compiler.path, in: workshop, interruption)
        }
    }

    /// What calls the scene's top-level code. Both names are C's, so that neither module need know the other. What the
    /// scene prints is to show line by line, though it goes through a pipe.
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
        _ path: String, with compiler: String, in workshop: URL, _ interruption: Interruption?
    ) throws {
        func place(_ name: String) -> String { workshop.appendingPathComponent(name).path }
        let foreign = cache.foreignModules(or: workshop)
        try ForeignModules.write(to: foreign)
        try SceneCompiler.runner.write(toFile: place("runner.swift"), atomically: false, encoding: .utf8)
        let scene = [
            compiler, "-c", path, "-o", place("scene.o"), "-module-name", SceneCompiler.moduleName, "-swift-version",
            "5",
            "-suppress-warnings", "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "kasane_scene_main", "-I",
            installation.modules.path, "-I", foreign.path, usesColor ? "-color-diagnostics" : "-no-color-diagnostics",
        ]
        let runner = [
            compiler, "-c", place("runner.swift"), "-o", place("runner.o"), "-parse-as-library", "-swift-version", "5",
            "-module-name", "KasaneRunner",
        ]
        let link = [
            compiler, place("scene.o"), place("runner.o"), "-o", place(SceneCache.programName), "-use-ld=lld", "-L",
            installation.folder.path, "-lKasaneScene", "-Xlinker", "-rpath", "-Xlinker", installation.folder.path,
        ]
        var compilation = try Compilation(scene)
        var side = try Compilation(runner)
        let answer = try compilation.finish(within: timeout, interruption)
        let sideAnswer = try side.finish(within: timeout, interruption)
        guard answer.isSuccess else {
            throw answer.output.contains("error:")
                ? SceneFailure.diagnostics(answer.output)
                : SceneFailure.line("the Swift compiler failed at \(path) (\(answer.firstLine))")
        }
        var linking = try Compilation(link)
        let linkAnswer = try linking.finish(within: timeout, interruption)
        guard sideAnswer.isSuccess, linkAnswer.isSuccess else {
            let line = sideAnswer.isSuccess ? linkAnswer.firstLine : sideAnswer.firstLine
            throw SceneFailure.line(
                "\(path) compiled, but could not be linked with Kasane: build Kasane again with this Swift (\(line))")
        }
        for name in ["runner.swift", "runner.o", "scene.o"] { unlink(place(name)) }
    }

    /// The name of every scene's module: no file name can make it clash with a module that the scene imports.
    static let moduleName = "PlaygroundScene"

    // MARK: Looking around

    private static func source(at path: String) throws -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
            throw SceneFailure.line(
                "there is no scene file \(path): name a Swift file whose top-level code sets "
                    + "PlaygroundPage.current.liveView")
        }
        do {
            return try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw SceneFailure.line("\(path) cannot be read as text: make it a UTF-8 file that you may read")
        }
    }

    /// A program on the PATH.
    static func find(_ program: String) -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/\(program)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Tells one build of a file from the next without reading it.
    static func identity(of file: URL) -> String {
        var status = stat()
        let file = file.resolvingSymlinksInPath()
        guard stat(file.path, &status) == 0 else { return file.path }
        return "\(file.path) \(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}

/// One run of the compiler.
private struct Compilation {
    private let process: ChildProcess
    private let output: Int32

    struct Answer {
        let isSuccess: Bool
        let output: String

        var firstLine: String { output.split(separator: "\n").first.map(String.init) ?? "without a word" }
    }

    init(_ arguments: [String]) throws(SceneFailure) {
        let pipe = try Pipe()
        defer { close(pipe.writing) }
        process = try ChildProcess(arguments, descriptors: [1: pipe.writing, 2: pipe.writing])
        output = pipe.reading
    }

    /// Waits for the compiler, at most `timeout` seconds.
    mutating func finish(within timeout: Double, _ interruption: Interruption?) throws(SceneFailure) -> Answer {
        defer { close(output) }
        let deadline = DispatchTime.now().uptimeNanoseconds + UInt64(timeout * 1e9)
        var bytes: [UInt8] = []
        while true {
            var polls = [pollfd(fd: output, events: Int16(POLLIN), revents: 0)]
            if let interruption { polls.append(pollfd(fd: interruption.descriptor, events: Int16(POLLIN), revents: 0)) }
            poll(&polls, nfds_t(polls.count), 100)
            if let interruption, polls[1].revents != 0 {
                stop()
                throw .interrupted(signal: interruption.take())
            }
            guard DispatchTime.now().uptimeNanoseconds < deadline else {
                stop()
                throw .line(
                    "the Swift compiler did not finish in \(timeout.shown) s: simplify long expressions, "
                        + "or allow more time with --timeout")
            }
            guard polls[0].revents != 0 else { continue }
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = read(output, &buffer, buffer.count)
            if count > 0 { bytes += buffer[..<count] } else { break }
        }
        let isSuccess = process.wait() == .exited(0)
        return Answer(isSuccess: isSuccess, output: String(decoding: bytes, as: UTF8.self))
    }

    private func stop() {
        process.kill()
        _ = process.wait()
    }
}
