import Foundation

/// A process that records parts of a movie, as seen by the process that joins them.
final class PartWorker {
    let link: SceneLink
    /// The number of the part being recorded.
    private(set) var part: Int?
    /// The reason why it failed.
    private(set) var failure: String?
    /// The number of frames in the movie, as far as this process knows.
    private(set) var announced = 0
    /// The length of the movie, once it has ended.
    private(set) var length: MovieLength?
    private(set) var drawn = 0
    private let request: RenderRequest
    private var reports = LineSplitter()
    private var output = LineSplitter()
    private var fatalError = FatalErrorFilter()
    private let clock = ContinuousClock()
    private var lastSign: ContinuousClock.Instant

    init(_ program: URL, _ request: RenderRequest, threads: Int) throws(SceneFailure) {
        self.request = request
        link = try SceneLink(program, request, threads: threads)
        lastSign = clock.now
    }

    /// Whether the process has been silent for too long.
    var isLate: Bool { part != nil && clock.now - lastSign > .seconds(request.timeout) }

    func record(_ part: Int, _ order: PartRequest) {
        self.part = part
        lastSign = clock.now
        link.send(order)
    }

    /// Reads the process's output, and returns the completed part, if any.
    func read(_ ready: SceneLink.Readiness, _ observer: any SceneObserver, isFirst: Bool) -> PartEnding? {
        // All processes run the scene's code. Its output is printed once.
        if ready.output, let bytes = link.readOutput(), isFirst { observer.scene(printed: bytes, to: STDOUT_FILENO) }
        if ready.errors, let bytes = link.readErrors() {
            let shown = fatalError.filter(bytes)
            if !shown.isEmpty, isFirst { observer.scene(printed: shown, to: STDERR_FILENO) }
        }
        guard ready.reports, let bytes = link.readReports() else { return nil }
        var completed: PartEnding?
        for line in reports.split(bytes) where !line.isEmpty {
            guard let report = SceneReport(line: line) else { continue }
            lastSign = clock.now
            switch report {
            case .began(let frames): announced = max(announced, frames)
            case .drew(let frames): drawn = frames
            case .failed(let line): failure = line
            case .ended(let frames, let winding): length = MovieLength(frames: frames, winding: winding)
            case .part(let ending):
                part = nil
                completed = ending
            default: break
            }
        }
        return completed
    }

    /// The reason why the process has ended; nil if it has completed its work.
    func explanation() -> String? {
        let ending = link.process.stop()
        if let failure { return failure }
        if length != nil, ending == .exited(0) { return nil }
        let (_, message) = fatalError.finish(crashed: ending.isOfRuntime)
        return ending.explanation(of: request.sceneName, afterFrames: drawn, message)
    }
}
