/// The styles that modifiers assign to values: symbols, or line styles.
struct ValueStyles<Style> {
    /// The styles of values, by name.
    var named: [String: Style] = [:]
    /// The values in legend order; values that are not listed follow.
    var domain: [_PlotValue] = []
    /// The styles that values are assigned in order, cyclically.
    var range: [Style] = []
    var function: (@MainActor (_PlotValue) -> Style?)?

    /// Returns the values of the data in legend order.
    func order(_ values: [_PlotValue]) -> [_PlotValue] { domain + values.filter { !domain.contains($0) } }

    /// Returns the style of the value at an index of the order; nil if none is set.
    @MainActor
    func style(of value: _PlotValue, at index: Int) -> Style? {
        if let style = named[value.text] ?? function?(value) { return style }
        return range.isEmpty ? nil : range[index % range.count]
    }
}
