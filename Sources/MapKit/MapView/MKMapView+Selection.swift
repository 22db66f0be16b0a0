import UIKit

/// The selected annotations.
extension MKMapView {
    /// The selected annotations. Setting them deselects others; only the first is selected.
    public var selectedAnnotations: [any MKAnnotation] {
        get { annotationTable.selected }
        set {
            for annotation in annotationTable.selected where newValue.first !== annotation {
                deselectAnnotation(annotation, animated: false)
            }
            if let first = newValue.first { selectAnnotation(first, animated: false) }
        }
    }

    /// Selects an annotation, whose callout is shown if it has one. Another one is deselected.
    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard !annotationTable.isSelected(annotation) else { return }
        for other in annotationTable.selected { deselectAnnotation(other, animated: animated) }
        annotationTable.selected = [annotation]
        if let view = view(for: annotation) {
            view.setSelected(true, animated: animated)
            view.isSelected = true
            view.updateDepth()
            delegate?.mapView(self, didSelect: view)
        }
        delegate?.mapView(self, didSelect: annotation)
        setNeedsAnnotationLayout()
        // The delegate may have deselected it.
        if annotationTable.isSelected(annotation) { showCallout(animated: animated) }
    }

    /// Deselects an annotation; the first selected one, if it is nil.
    public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation = annotation ?? annotationTable.selected.first, annotationTable.isSelected(annotation)
        else { return }
        annotationTable.selected.removeAll { $0 === annotation }
        hideCallout(animated: animated)
        if let view = view(for: annotation) {
            view.setSelected(false, animated: animated)
            view.isSelected = false
            view.updateDepth()
            delegate?.mapView(self, didDeselect: view)
        }
        delegate?.mapView(self, didDeselect: annotation)
        setNeedsAnnotationLayout()
    }

    // MARK: Callouts

    private var calloutView: MKAnnotationView? {
        guard let annotation = annotationTable.selected.first, let view = view(for: annotation), view.canShowCallout,
            annotation.title?.isEmpty == false || view.detailCalloutAccessoryView != nil
        else { return nil }
        return view
    }

    private func showCallout(animated: Bool) {
        guard let view = calloutView else { return }
        let callout = MapCallout(view) { [weak self, weak view] control in
            guard let self, let view else { return }
            delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
        }
        self.callout = callout
        UIView.performWithoutAnimation {
            calloutContainer.addSubview(callout)
            placeCallout()
        }
        if animated { callout.animateAppearing() }
    }

    private func hideCallout(animated: Bool) {
        guard let callout else { return }
        self.callout = nil
        callout.disconnect()
        guard animated, window != nil else { return callout.removeFromSuperview() }
        UIView.animate(
            withDuration: 0.2, animations: { callout.alpha = 0 }, completion: { _ in callout.removeFromSuperview() })
    }

    /// Shows the callout again after its contents have been replaced.
    final func updateCallout() {
        guard let shown = callout else {
            if !annotationTable.selected.isEmpty { showCallout(animated: false) }
            return
        }
        shown.disconnect()
        shown.removeFromSuperview()
        callout = nil
        showCallout(animated: false)
    }

    final func updateCalloutContents() { if callout != nil { updateCallout() } }

    /// Places the callout above its annotation view.
    final func placeCallout() {
        guard let callout, let view = callout.view else { return }
        let tip = view.calloutTip
        callout.place(
            tip: CGPoint(x: view.center.x + tip.x - view.bounds.midX, y: view.center.y + tip.y - view.bounds.midY),
            in: bounds)
    }
}
