import CoreGraphics
import Foundation

/// Renders a movie in several processes, each of which records parts of it, and joins the parts.
///
/// Every process runs the scene from its beginning, and draws the parts assigned to it. Processes take the next part as
/// they finish one, so none runs through more than the movie's duration, and none waits for another.
package final class PartedRendering {
    private let request: RenderRequest
    private let usesColor: Bool
    private let observer: any SceneObserver
    private var workers: [PartWorker] = []
    private var program = URL(fileURLWithPath: "/")
    private let folder: URL
    /// The number of the next part to record, and of the next one to join.
    private var next = 0
    private var joined = 0
    /// The frame counts of parts that wait to be joined, by part number.
    private var complete: [Int: Int] = [:]
    private var joiner: PartJoiner?
    private var length: Int?
    /// The number of frames drawn by processes that have ended.
    private var drawnBefore = 0
    private var announced = 0
    /// The time that processes ran the scene without drawing, in seconds: the longest, and the number of processes.
    package private(set) var winding = 0.0
    package private(set) var processes = 0

    package init(_ request: RenderRequest, usesColor: Bool, observer: any SceneObserver) {
        self.request = request
        self.usesColor = usesColor
        self.observer = observer
        folder = URL(fileURLWithPath: AtomicFile.temporaryPath(beside: request.outputURL), isDirectory: true)
    }

    /// Renders the movie. Throws a ``SceneFailure``, or a ``MovieError`` about the movie's destination.
    package func run() throws -> RenderSummary {
        try request.checkTarget()
        return try CompiledScene.with(request, usesColor: usesColor, observer) { compiled, interruption in
            program = compiled.program
            return try draw(interruption)
        }
    }

    /// Renders the movie's parts in processes, and joins them.
    private func draw(_ interruption: Interruption) throws -> RenderSummary {
        guard mkdir(folder.path, 0o700) == 0 else { throw MovieError.system(errno, request.outputURL) }
        defer {
            for worker in workers { worker.link.process.stop() }
            try? FileManager.default.removeItem(at: folder)
        }
        try record(interruption)
        observer.scene(did: .finishing)
        guard let joiner else { throw MovieError.noFrames(request.outputURL) }
        let summary = try joiner.finish()
        observer.scene(did: .finished(summary))
        return summary
    }

    private func record(_ interruption: Interruption) throws {
        try startWorker()
        while true {
            if let length, joined * KeyFrames.distance >= length { return }
            let ready = SceneLink.wait(for: workers.map(\.link), orUntil: interruption.descriptor)
            if ready.contains(where: \.interruption) {
                throw SceneFailure.interrupted(signal: interruption.take())
            }
            for (worker, ready) in zip(workers, ready) {
                try read(worker, ready)
                if ready.end {
                    for _ in 0..<SceneLink.drainingReads {
                        try read(
                            worker, .init(reports: true, output: true, errors: true, end: true, interruption: false))
                    }
                    try end(worker)
                } else if worker.isLate {
                    throw SceneFailure.line(
                        "\(request.sceneName) drew no frame for \(request.timeout.shown) s: check its drawing for "
                            + "an endless loop, or allow more time with --timeout")
                }
            }
            try join()
            try giveParts()
            report()
        }
    }

    private func read(_ worker: PartWorker, _ ready: SceneLink.Readiness) throws {
        guard let ending = worker.read(ready, observer, isFirst: worker === workers.first) else { return }
        complete[ending.first / KeyFrames.distance] = ending.frames
    }

    /// Assigns parts to idle processes, and starts processes while there are parts.
    private func giveParts() throws {
        for worker in workers where worker.part == nil && worker.length == nil && hasPart { give(to: worker) }
        while hasPart, workers.count < request.jobs { try startWorker() }
    }

    /// Whether there is another part to record, as far as the movie's length is known.
    private var hasPart: Bool {
        next == 0
            || next * KeyFrames.distance < length ?? announced
                && next - joined < PartedRendering.mostWaiting(request.jobs)
    }

    /// Returns the maximum number of parts on disk at a time: if one process lags behind, the others wait.
    private static func mostWaiting(_ jobs: Int) -> Int { 8 * jobs + 64 }

    private func startWorker() throws {
        var request = request
        request.parts = .ordered
        let threads = max(1, BatchRequest.processors / request.jobs)
        let worker = try PartWorker(program, request, threads: threads)
        workers.append(worker)
        processes += 1
        give(to: worker)
    }

    private func give(to worker: PartWorker) {
        worker.record(
            next,
            PartRequest(
                first: next * KeyFrames.distance, count: KeyFrames.distance, path: place(of: next).path))
        next += 1
    }

    private func place(of part: Int) -> URL { folder.appendingPathComponent("\(part).part") }

    /// Removes a process that has ended.
    private func end(_ worker: PartWorker) throws {
        if let line = worker.explanation() { throw SceneFailure.line(line) }
        guard let ended = worker.length else { return }
        if let length, length != ended.frames { throw isNotTheSame }
        length = ended.frames
        winding = max(winding, ended.winding)
        drawnBefore += worker.drawn
        workers.removeAll { $0 === worker }
    }

    /// Appends the available parts to the movie.
    private func join() throws {
        while let frames = complete.removeValue(forKey: joined) {
            let place = place(of: joined)
            if frames > 0 {
                let part = try PartReader(place)
                let joiner = try joiner ?? PartJoiner(request.outputURL, part.header)
                self.joiner = joiner
                try joiner.append(part)
                unlink(place.path)
            }
            joined += 1
            let whole = joined * KeyFrames.distance
            guard frames == KeyFrames.distance || length.map({ $0 < whole }) ?? true else { throw isNotTheSame }
        }
    }

    private func report() {
        let frames = length ?? workers.map(\.announced).max() ?? 0
        if frames > announced {
            announced = frames
            observer.scene(did: .began(frames: frames))
        }
        observer.scene(did: .drew(frames: drawnBefore + workers.reduce(0) { $0 + $1.drawn }))
    }

    private var isNotTheSame: SceneFailure {
        .line(
            "\(request.sceneName) differs between runs: seed its random numbers, or render it without --jobs"
        )
    }
}
