import SwiftUI

/// Keeps a map view as its SwiftUI view says, and reports what the user does.
@MainActor
public final class _MapCoordinator: NSObject, MKMapViewDelegate {
    private var view: _MapKitView
    private var environment = EnvironmentValues()
    private var annotations: [[AnyHashable]: MarkAnnotation] = [:]
    private var overlays: [(mark: MapMark, overlay: any MKOverlay)] = []
    /// The position that was last shown.
    private var shown: MapCameraPosition?
    private var isUpdating = false

    init(_ view: _MapKitView) { self.view = view }

    // MARK: Updates

    func update(_ map: MKMapView, with view: _MapKitView, _ environment: EnvironmentValues, isAnimated: Bool) {
        isUpdating = true
        defer { isUpdating = false }
        (self.view, self.environment) = (view, environment)
        map.mapType = environment.mapStyle.mapType
        (map.isScrollEnabled, map.isZoomEnabled) = (view.modes.contains(.pan), view.modes.contains(.zoom))
        map.isRotateEnabled = view.modes.contains(.rotate)
        map.cameraBoundary = view.bounds?.area.flatMap { MKMapView.CameraBoundary(mapRect: $0) }
        map.cameraZoomRange = view.bounds.flatMap {
            MKMapView.CameraZoomRange(
                minCenterCoordinateDistance: $0.distances.least ?? MKMapCameraZoomDefault,
                maxCenterCoordinateDistance: $0.distances.most ?? MKMapCameraZoomDefault)
        }
        updateAnnotations(map)
        updateOverlays(map)
        updatePlace(map, isAnimated)
        updateSelection(map)
    }

    private func updateAnnotations(_ map: MKMapView) {
        let marks = view.marks.filter { $0.coordinate != nil }
        let keys = Set(marks.map(\.key))
        let removed = annotations.filter { !keys.contains($0.key) }
        map.removeAnnotations(Array(removed.values))
        for key in removed.keys { annotations[key] = nil }
        var added: [MarkAnnotation] = []
        for mark in marks {
            if let annotation = annotations[mark.key] {
                let needsView = !annotation.mark.hasSameView(as: mark)
                annotation.show(mark)
                if needsView {
                    map.removeAnnotation(annotation)
                    added.append(annotation)
                } else if let view = map.view(for: annotation) {
                    configure(view, for: annotation)
                }
            } else {
                let annotation = MarkAnnotation(mark)
                annotations[mark.key] = annotation
                added.append(annotation)
            }
        }
        map.addAnnotations(added)
        let isFollowing = view.tracking?.wrappedValue == .follow || position?.followsUserLocation == true
        map.showsUserLocation =
            view.showsUser || isFollowing || view.marks.contains { if case .user = $0.kind { true } else { false } }
        map.userTrackingMode = isFollowing ? .follow : .none
    }

    private func updateOverlays(_ map: MKMapView) {
        let marks = view.marks.compactMap { mark -> (MapMark, any MKOverlay)? in
            if case .overlay(let overlay) = mark.kind { (mark, overlay) } else { nil }
        }
        let isSame =
            marks.count == overlays.count
            && zip(marks, overlays).allSatisfy { new, old in
                new.0.settings == old.mark.settings && OverlayShape(new.1) == OverlayShape(old.overlay)
            }
        guard !isSame else { return }
        map.removeOverlays(overlays.map(\.overlay))
        overlays = marks.map { (mark: $0.0, overlay: $0.1) }
        for (mark, overlay) in overlays { map.addOverlay(overlay, level: mark.settings.level) }
    }

    // MARK: Places

    private var position: MapCameraPosition? {
        switch view.place {
        case .position(let binding): binding.wrappedValue
        case .initial(let position): shown == nil ? position : nil
        case .region(let binding): .region(binding.wrappedValue)
        case .rect(let binding): .rect(binding.wrappedValue)
        }
    }

    private func updatePlace(_ map: MKMapView, _ isAnimated: Bool) {
        guard let position, position != shown else { return }
        let isFirst = shown == nil
        shown = position
        guard let target = target(for: position) else { return }
        map.move(to: target, animated: isAnimated && !isFirst)
    }

