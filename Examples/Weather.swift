// Weather: materials over a sky that depends on the city, interactive charts of the hours and days, gauges, and a list
// of cities.
// Poster: 2.6 s
// Device: iPhone 16 Pro

import Charts
import PlaygroundSupport
import SwiftUI

struct Hour: Identifiable {
    let id: Int
    let degrees: Double
    let rain: Double

    var date: Date { City.midnight.addingTimeInterval(Double(id) * 3600) }
}

struct Day: Identifiable {
    let id: Int
    let low: Double
    let high: Double

    var name: String { ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][id] }
    var symbol: String { high > 20 ? "sun.max.fill" : high > 15 ? "cloud.sun.fill" : "cloud.rain.fill" }
}

struct City: Identifiable, Hashable {
    let id: String
    let mean: Double
    let swing: Double
    let wet: Double
    let sky: [Color]

    static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
    static let midnight = Date(timeIntervalSince1970: 1_718_582_400)
    static let all = [
        City(id: "Kyoto", mean: 18, swing: 6, wet: 0.5, sky: [.blue, .cyan]),
        City(id: "Bergen", mean: 11, swing: 3, wet: 0.9, sky: [Color(white: 0.35), .teal]),
        City(id: "Seville", mean: 27, swing: 9, wet: 0.05, sky: [.orange, .pink]),
    ]

    var hours: [Hour] {
        (0...24).map { hour in
            let sun = -cos(Double(hour - 2) / 24 * 2 * .pi)
            return Hour(
                id: hour, degrees: mean + swing * sun, rain: max(0, wet * 4 * sin(Double(hour) / 3.1) * (1 - sun / 2)))
        }
    }
    var days: [Day] {
        (0..<7).map { day in
            let change = 3 * sin(Double(day) * 1.3 + mean)
            return Day(id: day, low: mean - swing + change, high: mean + swing * 0.8 + change)
        }
    }
}

struct Card<Content: View>: View {
    let title: String
    let symbol: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Label(title, systemImage: symbol).font(.caption.weight(.semibold)).foregroundStyle(.secondary)
            content
        }
        .padding(14)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 18))
    }
}

struct HourChart: View {
    let city: City
    @State private var chosen: Date?

    private var hour: Hour? {
        chosen.flatMap { date in
            city.hours.min { abs($0.date.timeIntervalSince(date)) < abs($1.date.timeIntervalSince(date)) }
        }
    }

    var body: some View {
        Chart {
            ForEach(city.hours) { hour in
                AreaMark(x: .value("Hour", hour.date), y: .value("Degrees", hour.degrees))
                    .foregroundStyle(
                        .linearGradient(colors: [.yellow.opacity(0.6), .clear], startPoint: .top, endPoint: .bottom))
                LineMark(x: .value("Hour", hour.date), y: .value("Degrees", hour.degrees))
                    .foregroundStyle(.yellow)
                    .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round))
            }
            .interpolationMethod(.catmullRom)
            if let hour {
                RuleMark(x: .value("Hour", hour.date))
                    .foregroundStyle(.white.opacity(0.6))
                    .annotation(
                        position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
                    ) {
                        Text("\(Int(hour.degrees.rounded()))° at \(hour.id):00")
                            .font(.caption.bold())
                            .padding(6)
                            .background(.regularMaterial, in: Capsule())
                    }
                PointMark(x: .value("Hour", hour.date), y: .value("Degrees", hour.degrees))
                    .foregroundStyle(.white)
                    .symbolSize(80)
            }
        }
        .chartXSelection(value: $chosen)
        .chartYScale(domain: 0...40)
        .chartXAxis {
            AxisMarks(values: .stride(by: .hour, count: 6)) { value in
                AxisGridLine()
                if value.index < 4 {
                    AxisValueLabel { Text("\(value.index * 6):00") }
                }
            }
        }
        .chartYAxis { AxisMarks(values: [0, 10, 20, 30, 40]) }
        .environment(\.timeZone, .gmt)
        .environment(\.calendar, City.calendar)
        .frame(height: 150)
        .accessibilityIdentifier("Hours")
    }
}

struct CityPage: View {
    let city: City

