import CoreGraphics
import SwiftUI

/// What modifiers say of the charts in a view.
struct ChartSettings {
    var x = AxisSettings()
    var y = AxisSettings()
    var foreground: StyleRange?
    var symbols = ValueStyles<AnyChartSymbol>()
    var lineStyles = ValueStyles<StrokeStyle>()
    var symbolSizes = SizeScale()
    var legend = LegendSettings()
    var plotStyle: ((ChartPlotContent) -> AnyView)?
    var overlays: [ChartLayering] = []
    var backgrounds: [ChartLayering] = []
    /// Puts gestures on a view over the plot.
    var gestures: [(ChartProxy, AnyView) -> AnyView] = []
    var angleSelection: ChartSelection?
    var scrollableAxes: Axis.Set = []
}

/// What modifiers say of one axis and its scale.
struct AxisSettings {
    var visibility = Visibility.automatic
    var content: AnyAxisContent?
    var domain: _ScaleDomain?
    var padding: (start: CGFloat, end: CGFloat)?
    var type: ScaleType?
    var labels: [AxisTitle] = []
    var selection: ChartSelection?
    var rangeSelection: ChartRangeSelection?
    /// How much of the domain is seen at once.
    var visibleLength: Double?
    var initialPosition: _PlotValue?
    var position: ChartSelection?
    var target: ChartScrollTarget?
    var style: ((ChartAxisContent) -> AnyView)?
}

/// A name beside an axis.
struct AxisTitle {
    let view: AnyView
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
}

/// Where the legend stands, and what is in it.
struct LegendSettings {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
}

/// A view in front of charts or behind them.
struct ChartLayering {
    let alignment: Alignment
    let content: (ChartProxy) -> AnyView
}

/// A value that a touch selects; nil when there is none.
struct ChartSelection {
    let get: () -> _PlotValue?
    let set: (_PlotValue?) -> Void
}

/// A range that a touch selects.
struct ChartRangeSelection {
    let set: (_PlotValue, _PlotValue) -> Void
    let clear: () -> Void
}

/// The styles of values.
enum StyleRange {
    case mapping([(_PlotValue, AnyShapeStyle)])
    case styles(domain: [_PlotValue]?, [AnyShapeStyle])
    case function(domain: [_PlotValue]?, (_PlotValue) -> AnyShapeStyle?)
    case gradient(Gradient, domain: [_PlotValue]?, ScaleCurve)
}

extension EnvironmentValues {
    private struct ChartSettingsKey: EnvironmentKey {
        static var defaultValue: ChartSettings { ChartSettings() }
    }

    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

extension View {
    /// Says something of the charts in the view.
    func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }
}
