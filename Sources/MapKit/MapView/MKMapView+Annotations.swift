import QuartzCore
public import UIKit

/// The annotations of a map.
struct AnnotationTable {
    struct Entry {
        let annotation: any MKAnnotation
        var view: MKAnnotationView?
    }

    /// The annotations, in the order in which they were added.
    var entries: [Entry] = []
    /// The clusters that are shown.
    var clusters: [Entry] = []
    var selected: [any MKAnnotation] = []
    /// Views that can be used again, by identifier.
    var spare: [String: [MKAnnotationView]] = [:]
    /// The registered classes, by identifier.
    var classes: [String: AnyClass] = [:]
    /// Whether views must be checked for covering each other.
    var needsCollisions = true
    /// The scale and direction at which they were checked.
    var checkedScale = 0.0
    var checkedHeading = 0.0
    /// Whether views are being updated.
    var isUpdating = false

    /// Returns the index of an annotation; it is `guess` unless the list has changed.
    func index(of annotation: any MKAnnotation, guess: Int) -> Int? {
        if entries.indices.contains(guess), entries[guess].annotation === annotation { return guess }
        return entries.firstIndex { $0.annotation === annotation }
    }

    func isSelected(_ annotation: any MKAnnotation) -> Bool { selected.contains { $0 === annotation } }

    func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        let entry = entries.first { $0.annotation === annotation } ?? clusters.first { $0.annotation === annotation }
        return entry?.view
    }
}

/// Annotations and their views.
extension MKMapView {
    /// The annotations, without overlays.
    public var annotations: [any MKAnnotation] { annotationTable.entries.map(\.annotation) }

    /// Adds an annotation. Its view is created when it is visible.
    public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    /// Adds annotations, except those that the map has already.
    public func addAnnotations(_ annotations: [any MKAnnotation]) {
        var known = Set(annotationTable.entries.map { ObjectIdentifier($0.annotation) })
        for annotation in annotations where known.insert(ObjectIdentifier(annotation)).inserted {
            annotationTable.entries.append(AnnotationTable.Entry(annotation: annotation))
            (annotation as? MKShape)?.add(self)
        }
        setNeedsAnnotationLayout()
        if window != nil { updateAnnotations() }
    }

    /// Removes an annotation.
    public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

    /// Removes annotations. Selected ones are deselected.
    public func removeAnnotations(_ annotations: [any MKAnnotation]) {
        let removed = Set(annotations.map { ObjectIdentifier($0) })
        for annotation in annotations where annotationTable.isSelected(annotation) {
            deselectAnnotation(annotation, animated: false)
        }
        for entry in annotationTable.entries where removed.contains(ObjectIdentifier(entry.annotation)) {
            if let view = entry.view { putAway(view) }
            (entry.annotation as? MKShape)?.remove(self)
        }
        annotationTable.entries.removeAll { removed.contains(ObjectIdentifier($0.annotation)) }
        setNeedsAnnotationLayout()
    }

