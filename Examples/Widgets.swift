// Home screen widgets: a keyframe-animated heart, a bell that rings through phases, rolling numbers, rings, charts and
// symbols that change.
// Poster: 2.4 s
// Device: iPhone 16 Pro

import Charts
import PlaygroundSupport
import SwiftUI

struct Widget<Content: View>: View {
    var fill = AnyShapeStyle(Color(uiColor: .secondarySystemGroupedBackground))
    @ViewBuilder let content: Content

    var body: some View {
        content
            .padding(16)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .frame(height: 165)
            .background(fill, in: RoundedRectangle(cornerRadius: 22))
    }
}

struct Beat {
    var scale = 1.0
    var angle = Angle.zero
    var lift = 0.0
}

struct HeartWidget: View {
    @State private var beats = 62

    var body: some View {
        Widget {
            VStack(alignment: .leading) {
                Image(systemName: "heart.fill").font(.system(size: 40)).foregroundStyle(.red)
                    .keyframeAnimator(initialValue: Beat()) { view, beat in
                        view.scaleEffect(beat.scale).rotationEffect(beat.angle).offset(y: beat.lift)
                    } keyframes: { _ in
                        KeyframeTrack(\.scale) {
                            SpringKeyframe(1.25, duration: 0.2)
                            SpringKeyframe(0.95, duration: 0.2)
                            LinearKeyframe(1, duration: 0.5)
                        }
                        KeyframeTrack(\.angle) {
                            CubicKeyframe(.degrees(-6), duration: 0.2)
                            CubicKeyframe(.degrees(6), duration: 0.2)
                            CubicKeyframe(.zero, duration: 0.5)
                        }
                        KeyframeTrack(\.lift) {
                            CubicKeyframe(-4, duration: 0.2)
                            CubicKeyframe(0, duration: 0.7)
                        }
                    }
                Spacer()
                Text("\(beats)").font(.system(size: 40, weight: .semibold, design: .rounded))
                    .contentTransition(.numericText(value: Double(beats)))
                Text("beats a minute").font(.caption).foregroundStyle(.secondary)
            }
        }
        .onTapGesture { withAnimation(.spring(duration: 0.6)) { beats = beats == 62 ? 118 : 62 } }
        .accessibilityElement().accessibilityLabel("Heart")
    }
}

struct BellWidget: View {
    enum Phase: CaseIterable { case rest, left, right, settle }

    @State private var rings = 0

    var body: some View {
        Widget(fill: AnyShapeStyle(Color.indigo.gradient)) {
            VStack(alignment: .leading) {
                Image(systemName: "bell.fill").font(.system(size: 40)).foregroundStyle(.yellow)
                    .phaseAnimator(Phase.allCases, trigger: rings) { view, phase in
                        view
                            .rotationEffect(.degrees(phase == .left ? 22 : phase == .right ? -18 : 0), anchor: .top)
                            .scaleEffect(phase == .rest || phase == .settle ? 1 : 1.12, anchor: .top)
                    } animation: { phase in
                        phase == .rest ? .easeOut(duration: 0.2) : .spring(duration: 0.25, bounce: 0.5)
                    }
                Spacer()
                Text(rings == 0 ? "Quiet" : "Ringing").font(.title2.bold()).foregroundStyle(.white)
                Text("Wake at 6:30").font(.caption).foregroundStyle(.white.opacity(0.7))
            }
        }
        .onTapGesture { rings += 1 }
        .accessibilityElement().accessibilityLabel("Bell")
    }
}

struct StepsWidget: View {
    @State private var days = [4.2, 7.9, 6.1, 9.4, 3.3, 8.2, 5.7]
    private let names = ["M", "T", "W", "Th", "F", "S", "Su"]

    var body: some View {
        Widget {
            VStack(alignment: .leading, spacing: 6) {
                Label("Steps", systemImage: "figure.walk").font(.headline).foregroundStyle(.green)
                Chart(Array(days.enumerated()), id: \.offset) { index, steps in
                    BarMark(x: .value("Day", names[index]), y: .value("Steps", steps))
                        .foregroundStyle(steps >= 8 ? Color.green : Color.green.opacity(0.45))
                        .cornerRadius(4)
                    if index == 0 {
                        RuleMark(y: .value("Goal", 8.0))
                            .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 3])).foregroundStyle(.secondary)
                    }
                }
                .chartYScale(domain: 0...12)
                .chartYAxis { AxisMarks(values: [0, 6, 12]) }
            }
        }
        .onTapGesture { withAnimation(.snappy(duration: 0.8)) { days = days.map { 12.5 - $0 } } }
        .accessibilityElement().accessibilityLabel("Steps")
    }
}

struct RingsWidget: View {
    @State private var parts = [0.35, 0.5, 0.2]
    private let colors: [Color] = [.pink, .green, .cyan]

