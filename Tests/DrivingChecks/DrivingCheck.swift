/// Something that happens automatically on the main actor, whatever drains it: a run loop or Dispatch.
///
/// The same checks run under XCTest, where a run loop runs, under Swift Testing, and in a program of their own.
public struct DrivingCheck: Sendable {
    public let name: String
    private let body: @MainActor @Sendable (Observer) async -> Void

    init(_ name: String, _ body: @escaping @MainActor @Sendable (Observer) async -> Void) {
        self.name = name
        self.body = body
    }

    /// Performs the check, and returns the failures.
    @MainActor
    public func run() async -> [String] {
        let observer = Observer()
        await body(observer)
        return observer.problems
    }

    /// Checks that pass whatever drains the main actor, also after `dispatchMain()`.
    public static let everywhere = layers + views + hierarchies + contexts
    /// Checks that pass where the main thread's run loop drains it.
    public static let all = everywhere + runLoops
}

/// Observes events, and waits for them without blocking the main actor.
@MainActor
final class Observer {
    private(set) var problems: [String] = []
    /// The events, in order.
    var log: [String] = []

    func expect(_ isTrue: Bool, _ what: @autoclosure () -> String) {
        if !isTrue { problems.append(what()) }
    }

    /// Waits until a condition holds. Gives up after a time that no busy machine needs.
    func wait(for what: String, until isTrue: () -> Bool) async {
        let clock = ContinuousClock()
        let end = clock.now + .seconds(30)
        while !isTrue() {
            guard clock.now < end else { return problems.append("\(what) never came; there was \(log)") }
            try? await Task.sleep(for: .milliseconds(2))
        }
    }

    /// Lets the main actor continue, on another thread if Dispatch drains it.
    func suspend(times count: Int = 20) async {
        for _ in 0..<count { try? await Task.sleep(for: .milliseconds(1)) }
    }
}
