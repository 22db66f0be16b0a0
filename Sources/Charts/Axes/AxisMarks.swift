public import Foundation
public import SwiftUI

/// The content of an axis.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axiscontent)
@MainActor @preconcurrency
public protocol AxisContent {
    /// The groups of marks in the chart's internal representation.
    var _groups: [_AxisGroup] { get }
}

/// A group of axis marks in the chart's internal representation.
public struct _AxisGroup {
    let preset: AxisMarkPreset
    let position: AxisMarkPosition
    let values: AxisMarkValues
    let parts: (AxisValue) -> [_AxisPart]
}

/// Type-erased content of an axis.
public struct AnyAxisContent: AxisContent {
    public let _groups: [_AxisGroup]

    /// Erases the type of content.
    public init(_ content: some AxisContent) { _groups = content._groups }
    init(_ groups: [_AxisGroup]) { _groups = groups }
}

/// Lines, ticks and labels at values of an axis.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axismarks)
public struct AxisMarks<Content: AxisMark>: AxisContent {
    public let _groups: [_AxisGroup]

    /// Creates marks at values.
    ///
    /// - Parameters:
    ///   - preset: how labels are aligned to lines.
    ///   - position: the side of the plot: by default the bottom for x and the trailing side for y.
    ///   - values: the values that have marks.
    ///   - content: returns the marks of a value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        _groups = [_AxisGroup(preset: preset, position: position, values: values) { content($0)._parts }]
    }

    /// Creates marks at given values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset: preset, position: position, values: .given(values.map(\.plotValue)), content: content)
    }

    /// Creates marks at values, with content that doesn't depend on the value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        _groups = [_AxisGroup(preset: preset, position: position, values: values) { _ in content()._parts }]
    }

    /// Creates marks at given values, with content that doesn't depend on the value.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        let values = AxisMarkValues.given(values.map(\.plotValue))
        _groups = [_AxisGroup(preset: preset, position: position, values: values) { _ in content()._parts }]
    }
}

extension AxisMarks where Content == _AxisMarkList {
    /// Creates lines, ticks and labels at values.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.init(preset: preset, position: position, values: values) { _ in
            AxisGridLine(stroke: stroke)
            AxisTick(stroke: stroke)
            AxisValueLabel()
        }
    }

    /// Creates lines, ticks and labels at given values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(preset: preset, position: position, values: .given(values.map(\.plotValue)), stroke: stroke)
    }

    /// Creates lines, ticks and formatted labels at values.
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(preset: preset, position: position, values: values) { _ in
            AxisGridLine(stroke: stroke)
            AxisTick(stroke: stroke)
            AxisValueLabel(format: format)
        }
    }
}

/// Builds the content of an axis.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axiscontentbuilder)
@resultBuilder @MainActor
public enum AxisContentBuilder {
    /// Combines the contents.
    public static func buildBlock(_ contents: any AxisContent...) -> AnyAxisContent {
        AnyAxisContent(contents.flatMap { $0._groups })
    }
    /// Returns the content of an `if` without an `else`.
    public static func buildOptional(_ content: AnyAxisContent?) -> AnyAxisContent { content ?? AnyAxisContent([]) }
    /// Returns the first branch.
    public static func buildEither(first: AnyAxisContent) -> AnyAxisContent { first }
    /// Returns the second branch.
    public static func buildEither(second: AnyAxisContent) -> AnyAxisContent { second }
    /// Returns the content under `if #available`.
    public static func buildLimitedAvailability(_ content: AnyAxisContent) -> AnyAxisContent { content }
}

/// An axis value with marks.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axisvalue)
public struct AxisValue {
    let value: _PlotValue
    /// The index of the value.
    public let index: Int
    /// The number of values.
    public let count: Int

    /// Returns the value as a type; nil if it is of another kind.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.value(value) }
}

/// The values of an axis that have marks.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axismarkvalues)
public struct AxisMarkValues {
    enum Kind {
        case automatic(Int?)
        case step(Double)
        case calendar(Calendar.Component, Int, Calendar?)
        case values([_PlotValue])
    }

    let kind: Kind

    static func given(_ values: [_PlotValue]) -> AxisMarkValues { AxisMarkValues(kind: .values(values)) }

    /// Round values, as many as fit.
    public static var automatic: AxisMarkValues { automatic() }

    /// Round values, about as many as desired.
    ///
    /// - Parameter desiredCount: by default one for every 70 points of width or 40 of height, but at least 2; on a
    ///   scale of numbers with room for 4 to 8 of them, 5.
    public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(desiredCount.map { max(1, $0) }))
    }

    /// The multiples of a step.
    public static func stride<P: Plottable & BinaryFloatingPoint>(by stepSize: P) -> AxisMarkValues {
        AxisMarkValues(kind: .step(Double(stepSize)))
    }

    /// The multiples of a step.
    @_disfavoredOverload
    public static func stride(by stepSize: Int) -> AxisMarkValues { AxisMarkValues(kind: .step(Double(stepSize))) }

    /// The starts of calendar units; by default, in the environment's calendar.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .calendar(component, max(1, count), calendar))
    }
}

/// The side of the plot that an axis is on.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axismarkposition)
public struct AxisMarkPosition: Hashable, Sendable {
    enum Kind { case automatic, leading, trailing, top, bottom }

    let kind: Kind

    /// The bottom for x; for y, the trailing side, or the leading one for categories.
    public static let automatic = AxisMarkPosition(kind: .automatic)
    /// The leading side.
    public static let leading = AxisMarkPosition(kind: .leading)
    /// The trailing side.
    public static let trailing = AxisMarkPosition(kind: .trailing)
    /// Above the plot.
    public static let top = AxisMarkPosition(kind: .top)
    /// Below the plot.
    public static let bottom = AxisMarkPosition(kind: .bottom)

    func edge(_ axis: Axis, ofCategories isCategory: Bool) -> Edge {
        switch (kind, axis) {
        case (.automatic, .vertical) where isCategory: .leading
        case (.top, .horizontal): .top
        case (_, .horizontal): .bottom
        case (.leading, .vertical): .leading
        case (_, .vertical): .trailing
        }
    }
}

/// How labels are aligned to the lines of an axis.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axismarkpreset)
public struct AxisMarkPreset: Hashable, Sendable {
    enum Kind { case automatic, extended, aligned, inset }

    let kind: Kind

    /// Beside the line for numbers and dates along x, centred for categories and along y.
    public static let automatic = AxisMarkPreset(kind: .automatic)
    /// The same as `automatic`.
    public static let extended = AxisMarkPreset(kind: .extended)
    /// The first and the last label are aligned to the ends of the plot, the others centred at their lines.
    public static let aligned = AxisMarkPreset(kind: .aligned)
    /// Labels are inside the plot.
    public static let inset = AxisMarkPreset(kind: .inset)
}
