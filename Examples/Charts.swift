// Every kind of chart: stacked and grouped bars, lines, areas, a ring, points, a heat map and a time axis in hours.
// Poster: 0.5 s

import Charts
import PlaygroundSupport
import SwiftUI

struct Item: Identifiable { let id: Int; let name: String; let value: Double; let kind: String }
let items = [
    Item(id: 0, name: "Mon", value: 12, kind: "A"), Item(id: 1, name: "Tue", value: 19, kind: "A"),
    Item(id: 2, name: "Wed", value: 3, kind: "A"), Item(id: 3, name: "Thu", value: -5, kind: "A"),
    Item(id: 4, name: "Mon", value: 7, kind: "B"), Item(id: 5, name: "Tue", value: 4, kind: "B"),
    Item(id: 6, name: "Wed", value: 13, kind: "B"), Item(id: 7, name: "Thu", value: -3, kind: "B"),
]
let start = Date(timeIntervalSince1970: 1_700_000_000)
struct Sheet: View {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    var body: some View {
        Grid(horizontalSpacing: 20, verticalSpacing: 20) {
            GridRow {
                Chart(items) {
                    BarMark(x: .value("Day", $0.name), y: .value("Value", $0.value))
                        .foregroundStyle(by: .value("Kind", $0.kind))
                }
                Chart(items) {
                    BarMark(x: .value("Day", $0.name), y: .value("Value", $0.value))
                        .foregroundStyle(by: .value("Kind", $0.kind))
                        .position(by: .value("Kind", $0.kind)).cornerRadius(4)
                }
                Chart(items.filter { $0.kind == "A" }) { item in
                    BarMark(x: .value("Value", item.value), y: .value("Day", item.name))
                        .annotation(position: .trailing) { Text(item.value, format: .number) }
                }
            }
            GridRow {
                Chart {
                    ForEach(0..<30, id: \.self) { day in
                        LineMark(
                            x: .value("Date", start.addingTimeInterval(Double(day) * 86400)),
                            y: .value("T", 10 + 5 * sin(Double(day) / 4))
                        )
                        .foregroundStyle(by: .value("City", "Oslo")).symbol(by: .value("City", "Oslo"))
                        LineMark(
                            x: .value("Date", start.addingTimeInterval(Double(day) * 86400)),
                            y: .value("T", 14 + 6 * cos(Double(day) / 5))
                        )
                        .foregroundStyle(by: .value("City", "Rome")).symbol(by: .value("City", "Rome"))
                    }
                    RuleMark(y: .value("Limit", 12))
                        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
                        .foregroundStyle(.red)
                        .annotation(position: .top, alignment: .leading) { Text("Limit") }
                }
                .chartYAxisLabel("Degrees")
                Chart {
                    ForEach(0..<12, id: \.self) { m in
                        AreaMark(x: .value("M", m), y: .value("V", 3 + Double(m % 4)), stacking: .center)
                            .foregroundStyle(by: .value("S", "One"))
                        AreaMark(x: .value("M", m), y: .value("V", 5 - Double(m % 3)), stacking: .center)
                            .foregroundStyle(by: .value("S", "Two"))
                    }
                    .interpolationMethod(.catmullRom)
                }
                Chart(items.filter { $0.kind == "A" && $0.value > 0 }) {
                    SectorMark(angle: .value("Value", $0.value), innerRadius: .ratio(0.6), angularInset: 2)
                        .cornerRadius(5)
                        .foregroundStyle(by: .value("Day", $0.name))
                }
            }
            GridRow {
                Chart(0..<200, id: \.self) { i in
                    PointMark(x: .value("X", Double((i * 7919) % 100)), y: .value("Y", Double((i * 104729) % 97)))
                        .foregroundStyle(by: .value("K", ["a", "b", "c"][i % 3]))
                        .symbol(by: .value("K", ["a", "b", "c"][i % 3]))
                        .opacity(0.7)
                }
                Chart(0..<49, id: \.self) { i in
                    RectangleMark(
                        x: .value("X", "c\(i % 7)"), y: .value("Y", "r\(i / 7)"), width: .inset(1), height: .inset(1)
                    )
                    .foregroundStyle(by: .value("N", Double((i * 31) % 17)))
                }
                Chart(0..<24, id: \.self) { h in
                    BarMark(
                        x: .value("H", start.addingTimeInterval(Double(h) * 3600), unit: .hour, calendar: calendar),
                        y: .value("Rain", Double((h * 13) % 9))
                    )
                    .foregroundStyle(.linearGradient(colors: [.blue, .teal], startPoint: .top, endPoint: .bottom))
                }
                .chartXAxis {
                    AxisMarks(values: .stride(by: .hour, count: 6)) {
                        AxisGridLine()
                        AxisValueLabel(format: .dateTime.hour())
                    }
                }
                .chartYAxis { AxisMarks(position: .leading) }
                .chartPlotStyle { $0.background(.gray.opacity(0.1)).border(.gray, width: 0.5) }
            }
        }
        .padding(28)
        .frame(width: 1100, height: 800)
        .background(.background)
        .environment(\.timeZone, .gmt)
        .environment(\.calendar, calendar)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
}
PlaygroundPage.current.setLiveView(Sheet())
