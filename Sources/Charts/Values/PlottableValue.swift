public import Foundation
import SwiftUI
import UIKit

/// A value with a label that axes, legends and assistive technologies use.
/// [Apple's reference](https://developer.apple.com/documentation/charts/plottablevalue)
public struct PlottableValue<Value: Plottable> {
    let input: PlotInput
}

/// The input of one dimension.
struct PlotInput {
    let label: PlotLabel
    let lower: _PlotValue
    /// The end of an interval, such as a day or a bin; nil for a single value.
    var upper: _PlotValue?
}

/// The label of a value, resolved where it is shown.
enum PlotLabel {
    case key(LocalizedStringKey)
    case plain(String)
    case text(Text)

    var text: Text {
        switch self {
        case .key(let key): Text(key)
        case .plain(let string): Text(verbatim: string)
        case .text(let text): text
        }
    }
}

extension PlottableValue {
    /// Creates a labelled value.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(input: PlotInput(label: .key(labelKey), lower: value.plotValue))
    }

    /// Creates a labelled value.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(input: PlotInput(label: .plain(String(label)), lower: value.plotValue))
    }

    /// Creates a labelled value.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(input: PlotInput(label: .text(label), lower: value.plotValue))
    }

    /// Creates a labelled interval of numbers or dates, which a bar or a rectangle fills.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(input: PlotInput(.key(labelKey), range))
    }

    /// Creates a labelled interval of numbers or dates, which a bar or a rectangle fills.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(input: PlotInput(.plain(String(label)), range))
    }

    /// Creates a labelled interval of numbers or dates, which a bar, a rectangle or a sector fills.
    public static func value(
        _ labelKey: LocalizedStringKey, _ range: Range<Value>
    ) -> PlottableValue where Value: Comparable {
        PlottableValue(
            input: PlotInput(
                label: .key(labelKey), lower: range.lowerBound.plotValue, upper: range.upperBound.plotValue))
    }
}

extension PlotInput {
    fileprivate init<Value: Plottable>(_ label: PlotLabel, _ range: ChartBinRange<Value>) {
        self.init(label: label, lower: range.lowerBound.plotValue, upper: range.upperBound.plotValue)
    }
}

extension PlottableValue where Value == Date {
    /// Creates a labelled date that represents the calendar unit that contains it: a bar is as wide as the unit, a
    /// point is at its centre.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(input: PlotInput(.key(labelKey), value, unit, calendar))
    }

    /// Creates a labelled date that represents the calendar unit that contains it.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(input: PlotInput(.plain(String(label)), value, unit, calendar))
    }

    /// Creates a labelled date that represents the calendar unit that contains it.
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(input: PlotInput(.text(label), value, unit, calendar))
    }
}

extension PlotInput {
    fileprivate init(_ label: PlotLabel, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?) {
        guard date.isPlottable, let interval = (calendar ?? .ofSystem).dateInterval(of: unit, for: date) else {
            self.init(label: label, lower: date.plotValue)
            return
        }
        self.init(label: label, lower: interval.start.plotValue, upper: interval.end.plotValue)
    }
}

extension Date {
    /// Whether calendars can compute with the date: it is within some thousands of years.
    var isPlottable: Bool { abs(timeIntervalSinceReferenceDate) < 1e12 }
}
