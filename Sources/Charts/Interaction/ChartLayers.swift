import CoreGraphics
import SwiftUI

/// The layers in front of a chart and behind it: overlays, backgrounds and gestures.
struct ChartLayers: ViewModifier {
    let geometry: PlotGeometry
    let settings: ChartSettings
    let window: ScrollWindow
    @Binding var scroll: ChartScrollState
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content
            .backgroundPreferenceValue(PlotFrameKey.self) { anchor in
                layers(settings.backgrounds, anchor)
            }
            .overlayPreferenceValue(PlotFrameKey.self) { anchor in
                GeometryReader { reader in
                    if let anchor {
                        let frame = reader[anchor]
                        let proxy = proxy(anchor, frame)
                        if window.isScrolling {
                            ChartScroller(window: window, plot: frame.size, scroll: $scroll)
                                .frame(width: max(0, frame.width), height: max(0, frame.height))
                                .offset(x: frame.minX, y: frame.minY)
                        }
                        if isTouched {
                            Color.clear.contentShape(Rectangle())
                                .frame(width: max(0, frame.width), height: max(0, frame.height))
                                .modifier(
                                    SelectionGestures(proxy: proxy, settings: settings, isScrolling: window.isScrolling)
                                )
                                .offset(x: frame.minX, y: frame.minY)
                        }
                    }
                }
            }
            .overlayPreferenceValue(PlotFrameKey.self) { anchor in layers(settings.overlays, anchor) }
    }

    private var isTouched: Bool {
        settings.x.selection != nil || settings.y.selection != nil || settings.x.rangeSelection != nil
            || settings.y.rangeSelection != nil || settings.angleSelection != nil || !settings.gestures.isEmpty
    }

    private func proxy(_ anchor: Anchor<CGRect>, _ frame: CGRect) -> ChartProxy {
        ChartProxy(
            geometry: geometry, settings: settings, plotSize: frame.size, plotFrame: anchor,
            isMirrored: direction == .rightToLeft)
    }

    @ViewBuilder
    private func layers(_ layers: [ChartLayering], _ anchor: Anchor<CGRect>?) -> some View {
        if let anchor, !layers.isEmpty {
            GeometryReader { reader in
                ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
                    layer.content(proxy(anchor, reader[anchor]))
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)
                }
            }
        }
    }
}

/// Tracks fingers over the plot for selections.
struct SelectionGestures: ViewModifier {
    let proxy: ChartProxy
    let settings: ChartSettings
    let isScrolling: Bool

    func body(content: Content) -> some View {
        var view = AnyView(content)
        if isScrolling {
            view = AnyView(view.simultaneousGesture(SpatialTapGesture().onEnded { select($0.location, $0.location) }))
        } else if settings.gestures.isEmpty {
            let drag = DragGesture(minimumDistance: 0)
                .onChanged { select($0.startLocation, $0.location) }
                .onEnded { _ in clear() }
            view = AnyView(view.gesture(drag))
        }
        for gesture in settings.gestures { view = gesture(proxy, view) }
        return view
    }

    private func select(_ start: CGPoint, _ point: CGPoint) {
        if settings.x.selection != nil { proxy.selectXValue(at: point.x) }
        if settings.y.selection != nil { proxy.selectYValue(at: point.y) }
        if settings.angleSelection != nil { proxy.selectAngleValue(at: proxy.angle(at: point)) }
        if settings.x.rangeSelection != nil { proxy.selectXRange(from: start.x, to: point.x) }
        if settings.y.rangeSelection != nil { proxy.selectYRange(from: start.y, to: point.y) }
    }

    /// Lifting the finger clears a selected value; a range is kept.
    private func clear() {
        settings.x.selection?.set(nil)
        settings.y.selection?.set(nil)
        settings.angleSelection?.set(nil)
    }
}
