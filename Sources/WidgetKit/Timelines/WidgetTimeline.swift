import QuartzCore

/// What a widget shows: its placeholder until the provider answers, then each entry from its date on.
///
/// Dates count from the moment of the request on the clock of `CACurrentMediaTime()`, so a recording shows an entry of
/// the next minute after a minute of its own time, whatever the calendar says.
@MainActor
final class WidgetTimeline: ObservableObject {
    /// An entry's view, and the date from which it is shown.
    struct Moment {
        let date: Date
        let content: AnyView
    }

    /// The entries of a timeline as views.
    struct Answer {
        let moments: [Moment]
        let policy: TimelineReloadPolicy
    }

    typealias Request = @MainActor (_ completion: @escaping @MainActor (Answer) -> Void) -> Void

    /// The view of the current entry.
    @Published private(set) var content: AnyView
    /// Whether the timeline has not been provided yet.
    @Published private(set) var isPlaceholder = true
    /// Counts the entries shown, so that changes between them can animate.
    @Published private(set) var count = 0

    private let request: Request
    /// Identifies the latest request, so that answers and entries of earlier ones are ignored.
    private var generation = 0

    /// Creates a timeline that shows a placeholder, and requests its entries.
    init(placeholder: AnyView, request: @escaping Request) {
        content = placeholder
        self.request = request
        reload()
    }

    /// Creates a timeline of a provider.
    convenience init<Provider: TimelineProvider>(
        _ provider: Provider, in context: TimelineProviderContext,
        _ makeContent: @escaping @MainActor (any TimelineEntry) -> AnyView?
    ) {
        let moment = { @MainActor (entry: any TimelineEntry) in
            Moment(date: entry.date, content: makeContent(entry) ?? AnyView(EmptyView()))
        }
        self.init(placeholder: moment(provider.placeholder(in: context)).content) { completion in
            provider.requestEntries(in: context) { entries, policy in
                completion(Answer(moments: entries.map(moment), policy: policy))
            }
        }
    }

    /// Creates a timeline that shows each of some views for a second.
    convenience init(views: [AnyView]) {
        let first = views.first ?? AnyView(EmptyView())
        self.init(placeholder: first) { completion in
            let start = Date()
            let moments = views.enumerated().map { Moment(date: start + Double($0), content: $1) }
            completion(Answer(moments: moments, policy: .never))
        }
    }

    /// Requests the entries again. The current one stays until they are there.
    func reload() {
        generation += 1
        let expected = generation
        let (date, time) = (Date(), CACurrentMediaTime())
        request { [weak self] answer in
            guard let self, generation == expected else { return }
            show(answer, from: date, at: time)
        }
    }

    /// Shows the entry of a date, and the following ones at their times.
    private func show(_ answer: Answer, from date: Date, at time: CFTimeInterval) {
        let elapsed = CACurrentMediaTime() - time
        // An entry without a predecessor is shown before its date.
        let first = answer.moments.lastIndex { $0.date.timeIntervalSince(date) <= elapsed } ?? 0
        guard answer.moments.indices.contains(first) else { return }
        show(answer.moments[first])
        for moment in answer.moments[(first + 1)...] {
            call(at: time + moment.date.timeIntervalSince(date)) { $0.show(moment) }
        }
        switch answer.policy.policy {
        case .never: break
        case .atEnd:
            guard let last = answer.moments.last, first + 1 < answer.moments.count else { break }
            call(at: time + last.date.timeIntervalSince(date)) { $0.reload() }
        case .after(let next): call(at: time + next.timeIntervalSince(date)) { $0.reload() }
        }
    }

    private func show(_ moment: Moment) {
        content = moment.content
        isPlaceholder = false
        count += 1
    }

    /// Runs a block at a media time, unless the timeline has been requested again by then.
    private func call(at time: CFTimeInterval, _ block: @escaping @MainActor (WidgetTimeline) -> Void) {
        let expected = generation
        MediaClock.call(at: time) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.generation == expected else { return }
                block(self)
            }
        }
    }
}
