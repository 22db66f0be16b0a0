import Foundation
import Kasane

/// Shows a rendering's progress on the terminal, if there is one, and forwards the scene's output.
final class RenderProgress: SceneObserver {
    private let streams: (output: StandardStream, errors: StandardStream)
    private let terminal: Terminal?
    private let movie: String
    private let isMovie: Bool
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var firstFrame: ContinuousClock.Instant?
    private var lastShown: ContinuousClock.Instant?
    private var total = 0
    private var shown = ""

    var interruption: Int32 = -1 {
        didSet { for stream in [streams.output, streams.errors] { stream.interruption = interruption } }
    }

    /// - Parameter terminal: nil for no output.
    init(_ request: RenderRequest, output: StandardStream, errors: StandardStream, terminal: Terminal?) {
        streams = (output, errors)
        self.terminal = terminal
        movie = request.output
        isMovie = request.document == nil
        start = clock.now
        show("Compiling \(request.scene)")
    }

    func scene(did report: SceneReport) {
        switch report {
        case .began(let frames):
            total = frames
            firstFrame = firstFrame ?? clock.now
        case .drew(let frames):
            let now = clock.now
            // More frequent updates would only cost time.
            if let lastShown, now - lastShown < .milliseconds(80) { return }
            lastShown = now
            let bar = ProgressBar(total: total, done: frames, elapsed: seconds(since: firstFrame ?? start))
            show(bar.line(width: terminal?.width ?? 80))
        case .finishing: show("Finishing \(movie)")
        case .finished, .described, .failed, .window, .awaitsRows, .row: end()
        case .part, .winds, .ended: break
        }
    }

    func scene(printed bytes: [UInt8], to descriptor: Int32) {
        terminal?.clearLine()
        let stream = descriptor == STDOUT_FILENO ? streams.output : streams.errors
        stream.write(bytes)
        // An incomplete line must not be overwritten.
        if bytes.last == UInt8(ascii: "\n"), !shown.isEmpty { terminal?.replaceLine(with: shown) }
    }

    /// Clears the line.
    func end() {
        if !shown.isEmpty { terminal?.clearLine() }
        shown = ""
    }

    /// Prints the closing line.
    ///
    /// - Parameters:
    ///   - processes: The number of processes.
    ///   - winding: The maximum time that one of them ran the scene without drawing, in seconds.
    func tell(_ summary: RenderSummary, processes: Int = 1, winding: Double = 0) {
        let took = seconds(since: start)
        let frames = summary.frames == 1 ? "1 image" : "\(summary.frames) frames"
        let speed =
            summary.frames == 1 || !isMovie ? "" : String(format: " (%.0f frames/s)", Double(summary.frames) / took)
        let line =
            "\(movie): \(frames), \(summary.width) by \(summary.height) pixels, "
            + String(format: "in %.1f s", took) + speed
            + (processes > 1
                ? String(format: ", by %d processes that ran at most %.1f s without drawing", processes, winding) : "")
        streams.errors.write("\(line)\n")
    }

    private func show(_ line: String) {
        guard let terminal else { return }
        shown = String(line.prefix(max(0, terminal.width - 1)))
        terminal.replaceLine(with: shown)
    }

    private func seconds(since instant: ContinuousClock.Instant) -> Double {
        let (seconds, attoseconds) = (clock.now - instant).components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}
