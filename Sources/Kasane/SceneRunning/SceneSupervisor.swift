import Foundation

/// Is told what happens while a scene is rendered.
package protocol SceneObserver: AnyObject {
    func scene(did report: SceneReport)
    /// The scene printed something, to standard output or standard error.
    func scene(printed bytes: [UInt8], to descriptor: Int32)
}

/// Compiles a scene, runs it in a process of its own, and watches over that.
///
/// However the process ends, nothing is left but a whole file or what was there before.
package final class SceneSupervisor {
    private let request: RenderRequest
    private let usesColor: Bool
    private let observer: any SceneObserver
    private var summary: RenderSummary?
    private var failure: String?
    private var isDrawing = true
    private var framesDrawn = 0
    private var fatalError = FatalErrorFilter()

    /// - Parameter usesColor: whether the compiler's messages may be coloured.
    package init(_ request: RenderRequest, usesColor: Bool, observer: any SceneObserver) {
        self.request = request
        self.usesColor = usesColor
        self.observer = observer
    }

    /// Renders the scene. Throws a ``SceneFailure``, or a ``MovieError`` about where the movie should go.
    package func run() throws -> RenderSummary {
        let interruption = try Interruption()
        try MovieWriter.checkTarget(request.outputURL)
        let cache = SceneCache.standard()
        let compiler = SceneCompiler(
            installation: try .current(), cache: cache, timeout: request.timeout, usesColor: usesColor)
        let program = try compiler.program(forSceneAt: request.scene, interruption: interruption)
        defer { cache.release(program) }
        let ending = try watch(program, interruption)
        if let summary { return summary }
        throw SceneFailure.line(failure ?? explanation(of: ending))
    }

    // MARK: - Watching

    private func watch(_ program: URL, _ interruption: Interruption) throws -> ChildProcess.Ending {
        let link = try SceneLink(program, request)
        defer {
            // First the process, then what it has left.
            link.stop()
            UnfinishedOutput.removeLeftovers(of: link.process.id, besides: request.outputURL)
        }
        var lines = LineSplitter()
        let clock = ContinuousClock()
        var deadline = clock.now + .seconds(request.timeout)
        while true {
            let ready = link.wait(besides: interruption.descriptor)
            if ready.other { throw SceneFailure.interrupted(signal: interruption.take()) }
            if ready.output { forward(link.read(\.output), to: 1) }
            if ready.errors { forward(link.read(\.errors), to: 2) }
            if ready.reports {
                // The end of the reports is the end of the process.
                guard let bytes = link.read(\.reports) else { break }
                for line in lines.split(bytes) { take(line) }
                deadline = clock.now + .seconds(request.timeout)
            }
            if isDrawing, clock.now > deadline { throw SceneFailure.line(tooSlow) }
        }
        let ending = link.end()
        while let bytes = link.read(\.output) { forward(bytes, to: 1) }
        while let bytes = link.read(\.errors) { forward(bytes, to: 2) }
        let rest = fatalError.rest()
        if !rest.isEmpty { observer.scene(printed: rest, to: 2) }
        return ending
    }

    private func take(_ line: [UInt8]) {
        guard let report: SceneReport = SceneWire.message(line) else { return }
        switch report {
        case .began: break
        case .drew(let frames): framesDrawn = frames
        case .finishing: isDrawing = false
        case .finished(let summary): self.summary = summary
        case .failed(let line): failure = line
        }
        observer.scene(did: report)
    }

    /// Passes on what the scene prints, but for the Swift runtime's last words, which the final line repeats.
    private func forward(_ bytes: [UInt8]?, to target: Int32) {
        guard let bytes else { return }
        let shown = target == 2 ? fatalError.filter(bytes) : bytes
        if !shown.isEmpty { observer.scene(printed: shown, to: target) }
    }

    // MARK: - Explaining

    private var tooSlow: String {
        let seconds = request.timeout.shown
        return framesDrawn == 0
            ? "\(request.sceneName) showed no frame in \(seconds) s: let its top-level code come to an end, "
                + "or allow more time with --timeout"
            : "\(request.sceneName) drew no frame for \(seconds) s after the first \(framesDrawn): look for a loop in its "
                + "drawing, or allow more time with --timeout"
    }

    private func explanation(of ending: ChildProcess.Ending) -> String {
        switch ending {
        case .exited(let code):
            return
                "\(request.sceneName) ended itself (exit code \(code)) before its movie was whole: take its call of exit out"
        case .killed(let signal):
            let name = String(cString: strsignal(signal))
            let place = framesDrawn == 0 ? "" : " after \(framesDrawn) frames"
            let message = fatalError.message.map { ": \($0)" } ?? ""
            return "\(request.sceneName) crashed\(place) (\(name))\(message)"
        }
    }
}

/// Cuts bytes into lines.
struct LineSplitter {
    private var rest: [UInt8] = []

    /// The lines that are complete, without their ends.
    mutating func split(_ bytes: [UInt8]) -> [[UInt8]] {
        rest += bytes
        var lines: [[UInt8]] = []
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(Array(rest[..<end]))
            rest.removeFirst(end + 1)
        }
        return lines
    }

    /// What came after the last line's end.
    mutating func takeRest() -> [UInt8] {
        defer { rest = [] }
        return rest
    }
}
