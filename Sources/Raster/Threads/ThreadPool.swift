internal import CPixelKernels
internal import Dispatch
internal import Synchronization

/// The process's pool of threads: one for each processor but the caller's, started when first needed and kept.
///
/// An idle worker spins for a moment before it parks: the parallel parts of a frame follow closely upon one another, and
/// waking a parked thread takes tens of microseconds.
final class ThreadPool: Sendable {
    static let shared = ThreadPool()

    private struct State {
        /// Jobs that want more workers, the oldest first.
        var open: [PoolJob] = []
        /// Finished jobs, to be reused.
        var spare: [PoolJob] = []
        /// Threads that have been started, or are about to be.
        var workers = 0
        /// How many workers have taken a number; each keeps its own.
        var places = 0
        var parked = 0
        /// Workers that spin, or have been woken to do so.
        var spinning = 0

        /// Counts parked workers as spinning, as many as it takes to have `wanted` of these; returns how many to signal.
        mutating func unpark(_ wanted: Int) -> Int {
            let woken = max(min(wanted - spinning, parked), 0)
            parked -= woken
            spinning += woken
            return woken
        }
    }

    private let state = Guarded(State())
    /// How many jobs are open: all that a spinning worker reads, so that spinning takes no lock.
    private let openCount = Atomic(0)
    private let parking = DispatchSemaphore(value: 0)
    private let maxWorkers = max(WorkerPool.processorCount - 1, 1)

    // MARK: Callers

    /// Runs a task on at most `workers` threads, two or more, each time with another number below `workers`, and returns
    /// when all have ended. The calling thread has number 0; pool threads join as far as they are free.
    func run(_ workers: Int, _ task: some PoolTask) {
        BorrowedTask.with(task) { borrowed in
            let job = open(workers, borrowed)
            borrowed.run(worker: 0)
            close(job)
        }
    }

    /// Wakes parked workers until `wanted` spin, or none is parked.
    func wake(_ wanted: Int) {
        signal(state.withLock { $0.unpark(wanted) })
    }

    private func open(_ workers: Int, _ task: BorrowedTask) -> PoolJob {
        let (job, woken, started) = state.withLock { state in
            let job = state.spare.popLast() ?? PoolJob()
            job.task = task
            job.wanted = min(workers - 1, maxWorkers)
            job.free.removeAll(keepingCapacity: true)
            job.free.append(contentsOf: 1...job.wanted)
            state.open.append(job)
            openCount.store(state.open.count, ordering: .releasing)
            let woken = state.unpark(job.wanted)
            let started = max(job.wanted - state.workers, 0)
            state.workers += started
            state.spinning += started
            return (job, woken, started)
        }
        signal(woken)
        for _ in 0..<started { startWorker() }
        return job
    }

    /// Admits no more workers, and waits for those that have joined: the task lies on the caller's stack.
    private func close(_ job: PoolJob) {
        let isAlone = state.withLock { state in
            if let index = state.open.firstIndex(where: { $0 === job }) {
                state.open.remove(at: index)
                openCount.store(state.open.count, ordering: .releasing)
            }
            return job.free.count == job.wanted
        }
        if !isAlone { job.wait() }
        state.withLock { state in
            job.task = nil
            state.spare.append(job)
        }
    }

    private func signal(_ count: Int) {
        for _ in 0..<count { parking.signal() }
    }

    // MARK: Workers

    private func startWorker() {
        let isStarted = startThread { _ in ThreadPool.shared.work() }
        guard !isStarted else { return }
        state.withLock { state in
            state.workers -= 1
            state.spinning -= 1
        }
    }

    private func work() -> Never {
        let place = state.withLock { state in
            state.places += 1
            return state.places
        }
        while true {
            if let (job, worker) = join(place) {
                job.task?.run(worker: worker)
                job.finish()
                state.withLock { $0.spinning += 1 }
            } else if !spin(), parks() {
                parking.wait()
            }
        }
    }

    /// Takes a number in the oldest open job: the worker's own where it is free, so that it finds in its cache what it
    /// left there the last time.
    private func join(_ place: Int) -> (PoolJob, worker: Int)? {
        state.withLock { state in
            guard let job = state.open.first else { return nil }
            state.spinning -= 1
            if let own = job.free.firstIndex(of: place) { job.free.swapAt(own, job.free.count - 1) }
            let worker = job.free.removeLast()
            job.enter()
            if job.free.isEmpty {
                state.open.removeFirst()
                openCount.store(state.open.count, ordering: .releasing)
            }
            return (job, worker)
        }
    }

    /// Counts the worker as parked, unless a job was opened since it last looked.
    ///
    /// No wake-up is lost: whoever opens a job holds the same lock, and so either is seen here or finds the worker counted
    /// as parked and signals the semaphore, which keeps the signal for a worker that does not wait yet.
    private func parks() -> Bool {
        state.withLock { state in
            guard state.open.isEmpty else { return false }
            state.spinning -= 1
            state.parked += 1
            return true
        }
    }

    /// Spins until a job is open; false when none came in time.
    private func spin() -> Bool {
        SpinWait.wait(for: .microseconds(100)) { openCount.load(ordering: .acquiring) > 0 }
    }
}

/// A task that pool workers may join.
final class PoolJob: @unchecked Sendable {
    // Guarded by the pool's lock; `task` is read by those who joined, and changed when they have finished.
    var task: BorrowedTask?
    /// How many workers there is work for, and the numbers of those who have not come.
    var wanted = 0
    var free: [Int] = []

    /// How many workers have joined and not finished, less `parked` while the caller is parked.
    private let running = Atomic(0)
    private let finished = DispatchSemaphore(value: 0)
    private static let parked = 1 << 32

    func enter() { running.add(1, ordering: .relaxed) }

    /// A worker's last access to the job.
    func finish() {
        if running.subtract(1, ordering: .acquiringAndReleasing).newValue == -Self.parked { finished.signal() }
    }

    /// Waits until all that joined have finished.
    ///
    /// The count and the caller's being parked are one number, so exactly one side sees `-parked`: the last worker, which
    /// then signals, or the caller, whose subtraction came after the last worker's and who need not wait.
    func wait() {
        if SpinWait.wait(for: .microseconds(50), until: { running.load(ordering: .acquiring) == 0 }) { return }
        if running.subtract(Self.parked, ordering: .acquiringAndReleasing).newValue != -Self.parked {
            finished.wait()
        }
        running.add(Self.parked, ordering: .acquiringAndReleasing)
    }
}

/// Waiting without parking.
enum SpinWait {
    /// Polls `condition` until it holds or the time is over; returns whether it held.
    static func wait(for duration: Duration, until condition: () -> Bool) -> Bool {
        let clock = ContinuousClock()
        let end = clock.now + duration
        repeat {
            for _ in 0..<32 {
                if condition() { return true }
                pk_pause()
            }
        } while clock.now < end
        return false
    }
}
