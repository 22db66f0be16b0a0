import Foundation

/// A row that is queued or being rendered.
struct PendingRow {
    let message: RowMessage
    /// The line of the file at which it begins.
    let line: Int
    /// The number of attempts.
    var attempts = 0
    /// The number of times its process was killed from outside.
    var losses = 0
}

/// A process that renders one row after another, as seen by the batch.
final class RowWorker {
    let link: SceneLink
    /// The rows sent to the process, in rendering order.
    private(set) var rows: [PendingRow] = []
    /// Whether the process is waiting for rows.
    private(set) var isReady = false
    /// The reason that the process gave for exiting.
    private(set) var lastWords: String?
    private let request: RenderRequest
    private var reports = LineSplitter()
    private var output = LineSplitter()
    private var fatalError = FatalErrorFilter()
    /// Bytes from standard error that have not been processed yet.
    private var errors: [UInt8] = []
    private var failure: String?
    private var isFinished = false
    private let clock = ContinuousClock()
    private var lastReport: ContinuousClock.Instant

    /// The outcome of a row.
    enum Outcome: Equatable {
        case done
        case failed(String, Cause)
        /// The row failed for a reason that will make every other row fail.
        case diskIsFull(String)
    }

    /// The cause of a row's failure.
    enum Cause: Equatable {
        case scene
        /// The row exceeded its time limit.
        case time
        /// The row does not fit the scene, and retrying is pointless.
        case row
    }

    /// The time beyond a row's limit that a process may be silent, in seconds: the process enforces the limit itself.
    private static let patience = 20.0

    init(_ program: URL, _ request: RenderRequest) throws(SceneFailure) {
        self.request = request
        // Rows are drawn concurrently, so each is drawn by one thread; and a process that forks may have only one.
        link = try SceneLink(program, request, threads: 1)
        lastReport = clock.now
    }

    /// Whether the process itself hangs.
    private var isStuck: Bool {
        (!isReady || !rows.isEmpty) && clock.now - lastReport > .seconds(request.timeout + RowWorker.patience)
    }

    func send(_ row: PendingRow) {
        if rows.isEmpty { lastReport = clock.now }
        rows.append(row)
        link.post(row.message.bytes)
    }

    /// Reads the process's output.
    ///
    /// - Returns: The rows that have finished, and whether the process itself has ended or hangs.
    func collect(
        _ ready: SceneLink.Readiness, _ observer: any PrintingObserver
    ) -> (ended: [(PendingRow, Outcome)], isLost: Bool) {
        var ended = read(ready, observer)
        guard ready.end else { return (ended, isStuck) }
        // Its last output may still be in the pipes.
        var rest = ready
        (rest.reports, rest.output, rest.errors) = (true, true, true)
        for _ in 0..<SceneLink.drainingReads { ended += read(rest, observer) }
        return (ended, true)
    }

    private func read(_ ready: SceneLink.Readiness, _ observer: any PrintingObserver) -> [(PendingRow, Outcome)] {
        if ready.output, let bytes = link.readOutput() { forward(bytes, to: STDOUT_FILENO, observer) }
        if ready.errors { forwardErrors(observer) }
        guard ready.reports, let bytes = link.readReports() else { return [] }
        lastReport = clock.now
        var ended: [(PendingRow, Outcome)] = []
        for line in reports.split(bytes) where !line.isEmpty {
            guard let report = SceneReport(line: line) else { continue }
            switch report {
            case .awaitsRows: isReady = true
            case .finished: isFinished = true
            case .failed(let line):
                failure = line
                if rows.isEmpty || !isReady { lastWords = line }
            case .row(let ending):
                // The row's output is in the pipe before its end is reported.
                forwardErrors(observer, isOver: true)
                if let first = rows.first, first.message.number == ending.number {
                    rows.removeFirst()
                    ended.append((first, outcome(ending, observer)))
                }
                (failure, isFinished) = (nil, false)
            default: break
            }
        }
        return ended
    }

    /// Returns the rows that were sent to a process that has ended.
    func takeRows() -> [PendingRow] {
        defer { rows = [] }
        return rows
    }

    private func outcome(_ ending: RowEnding, _ observer: any PrintingObserver) -> Outcome {
        let end: ChildProcess.Ending = ending.signal.map { .killed(signal: $0) } ?? .exited(ending.code ?? 0)
        let (shown, message) = fatalError.finish(crashed: end.isOfRuntime)
        if !shown.isEmpty { observer.scene(printed: shown, to: STDERR_FILENO) }
        if ending.isLate {
            let limit = request.timeout.shown
            return .failed("\(request.sceneName) took longer than \(limit) s: allow more time with --timeout", .time)
        }
        if let failure {
            switch ending.code {
            case SceneProcess.diskIsFull: return .diskIsFull(failure)
            case SceneProcess.rowDoesNotFit: return .failed(failure, .row)
            default: return .failed(failure, .scene)
            }
        }
        if isFinished, end == .exited(0) { return .done }
        return .failed(end.explanation(of: request.sceneName, message), .scene)
    }

    /// - Parameter isOver: Whether the first row has ended; its end mark is then removed.
    private func forwardErrors(_ observer: any PrintingObserver, isOver: Bool = false) {
        for _ in 0..<SceneLink.drainingReads {
            guard let bytes = link.readErrors() else { break }
            errors += bytes
        }
        let own = takeErrors(isOver: isOver)
        let shown = own.isEmpty ? [] : fatalError.filter(own)
        if !shown.isEmpty { observer.scene(printed: shown, to: STDERR_FILENO) }
    }

    /// Takes the first row's output, up to its end mark; the rest belongs to the next row.
    private func takeErrors(isOver: Bool) -> [UInt8] {
        var end = errors.count
        if let first = rows.first, let zero = errors.firstIndex(of: 0) {
            let mark = RowEnding.mark(of: first.message.number)
            if let place = Data(errors).range(of: Data(mark)) {
                defer { errors.removeFirst(isOver ? place.upperBound : place.lowerBound) }
                return Array(errors[..<place.lowerBound])
            }
            // The mark may have arrived partially.
            if !isOver { end = max(zero, errors.count - mark.count) }
        }
        defer { errors.removeFirst(end) }
        return Array(errors[..<end])
    }

    /// Forwards whole lines, because output of several processes is interleaved.
    private func forward(_ bytes: [UInt8], to descriptor: Int32, _ observer: any PrintingObserver) {
        for line in output.split(bytes) { observer.scene(printed: line + [UInt8(ascii: "\n")], to: descriptor) }
    }
}
