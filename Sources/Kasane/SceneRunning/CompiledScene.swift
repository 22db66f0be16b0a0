import Foundation

/// The program of a scene, ready to be started.
struct CompiledScene {
    let program: URL
    private let cache: SceneCache

    /// Compiles a scene, or finds it in the cache. An archive's program is Kasane itself.
    init(_ request: RenderRequest, usesColor: Bool, _ interruption: Interruption) throws {
        cache = SceneCache.standard()
        if request.isArchive {
            program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            return
        }
        if request.isCompiled {
            program = request.url(request.scene)
            try CompiledSceneFile.check(program, installation: .current())
            return
        }
        let compiler = SceneCompiler(
            installation: try .current(), cache: cache, timeout: request.timeout, usesColor: usesColor)
        program = try compiler.program(forSceneAt: request.scene, interruption: interruption)
    }

    /// Compiles a scene for an operation that a signal can interrupt, and removes a program that could not be cached
    /// afterwards.
    static func with<Result>(
        _ request: RenderRequest, usesColor: Bool, _ observer: any SceneObserver,
        _ body: (CompiledScene, Interruption) throws -> Result
    ) throws -> Result {
        let interruption = try Interruption()
        observer.interruption = interruption.descriptor
        defer { observer.interruption = -1 }
        try request.checkFonts()
        let compiled = try CompiledScene(request, usesColor: usesColor, interruption)
        defer { compiled.release() }
        return try body(compiled, interruption)
    }

    /// Removes a program that could not be cached.
    func release() { cache.release(program) }

    /// Identifies the program, and the library that it needs.
    var identity: String {
        let library = (try? SceneInstallation.current()).map { SceneCompiler.identity(of: $0.library) } ?? ""
        return SceneCache.checksum(of: "\(SceneCache.checksum(of: program) ?? "")\n\(library)")
    }
}
