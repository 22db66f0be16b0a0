import Foundation
import Kasane

/// Shows a batch's progress on the terminal, if there is one, names the first failed rows, and forwards the scenes'
/// output.
final class BatchProgress: BatchObserver {
    private let streams: (output: StandardStream, errors: StandardStream)
    private let terminal: Terminal?
    private let request: BatchRequest
    private let isQuiet: Bool
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var lastShown: ContinuousClock.Instant?
    private var failuresTold = 0
    private var shown = ""

    /// Further failed rows are only listed in the file.
    private static let mostFailures = 10

    var interruption: Int32 = -1 {
        didSet { for stream in [streams.output, streams.errors] { stream.interruption = interruption } }
    }

    /// - Parameter terminal: nil for no output.
    init(
        _ request: BatchRequest, output: StandardStream, errors: StandardStream, terminal: Terminal?, isQuiet: Bool
    ) {
        self.request = request
        self.isQuiet = isQuiet
        streams = (output, errors)
        self.terminal = terminal
        start = clock.now
        show("Compiling \(request.render.scene)")
    }

    func batch(is state: BatchState) {
        let now = clock.now
        // More frequent updates would only cost time.
        if let lastShown, now - lastShown < .milliseconds(80) { return }
        lastShown = now
        let bar = BatchBar(state: state, elapsed: seconds)
        show(bar.line(width: terminal?.width ?? 80))
    }

    func batch(lost row: BatchFailure) {
        guard failuresTold <= BatchProgress.mostFailures else { return }
        failuresTold += 1
        let isLast = failuresTold > BatchProgress.mostFailures
        let line =
            isLast
            ? "more rows failed: \(request.failures.relativePath) lists them all"
            : "row \(row.row), line \(row.line) of \(request.data): \(row.error)"
        say("kasane: \(line.oneLine)\n")
    }

    func batch(notes line: String) {
        if !isQuiet { say("kasane: note: \(line.oneLine)\n") }
    }

    func scene(printed bytes: [UInt8], to descriptor: Int32) {
        terminal?.clearLine()
        (descriptor == STDOUT_FILENO ? streams.output : streams.errors).write(bytes)
        if bytes.last == UInt8(ascii: "\n"), !shown.isEmpty { terminal?.replaceLine(with: shown) }
    }

    /// Clears the line.
    func end() {
        if !shown.isEmpty { terminal?.clearLine() }
        shown = ""
    }

    /// Prints the closing line.
    func tell(_ state: BatchState) {
        var parts = ["\(BatchBar.rows(state.done)) in " + String(format: "%.1f s", seconds)]
        if state.done > 1 { parts[0] += " (\(BatchBar.rate(Double(state.done) / seconds)))" }
        if state.doneBefore > 0 { parts.append("\(state.doneBefore) already done") }
        if state.failed > 0 { parts.append("\(state.failed) failed: see \(request.failures.relativePath)") }
        streams.errors.write("\(request.render.output): \(parts.joined(separator: ", "))".oneLine + "\n")
    }

    private func say(_ line: String) {
        terminal?.clearLine()
        streams.errors.write(line)
        if !shown.isEmpty { terminal?.replaceLine(with: shown) }
    }

    private func show(_ line: String) {
        guard let terminal else { return }
        shown = String(line.oneLine.prefix(max(0, terminal.width - 1)))
        terminal.replaceLine(with: shown)
    }

    private var seconds: Double {
        let (seconds, attoseconds) = (clock.now - start).components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}

/// A one-line progress report of a batch.
struct BatchBar {
    var state: BatchState
    /// The time since the batch began, in seconds.
    var elapsed: Double

    /// The line, at most `width` columns long.
    func line(width: Int) -> String {
        let done = state.done + state.failed
        var words: [String] = []
        if let fraction = state.fraction { words.append("\(Int(fraction * 100))%") }
        words.append(BatchBar.rows(done + state.doneBefore))
        if state.failed > 0 { words.append("\(state.failed) failed") }
        if done > 0, elapsed > 0 {
            words.append(BatchBar.rate(Double(done) / elapsed))
            // Rows completed by a previous run took no time.
            if let fraction = state.fraction, fraction > 0, fraction < 1 {
                let rest = Double(done + state.doneBefore) / fraction * (1 - fraction)
                words.append("\(ProgressBar.spelled(rest * elapsed / Double(done))) left")
            }
        }
        return String(words.joined(separator: "  ").prefix(max(0, width - 1)))
    }

    static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
    static func rate(_ rows: Double) -> String { "\(ProgressBar.rounded(rows)) rows/s" }
}
