import Foundation

/// A process that records parts of a movie, as the one that joins them sees it.
final class PartWorker {
    let link: SceneLink
    /// The part that it records, by its number.
    private(set) var part: Int?
    /// Why it failed.
    private(set) var failure: String?
    /// How many frames the movie has, by what this process has seen of it.
    private(set) var announced = 0
    /// How long the movie was, when it came to its end.
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

    /// Whether nothing has been heard of it for too long.
    var isLate: Bool { part != nil && clock.now - lastSign > .seconds(request.timeout) }

    func record(_ part: Int, _ order: PartRequest) {
        self.part = part
        lastSign = clock.now
        link.send(order)
    }

    /// Takes what the process has written, and returns the part that it has completed, if there is one.
    func read(_ ready: SceneLink.Readiness, _ observer: any SceneObserver, isFirst: Bool) -> PartEnding? {
        // All processes run the scene's code. What it prints is told once.
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

    /// Why the process has ended; nil where it has done all.
    func explanation() -> String? {
        let ending = link.process.stop()
        if let failure { return failure }
        if length != nil, ending == .exited(0) { return nil }
        let (_, message) = fatalError.finish(crashed: ending.isOfRuntime)
        return ending.explanation(of: request.sceneName, afterFrames: drawn, message)
    }
}
