public import CoreGraphics
public import SwiftUI

extension View {
    // MARK: Symbols

    /// The symbols of values.
    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View {
        let pairs = mapping.map { ($0.key.plotValue, AnyChartSymbol($0.value)) }
        return chart { $0.symbols.name(pairs) }
    }

    /// The symbols of values, of several types.
    @_disfavoredOverload
    public func chartSymbolScale<D: Plottable>(_ mapping: KeyValuePairs<D, any ChartSymbolShape>) -> some View {
        let pairs = mapping.map { ($0.key.plotValue, AnyChartSymbol(AnyChartSymbolShape(erasing: $0.value))) }
        return chart { $0.symbols.name(pairs) }
    }

    /// The values in the order of the legend, with the symbols that charts give.
    public func chartSymbolScale<D: Plottable>(domain: [D]) -> some View {
        let values = domain.map(\.plotValue)
        return chart { $0.symbols.domain = values }
    }

    /// The symbols of values: the first of the range for the first of the domain, and so on.
    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(domain: [D], range: [S]) -> some View {
        let (values, symbols) = (domain.map(\.plotValue), range.map { AnyChartSymbol($0) })
        return chart { ($0.symbols.domain, $0.symbols.range) = (values, symbols) }
    }

    /// The symbols that values get in the order of their appearance.
    public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
        let symbols = range.map { AnyChartSymbol($0) }
        return chart { $0.symbols.range = symbols }
    }

    /// The symbols of values, made by a closure.
    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
        domain: [D] = [], mapping: @escaping (D) -> S
    ) -> some View {
        let values = domain.map(\.plotValue)
        return chart {
            $0.symbols.domain = values
            $0.symbols.function = { value in D.value(value).map { AnyChartSymbol(mapping($0)) } }
        }
    }

    // MARK: Sizes

    /// The areas of the symbols of values, in square points.
    public func chartSymbolSizeScale<D: Plottable>(_ mapping: KeyValuePairs<D, CGFloat>) -> some View {
        let pairs = mapping.map { ($0.key.plotValue.text, $0.value) }
        return chart { settings in for (name, area) in pairs { settings.symbolSizes.named[name] = area } }
    }

    /// The areas of the symbols of the least and of the greatest value, in square points: those of disks 4 and 16 points
    /// wide by default.
    public func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View {
        chart { $0.symbolSizes.set(range, nil, type) }
    }

    /// The areas of the symbols of the least and of the greatest value of a domain, in square points.
    public func chartSymbolSizeScale<D: ScaleDomain>(
        domain: D, range: ClosedRange<CGFloat>, type: ScaleType? = nil
    ) -> some View {
        let domain = domain._domain
        return chart { $0.symbolSizes.set(range, domain, type) }
    }

    /// The values whose symbols are the smallest and the largest.
    public func chartSymbolSizeScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        let domain = domain._domain
        return chart { $0.symbolSizes.set(nil, domain, type) }
    }

    // MARK: Dashes

    /// The dashes of values.
    public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
        let pairs = mapping.map { ($0.key.plotValue, $0.value) }
        return chart { $0.lineStyles.name(pairs) }
    }

    /// The dashes of values: the first of the range for the first of the domain, and so on.
    public func chartLineStyleScale<D: Plottable>(domain: [D], range: [StrokeStyle]) -> some View {
        let values = domain.map(\.plotValue)
        return chart { ($0.lineStyles.domain, $0.lineStyles.range) = (values, range) }
    }

    /// The dashes that values get in the order of their appearance.
    public func chartLineStyleScale(range: [StrokeStyle]) -> some View { chart { $0.lineStyles.range = range } }
}

extension ValueStyles {
    fileprivate mutating func name(_ pairs: [(_PlotValue, Style)]) {
        for (value, style) in pairs { named[value.text] = style }
        domain = pairs.map(\.0)
    }
}

extension SizeScale {
    fileprivate mutating func set(_ areas: ClosedRange<CGFloat>?, _ domain: _ScaleDomain?, _ type: ScaleType?) {
        if let areas { self.areas = areas }
        if case .values(let values)? = domain?.kind { self.domain = values }
        if let type { curve = type.curve }
    }
}
