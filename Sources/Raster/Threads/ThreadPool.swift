internal import CPixelKernels
internal import Dispatch
internal import Synchronization

/// The process's thread pool: one thread for each processor but the caller's, started on first use and kept.
///
/// An idle worker spins briefly before it parks: the parallel parts of a frame follow one another closely, and waking a
/// parked thread takes tens of microseconds.
package final class ThreadPool: Sendable {
    static let shared = ThreadPool()

    private struct State {
        /// The jobs that admit more workers, oldest first.
        var open: [PoolJob] = []
        /// Finished jobs, for reuse.
        var spare: [PoolJob] = []
        /// The number of threads started, or about to be.
        var workers = 0
        /// The number of workers that have taken a place. A worker keeps its place permanently.
        var places = 0
        var parked = 0
        /// The number of workers that spin, or have been signalled to.
        var spinning = 0

        /// Moves parked workers to the spinning ones until there are `wanted` of these; returns the number to signal.
        mutating func unpark(_ wanted: Int) -> Int {
            let woken = max(min(wanted - spinning, parked), 0)
            parked -= woken
            spinning += woken
            return woken
        }
    }

    private let state = Guarded(State())
    /// The number of open jobs: all that a spinning worker reads, so that spinning takes no lock. It is a hint, since
    /// `join` checks again under the lock.
    private let openCount = Atomic(0)
    private let parking = DispatchSemaphore(value: 0)
    private let maxWorkers = max(processorCount - 1, 1)

    // MARK: Submitting work

    /// Runs a task on at most `workers` threads, two or more, each with its own worker number below `workers`; returns
    /// when all have finished. The calling thread has number 0, and pool threads join as they become free.
    func run(_ workers: Int, _ task: some PoolTask) {
        BorrowedTask.with(task) { borrowed in
            let job = open(workers, borrowed)
            borrowed.run(worker: 0)
            close(job)
        }
    }

    /// Wakes parked workers until `wanted` are spinning, or none is parked.
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

    /// Closes a job to further workers and waits for those that have joined, since the task is on the caller's stack.
    private func close(_ job: PoolJob) {
        // Workers join under the same lock: once the job is off the list, the count of those that have joined is
        // final.
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

    /// Joins the oldest open job. The worker's number is its own place if that is free, so that its cache still holds
    /// the data of the previous time.
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

    /// Counts the worker as parked, unless a job has been opened since it last looked.
    ///
    /// No wake-up is lost. Opening a job takes the same lock: either the job is seen here, or its opener finds the
    /// worker counted as parked and signals the semaphore, which keeps the signal for a worker that does not wait yet.
    private func parks() -> Bool {
        state.withLock { state in
            guard state.open.isEmpty else { return false }
            state.spinning -= 1
            state.parked += 1
            return true
        }
    }

    /// Spins until a job is open; false if none is opened in time.
    private func spin() -> Bool {
        SpinWait.wait(for: .microseconds(100)) { openCount.load(ordering: .acquiring) > 0 }
    }
}

/// A task that pool workers may join.
final class PoolJob: @unchecked Sendable {
    // Guarded by the pool's lock. `task` is read by the workers that have joined, and changed only after they have
    // finished.
    var task: BorrowedTask?
    /// The number of workers that the job admits, and the worker numbers still free.
    var wanted = 0
    var free: [Int] = []

    /// The number of workers that have joined and not finished, less `parked` while the caller is parked.
    private let running = Atomic(0)
    private let finished = DispatchSemaphore(value: 0)
    private static let parked = 1 << 32

    // Relaxed, since the pool's lock is held, which the caller takes before it waits.
    func enter() { running.add(1, ordering: .relaxed) }

    /// Ends a worker's part: its last access to the job.
    func finish() {
        if running.subtract(1, ordering: .acquiringAndReleasing).newValue == -Self.parked { finished.signal() }
    }

    /// Waits until all workers that have joined are finished.
    ///
    /// The count and the caller's parking are a single number, so exactly one side sees `-parked`: either the last
    /// worker, which then signals, or the caller, whose subtraction came after the last worker's and which need not
    /// wait.
    func wait() {
        if SpinWait.wait(for: .microseconds(50), until: { running.load(ordering: .acquiring) == 0 }) { return }
        if running.subtract(Self.parked, ordering: .acquiringAndReleasing).newValue != -Self.parked {
            finished.wait()
        }
        running.add(Self.parked, ordering: .acquiringAndReleasing)
    }
}

/// Waits by spinning, without parking the thread.
enum SpinWait {
    /// Polls `condition` until it holds or the time is up; returns whether it held.
    static func wait(for duration: Duration, until condition: () -> Bool) -> Bool {
        let clock = ContinuousClock()
        let end = clock.now + duration
        repeat {
            // Reading the clock is more expensive than polling, so it is read once every 32 polls.
            for _ in 0..<32 {
                if condition() { return true }
                pk_pause()
            }
        } while clock.now < end
        return false
    }
}
