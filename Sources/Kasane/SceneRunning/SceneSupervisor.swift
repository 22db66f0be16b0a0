import Foundation

/// Observes the rendering of a scene.
package protocol SceneObserver: AnyObject {
    func scene(did report: SceneReport)
    /// Called when the scene has printed something, to standard output or standard error.
    func scene(printed bytes: [UInt8], to descriptor: Int32)
    /// A descriptor that becomes readable when a signal has arrived, at which an observer stops waiting to print. -1
    /// if there is none.
    var interruption: Int32 { get set }
}

/// The length of a movie.
package struct MovieLength: Sendable, Equatable {
    package var frames: Int
    /// The time that its scene ran without drawing, in seconds.
    package var winding: Double
}

/// Compiles a scene, runs it in its own process and supervises it.
///
/// However the process ends, the result is either a complete file or the file that was there before. Whatever the
/// scene does, the process ends at its time limit or at a signal.
package final class SceneSupervisor {
    private let request: RenderRequest
    private let usesColor: Bool
    private let observer: any SceneObserver
    private var summary: RenderSummary?
    private var text: String?
    private var length: MovieLength?
    private var failure: String?
    private var isDrawing = true
    private var framesAnnounced = 0
    private var framesDrawn = 0
    private var reportLines = LineSplitter()
    private var fatalError = FatalErrorFilter()
    private let clock = ContinuousClock()
    private var deadline: ContinuousClock.Instant
    /// The id of the scene's process, once it is running.
    private var process: pid_t = 0
    /// The state of the unfinished file when the deadline was last set, while the file is being completed.
    private var outputState: AtomicOutput.State?

    /// - Parameter usesColor: Whether the compiler's messages may be in colour.
    package init(_ request: RenderRequest, usesColor: Bool, observer: any SceneObserver) {
        self.request = request
        self.usesColor = usesColor
        self.observer = observer
        deadline = clock.now
    }

    /// Renders the scene. Throws a ``SceneFailure``, or a ``MovieError`` about the movie's destination.
    package func run() throws -> RenderSummary {
        try request.checkTarget()
        let (ending, lastWords) = try compileAndWatch()
        if let summary, failure == nil { return summary }
        throw SceneFailure.line(
            failure ?? ending.explanation(of: request.sceneName, afterFrames: framesDrawn, lastWords))
    }

    /// Runs the scene up to the requested time, and returns the text of its tree. Throws a ``SceneFailure``.
    package func describe() throws -> String {
        let (ending, lastWords) = try compileAndWatch()
        if let text, failure == nil { return text }
        throw SceneFailure.line(
            failure ?? ending.explanation(of: request.sceneName, afterFrames: framesDrawn, lastWords))
    }

    /// Runs the scene to its end without drawing, and returns the length of the movie. Throws a ``SceneFailure``.
    package func measure() throws -> MovieLength {
        let (ending, lastWords) = try compileAndWatch()
        if let length, failure == nil { return length }
        throw SceneFailure.line(failure ?? ending.explanation(of: request.sceneName, lastWords))
    }

    private func compileAndWatch() throws -> (ChildProcess.Ending, String?) {
        try CompiledScene.with(request, usesColor: usesColor, observer) { try watch($0.program, $1) }
    }

    // MARK: - Supervision

    private func watch(_ program: URL, _ interruption: Interruption) throws -> (ChildProcess.Ending, String?) {
        let link = try SceneLink(program, request)
        process = link.process.id
        defer {
            // The process must have ended before its files are removed.
            link.process.stop()
            AtomicOutput.removeLeftovers(of: link.process.id, besides: request.outputURL)
        }
        resetDeadline()
        while true {
            let ready = link.wait(orUntil: interruption.descriptor)
            // The time is taken before forwarding output, which may block: the scene's limit does not include that.
            let now = clock.now
            if ready.interruption {
                flush()
                throw SceneFailure.interrupted(signal: interruption.take())
            }
            if ready.output { forward(link.readOutput(), to: STDOUT_FILENO) }
            if ready.errors { forward(link.readErrors(), to: STDERR_FILENO) }
            if ready.reports { take(link.readReports()) }
            if ready.end { break }
            if now > deadline, !keepsReporting() {
                if summary != nil { break }
                flush()
                throw SceneFailure.line(tooSlow)
            }
        }
        let ending = link.process.stop()
        for _ in 0..<SceneLink.drainingReads { take(link.readReports()) }
        for _ in 0..<SceneLink.drainingReads { forward(link.readOutput(), to: STDOUT_FILENO) }
        for _ in 0..<SceneLink.drainingReads { forward(link.readErrors(), to: STDERR_FILENO) }
        return (ending, flush(crashed: ending.isOfRuntime))
    }

    private func take(_ bytes: [UInt8]?) {
        guard let bytes else { return }
        for line in reportLines.split(bytes) where !line.isEmpty {
            guard let report = SceneReport(line: line) else { continue }
            take(report)
            observer.scene(did: report)
        }
    }

    /// Only a report of progress extends the deadline.
    private func take(_ report: SceneReport) {
        switch report {
        case .began(let frames):
            if framesAnnounced == 0 { resetDeadline() }
            framesAnnounced = max(framesAnnounced, frames)
        case .drew(let frames):
            if frames > framesDrawn { resetDeadline() }
            framesDrawn = max(framesDrawn, frames)
        case .finishing:
            guard isDrawing else { return }
            isDrawing = false
            outputState = AtomicOutput.state(of: process, besides: request.outputURL)
            resetDeadline()
        case .finished(let summary): self.summary = summary
        case .described(let part): text = (text ?? "") + part
        case .failed(let line): failure = line
        case .winds: resetDeadline()
        case .ended(let frames, let winding): length = MovieLength(frames: frames, winding: winding)
        case .window, .awaitsRows, .row, .part: break
        }
    }

    private func resetDeadline() {
        deadline = clock.now + .seconds(request.timeout)
    }

    /// Extends the deadline if the file that is being completed has changed since it was set; false otherwise.
    private func keepsReporting() -> Bool {
        guard !isDrawing else { return false }
        let state = AtomicOutput.state(of: process, besides: request.outputURL)
        guard state != outputState else { return false }
        outputState = state
        resetDeadline()
        return true
    }

    /// Forwards the scene's output, except for the Swift runtime's fatal error, which is part of the final message.
    private func forward(_ bytes: [UInt8]?, to target: Int32) {
        guard let bytes else { return }
        let shown = target == STDERR_FILENO ? fatalError.filter(bytes) : bytes
        if !shown.isEmpty { observer.scene(printed: shown, to: target) }
    }

    /// Forwards the rest of the scene's output, and returns the runtime's message.
    @discardableResult
    private func flush(crashed: Bool = false) -> String? {
        let (shown, message) = fatalError.finish(crashed: crashed)
        if !shown.isEmpty { observer.scene(printed: shown, to: STDERR_FILENO) }
        return message
    }

    // MARK: - Error messages

    private var tooSlow: String {
        let seconds = request.timeout.shown
        guard isDrawing else {
            return "\(request.sceneName) did not finish within \(seconds) s after its last frame: "
                + "allow more time with --timeout"
        }
        return framesDrawn == 0
            ? "\(request.sceneName) drew no frame within \(seconds) s: its top-level code must finish sooner, "
                + "or allow more time with --timeout"
            : "\(request.sceneName) drew no frame for \(seconds) s after the first \(framesDrawn): check its "
                + "drawing for an endless loop, or allow more time with --timeout"
    }
}
