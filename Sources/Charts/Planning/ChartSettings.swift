import CoreGraphics
import SwiftUI

/// The settings that modifiers declare for the charts in a view.
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
    /// Adds gestures to a view over the plot.
    var gestures: [(ChartProxy, AnyView) -> AnyView] = []
    var angleSelection: ChartSelection?
    var scrollableAxes: Axis.Set = []
}

/// The settings of one axis and its scale.
struct AxisSettings {
    var visibility = Visibility.automatic
    var content: AnyAxisContent?
    var domain: _ScaleDomain?
    var padding: (start: CGFloat, end: CGFloat)?
    var type: ScaleType?
    var labels: [AxisTitle] = []
    var selection: ChartSelection?
    var rangeSelection: ChartRangeSelection?
    /// The visible length of the domain.
    var visibleLength: Double?
    var initialPosition: _PlotValue?
    var position: ChartSelection?
    var target: ChartScrollTarget?
    var style: ((ChartAxisContent) -> AnyView)?
}

/// The title of an axis.
struct AxisTitle {
    let view: AnyView
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
}

/// The position and content of the legend.
struct LegendSettings {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
}

/// An overlay or background of charts.
struct ChartLayering {
    let alignment: Alignment
    let content: (ChartProxy) -> AnyView
}

/// The binding to a selected value; nil if none is selected.
struct ChartSelection {
    let get: () -> _PlotValue?
    let set: (_PlotValue?) -> Void
}

/// The binding to a selected range.
struct ChartRangeSelection {
    let set: (_PlotValue, _PlotValue) -> Void
    let clear: () -> Void
}

/// The styles assigned to values.
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
    /// Changes the settings of the charts in the view.
    func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }
}
