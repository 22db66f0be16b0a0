public import Foundation
import QuartzCore

/// A view that is updated at the dates of a schedule.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/timelineview)
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
    /// The context of a timeline update.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/timelineviewdefaultcontext)
    public struct Context {
        /// The current date of the schedule.
        public let date: Date
        /// The maximum rate of updates.
        public let cadence: Cadence
        /// Makes the timeline rebuild its content.
        let invalidate: @MainActor () -> Void

        /// Rebuilds the content immediately, for the schedule's current date.
        @MainActor @preconcurrency
        public func invalidateTimelineContent() { invalidate() }

        /// The maximum rate of updates.
        public enum Cadence: Comparable, Hashable, Sendable {
            /// At each frame.
            case live
            /// About once a second.
            case seconds
            /// About once a minute.
            case minutes
        }
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content

    /// Creates a view that is updated at the dates of a schedule.
    // The context's type doesn't depend on the content's, which is only inferred from the closure's result.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }
}

/// The context of a timeline update, independent of the schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView {
    public typealias Body = Never

    package func makeNode(_ context: _NodeContext) -> TimelineNode<Schedule, Content> { TimelineNode(self, context) }
    package func updateNode(_ node: TimelineNode<Schedule, Content>) { node.update(with: self) }
}

/// The node of a timeline, which evaluates its content at each date.
package final class TimelineNode<Schedule: TimelineSchedule, Content: View>: _ViewNode {
    private var view: TimelineView<Schedule, Content>
    private var child: _ViewNode?
    /// The current date.
    private var date = TimelineClock.now
    private var nextDate: Date?
    /// Identifies the latest scheduled call, so that earlier ones are ignored.
    private var generation = 0

    init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
        self.view = view
        super.init(context)
        findDates()
        child = Content._makeNode(makeContent(), childContext)
        wait()
    }

    func update(with newView: TimelineView<Schedule, Content>) {
        view = newView
        findDates()
        evaluate()
        wait()
    }

    /// Finds the last date that has passed, and the next one, among the schedule's first million.
    private func findDates() {
        let now = TimelineClock.now
        nextDate = nil
        if let animation = view.schedule as? AnimationTimelineSchedule {
            guard !animation.isPaused else { return }
            date = now
            nextDate = now + animation.interval
            return
        }
        for entry in view.schedule.entries(from: now, mode: .normal).prefix(1_000_000) {
            // Dates and clock times differ by rounding.
            guard entry <= now + 1e-6 else {
                nextDate = entry
                break
            }
            date = entry
        }
    }

    private func wait() {
        guard let nextDate, !isRemoved else { return }
        generation += 1
        if view.schedule is AnimationTimelineSchedule { return graph.frames.add(self) }
        let expected = generation
        MediaClock.call(at: TimelineClock.mediaTime(of: nextDate)) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.generation == expected, !self.isRemoved else { return }
                self.step()
            }
        }
    }

    /// Rebuilds the content, for the current date.
    private func contentIsStale() {
        findDates()
        invalidate()
        wait()
    }

    package override func step() {
        if let nextDate, nextDate > TimelineClock.now + 1e-6 { return wait() }
        contentIsStale()
    }

    package override func evaluate() {
        needsUpdate = false
        guard let child else { return }
        Content._updateNode(child, with: makeContent())
    }

    private func makeContent() -> Content {
        let handle = handle
        let context = TimelineViewDefaultContext(date: date, cadence: .live) {
            (handle.object as? TimelineNode)?.contentIsStale()
        }
        return track { view.content(context) }
    }

    package override var structure: [_ViewNode] { child.map { [$0] } ?? [] }
}
