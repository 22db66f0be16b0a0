/// One thing that comes by itself on the main actor, whatever drains that: a run loop or Dispatch.
///
/// The same checks run in XCTest, where a run loop turns, under Swift Testing, and in a program of its own.
public struct DrivingCheck: Sendable {
    public let name: String
    private let body: @MainActor @Sendable (Observer) async -> Void

    init(_ name: String, _ body: @escaping @MainActor @Sendable (Observer) async -> Void) {
        self.name = name
        self.body = body
    }

    /// Does it, and says what was not so.
    @MainActor
    public func run() async -> [String] {
        let observer = Observer()
        await body(observer)
        return observer.problems
    }

    /// What comes whatever drains the main actor, after `dispatchMain()` as well.
    public static let everywhere = layers + views + hierarchies + contexts
    /// What comes where the main thread's run loop drains it.
    public static let all = everywhere + runLoops
}

/// Looks at what happens, and waits for it without holding up the main actor.
@MainActor
final class Observer {
    private(set) var problems: [String] = []
    /// What happened, in order.
    var log: [String] = []

    func expect(_ isTrue: Bool, _ what: @autoclosure () -> String) {
        if !isTrue { problems.append(what()) }
    }

    /// Waits until something is so. What never comes is given up after a time that no busy machine needs.
    func wait(for what: String, until isTrue: () -> Bool) async {
        let clock = ContinuousClock()
        let end = clock.now + .seconds(30)
        while !isTrue() {
            guard clock.now < end else { return problems.append("\(what) never came; there was \(log)") }
            try? await Task.sleep(for: .milliseconds(2))
        }
    }

    /// Lets the main actor go on, on another thread where Dispatch drains it.
    func suspend(times count: Int = 20) async {
        for _ in 0..<count { try? await Task.sleep(for: .milliseconds(1)) }
    }
}
