import CoreLocation
import UIKit

/// What a map is to show.
enum MapTarget {
    /// A rectangle, within insets of the view's edges.
    case rect(MKMapRect, UIEdgeInsets)
    /// A place in the middle.
    case center(MKMapPoint)
    case camera(MKMapPoint, distance: Double, heading: Double)
    case viewport(MapViewport)

    /// Whether the map can show it: whether all numbers are finite.
    var isFinite: Bool {
        switch self {
        case .rect(let rect, let insets):
            rect.isFinite && [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite)
        case .center(let place): place.x.isFinite && place.y.isFinite
        case .camera(let place, let distance, let heading):
            place.x.isFinite && place.y.isFinite && distance.isFinite && heading.isFinite
        case .viewport: true
        }
    }
}

/// Moving the map.
extension MKMapView {
    var visibleRect: MKMapRect {
        if !viewport.hasSize, case .rect(let rect, _) = pending { return rect }
        return viewport.mapRect
    }

    var visibleRegion: MKCoordinateRegion { MKCoordinateRegion(visibleRect) }

    /// Returns the viewport for a target, within the limits.
    func target(_ target: MapTarget) -> MapViewport {
        var result = viewport
        switch target {
        case .rect(let rect, let insets):
            result = result.fitting(rect, (insets.top, insets.left, insets.bottom, insets.right))
        case .center(let place): result.center = place
        case .camera(let place, let distance, let heading):
            result.center = place
            result.heading = heading
            result.distance = distance
        case .viewport(let viewport): result = viewport
        }
        return limited(result)
    }

    /// Returns the viewport within the camera's range and boundary.
    func limited(_ viewport: MapViewport) -> MapViewport {
        var result = viewport
        if let area = boundary?.mapRect {
            let x = Mercator.nearest(result.x, to: area.midX)
            result.center = MKMapPoint(
                x: min(max(x, area.minX), area.maxX), y: min(max(result.y, area.minY), area.maxY))
        }
        guard let zoomRange else { return result.clamped() }
        let distance = result.distance
        if zoomRange.minCenterCoordinateDistance >= 0, distance < zoomRange.minCenterCoordinateDistance {
            result.distance = zoomRange.minCenterCoordinateDistance
        } else if zoomRange.maxCenterCoordinateDistance >= 0, distance > zoomRange.maxCenterCoordinateDistance {
            result.distance = zoomRange.maxCenterCoordinateDistance
        }
        return result.clamped()
    }

    /// The duration of an animation that the caller doesn't determine, in seconds.
    private static let duration = 0.5

    /// Moves the map to a target: in an animation block with its duration, without a size once it has one. A target
    /// that is nowhere is ignored, with a logged line.
    func move(to target: MapTarget, animated: Bool, isByUser: Bool = false) {
        guard target.isFinite else { return reportOnce("\(target) is not on the map, and not shown") }
        endMotion()
        isMovedByUser = isByUser
        guard viewport.hasSize else {
            postpone(target)
            return
        }
        requested = target
        let end = self.target(target)
        let inherited = UIView.inheritedAnimationDuration
        guard end != viewport else { return }
        guard animated || inherited > 0, window != nil else {
            delegate?.mapView(self, regionWillChangeAnimated: false)
            show(end)
            delegate?.mapView(self, regionDidChangeAnimated: false)
            return
        }
        let duration = inherited > 0 ? inherited : MKMapView.duration
        run(MapMotion(from: viewport, to: end, duration: duration, curve: .eased))
    }

    /// Remembers a target until the view has a size.
    private func postpone(_ target: MapTarget) {
        switch target {
        case .rect(_, _), .camera, .viewport: pending = target
        case .center(let place):
            // The scale of what was to be shown is kept.
            guard case .rect(let rect, let insets) = pending else { return pending = target }
            let moved = rect.offsetBy(dx: place.x - rect.midX, dy: place.y - rect.midY)
            pending = .rect(moved, insets)
        }
        switch target {
        case .rect(let rect, _): viewport.center = rect.center
        case .center(let place), .camera(let place, _, _): viewport.center = place
        case .viewport(let other): viewport.center = other.center
        }
        if case .camera(_, _, let heading) = target { viewport.heading = heading }
    }

    /// Starts a motion.
    func run(_ motion: MapMotion) {
        endMotion()
        if !motion.continuesGesture { delegate?.mapView(self, regionWillChangeAnimated: true) }
        self.motion = motion
        motion.run { [weak self] viewport, isOver in
            guard let self, self.motion === motion else { return }
            var viewport = viewport
            // The view may have another size than at the start.
            viewport.size = self.viewport.size
            show(viewport.clamped())
            if isOver { endMotion() }
        }
    }

    /// Ends the motion where it is.
    func endMotion() {
        guard let motion else { return }
        self.motion = nil
        motion.stop()
        delegate?.mapView(self, regionDidChangeAnimated: true)
    }

    /// Shows a viewport at once.
    func show(_ viewport: MapViewport) {
        guard viewport != self.viewport else { return }
        self.viewport = viewport
        canvas.viewport = viewport
        updateAnnotations()
        updateOrnaments()
        delegate?.mapViewDidChangeVisibleRegion(self)
    }

    /// Follows the size of the view: the map shows what was requested, or keeps its centre and scale.
    func updateSize() {
        for view in [canvas, annotationContainer, calloutContainer] where view.frame != bounds { view.frame = bounds }
        guard bounds.size != viewport.size, !bounds.isEmpty else { return }
        var next = viewport
        next.size = bounds.size
        viewport.size = bounds.size
        let target = pending ?? requested
        let isFirst = pending != nil
        pending = nil
        if isFirst { requested = target }
        let end = limited(target.map { self.target($0) } ?? next)
        if isFirst { delegate?.mapView(self, regionWillChangeAnimated: false) }
        // Shown even if only the size is another.
        canvas.viewport = end
        viewport = end
        setNeedsAnnotationLayout()
        delegate?.mapViewDidChangeVisibleRegion(self)
        if isFirst { delegate?.mapView(self, regionDidChangeAnimated: false) }
    }
}

/// Conversion between coordinates and places in views.
extension MKMapView {
    /// Returns the place of a coordinate in a view; in the map's own coordinates, if it is nil.
    public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let point = currentViewport.point(for: MKMapPoint(coordinate))
        return view.map { convert(point, to: $0) } ?? point
    }

    /// Returns the coordinate of a place in a view; in the map's own coordinates, if it is nil.
    public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        currentViewport.mapPoint(for: view.map { convert(point, from: $0) } ?? point).coordinate
    }

    /// Returns the rectangle of a region in a view.
    public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let rect = region.mapRect
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
        let viewport = currentViewport
        let turn = Mercator.nearest(rect.midX, to: viewport.x) - rect.midX
        let points = corners.map { viewport.pointWithoutWrapping(for: MKMapPoint(x: $0.0 + turn, y: $0.1)) }
        let (x, y) = (points.map(\.x), points.map(\.y))
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return .null }
        let result = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        return view.map { convert(result, to: $0) } ?? result
    }

    /// Returns the region of a rectangle in a view.
    public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let rect = view.map { convert(rect, from: $0) } ?? rect
        let viewport = currentViewport
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ]
        return MKCoordinateRegion(MKMapRect(around: corners.map { viewport.mapPoint(for: $0) }))
    }

    /// What the map shows, in its current size though it has not been laid out yet.
    private var currentViewport: MapViewport {
        updateSize()
        return viewport
    }
}
