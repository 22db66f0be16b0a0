public import UIKit

/// The methods by which a map view asks for views and renderers, and reports changes. All are optional.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmapviewdelegate)
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    /// Called before the region changes.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// Called when the region has changed: for an animation or a gesture, at its end.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Called at each change of the visible region, in an animation or a gesture too.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// Asks for the view of an annotation; with nil, the default, the map chooses one.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Called when views have been added.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// Called when a control in a callout is tapped.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// Called when an annotation with a view is selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Called when an annotation with a view is deselected.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Called when an annotation is selected.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// Called when an annotation is deselected.
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    /// Called when the state of a view's drag changes.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
    /// Asks for an annotation that stands for several.
    func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation
    /// Asks for the renderer of an overlay, which is not drawn without one.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Called when renderers have been added.
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
    /// Called before the map begins to follow the user's location.
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    /// Called when the map has ended to follow the user's location.
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    /// Called when the user's location is found or changes.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// Called when the user's location can't be found.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    /// Called when the mode of following the user changes.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {}
    public func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
}
