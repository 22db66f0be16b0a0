import Foundation

/// A row that is to be rendered, or is being.
struct PendingRow {
    let message: RowMessage
    /// The line of the file in which it begins.
    let line: Int
    /// How often it has been tried.
    var attempts = 0
    /// How often its process was killed from outside.
    var losses = 0
}

/// A process that renders one row after another, as the batch sees it.
final class RowWorker {
    let link: SceneLink
    /// What it has been sent, in the order in which it is rendered.
    private(set) var rows: [PendingRow] = []
    /// Whether it waits for rows.
    private(set) var isReady = false
    /// The reason that it has given for its own end.
    private(set) var lastWords: String?
    private let request: RenderRequest
    private var reports = LineSplitter()
    private var output = LineSplitter()
    private var fatalError = FatalErrorFilter()
    /// What has come on standard error and is not yet looked at.
    private var errors: [UInt8] = []
    private var failure: String?
    private var isFinished = false
    private let clock = ContinuousClock()
    private var lastReport: ContinuousClock.Instant

    /// What became of a row.
    enum Outcome: Equatable {
        case done
        case failed(String, Cause)
        /// It failed as every other will.
        case diskIsFull(String)
    }

    /// Whose fault it is that a row failed.
    enum Cause: Equatable {
        case scene
        /// It has taken too long.
        case time
        /// The row does not fit the scene, and never will.
        case row
    }

    /// How much longer than a row's time limit a process may be silent, in seconds: the limit is kept by itself.
    private static let patience = 20.0

    init(_ program: URL, _ request: RenderRequest) throws(SceneFailure) {
        self.request = request
        // Rows are drawn side by side, so each is drawn by one thread; and a process that is copied may have one only.
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

    /// Takes what the process has written.
    ///
    /// - Returns: The rows that have come to their end, and whether the process itself has, or hangs.
    func collect(
        _ ready: SceneLink.Readiness, _ observer: any PrintingObserver
    ) -> (ended: [(PendingRow, Outcome)], isLost: Bool) {
        var ended = read(ready, observer)
        guard ready.end else { return (ended, isStuck) }
        // What it has said last may still be in the pipes.
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
                // What the row has printed is in the pipe before its end is told.
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

    /// The rows that were sent to a process that has ended.
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

    /// - Parameter isOver: Whether the row in front has ended, whose mark is left out then.
    private func forwardErrors(_ observer: any PrintingObserver, isOver: Bool = false) {
        for _ in 0..<SceneLink.drainingReads {
            guard let bytes = link.readErrors() else { break }
            errors += bytes
        }
        let own = takeErrors(isOver: isOver)
        let shown = own.isEmpty ? [] : fatalError.filter(own)
        if !shown.isEmpty { observer.scene(printed: shown, to: STDERR_FILENO) }
    }

    /// Takes what the row in front has written, up to its mark; what comes after is the next one's.
    private func takeErrors(isOver: Bool) -> [UInt8] {
        var end = errors.count
        if let first = rows.first, let zero = errors.firstIndex(of: 0) {
            let mark = RowEnding.mark(of: first.message.number)
            if let place = Data(errors).range(of: Data(mark)) {
                defer { errors.removeFirst(isOver ? place.upperBound : place.lowerBound) }
                return Array(errors[..<place.lowerBound])
            }
            // The mark may have come in part.
            if !isOver { end = max(zero, errors.count - mark.count) }
        }
        defer { errors.removeFirst(end) }
        return Array(errors[..<end])
    }

    /// Forwards whole lines: those of several processes come in between.
    private func forward(_ bytes: [UInt8], to descriptor: Int32, _ observer: any PrintingObserver) {
        for line in output.split(bytes) { observer.scene(printed: line + [UInt8(ascii: "\n")], to: descriptor) }
    }
}
