public import CoreGraphics
public import SwiftUI

extension View {
    // MARK: Symbols

    /// Sets the symbols of values.
    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View {
        let pairs = mapping.map { ($0.key.plotValue, AnyChartSymbol($0.value)) }
        return chart { $0.symbols.name(pairs) }
    }

    /// Sets the symbols of values, of different types.
    @_disfavoredOverload
    public func chartSymbolScale<D: Plottable>(_ mapping: KeyValuePairs<D, any ChartSymbolShape>) -> some View {
        let pairs = mapping.map { ($0.key.plotValue, AnyChartSymbol(AnyChartSymbolShape(erasing: $0.value))) }
        return chart { $0.symbols.name(pairs) }
    }

    /// Sets the values in legend order, with default symbols.
    public func chartSymbolScale<D: Plottable>(domain: [D]) -> some View {
        let values = domain.map(\.plotValue)
        return chart { $0.symbols.domain = values }
    }

    /// Sets the symbols of values: the first of the range for the first of the domain, and so on.
    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(domain: [D], range: [S]) -> some View {
        let (values, symbols) = (domain.map(\.plotValue), range.map { AnyChartSymbol($0) })
        return chart { ($0.symbols.domain, $0.symbols.range) = (values, symbols) }
    }

    /// Sets the symbols that values are assigned in order of appearance.
    public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
        let symbols = range.map { AnyChartSymbol($0) }
        return chart { $0.symbols.range = symbols }
    }

    /// Sets the symbols of values with a closure.
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

    /// Sets the areas of values' symbols, in square points.
    public func chartSymbolSizeScale<D: Plottable>(_ mapping: KeyValuePairs<D, CGFloat>) -> some View {
        let pairs = mapping.map { ($0.key.plotValue.text, $0.value) }
        return chart { settings in for (name, area) in pairs { settings.symbolSizes.named[name] = area } }
    }

    /// Sets the areas of the symbols of the lowest and the highest value, in square points: by default, those of
    /// disks 4 and 16 points wide.
    public func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View {
        chart { $0.symbolSizes.set(range, nil, type) }
    }

    /// Sets the areas of the symbols of the lowest and the highest value of a domain, in square points.
    public func chartSymbolSizeScale<D: ScaleDomain>(
        domain: D, range: ClosedRange<CGFloat>, type: ScaleType? = nil
    ) -> some View {
        let domain = domain._domain
        return chart { $0.symbolSizes.set(range, domain, type) }
    }

    /// Sets the values with the smallest and the largest symbols.
    public func chartSymbolSizeScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        let domain = domain._domain
        return chart { $0.symbolSizes.set(nil, domain, type) }
    }

    // MARK: Line styles

    /// Sets the line styles of values.
    public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
        let pairs = mapping.map { ($0.key.plotValue, $0.value) }
        return chart { $0.lineStyles.name(pairs) }
    }

    /// Sets the line styles of values: the first of the range for the first of the domain, and so on.
    public func chartLineStyleScale<D: Plottable>(domain: [D], range: [StrokeStyle]) -> some View {
        let values = domain.map(\.plotValue)
        return chart { ($0.lineStyles.domain, $0.lineStyles.range) = (values, range) }
    }

    /// Sets the line styles that values are assigned in order of appearance.
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