    var body: some View {
        Widget(fill: AnyShapeStyle(Color.black)) {
            ZStack {
                ForEach(0..<3, id: \.self) { index in
                    let inset = CGFloat(index) * 19 + 8
                    Circle().inset(by: inset).stroke(colors[index].opacity(0.25), lineWidth: 15)
                    Circle().inset(by: inset).trim(from: 0, to: parts[index])
                        .stroke(colors[index], style: StrokeStyle(lineWidth: 15, lineCap: .round))
                        .rotationEffect(.degrees(-90))
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .onTapGesture {
            withAnimation(.spring(duration: 1.2, bounce: 0.2)) {
                parts = parts[0] < 0.5 ? [0.92, 0.78, 0.66] : [0.35, 0.5, 0.2]
            }
        }
        .accessibilityElement().accessibilityLabel("Rings")
    }
}

struct PlayerWidget: View {
    @State private var isPlaying = false

    var body: some View {
        Widget(
            fill: AnyShapeStyle(
                LinearGradient(colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing))
        ) {
            VStack(alignment: .leading) {
                HStack(alignment: .bottom, spacing: 5) {
                    ForEach(0..<9, id: \.self) { bar in
                        Capsule().frame(width: 8, height: isPlaying ? 12 + CGFloat((bar * 37) % 40) : 10)
                            .animation(
                                isPlaying
                                    ? .easeInOut(duration: 0.3 + Double(bar % 3) * 0.1).repeatForever() : .default,
                                value: isPlaying)
                    }
                }
                .frame(height: 54, alignment: .bottom)
                Spacer()
                HStack {
                    VStack(alignment: .leading) {
                        Text("Evening Tide").font(.headline)
                        Text("The Harbour").font(.caption).opacity(0.8)
                    }
                    Spacer()
                    Image(systemName: isPlaying ? "pause.fill" : "play.fill").font(.title)
                        .contentTransition(.opacity)
                }
            }
            .foregroundStyle(.white)
        }
        .onTapGesture { isPlaying.toggle() }
        .accessibilityElement().accessibilityLabel("Player")
    }
}

struct BatteryWidget: View {
    @State private var level = 0.42

    var body: some View {
        Widget {
            VStack {
                Gauge(value: level) {
                    Image(systemName: "bolt.fill")
                } currentValueLabel: {
                    Text(level, format: .percent.precision(.fractionLength(0)))
                        .contentTransition(.numericText(value: level))
                }
                .gaugeStyle(.accessoryCircularCapacity)
                .tint(.green)
                .scaleEffect(1.4)
                .frame(height: 100)
                Text("Charging").font(.caption).foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity)
        }
        .onTapGesture { withAnimation(.easeInOut(duration: 1)) { level = level < 0.8 ? 0.87 : 0.42 } }
        .accessibilityElement().accessibilityLabel("Battery")
    }
}

struct SleepWidget: View {
    @State private var isWeek = false

    private var hours: [Double] {
        isWeek ? [6.4, 7.2, 6.9, 8.1, 7.4, 9.0, 8.3] : [1, 3.6, 2.2, 3.9, 1.8, 2.9, 0.6]
    }

    var body: some View {
        Widget {
            VStack(alignment: .leading) {
                HStack {
                    Label("Sleep", systemImage: "bed.double.fill").font(.headline).foregroundStyle(.indigo)
                    Spacer()
                    Text(isWeek ? "This week" : "Last night").font(.caption).foregroundStyle(.secondary)
                }
                Chart(Array(hours.enumerated()), id: \.offset) { index, depth in
                    AreaMark(x: .value("Time", index), y: .value("Depth", depth))
                        .foregroundStyle(.indigo.opacity(0.25))
                    LineMark(x: .value("Time", index), y: .value("Depth", depth))
                        .foregroundStyle(.indigo)
                        .symbol(.circle)
                }
                .chartYScale(domain: 0...10)
                .chartXScale(domain: 0...6)
                .chartXAxis(.hidden)
            }
        }
        .onTapGesture { withAnimation(.smooth(duration: 0.9)) { isWeek.toggle() } }
        .accessibilityElement().accessibilityLabel("Sleep")
    }
}

struct Home: View {
    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(spacing: 16), GridItem()], spacing: 16) {
                HeartWidget()
                BellWidget()
                StepsWidget()
                RingsWidget()
                PlayerWidget()
                BatteryWidget()
            }
            .padding()
            SleepWidget().padding(.horizontal)
        }
        .background(Color(uiColor: .systemGroupedBackground))
    }
}

let page = UIHostingController(rootView: Home())
PlaygroundPage.current.liveView = page
let script = TouchScript()
    .tap("Heart", after: 0.5)
    .tap("Bell", after: 0.5)
    .tap("Steps", after: 0.4)
    .tap("Rings", after: 0.3)
    .tap("Player", after: 0.4)
    .tap("Battery", after: 0.4)
    .tap("Sleep", after: 0.5)
    .wait(1.5)
page.view.window?.perform(script, showsTouches: true)
