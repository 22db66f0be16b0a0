import QuartzCore
import XCTest

@testable import WidgetKit

/// A test of widgets, with a stopped clock.
@MainActor
class WidgetTestCase: XCTestCase {
    override func setUp() async throws {
        CATransaction.flush()
        MediaClock.useManual(startingAt: 100)
    }

    override func tearDown() async throws {
        CATransaction.flush()
        MediaClock.useSystem()
    }

    func wait(_ seconds: Double) {
        let end = MediaClock.now + seconds
        while MediaClock.now < end {
            MediaClock.advance(to: MediaClock.now + 0.25)
            MediaClock.beginFrame(duration: 0.25)
            CATransaction.flush()
        }
    }

    func play(_ script: TouchScript, in window: UIWindow) throws { try window.run(script) }

    /// Waits until blocks that were sent to the main queue have run.
    func settle() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        await Task.yield()
    }
}

/// An entry with a number.
struct NumberEntry: TimelineEntry {
    let date: Date
    var number = 0
}

/// A provider of numbered entries, some seconds apart.
struct NumberProvider: TimelineProvider {
    var offsets: [Double] = [0]
    var policy = TimelineReloadPolicy.never
    /// Whether the provider answers on another thread.
    var isLate = false
    /// Counts the timelines.
    let requests = Counter()

    final class Counter: @unchecked Sendable { var count = 0 }

    func placeholder(in context: Context) -> NumberEntry { NumberEntry(date: Date(), number: -1) }

    func getSnapshot(in context: Context, completion: @escaping (NumberEntry) -> Void) {
        completion(NumberEntry(date: Date()))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<NumberEntry>) -> Void) {
        requests.count += 1
        let start = Date()
        let first = 100 * (requests.count - 1)
        // Out of order: the dates decide.
        let entries = offsets.enumerated().reversed().map { NumberEntry(date: start + $1, number: first + $0) }
        let timeline = Timeline(entries: entries, policy: policy)
        guard isLate else { return completion(timeline) }
        DispatchQueue.global().async { completion(timeline) }
    }
}
