import CoreGraphics
public import Foundation
public import SwiftUI

/// A part of an axis at one of its values: a line, a tick or a label.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axismark)
@MainActor @preconcurrency
public protocol AxisMark {
    /// The parts in the chart's internal representation.
    var _parts: [_AxisPart] { get }
}

/// A part of an axis in the chart's internal representation.
public struct _AxisPart {
    enum Kind {
        case gridLine(StrokeStyle?)
        case tick(StrokeStyle?, length: AxisMarkLength)
        case label(AxisLabel)
    }

    var kind: Kind
    var isCentered: Bool?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// The content of an axis label.
struct AxisLabel {
    enum Content {
        case automatic
        case format((_PlotValue, EnvironmentValues) -> String?)
        case view(AnyView)
    }

    let content: Content
    var anchor: UnitPoint?
    var hidesCollisions = true
    /// The clockwise rotation of the label.
    var angle = Angle.zero
    var spacing: (x: CGFloat?, y: CGFloat?) = (nil, nil)
}

/// The length of ticks.
struct AxisMarkLength {
    let points: CGFloat?
    /// Whether the ticks are as long as the labels are tall.
    var reachesLabels: Bool { points == nil }
}

/// A line across the plot at an axis value.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axisgridline)
public struct AxisGridLine: AxisMark {
    public let _parts: [_AxisPart]

    /// Creates grid lines.
    ///
    /// - Parameters:
    ///   - centered: whether lines are centred between their value and the next; false by default.
    ///   - stroke: the line style; one point wide by default.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        _parts = [_AxisPart(kind: .gridLine(stroke), isCentered: centered)]
    }
}

/// A short line outside the plot at an axis value.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axistick)
public struct AxisTick: AxisMark {
    public let _parts: [_AxisPart]

    /// Creates ticks with a length in points.
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        let length = AxisMarkLength(points: length.isFinite ? max(0, length) : 0)
        _parts = [_AxisPart(kind: .tick(stroke, length: length), isCentered: centered)]
    }

    /// Creates ticks: by default as long as a label is tall above and below the plot, and four points beside it.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        _parts = [_AxisPart(kind: .tick(stroke, length: AxisMarkLength(points: nil)), isCentered: centered)]
    }

    /// The length of ticks.
    public struct Length: Hashable, Sendable {
        /// As long as a label is tall above and below the plot, and four points beside it.
        public static let automatic = Length()
    }
}

/// A part of an axis with modifiers.
public struct _StyledAxisMark: AxisMark {
    public let _parts: [_AxisPart]
}

extension AxisMark {
    private func changed(_ change: (inout _AxisPart) -> Void) -> _StyledAxisMark {
        _StyledAxisMark(
            _parts: _parts.map {
                var part = $0
                change(&part)
                return part
            })
    }

    /// Sets the style of lines, ticks and labels.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        changed { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
    }

    /// Sets the font of labels.
    public func font(_ font: Font?) -> some AxisMark { changed { if $0.font == nil { $0.font = font } } }

    /// Offsets lines, ticks and labels, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        changed {
            $0.offset.width += x
            $0.offset.height += y
        }
    }
}

/// A sequence of axis parts.
public struct _AxisMarkList: AxisMark {
    public let _parts: [_AxisPart]
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public var _parts: [_AxisPart] { self?._parts ?? [] }
}

/// Builds the parts of an axis.
/// [Apple's reference](https://developer.apple.com/documentation/charts/axismarkbuilder)
@resultBuilder @MainActor
public enum AxisMarkBuilder {
    /// Combines the parts.
    public static func buildBlock(_ marks: any AxisMark...) -> _AxisMarkList {
        _AxisMarkList(_parts: marks.flatMap { $0._parts })
    }
    /// Returns the parts of an `if` without an `else`.
    public static func buildOptional(_ mark: _AxisMarkList?) -> _AxisMarkList { mark ?? _AxisMarkList(_parts: []) }
    /// Returns the first branch.
    public static func buildEither(first: _AxisMarkList) -> _AxisMarkList { first }
    /// Returns the second branch.
    public static func buildEither(second: _AxisMarkList) -> _AxisMarkList { second }
    /// Returns the parts under `if #available`.
    public static func buildLimitedAvailability(_ mark: _AxisMarkList) -> _AxisMarkList { mark }
}

/// Converts formats to closures.
enum AxisFormat {
    static func writer<F: FormatStyle>(_ format: F) -> (_PlotValue, EnvironmentValues) -> String?
    where F.FormatInput: Plottable, F.FormatOutput == String {
        return { value, environment in
            guard let input = F.FormatInput.value(value) else { return nil }
            if var dates = format as? Date.FormatStyle, let date = input as? Date {
                dates.timeZone = environment.timeZone
                return dates.locale(environment.locale).format(date)
            }
            return format.locale(environment.locale).format(input)
        }
    }
}