    /// Returns the annotations in a rectangle of the map.
    public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
    }

    /// Returns the view of an annotation; nil if it is not visible, or has none yet.
    public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { annotationTable.view(for: annotation) }

    /// The part of the view in which annotation views are visible.
    public var annotationVisibleRect: CGRect { bounds }

    /// Shows annotations, adding those that the map doesn't have, in the smallest rectangle that has all of them with
    /// some room about them.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let points = annotations.map { MKMapPoint($0.coordinate) }.unrolled
        guard !points.isEmpty else { return }
        let room = UIEdgeInsets(
            top: min(56, bounds.height / 6), left: min(32, bounds.width / 6), bottom: min(32, bounds.height / 6),
            right: min(32, bounds.width / 6))
        setVisibleMapRect(MKMapRect(around: points).withSurroundings, edgePadding: room, animated: animated)
    }

    // MARK: Reuse

    /// Registers a class for views of an identifier. The default identifiers stand for annotations for which the
    /// delegate gives no view.
    public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        annotationTable.classes[identifier] = viewClass
    }

    /// Returns an unused view of an identifier; nil if there is none.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        guard let view = annotationTable.spare[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    /// Returns an unused view of an identifier for an annotation, or creates one of the registered class.
    public func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
            view.annotation = annotation
            return view
        }
        return annotationTable.classes[identifier].flatMap { MKAnnotationView.make($0, for: annotation, identifier) }
            ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }

    // MARK: Layout

    /// Has annotation views placed again, and checked for covering each other.
    final func setNeedsAnnotationLayout() {
        annotationTable.needsCollisions = true
        setNeedsLayout()
    }

    final func annotationViewDidChange(_ view: MKAnnotationView) {
        place(view)
        setNeedsAnnotationLayout()
    }

    /// How far outside the map annotations still have views, in points.
    private static let margin: CGFloat = 80

    /// Creates the views of annotations that are visible now, puts away those of others, and places all.
    final func updateAnnotations() {
        guard viewport.hasSize, !annotationTable.isUpdating else { return }
        annotationTable.isUpdating = true
        let area = bounds.insetBy(dx: -MKMapView.margin, dy: -MKMapView.margin)
        var added: [MKAnnotationView] = []
        for (guess, annotation) in annotations.enumerated() {
            let place = MKMapPoint(annotation.coordinate)
            let isVisible = place.x >= 0 && area.contains(viewport.point(for: place))
            guard let index = annotationTable.index(of: annotation, guess: guess) else { continue }
            if let view = annotationTable.entries[index].view {
                let isKept = isVisible || annotationTable.isSelected(annotation) || view.dragState != .none
                if !isKept {
                    annotationTable.entries[index].view = nil
                    putAway(view)
                    annotationTable.needsCollisions = true
                }
            } else if isVisible, let view = makeView(for: annotation) {
                // The delegate may have removed annotations.
                guard let index = annotationTable.index(of: annotation, guess: guess) else { continue }
                annotationTable.entries[index].view = view
                show(view)
                added.append(view)
            }
        }
        for entry in annotationTable.entries { if let view = entry.view { place(view) } }
        added += updateCollisions()
        for entry in annotationTable.clusters { if let view = entry.view { place(view) } }
        annotationTable.isUpdating = false
        if !added.isEmpty {
            delegate?.mapView(self, didAdd: added)
            for view in added { animateAdding(view) }
        }
        placeCallout()
    }

    final func makeView(for annotation: any MKAnnotation) -> MKAnnotationView? {
        let view = delegate?.mapView(self, viewFor: annotation) ?? defaultView(for: annotation)
        guard let view else { return nil }
        if view.annotation !== annotation { view.annotation = annotation }
        view.prepareForDisplay()
        return view
    }

    private func defaultView(for annotation: any MKAnnotation) -> MKAnnotationView? {
        if annotation is MKUserLocation { return MKUserLocationView(annotation: annotation, reuseIdentifier: nil) }
        if annotation is MKClusterAnnotation {
            let identifier = MKMapViewDefaultClusterAnnotationViewReuseIdentifier
            let view = dequeueReusableAnnotationView(withIdentifier: identifier, for: annotation)
            if let marker = view as? MKMarkerAnnotationView, annotationTable.classes[identifier] == nil {
                marker.glyphText = (annotation as? MKClusterAnnotation).map { String($0.memberAnnotations.count) }
            }
            return view
        }
        return dequeueReusableAnnotationView(
            withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    }

    /// Adds a view to the map.
    final func show(_ view: MKAnnotationView) {
        view.map = self
        UIView.performWithoutAnimation {
            view.updateDepth()
            annotationContainer.addSubview(view)
            place(view)
        }
        annotationTable.needsCollisions = true
    }

    /// Removes a view from the map, for reuse.
    final func putAway(_ view: MKAnnotationView) {
        view.removeFromSuperview()
        view.map = nil
        view.isHiddenByMap = false
        if view.isSelected { view.setSelected(false, animated: false) }
        if let identifier = view.reuseIdentifier { annotationTable.spare[identifier, default: []].append(view) }
    }

    /// Places a view at its annotation, unless it is being dragged.
    final func place(_ view: MKAnnotationView) {
        guard let annotation = view.annotation, view.dragState == .none, viewport.hasSize else { return }
        let point = viewport.point(for: MKMapPoint(annotation.coordinate))
        let center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
        if view.center != center { view.center = center }
    }

    /// Lets pins fall and balloons grow.
    private func animateAdding(_ view: MKAnnotationView) {
        if let marker = view as? MKMarkerAnnotationView, marker.animatesWhenAdded { marker.animateAdding() }
        guard let pin = view as? MKPinAnnotationView, pin.animatesDrop else { return }
        let end = pin.transform
        pin.transform = end.concatenating(CGAffineTransform(translationX: 0, y: -pin.frame.maxY))
        UIView.animate(
            withDuration: 0.35, delay: 0, options: .curveEaseIn, animations: { pin.transform = end })
    }
}

extension MKMapView: ShapeWatcher {
    /// Moves the view of an annotation that has been moved: with an animation in an animation block.
    nonisolated func shapeDidChange(_ shape: MKShape) {
        guard Thread.isMainThread else { return }
        nonisolated(unsafe) let shape = shape
        MainActor.assumeIsolated {
            if let view = annotationTable.view(for: shape) {
                view.contentsDidChange()
                place(view)
                placeCallout()
                updateCalloutContents()
            }
            setNeedsAnnotationLayout()
        }
    }
}
