import QuartzCore
import UIKit

/// The recognizers of a map, and what they do.
@MainActor
final class MapGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let map: MKMapView
    private let pan = UIPanGestureRecognizer()
    private let pinch = UIPinchGestureRecognizer()
    private let rotation = UIRotationGestureRecognizer()
    private let zoomIn = UITapGestureRecognizer()
    private let zoomOut = UITapGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    /// The number of recognizers that are moving the map.
    private var active = 0
    private var drag: AnnotationDrag?

    /// The angle by which fingers turn before the map does, in radians.
    private static let rotationThreshold: CGFloat = 0.2
    private var turn: CGFloat = 0

    init(_ map: MKMapView) {
        self.map = map
        super.init()
        pan.addAction { [weak self] in self?.scroll($0) }
        pinch.addAction { [weak self] in self?.zoom($0) }
        rotation.addAction { [weak self] in self?.rotate($0) }
        zoomIn.numberOfTapsRequired = 2
        zoomIn.addAction { [weak self] in self?.step($0, by: 0.5) }
        zoomOut.numberOfTouchesRequired = 2
        zoomOut.addAction { [weak self] in self?.step($0, by: 2) }
        tap.addAction { [weak self] in self?.select($0) }
        press.addAction { [weak self] in self?.drag($0) }
        for recognizer in [pan, pinch, rotation, zoomIn, zoomOut, tap, press] {
            recognizer.delegate = self
            map.addGestureRecognizer(recognizer)
        }
    }

    // MARK: UIGestureRecognizerDelegate

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let moving: [UIGestureRecognizer] = [pan, pinch, rotation]
        if moving.contains(gestureRecognizer), moving.contains(otherGestureRecognizer) { return true }
        // A double tap on an annotation selects it and zooms.
        return Set([gestureRecognizer, otherGestureRecognizer]) == Set([tap, zoomIn])
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let touched = touch.view else { return true }
        // Callouts and ornaments have their own touches.
        if touched.isDescendant(of: map.calloutContainer) { return false }
        return !(touched is UIControl) || gestureRecognizer !== tap
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        switch gestureRecognizer {
        case pan: map.isScrollEnabled && drag == nil
        case pinch, zoomIn, zoomOut: map.isZoomEnabled
        case rotation: map.isRotateEnabled
        case press: draggableView(at: press.location(in: map)) != nil
        default: true
        }
    }

    // MARK: Moving

    /// Returns the viewport with another scale or direction, in which the place at a point stays there.
    private func viewport(about point: CGPoint, _ change: (inout MapViewport) -> Void) -> MapViewport {
        var next = map.viewport
        let place = next.mapPoint(for: point)
        change(&next)
        next = map.limited(next)
        next.center = next.moved(place, to: point)
        return next
    }

    /// Moves the map so that a place stays at a point, while a gesture changes the scale or direction.
    private func change(about point: CGPoint, _ body: (inout MapViewport) -> Void) {
        map.show(map.limited(viewport(about: point, body)))
    }

    /// Counts the recognizers that move the map, and tells the delegate when the first begins.
    private func begin() {
        if active == 0 {
            map.endMotion()
            map.requested = nil
            map.isMovedByUser = true
            map.delegate?.mapView(map, regionWillChangeAnimated: false)
        }
        active += 1
    }

    /// Ends one recognizer; the last one lets the map decelerate from a velocity in points per second.
    private func end(_ velocity: CGPoint = .zero) {
        active = max(active - 1, 0)
        guard active == 0 else { return }
        let speed = hypot(velocity.x, velocity.y)
        guard speed > 50 else {
            map.delegate?.mapView(map, regionDidChangeAnimated: false)
            return
        }
        // The way until the speed has fallen to a point per frame.
        let rate = MapMotion.Curve.rate
        let duration = log(20 / Double(speed)) / log(rate) / 1000
        guard duration > 0 else { return end() }
        let way = CGFloat((1 - pow(rate, duration * 1000)) / (-log(rate) * 1000))
        var target = map.viewport
        let middle = CGPoint(x: target.size.width / 2, y: target.size.height / 2)
        target.center = target.mapPoint(
            for: CGPoint(x: middle.x - velocity.x * way, y: middle.y - velocity.y * way))
        map.run(
            MapMotion(
                from: map.viewport, to: map.limited(target), duration: duration, curve: .decelerating,
                continuesGesture: true))
    }

    private func scroll(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            begin()
            map.userDidScroll()
            fallthrough
        case .changed:
            let way = pan.translation(in: map)
            pan.setTranslation(.zero, in: map)
            var next = map.viewport
            let middle = CGPoint(x: next.size.width / 2, y: next.size.height / 2)
            next.center = next.mapPoint(for: CGPoint(x: middle.x - way.x, y: middle.y - way.y))
            map.show(map.limited(next))
        case .ended: end(pan.velocity(in: map))
        case .cancelled: end()
        default: break
        }
    }

    private func zoom(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            begin()
            fallthrough
        case .changed:
            let scale = Double(max(pinch.scale, 0.01))
            pinch.scale = 1
            change(about: pinch.location(in: map)) { $0.scale /= scale }
        case .ended, .cancelled: end()
        default: break
        }
    }

    private func rotate(_ rotation: UIRotationGestureRecognizer) {
        switch rotation.state {
        case .began:
            turn = 0
            begin()
            fallthrough
        case .changed:
            turn += rotation.rotation
            let isTurning = abs(turn) > MapGestures.rotationThreshold || map.viewport.heading != 0
            let degrees = Double(rotation.rotation) * 180 / .pi
            rotation.rotation = 0
            if isTurning { change(about: rotation.location(in: map)) { $0.heading -= degrees } }
        case .ended, .cancelled:
            // North snaps up.
            let heading = map.viewport.heading.remainder(dividingBy: 360)
            if heading != 0, abs(heading) < 10 {
                change(about: CGPoint(x: map.bounds.midX, y: map.bounds.midY)) { $0.heading = 0 }
            }
            end()
        default: break
        }
    }

    /// Zooms in or out about a tap.
    private func step(_ tap: UITapGestureRecognizer, by factor: Double) {
        guard tap.state == .ended else { return }
        let next = viewport(about: tap.location(in: map)) { $0.scale *= factor }
        map.move(to: .viewport(next), animated: true, isByUser: true)
    }

    // MARK: Annotations

    private func view(at point: CGPoint) -> MKAnnotationView? {
        let views = map.annotationContainer.subviews.compactMap { $0 as? MKAnnotationView }
        let order = views.enumerated().sorted { a, b in
            let (first, second) = (a.element.layer.zPosition, b.element.layer.zPosition)
            return first == second ? a.offset > b.offset : first > second
        }
        return order.map(\.element).first { view in
            view.isEnabled && !view.isHidden && view.isUserInteractionEnabled
                && view.point(inside: view.convert(point, from: map), with: nil)
        }
    }

    private func draggableView(at point: CGPoint) -> MKAnnotationView? {
        guard let view = view(at: point), view.isDraggable, view.annotation is MKPointAnnotation else { return nil }
        return view
    }

    private func select(_ tap: UITapGestureRecognizer) {
        guard tap.state == .ended else { return }
        if let annotation = view(at: tap.location(in: map))?.annotation {
            map.selectAnnotation(annotation, animated: true)
        } else if let selected = map.selectedAnnotations.first {
            map.deselectAnnotation(selected, animated: true)
        }
    }

    private func drag(_ press: UILongPressGestureRecognizer) {
        let point = press.location(in: map)
        switch press.state {
        case .began:
            guard let view = draggableView(at: point) else { return }
            drag = AnnotationDrag(view, in: map, from: point)
        case .changed: drag?.move(to: point)
        case .ended, .cancelled:
            drag?.end(isCancelled: press.state == .cancelled)
            drag = nil
        default: break
        }
    }
}