    var body: some View {
        ScrollView {
            VStack(spacing: 14) {
                VStack(spacing: 0) {
                    Text(city.id).font(.title)
                    Text("\(Int(city.mean))°").font(.system(size: 84, weight: .thin))
                        .contentTransition(.numericText(value: city.mean))
                    Text("High \(Int(city.mean + city.swing))°, low \(Int(city.mean - city.swing))°")
                }
                .padding(.vertical, 12)
                Card(title: "TODAY", symbol: "clock") { HourChart(city: city) }
                Card(title: "RAIN IN MILLIMETRES", symbol: "drop.fill") {
                    Chart(city.hours) {
                        BarMark(x: .value("Hour", $0.id), y: .value("Rain", $0.rain), width: .fixed(7))
                            .cornerRadius(3)
                            .foregroundStyle(.cyan.gradient)
                    }
                    .chartYScale(domain: 0...6)
                    .chartXScale(domain: 0...24, range: .plotDimension(padding: 5))
                    .chartXAxis(.hidden)
                    .chartYAxis { AxisMarks(values: [0, 2, 4, 6]) }
                    .frame(height: 80)
                }
                Card(title: "SEVEN DAYS", symbol: "calendar") {
                    ForEach(city.days) { day in
                        HStack {
                            Text(day.name).frame(width: 44, alignment: .leading)
                            Image(systemName: day.symbol).foregroundStyle(day.high > 20 ? .yellow : .white).frame(
                                width: 30)
                            Gauge(value: day.high, in: -5...40) { EmptyView() }
                                .gaugeStyle(.accessoryLinearCapacity).tint(.yellow)
                            Text("\(Int(day.high))°").frame(width: 40, alignment: .trailing)
                        }
                    }
                }
                HStack(spacing: 14) {
                    Card(title: "WET", symbol: "umbrella.fill") { ring(city.wet * 100, "%") }
                    Card(title: "WIND", symbol: "wind") { ring(city.swing * 7, "km/h") }
                }
            }
            .padding()
        }
        .foregroundStyle(.white)
    }

    private func ring(_ value: Double, _ unit: String) -> some View {
        Gauge(value: value, in: 0...100) {
            Text(unit)
        } currentValueLabel: {
            Text("\(Int(value))")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.green, .yellow, .red]))
        .frame(maxWidth: .infinity)
    }
}

struct Cities: View {
    @Binding var chosen: City
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List(City.all) { city in
                Button {
                    withAnimation(.easeInOut(duration: 0.8)) { chosen = city }
                    dismiss()
                } label: {
                    HStack {
                        Text(city.id)
                        Spacer()
                        Chart(city.days) {
                            LineMark(x: .value("Day", $0.id), y: .value("High", $0.high)).foregroundStyle(.orange)
                        }
                        .chartXAxis(.hidden).chartYAxis(.hidden)
                        .frame(width: 80, height: 30)
                        Text("\(Int(city.mean))°").frame(width: 44, alignment: .trailing)
                    }
                }
                .accessibilityLabel(city.id)
            }
            .navigationTitle("Cities")
            .navigationBarTitleDisplayMode(.inline)
        }
        .presentationDetents([.medium])
    }
}

struct Weather: View {
    @State private var city = City.all[0]
    @State private var isChoosing = false

    var body: some View {
        CityPage(city: city)
            .background {
                LinearGradient(colors: city.sky, startPoint: .top, endPoint: .bottom).ignoresSafeArea()
            }
            .overlay(alignment: .topTrailing) {
                Button {
                    isChoosing = true
                } label: {
                    Image(systemName: "list.bullet").font(.title2).foregroundStyle(.white).padding(12)
                }
                .accessibilityLabel("Cities")
            }
            .sheet(isPresented: $isChoosing) { Cities(chosen: $city) }
            .environment(\.colorScheme, .dark)
    }
}

let page = UIHostingController(rootView: Weather())
PlaygroundPage.current.liveView = page
let script = TouchScript()
    .drag(from: CGPoint(x: 80, y: 360), to: CGPoint(x: 300, y: 360), duration: 2, after: 0.8)
    .tap("Cities", after: 0.8)
    .tap("Seville", after: 1.2)
    .swipe(.up, after: 1.8)
    .swipe(.down, after: 1)
    .wait(1)
page.view.window?.perform(script, showsTouches: true)
