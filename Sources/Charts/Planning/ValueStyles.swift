/// What modifiers say of the styles of values: symbols, or dashes.
struct ValueStyles<Style> {
    /// The styles of values by their texts.
    var named: [String: Style] = [:]
    /// The values in the order of the legend; those that are not in it follow.
    var domain: [_PlotValue] = []
    /// The styles that values take in their order, again and again.
    var range: [Style] = []
    var function: (@MainActor (_PlotValue) -> Style?)?

    /// The values of the data in the order of the legend.
    func order(_ values: [_PlotValue]) -> [_PlotValue] { domain + values.filter { !domain.contains($0) } }

    /// The style of the value at an index of the order; nil where nothing says one.
    @MainActor
    func style(of value: _PlotValue, at index: Int) -> Style? {
        if let style = named[value.text] ?? function?(value) { return style }
        return range.isEmpty ? nil : range[index % range.count]
    }
}