/// The drag of an annotation view.
@MainActor
private final class AnnotationDrag {
    private let view: MKAnnotationView
    private unowned let map: MKMapView
    private let offset: CGPoint
    /// The height by which the view is lifted off the map, in points.
    private static let lift: CGFloat = 12

    init(_ view: MKAnnotationView, in map: MKMapView, from point: CGPoint) {
        (self.view, self.map) = (view, map)
        offset = CGPoint(x: view.center.x - point.x, y: view.center.y - point.y - AnnotationDrag.lift)
        setState(.starting)
        UIView.animate(withDuration: 0.2) { self.move(to: point) }
    }

    private func setState(_ state: MKAnnotationView.DragState) {
        let old = view.dragState
        if state == .none { view.dragState = .none } else { view.setDragState(state, animated: true) }
        map.delegate?.mapView(map, annotationView: view, didChange: state, fromOldState: old)
        // The view may have gone on to the next state.
        guard view.dragState != old, view.dragState != state else { return }
        map.delegate?.mapView(map, annotationView: view, didChange: view.dragState, fromOldState: state)
    }

    func move(to point: CGPoint) {
        view.center = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
        map.placeCallout()
    }

    func end(isCancelled: Bool) {
        if !isCancelled, let annotation = view.annotation as? MKPointAnnotation {
            let tip = CGPoint(
                x: view.center.x - view.centerOffset.x,
                y: view.center.y - view.centerOffset.y + AnnotationDrag.lift)
            annotation.coordinate = map.viewport.mapPoint(for: tip).coordinate
        }
        setState(isCancelled ? .canceling : .ending)
        UIView.animate(withDuration: 0.2) {
            self.map.place(self.view)
            self.map.placeCallout()
        }
    }
}
