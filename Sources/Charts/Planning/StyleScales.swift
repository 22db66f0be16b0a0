import CoreGraphics
import SwiftUI

/// The scales that map values to styles, and the content of the legend.
@MainActor
struct StyleScales {
    /// The default colours of values, in order.
    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    private static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 4]]

    private(set) var foreground: [_PlotValue: AnyShapeStyle] = [:]
    private(set) var foregroundOrder: [_PlotValue] = []
    private(set) var symbols: [_PlotValue: AnyChartSymbol] = [:]
    private(set) var symbolOrder: [_PlotValue] = []
    private(set) var lineStyles: [_PlotValue: StrokeStyle] = [:]
    private(set) var lineOrder: [_PlotValue] = []
    /// The gradient of numbers, with the lowest and the highest number.
    private(set) var gradient: (gradient: Gradient, range: ClosedRange<Double>)?
    /// The curve that maps numbers to the gradient.
    private var gradientCurve = ScaleCurve.linear
    private let sizes: SizeScale

    init(_ marks: [Mark], _ settings: ChartSettings) {
        var sized: [_PlotValue] = []
        var numbers: ClosedRange<Double>?
        var seen: [MarkStyle.Encoding.Channel: Set<_PlotValue>] = [:]
        for mark in marks where !mark.style.encodings.isEmpty {
            for encoding in mark.style.encodings {
                let value = encoding.input.lower
                if let number = value.number, number.isFinite {
                    if encoding.channel == .foreground { numbers = numbers.joined(number) }
                }
                guard seen[encoding.channel, default: []].insert(value).inserted else { continue }
                switch encoding.channel {
                case .foreground: foregroundOrder.append(value)
                case .symbol: symbolOrder.append(value)
                case .lineStyle: lineOrder.append(value)
                case .symbolSize: sized.append(value)
                case .position: break
                }
            }
        }
        let isContinuous = foregroundOrder.contains { $0.category == nil }
        sizes = settings.symbolSizes.fitted(to: sized)
        symbolOrder = symbolOrder.isEmpty ? [] : settings.symbols.order(symbolOrder)
        lineOrder = lineOrder.isEmpty ? [] : settings.lineStyles.order(lineOrder)
        colour(settings.foreground, isContinuous ? numbers : nil)
        for (index, value) in symbolOrder.enumerated() {
            let standard = AnyChartSymbol(BasicChartSymbolShape.all[index % BasicChartSymbolShape.all.count])
            symbols[value] = settings.symbols.style(of: value, at: index) ?? standard
        }
        for (index, value) in lineOrder.enumerated() {
            let standard = StrokeStyle(lineWidth: 2, lineJoin: .round, dash: Self.dashes[index % Self.dashes.count])
            lineStyles[value] = settings.lineStyles.style(of: value, at: index) ?? standard
        }
    }

    private mutating func colour(_ range: StyleRange?, _ numbers: ClosedRange<Double>?) {
        func order(_ domain: [_PlotValue]?) {
            guard let domain else { return }
            foregroundOrder = domain + foregroundOrder.filter { !domain.contains($0) }
        }
        switch range {
        case .mapping(let pairs):
            order(pairs.map(\.0))
            foreground = Dictionary(pairs) { first, _ in first }
        case .styles(let domain, let styles) where !styles.isEmpty:
            order(domain)
            for (index, value) in foregroundOrder.enumerated() { foreground[value] = styles[index % styles.count] }
        case .function(let domain, let style):
            order(domain)
            for value in foregroundOrder { foreground[value] = style(value) }
        case .gradient(let given, let domain, let curve):
            gradientCurve = curve
            let ends = (domain ?? []).compactMap(\.number)
            let own = numbers ?? 0...1
            gradient = (given, (ends.min() ?? own.lowerBound)...(ends.max() ?? own.upperBound))
        case .styles, nil:
            if let numbers {
                let colors = [Color.blue.mix(with: .white, by: 0.75), .blue]
                gradient = (Gradient(colors: colors), numbers)
            }
        }
        guard gradient == nil else { return }
        for (index, value) in foregroundOrder.enumerated() where foreground[value] == nil {
            foreground[value] = AnyShapeStyle(Self.palette[index % Self.palette.count])
        }
    }

    /// Round numbers along the gradient, with their positions from 0 to 1.
    var gradientTicks: [(number: Double, part: Double)] {
        guard let range = gradient?.range else { return [] }
        let step = NumberTicks.step(range.upperBound - range.lowerBound, 4)
        let numbers =
            gradientCurve == .log
            ? NumberTicks.logarithmic(range.lowerBound, range.upperBound)
            : NumberTicks.values(range.lowerBound, range.upperBound, step: step)
        return numbers.map { ($0, gradientPart(of: $0, in: range)) }
    }

    private func gradientPart(of number: Double, in range: ClosedRange<Double>) -> Double {
        let (low, high) = (gradientCurve.apply(range.lowerBound), gradientCurve.apply(range.upperBound))
        return high > low ? (gradientCurve.apply(number) - low) / (high - low) : 1
    }

    /// Returns the foreground style of a value.
    func foregroundStyle(_ value: _PlotValue) -> AnyShapeStyle {
        if let gradient, let number = value.number, number.isFinite {
            return AnyShapeStyle(gradient.gradient.color(at: gradientPart(of: number, in: gradient.range)))
        }
        return foreground[value] ?? AnyShapeStyle(Self.palette[0])
    }

    /// Returns the foreground style of a mark.
    func foregroundStyle(of style: MarkStyle) -> AnyShapeStyle {
        if let value = style.encoding(.foreground)?.lower { return foregroundStyle(value) }
        return style.foreground ?? AnyShapeStyle(Self.palette[0])
    }

    /// Returns the symbol of a mark; nil if none is set.
    func symbol(of style: MarkStyle) -> AnyChartSymbol? {
        style.encoding(.symbol).flatMap { symbols[$0.lower] } ?? style.symbol
    }

    /// Returns the frame of a mark's symbol around a point.
    func symbolFrame(of style: MarkStyle, around center: CGPoint) -> CGRect {
        let area = style.encoding(.symbolSize).flatMap { sizes.area(of: $0.lower) }
        let size = area.map { SymbolSize.area($0) } ?? style.symbolSize ?? .standard
        return size.frame(of: symbol(of: style) ?? .disk, around: center)
    }

    func lineStyle(of style: MarkStyle, width: CGFloat) -> StrokeStyle {
        style.encoding(.lineStyle).flatMap { lineStyles[$0.lower] } ?? style.lineStyle
            ?? StrokeStyle(lineWidth: width, lineCap: width > 1 ? .round : .butt, lineJoin: .round)
    }
}

extension Optional where Wrapped == ClosedRange<Double> {
    fileprivate func joined(_ number: Double) -> ClosedRange<Double> {
        map { min($0.lowerBound, number)...max($0.upperBound, number) } ?? number...number
    }
}

extension Gradient {
    /// Returns the colour at a location from 0 to 1.
    @MainActor
    func color(at part: Double) -> Color {
        let stops = stops.sorted { $0.location < $1.location }
        guard let first = stops.first, let last = stops.last else { return .clear }
        if part <= first.location { return first.color }
        for (low, high) in zip(stops, stops.dropFirst()) where part <= high.location {
            let length = high.location - low.location
            return low.color.mix(with: high.color, by: length > 0 ? (part - low.location) / length : 1)
        }
        return last.color
    }
}
