import Foundation

/// Renders a scene for each row of a file, in several processes.
///
/// Each process keeps the scene loaded and receives rows. A row is done when its file has its final name and then the
/// journal has recorded it: however the batch ends, no row is lost, and the next run renders again at most the rows
/// that were in progress.
package final class Batch {
    private let request: BatchRequest
    private let usesColor: Bool
    private let observer: any BatchObserver
    private var state = BatchState()
    private var workers: [RowWorker] = []
    /// Returned rows, to be rendered before new ones are read.
    private var returned: [PendingRow] = []
    private var rows: (any RowReader)?
    private var source: ByteSource?
    private var journal: BatchJournal?
    private let failures: FailureList
    /// The file names assigned so far.
    private var names = NameRegister()
    private var folders: Set<String> = []
    private var program = URL(fileURLWithPath: "/")
    private var startsInVain = 0
    private let clock = ContinuousClock()
    private var start: ContinuousClock.Instant

    /// The number of times a row is rendered again after its process was killed from outside, and the number of
    /// processes that may end before they are ready.
    private static let mostLosses = 3

    /// - Parameter usesColor: Whether the compiler's messages may be in colour.
    package init(_ request: BatchRequest, usesColor: Bool, observer: any BatchObserver) {
        self.request = request
        self.usesColor = usesColor
        self.observer = observer
        failures = FailureList(request.failures)
        start = clock.now
    }

    /// Renders all rows that are not done. Throws a ``SceneFailure`` if it can't continue.
    package func run() throws -> BatchState {
        let interruption = try Interruption()
        observer.interruption = interruption.descriptor
        defer { observer.interruption = -1 }
        try request.render.checkFonts()
        // Otherwise each row would fail for the same reason.
        try MovieWriter.checkEncoders(for: request.render.outputURL)
        let source = try ByteSource(request.data, in: request.render.folder)
        self.source = source
        rows = try RowFormat(path: request.data).reader(source, name: request.data)
        let compiled = try CompiledScene(request.render, usesColor: usesColor, interruption)
        defer { compiled.release() }
        program = compiled.program
        try makeFolder(request.folder)
        try openJournal(compiled)
        start = clock.now
        do {
            try renderRows(interruption)
        } catch {
            // Renders in progress end before their files are removed.
            endWorkers()
            try? failures.finish()
            throw error
        }
        endWorkers()
        try failures.finish()
        if failures.count == 0 { journal?.remove() }
        return state
    }

    private func openJournal(_ compiled: CompiledScene) throws(SceneFailure) {
        var render = request.render
        // Neither affects the images.
        render.timeout = 0
        render.rows = nil
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // Numbers and strings can always be encoded.
        let options = SceneCache.checksum(Array((try? encoder.encode(render)) ?? Data()))
        let journal = try BatchJournal(
            request.journal.path, identity: "\(compiled.identity) \(String(options, radix: 16))",
            isFresh: request.isFresh)
        if journal.isOfAnother {
            observer.batch(
                notes: "the scene or the options have changed since the last run: rendering all rows")
        }
        self.journal = journal
    }

    // MARK: - Rows

    private func renderRows(_ interruption: Interruption) throws {
        var isOver = false
        while true {
            while !isOver || !returned.isEmpty, let worker = try freeWorker() {
                guard let row = try nextRow() else {
                    isOver = true
                    break
                }
                worker.send(row)
            }
            if isOver, returned.isEmpty, workers.allSatisfy({ $0.rows.isEmpty }) { return }
            let ready = SceneLink.wait(for: workers.map(\.link), orUntil: interruption.descriptor)
            if ready.contains(where: \.interruption) {
                throw SceneFailure.interrupted(signal: interruption.take())
            }
            for (worker, ready) in zip(workers, ready) {
                let (ended, isLost) = worker.collect(ready, observer)
                for (row, outcome) in ended { try take(outcome, of: row) }
                if isLost { try lose(worker) }
            }
            state.fraction = fraction
            try failures.write(before: (workers.flatMap(\.rows) + returned).map(\.message.number).min() ?? .max)
            observer.batch(is: state)
        }
    }

    /// The fraction of the file that has been read.
    private var fraction: Double? {
        guard let source, source.length > 0 else { return nil }
        return min(1, Double(source.offset) / Double(source.length))
    }

    /// Returns the next row to render; nil when there are no more. Rows that are done or can't be rendered are skipped.
    private func nextRow() throws -> PendingRow? {
        if !returned.isEmpty { return returned.removeFirst() }
        while let row = try rows?.next() {
            guard row.number <= request.rows.upperBound else { return nil }
            do throws(DataRow.Problem) {
                let content = try row.content.get()
                let fields = try content.fields()
                let output = try request.names.path(row: row.number) { fields[$0] ?? .missing }
                try names.register(output, row: row.number)
                guard row.number >= request.rows.lowerBound else { continue }
                let message = RowMessage(number: row.number, output: output, content: content)
                if isDone(message) {
                    state.doneBefore += 1
                    continue
                }
                do throws(SceneFailure) {
                    try makeFolder(request.render.url(output).deletingLastPathComponent())
                } catch {
                    guard case .line(let line) = error else { throw DataRow.Problem(text: "\(error)") }
                    throw DataRow.Problem(text: line)
                }
                return PendingRow(message: message, line: row.line)
            } catch {
                guard row.number >= request.rows.lowerBound else { continue }
                fail(BatchFailure(row: row.number, line: row.line, error: error.text, attempts: 0))
            }
        }
        return nil
    }

    private func isDone(_ message: RowMessage) -> Bool {
        guard let journal, journal.has(message) else { return false }
        // A sequence of images has no single file to look for.
        let url = request.render.url(message.output)
        return (try? FrameNames(url: url)) != nil || access(url.path, F_OK) == 0
    }

    private func take(_ outcome: RowWorker.Outcome, of row: PendingRow) throws(SceneFailure) {
        var row = row
        row.attempts += 1
        startsInVain = 0
        switch outcome {
        case .done:
            try journal?.note(row.message)
            state.done += 1
        case .failed(_, let cause) where cause != .row && row.attempts <= request.retries: returned.append(row)
        case .failed(let line, _): fail(row, line)
        case .diskIsFull(let line):
            throw .line("row \(row.message.number): \(line); then run the same command again to resume")
        }
    }

    private func fail(_ row: PendingRow, _ line: String) {
        fail(
            BatchFailure(
                row: row.message.number, line: row.line, output: row.message.output, error: line,
                attempts: row.attempts))
    }

    private func fail(_ failure: BatchFailure) {
        state.failed += 1
        failures.add(failure)
        observer.batch(lost: failure)
    }

    private func makeFolder(_ folder: URL) throws(SceneFailure) {
        guard folders.insert(folder.path).inserted else { return }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .line(
                "cannot create folder \(folder.shownPath): choose a writable one")
        }
        // The set is bounded; creating an existing folder again costs little.
        if folders.count > 10_000 { folders = [] }
    }

    // MARK: - Processes

    /// Returns a process that can take a row now, starting one if necessary.
    private func freeWorker() throws(SceneFailure) -> RowWorker? {
        // Where rows are short, a second row is queued in the pipe, so that the process never waits for this one.
        let rendered = state.done + state.failed
        let isBrisk = rendered > 20 && clock.now - start < .milliseconds(50) * rendered / request.jobs
        if let idle = workers.first(where: { $0.rows.isEmpty }) { return idle }
        if workers.count < request.jobs { return try startWorker() }
        return isBrisk ? workers.first { $0.isReady && $0.rows.count == 1 } : nil
    }

    private func startWorker() throws(SceneFailure) -> RowWorker {
        var render = request.render
        render.rows = RenderRequest.Rows(memory: request.memoryLimit)
        let worker = try RowWorker(program, render)
        workers.append(worker)
        return worker
    }

    /// Reassigns the rows of a process that has ended or hangs.
    private func lose(_ worker: RowWorker) throws(SceneFailure) {
        let ending = worker.link.process.stop()
        workers.removeAll { $0 === worker }
        if let line = worker.lastWords { throw .line(line) }
        if !worker.isReady {
            startsInVain += 1
            guard startsInVain < Batch.mostLosses else {
                throw .line(ending.explanation(of: request.render.sceneName, nil))
            }
        }
        state.lostWorkers += 1
        var lost = worker.takeRows()
        for row in lost {
            AtomicOutput.removeLeftovers(besides: request.render.url(row.message.output))
        }
        if !lost.isEmpty { lost[0].losses += 1 }
        if let first = lost.first, first.losses >= Batch.mostLosses {
            fail(
                first,
                "its process ended \(first.losses) times: \(ending.explanation(of: request.render.sceneName, nil))")
            lost.removeFirst()
        }
        returned = lost + returned
    }

    private func endWorkers() {
        for worker in workers {
            worker.link.process.stop()
            for row in worker.rows { AtomicOutput.removeLeftovers(besides: request.render.url(row.message.output)) }
        }
        workers = []
    }
}
