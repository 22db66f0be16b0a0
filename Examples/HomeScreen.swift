// Widgets as an app's extension declares them: each shows the entries of a timeline, in the sizes that it supports.
//
// Poster: 2.9 s
// Device: iPhone 16 Pro

import SwiftUI
import WidgetKit

/// The state of a walk at a time.
struct Walk: TimelineEntry {
    let date: Date
    let steps: Int
    static let goal = 8000
    var share: Double { min(1, Double(steps) / Double(Walk.goal)) }
}

/// Provides an entry for each of the next seconds. A real app has one for each quarter of an hour.
struct WalkProvider: TimelineProvider {
    func placeholder(in context: Context) -> Walk { Walk(date: Date(), steps: 5000) }

    func getSnapshot(in context: Context, completion: @escaping (Walk) -> Void) { completion(placeholder(in: context)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Walk>) -> Void) {
        let start = Date()
        let entries = (0..<6).map { Walk(date: start + Double($0), steps: 1200 + 1350 * $0) }
        completion(Timeline(entries: entries, policy: .never))
    }
}

struct WalkView: View {
    @Environment(\.widgetFamily) private var family
    let walk: Walk

    var body: some View {
        switch family {
        case .accessoryCircular: ring.padding(6)
        case .accessoryRectangular:
            VStack(alignment: .leading) {
                Label("Walk", systemImage: "figure.walk").font(.headline)
                count
                ProgressView(value: walk.share)
            }
        case .systemMedium:
            HStack(spacing: 20) {
                ring.frame(width: 110)
                VStack(alignment: .leading, spacing: 6) {
                    count.font(.largeTitle.bold())
                    Text("of \(Walk.goal) steps").foregroundStyle(.secondary)
                    ProgressView(value: walk.share).tint(.white)
                }
            }
        default:
            VStack(alignment: .leading) {
                ring
                Spacer(minLength: 8)
                count.font(.title2.bold())
                Text("steps").font(.caption).foregroundStyle(.secondary)
            }
        }
    }

    private var count: some View { Text("\(walk.steps)").contentTransition(.numericText(value: Double(walk.steps))) }

    private var ring: some View {
        ZStack {
            Circle().stroke(.white.opacity(0.25), lineWidth: 9)
            Circle().trim(from: 0, to: walk.share).stroke(.white, style: StrokeStyle(lineWidth: 9, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Image(systemName: "figure.walk").imageScale(.large)
        }
        .padding(4)
    }
}

struct WalkWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "walk", provider: WalkProvider()) { walk in
            WalkView(walk: walk)
                .foregroundStyle(.white)
                .containerBackground(
                    LinearGradient(colors: [.mint, .blue], startPoint: .top, endPoint: .bottom), for: .widget
                )
                .widgetURL(URL(string: "walks://today"))
        }
        .configurationDisplayName("Walk")
        .description("The steps of today.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
    }
}

@main
struct Widgets: WidgetBundle {
    var body: some Widget { WalkWidget() }
}
