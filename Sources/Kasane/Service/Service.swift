import Foundation

/// Answers HTTP requests with images and movies of a scene.
///
/// The library's thread reads requests and answers them; this one passes them to processes that keep the scene loaded,
/// each of which renders one at a time. A scene's effects end with its request: see ``RowWorker``.
package final class Service {
    private struct Work {
        let job: ServiceJob
        let start: ContinuousClock.Instant
        let path: String
    }

    private let options: ServiceOptions
    private let usesColor: Bool
    private let observer: any ServiceObserver
    private let inbox: ServiceRequestQueue
    private let metrics = ServiceMetrics()
    private let desk: ServiceRequestHandler
    private var workers: [RowWorker] = []
    /// The requests being rendered, by row number.
    private var works: [Int: Work] = [:]
    private var lastNumber = 0
    private var program = URL(fileURLWithPath: "/")
    private var folder = ""
    /// The number of consecutive processes that have ended before they were ready.
    private var startsInVain = 0
    private var nextStart: ContinuousClock.Instant = .now
    /// The time after which pending rendering is abandoned, after a signal.
    private var end: ContinuousClock.Instant?

    /// The number of processes that may end before one is ready.
    private static let mostStarts = 3
    /// The number of requests after which row numbers start again.
    private static let largestNumber = 1 << 30

    /// - Parameter usesColor: Whether the compiler's messages may be in colour.
    package init(_ options: ServiceOptions, usesColor: Bool, observer: any ServiceObserver) throws(SceneFailure) {
        self.options = options
        self.usesColor = usesColor
        self.observer = observer
        inbox = try ServiceRequestQueue(capacity: options.longestQueue + options.jobs)
        let build = (try? CompiledSceneFile.fingerprint()) ?? "unknown"
        desk = ServiceRequestHandler(options: options, inbox: inbox, metrics: metrics, build: build)
    }

    /// Serves until a signal arrives, and then answers pending requests. Throws a ``SceneFailure`` if it can't
    /// continue.
    package func run() throws {
        let interruption = try Interruption()
        observer.interruption = interruption.descriptor
        defer { observer.interruption = -1 }
        try options.render.checkFonts()
        let socket: ListeningSocket
        do {
            socket = try ListeningSocket(host: options.host, port: options.port, backlog: 1024)
        } catch {
            throw SceneFailure.line(error.line)
        }
        var socketIsOurs = true
        defer { if socketIsOurs { close(socket.descriptor) } }
        let compiled = try CompiledScene(options.render, usesColor: usesColor, interruption)
        defer { compiled.release() }
        program = compiled.program
        let environment = ProcessInfo.processInfo.environment
        guard let folder = TrustedFolder.makeTemporary(".kasane-serving-", environment) else {
            throw SceneFailure.line("no folder for temporary files: set TMPDIR to a writable one")
        }
        self.folder = folder
        defer {
            // Processes end before their files are removed.
            endWorkers()
            try? FileManager.default.removeItem(atPath: folder)
        }
        guard try startWorkers(interruption) else { return }
        socketIsOurs = false
        let server = try makeServer(socket)
        observer.service(answersAt: address(socket.port), processes: options.jobs)
        try serve(server, interruption)
        server.stop()
    }

    private func makeServer(_ socket: ListeningSocket) throws(SceneFailure) -> HTTPServer {
        var limits = HTTPServer.Limits()
        // A client that is told that the service is busy needs a connection, too.
        limits.connections = UInt32(options.longestQueue + options.jobs + 256)
        let desk = desk
        do {
            return try HTTPServer(
                socket, limits,
                HTTPServer.Client(
                    admit: { desk.admit($0) }, take: { desk.take($0, $1, $2) }, headers: ServiceRequestHandler.headers,
                    farewell: "The service was stopped."))
        } catch {
            throw .line(error.line)
        }
    }

    private func address(_ port: UInt16) -> String {
        let host = options.host.contains(":") ? "[\(options.host)]" : options.host
        return "http://\(host):\(port)/"
    }

    // MARK: - Requests

    private func serve(_ server: HTTPServer, _ interruption: Interruption) throws(SceneFailure) {
        while true {
            try replaceWorkers()
            while let worker = workers.first(where: { $0.isReady && $0.rows.isEmpty }), let job = nextJob() {
                render(job, by: worker)
            }
            let (busy, ready) = (workers.filter { !$0.rows.isEmpty }.count, workers.filter(\.isReady).count)
            metrics.set(workers: ready, busy: busy)
            if let end {
                guard ContinuousClock.now < end else { return giveUp() }
                if works.isEmpty, inbox.count == 0, !server.isBusy { return }
            }
            let events = SceneLink.wait(
                for: workers.map(\.link), orUntil: interruption.descriptor, news: inbox.news.reading)
            inbox.clearNews()
            if events.first?.interruption ?? false { try stop(server, interruption) }
            for (worker, ready) in zip(workers, events) {
                let (ended, isLost) = worker.collect(ready, observer)
                for (row, outcome) in ended { answer(row.message.number, outcome) }
                if isLost { lose(worker) }
            }
        }
    }

    /// Returns the next request whose client is still waiting, and has not waited too long.
    private func nextJob() -> ServiceJob? {
        while let job = inbox.next() {
            if job.isGone() {
                metrics.abandoned()
                inbox.answered()
                // Nobody reads it, but it ends the connection.
                job.reply(HTTPResponse(status: 503, "The client has disconnected.").closing)
                continue
            }
            guard ContinuousClock.now - job.arrival < .seconds(options.render.timeout) else {
                inbox.answered()
                job.reply(desk.busy("The request timed out after waiting for \(options.render.timeout.shown) s."))
                continue
            }
            return job
        }
        return nil
    }

    private func render(_ job: ServiceJob, by worker: RowWorker) {
        lastNumber = lastNumber % Service.largestNumber + 1
        let path = "\(folder)/\(lastNumber).\(job.question.kind)"
        var message = RowMessage(number: lastNumber, output: path, content: job.question.row)
        message.scale = job.question.scale
        message.time = job.question.time
        works[lastNumber] = Work(job: job, start: .now, path: path)
        worker.send(PendingRow(message: message, line: 1))
    }

    private func answer(_ number: Int, _ outcome: RowWorker.Outcome) {
        guard let work = works.removeValue(forKey: number) else { return }
        inbox.answered()
        let job = work.job
        switch outcome {
        case .done:
            let now = ContinuousClock.now
            metrics.rendered(in: (now - job.arrival).seconds, work: (now - work.start).seconds)
            let file = OpenFile(work.path)
            unlink(work.path)
            guard let file else { return job.reply(desk.failure(500, "The rendered file has disappeared.")) }
            let desk = desk
            guard file.byteCount > Service.largeFile else { return job.reply(desk.answer(job, with: file)) }
            // Reading a long movie for its tag must not delay other requests.
            DispatchQueue.global().async { job.reply(desk.answer(job, with: file)) }
        case .failed(let line, .row): job.reply(desk.failure(400, Service.withoutFolder(line, work.path)))
        case .failed(let line, .time): fail(work, 504, line)
        case .failed(let line, .scene): fail(work, 500, line)
        case .diskIsFull:
            fail(
                work, 507,
                "the disk is full, or the file is larger than \(options.largestAnswer >> 20) MB: allow more with "
                    + "--max-size")
        }
    }

    /// Above this size, in bytes, a file's tag is computed outside the service's thread.
    private static let largeFile = 1 << 20

    private func fail(_ work: Work, _ status: UInt32, _ line: String) {
        unlink(work.path)
        let line = Service.withoutFolder(line, work.path)
        observer.service(notes: "\(work.job.request.method) \(work.job.request.path): \(line)")
        work.job.reply(desk.failure(status, line))
    }

    /// Removes the folder: clients need not know the location of files.
    private static func withoutFolder(_ line: String, _ path: String) -> String {
        line.replacingOccurrences(of: path, with: (path as NSString).lastPathComponent)
    }

    // MARK: - Processes

    private func startWorker() throws(SceneFailure) {
        var render = options.render
        render.rows = RenderRequest.Rows(memory: options.memoryLimit, largestFile: options.largestAnswer)
        workers.append(try RowWorker(program, render))
    }

    /// Starts all processes, and waits until they are ready; returns false if a signal arrives first.
    private func startWorkers(_ interruption: Interruption) throws(SceneFailure) -> Bool {
        while !workers.allSatisfy(\.isReady) || workers.count < options.jobs {
            try replaceWorkers()
            let events = SceneLink.wait(for: workers.map(\.link), orUntil: interruption.descriptor)
            if events.first?.interruption ?? false { return false }
            for (worker, ready) in zip(workers, events) where worker.collect(ready, observer).isLost { lose(worker) }
        }
        metrics.set(workers: workers.count, busy: 0)
        return true
    }

    private func replaceWorkers() throws(SceneFailure) {
        guard workers.count < options.jobs, ContinuousClock.now >= nextStart else { return }
        if works.isEmpty, workers.isEmpty, startsInVain >= Service.mostStarts {
            throw .line("\(options.render.sceneName) exits whenever it is started: use kasane render to see why")
        }
        while workers.count < options.jobs { try startWorker() }
    }

    /// Answers the request of a process that has ended, or that hangs.
    private func lose(_ worker: RowWorker) {
        let ending = worker.link.process.stop()
        workers.removeAll { $0 === worker }
        metrics.restarted()
        if worker.isReady {
            startsInVain = 0
        } else {
            startsInVain += 1
            nextStart = .now + .milliseconds(200)
        }
        let line = worker.lastWords ?? ending.explanation(of: options.render.sceneName, nil)
        observer.service(notes: "restarting a process that ended: \(line)")
        for row in worker.takeRows() {
            AtomicOutput.removeLeftovers(besides: URL(fileURLWithPath: row.message.output))
            answer(row.message.number, .failed("the process that rendered it was terminated", .scene))
        }
    }

    private func endWorkers() {
        for worker in workers { worker.link.process.stop() }
        workers = []
    }

    // MARK: - Shutdown

    /// Stops accepting requests. A second signal ends the service immediately.
    private func stop(_ server: HTTPServer, _ interruption: Interruption) throws(SceneFailure) {
        let signal = interruption.take()
        guard end == nil else { throw .interrupted(signal: signal) }
        end = .now + .seconds(options.render.timeout)
        inbox.refuseMore()
        server.refuseNewConnections()
        let count = works.count + inbox.count
        if count > 0 { observer.service(notes: "stopping after \(count) more requests") }
    }

    private func giveUp() {
        for work in works.values { work.job.reply(desk.failure(503, "The service was stopped.")) }
        while let job = inbox.next() { job.reply(desk.failure(503, "The service was stopped.")) }
        works = [:]
    }
}

extension Duration {
    fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
