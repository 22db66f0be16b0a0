public import Foundation
public import SwiftUI

/// The content of an axis.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axiscontent)
@MainActor @preconcurrency
public protocol AxisContent {
    /// The groups of marks as charts have them.
    var _groups: [_AxisGroup] { get }
}

/// Marks of an axis as charts have them.
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

    /// Makes marks at values.
    ///
    /// - Parameters:
    ///   - preset: how labels stand to lines.
    ///   - position: the side of the plot: the bottom for x and the trailing side for y by default.
    ///   - values: at which there are marks.
    ///   - content: makes the marks of a value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        _groups = [_AxisGroup(preset: preset, position: position, values: values) { content($0)._parts }]
    }

    /// Makes marks at given values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset: preset, position: position, values: .given(values.map(\.plotValue)), content: content)
    }

    /// Makes marks at values without saying which there are.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        _groups = [_AxisGroup(preset: preset, position: position, values: values) { _ in content()._parts }]
    }

    /// Makes marks at given values without saying which there are.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        let values = AxisMarkValues.given(values.map(\.plotValue))
        _groups = [_AxisGroup(preset: preset, position: position, values: values) { _ in content()._parts }]
    }
}

extension AxisMarks where Content == _AxisMarkList {
    /// Makes lines, ticks and labels at values.
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

    /// Makes lines, ticks and labels at given values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(preset: preset, position: position, values: .given(values.map(\.plotValue)), stroke: stroke)
    }

    /// Makes lines, ticks and formatted labels at values.
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

/// Joins the content of an axis.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axiscontentbuilder)
@resultBuilder @MainActor
public enum AxisContentBuilder {
    /// The content together.
    public static func buildBlock(_ contents: any AxisContent...) -> AnyAxisContent {
        AnyAxisContent(contents.flatMap { $0._groups })
    }
    /// An `if` without an `else`.
    public static func buildOptional(_ content: AnyAxisContent?) -> AnyAxisContent { content ?? AnyAxisContent([]) }
    /// The first branch.
    public static func buildEither(first: AnyAxisContent) -> AnyAxisContent { first }
    /// The second branch.
    public static func buildEither(second: AnyAxisContent) -> AnyAxisContent { second }
    /// Content under `if #available`.
    public static func buildLimitedAvailability(_ content: AnyAxisContent) -> AnyAxisContent { content }
}

/// A value at which an axis has marks.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axisvalue)
public struct AxisValue {
    let value: _PlotValue
    /// The index among the values.
    public let index: Int
    /// How many values there are.
    public let count: Int

    /// The value as a type; nil where it has another kind.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.value(value) }
}

/// The values at which an axis has marks.
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

    /// Round values, as many as there is room for.
    public static var automatic: AxisMarkValues { automatic() }

    /// Round values, about as many as desired.
    ///
    /// - Parameter desiredCount: by default one for every 90 points of width or 50 of height.
    public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(desiredCount.map { max(1, $0) }))
    }

    /// The multiples of a number.
    public static func stride<P: Plottable & BinaryFloatingPoint>(by stepSize: P) -> AxisMarkValues {
        AxisMarkValues(kind: .step(Double(stepSize)))
    }

    /// The multiples of a number.
    @_disfavoredOverload
    public static func stride(by stepSize: Int) -> AxisMarkValues { AxisMarkValues(kind: .step(Double(stepSize))) }

    /// The beginnings of units of a calendar; that of the environment by default.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .calendar(component, max(1, count), calendar))
    }
}

/// The side of the plot at which an axis stands.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axismarkposition)
public struct AxisMarkPosition: Hashable, Sendable {
    enum Kind { case automatic, leading, trailing, top, bottom }

    let kind: Kind

    /// The bottom for x; for y the trailing side, or the leading one for categories.
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

/// How labels stand to the lines of an axis.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axismarkpreset)
public struct AxisMarkPreset: Hashable, Sendable {
    enum Kind { case automatic, extended, aligned, inset }

    let kind: Kind

    /// Beside the line for numbers and dates along x, in the middle for categories and along y.
    public static let automatic = AxisMarkPreset(kind: .automatic)
    /// As automatic.
    public static let extended = AxisMarkPreset(kind: .extended)
    /// The first and the last label end with the plot, the others lie in the middle of their lines.
    public static let aligned = AxisMarkPreset(kind: .aligned)
    /// Labels lie within the plot.
    public static let inset = AxisMarkPreset(kind: .inset)
}