    private func target(for position: MapCameraPosition) -> MapTarget? {
        switch position.kind {
        case .automatic: return all
        case .byUser: return nil
        case .region(let region): return region.isValid ? .rect(region.mapRect, .zero) : nil
        case .rect(let rect): return rect.isNull ? nil : .rect(rect, .zero)
        case .camera(let camera): return camera.target
        case .item(let item):
            let region = MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)
            return region.isValid ? .rect(region.mapRect, .zero) : nil
        case .user(_, let fallback): return target(for: fallback)
        }
    }

    /// All of the content, with some room about it.
    private var all: MapTarget? {
        let points = view.marks.compactMap(\.coordinate).map { MKMapPoint($0) }.unrolled
        let rect = overlays.reduce(MKMapRect(around: points)) { $0.union($1.overlay.boundingMapRect) }
        guard !rect.isNull else { return nil }
        return .rect(rect.withSurroundings, UIEdgeInsets(top: 56, left: 40, bottom: 40, right: 40))
    }

    // MARK: Selection

    private func updateSelection(_ map: MKMapView) {
        guard let selection = view.selection else { return }
        let selected = map.selectedAnnotations.first as? MarkAnnotation
        guard selection.wrappedValue != selected?.mark.tag else { return }
        if let tag = selection.wrappedValue, let annotation = annotations.values.first(where: { $0.mark.tag == tag }) {
            map.selectAnnotation(annotation, animated: true)
        } else {
            map.deselectAnnotation(nil, animated: true)
        }
    }

    private func selectionDidChange(_ map: MKMapView) {
        guard !isUpdating, let selection = view.selection else { return }
        let tag = (map.selectedAnnotations.first as? MarkAnnotation)?.mark.tag
        if selection.wrappedValue != tag { selection.wrappedValue = tag }
    }

    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) { selectionDidChange(mapView) }

    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
        // If another one is selected instead, only that is reported.
        Task { @MainActor in selectionDidChange(mapView) }
    }

    // MARK: Moves

    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
        report(mapView, .continuous)
        guard !isUpdating, mapView.isMovedByUser else { return }
        switch view.place {
        case .position(let binding):
            let position = MapCameraPosition(kind: .byUser)
            shown = position
            if binding.wrappedValue != position { binding.wrappedValue = position }
        case .initial: break
        case .region(let binding):
            shown = .region(mapView.region)
            binding.wrappedValue = mapView.region
        case .rect(let binding):
            shown = .rect(mapView.visibleMapRect)
            binding.wrappedValue = mapView.visibleMapRect
        }
    }

    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { report(mapView, .onEnd) }

    private func report(_ map: MKMapView, _ frequency: MapCameraUpdateFrequency) {
        let observers = environment.mapCameraObservers.filter { $0.frequency == frequency }
        guard !observers.isEmpty else { return }
        let context = MapCameraUpdateContext(
            camera: MapCamera(map.camera), region: map.region, rect: map.visibleMapRect)
        // Not while views are being updated.
        Task { @MainActor in for observer in observers { observer.action(context) } }
    }

    // MARK: Views

    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        guard let annotation = annotation as? MarkAnnotation else { return nil }
        let view: MKAnnotationView =
            switch annotation.mark.kind {
            case .pin: MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
            case .view: HostedAnnotationView(annotation: annotation, reuseIdentifier: nil)
            default: MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
            }
        configure(view, for: annotation)
        return view
    }

    private func configure(_ view: MKAnnotationView, for annotation: MarkAnnotation) {
        let settings = annotation.mark.settings
        // Without a selection, touches select nothing.
        view.isEnabled = self.view.selection != nil
        view.displayPriority = .required
        switch annotation.mark.kind {
        case .pin: (view as? MKPinAnnotationView)?.pinTintColor = settings.tint ?? MKPinAnnotationView.redPinColor()
        case .marker(_, _, let glyph):
            guard let marker = view as? MKMarkerAnnotationView else { return }
            marker.markerTintColor = settings.tint
            marker.glyphImage = glyph
            marker.titleVisibility = settings.titles == .hidden ? .hidden : .visible
        case .view(_, let title, let anchor, let content):
            (view as? HostedAnnotationView)?.show(
                content, in: environment, at: anchor, title: settings.titles == .hidden ? nil : title)
        case .user, .overlay: break
        }
    }

    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        let renderer: MKOverlayPathRenderer
        switch overlay {
        case let line as MKPolyline: renderer = MKPolylineRenderer(polyline: line)
        case let area as MKPolygon: renderer = MKPolygonRenderer(polygon: area)
        case let circle as MKCircle: renderer = MKCircleRenderer(circle: circle)
        default: return MKOverlayRenderer(overlay: overlay)
        }
        guard let settings = overlays.first(where: { $0.overlay === overlay })?.mark.settings else { return renderer }
        let isLine = overlay is MKPolyline
        let style = settings.strokeStyle
        renderer.strokeColor = settings.stroke ?? (isLine ? settings.fill ?? .tintColor : nil)
        (renderer.lineWidth, renderer.lineCap, renderer.lineJoin) = (style.lineWidth, style.lineCap, style.lineJoin)
        (renderer.miterLimit, renderer.lineDashPhase) = (style.miterLimit, style.dashPhase)
        renderer.lineDashPattern = style.dash.isEmpty ? nil : style.dash.map { NSNumber(value: Double($0)) }
        // An area without any style is filled.
        if !isLine { renderer.fillColor = settings.fill ?? (settings.stroke == nil ? .tintColor : nil) }
        return renderer
    }
}

/// The annotation of a mark.
private final class MarkAnnotation: MKPointAnnotation {
    private(set) var mark: MapMark

    init(_ mark: MapMark) {
        self.mark = mark
        super.init(coordinate: CLLocationCoordinate2D(), title: nil, subtitle: nil)
        show(mark)
    }

    func show(_ mark: MapMark) {
        self.mark = mark
        if let place = mark.coordinate { coordinate = place }
        switch mark.kind {
        case .marker(_, let text, _), .view(_, let text, _, _): title = text
        case .pin, .user, .overlay: break
        }
    }
}

extension MapMark {
    fileprivate func hasSameView(as other: MapMark) -> Bool {
        switch (kind, other.kind) {
        case (.pin, .pin), (.marker, .marker), (.view, .view): true
        default: false
        }
    }
}

/// The form of an overlay, by which a view's overlays are compared with those that are shown.
private struct OverlayShape: Equatable {
    private let numbers: [Double]
    private let type: ObjectIdentifier

    init(_ overlay: any MKOverlay) {
        type = ObjectIdentifier(Swift.type(of: overlay))
        switch overlay {
        case let line as MKMultiPoint:
            let holes = (line as? MKPolygon)?.interiorPolygons ?? []
            numbers = ([line] + holes).flatMap { [Double($0.pointCount)] + $0.mapPoints.flatMap { [$0.x, $0.y] } }
        default:
            let rect = overlay.boundingMapRect
            numbers = [rect.minX, rect.minY, rect.width, rect.height]
        }
    }
}
