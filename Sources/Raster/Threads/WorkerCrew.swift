internal import CPixelKernels
internal import Dispatch
internal import Synchronization

/// The threads of a process that help those who draw: one for each processor but the caller's, made when first needed.
///
/// A helper that has no work looks out for some for a moment before it sleeps, as the parts of a frame follow closely upon
/// each other and waking takes tens of microseconds.
final class WorkerCrew: Sendable {
    static let shared = WorkerCrew()

    private struct State {
        /// The calls that want more helpers.
        var open: [WorkerCall] = []
        /// Calls that are over, for the next ones.
        var spare: [WorkerCall] = []
        var helpers = 0
        /// How many helpers have begun; each keeps its number.
        var places = 0
        /// How many helpers sleep, and how many look out for work or have been woken to do so.
        var sleeping = 0
        var looking = 0

        /// Counts sleepers as awake, as many as it takes for `wanted` helpers to look out; how many they are.
        mutating func wake(_ wanted: Int) -> Int {
            let woken = max(min(wanted - looking, sleeping), 0)
            sleeping -= woken
            looking += woken
            return woken
        }
    }

    private let state = Guarded(State())
    /// How many calls are open: what a helper that looks out looks at.
    private let openCount = Atomic(0)
    private let sleep = DispatchSemaphore(value: 0)
    private let mostHelpers = max(WorkerPool.processorCount - 1, 1)

    // MARK: Callers

    /// Runs a task on at most `workers` threads, two or more, each time with another number below `workers`, and returns
    /// when all have ended. The calling thread has number 0; others come as far as they are free.
    func run(_ workers: Int, _ task: some WorkerTask) {
        LentTask.with(task) { lent in
            let call = begin(workers, lent)
            lent.run(worker: 0)
            end(call)
        }
    }

    /// Makes sure that so many helpers look out, if there are as many.
    func wake(_ wanted: Int) {
        wakeSleepers(state.withLock { $0.wake(wanted) })
    }

    private func begin(_ workers: Int, _ task: LentTask) -> WorkerCall {
        let (call, woken, made) = state.withLock { state in
            let call = state.spare.popLast() ?? WorkerCall()
            call.task = task
            call.wanted = min(workers - 1, mostHelpers)
            call.free.removeAll(keepingCapacity: true)
            call.free.append(contentsOf: 1...call.wanted)
            state.open.append(call)
            openCount.store(state.open.count, ordering: .releasing)
            let woken = state.wake(call.wanted)
            let made = max(call.wanted - state.helpers, 0)
            state.helpers += made
            state.looking += made
            return (call, woken, made)
        }
        wakeSleepers(woken)
        for _ in 0..<made { makeHelper() }
        return call
    }

    /// Lets no more helpers in, and waits for those that are at work.
    private func end(_ call: WorkerCall) {
        let isAlone = state.withLock { state in
            if let index = state.open.firstIndex(where: { $0 === call }) {
                state.open.remove(at: index)
                openCount.store(state.open.count, ordering: .releasing)
            }
            return call.free.count == call.wanted
        }
        if !isAlone { call.wait() }
        state.withLock { state in
            call.task = nil
            state.spare.append(call)
        }
    }

    private func wakeSleepers(_ count: Int) {
        for _ in 0..<count { sleep.signal() }
    }

    // MARK: Helpers

    private func makeHelper() {
        let isMade = startThread { _ in WorkerCrew.shared.help() }
        guard !isMade else { return }
        state.withLock { state in
            state.helpers -= 1
            state.looking -= 1
        }
    }

    private func help() -> Never {
        let place = state.withLock { state in
            state.places += 1
            return state.places
        }
        while true {
            if let (call, worker) = join(place) {
                call.task?.run(worker: worker)
                call.finish()
                state.withLock { $0.looking += 1 }
            } else if !lookOut(), becomesSleeper() {
                sleep.wait()
            }
        }
    }

    /// Takes a place in the call that has waited longest; its own if it can, as each time.
    private func join(_ place: Int) -> (WorkerCall, worker: Int)? {
        state.withLock { state in
            guard let call = state.open.first else { return nil }
            state.looking -= 1
            if let own = call.free.firstIndex(of: place) { call.free.swapAt(own, call.free.count - 1) }
            let worker = call.free.removeLast()
            call.enter()
            if call.free.isEmpty {
                state.open.removeFirst()
                openCount.store(state.open.count, ordering: .releasing)
            }
            return (call, worker)
        }
    }

    private func becomesSleeper() -> Bool {
        state.withLock { state in
            guard state.open.isEmpty else { return false }
            state.looking -= 1
            state.sleeping += 1
            return true
        }
    }

    /// Waits a moment for a call; false when none came.
    private func lookOut() -> Bool {
        Spinning.wait(for: .microseconds(100)) { openCount.load(ordering: .acquiring) > 0 }
    }
}

/// A call that helpers may join.
final class WorkerCall: @unchecked Sendable {
    // Guarded by the crew's lock; `task` is read by those who joined, and changed when they have finished.
    var task: LentTask?
    /// How many helpers there is work for, and the numbers of those who have not come.
    var wanted = 0
    var free: [Int] = []

    /// How many helpers are at work; less than none when the caller sleeps until they have finished.
    private let working = Atomic(0)
    private let finished = DispatchSemaphore(value: 0)
    private static let sleeping = 1 << 32

    func enter() { working.add(1, ordering: .relaxed) }

    /// A helper's last touch.
    func finish() {
        if working.subtract(1, ordering: .acquiringAndReleasing).newValue == -Self.sleeping { finished.signal() }
    }

    /// Waits until all that joined have finished.
    func wait() {
        if Spinning.wait(for: .microseconds(50), until: { working.load(ordering: .acquiring) == 0 }) { return }
        // Whoever comes last signals, unless that was before.
        if working.subtract(Self.sleeping, ordering: .acquiringAndReleasing).newValue != -Self.sleeping {
            finished.wait()
        }
        working.add(Self.sleeping, ordering: .acquiringAndReleasing)
    }
}

/// Waiting without sleeping.
enum Spinning {
    /// Looks at `condition` until it holds, or the time is over; whether it held.
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
