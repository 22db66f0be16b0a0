import MapKit
import SwiftUI
import XCTest

/// SwiftUI's maps.
@MainActor
final class MapViewTests: MapTestCase {
    private final class Model: ObservableObject {
        @Published var region = MKCoordinateRegion(
            center: MapTestCase.paris, latitudinalMeters: 1000, longitudinalMeters: 1000)
        @Published var position = MapCameraPosition.automatic
        @Published var selected: Int?
    }

    private struct Spot: Identifiable {
        let id: Int
        let place: CLLocationCoordinate2D
    }

    private func show(_ view: some View) throws -> MKMapView {
        let controller = UIHostingController(rootView: view)
        map.removeFromSuperview()
        window.rootViewController = controller
        window.layoutIfNeeded()
        CATransaction.flush()
        return try XCTUnwrap(find(in: controller.view))
    }

    private func find(in view: UIView) -> MKMapView? {
        if let map = view as? MKMapView { return map }
        return view.subviews.lazy.compactMap { self.find(in: $0) }.first
    }

    private struct RegionMap: View {
        @ObservedObject var model: Model
        let spots: [Spot]
        var body: some View {
            Map(coordinateRegion: $model.region, annotationItems: spots) {
                MapMarker(coordinate: $0.place, tint: .blue)
            }
        }
    }

    func testRegions() async throws {
        let model = Model()
        let map = try show(RegionMap(model: model, spots: [Spot(id: 1, place: MapTestCase.paris)]))
        XCTAssertEqual(map.centerCoordinate.latitude, 48.8584, accuracy: 1e-9)
        let view = try XCTUnwrap(map.annotations.first.flatMap { map.view(for: $0) } as? MKMarkerAnnotationView)
        XCTAssertNotNil(view.markerTintColor)
        // The finger moves the region,
        run(TouchScript().drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 150, y: 150)))
        XCTAssertLessThan(model.region.center.longitude, 2.2944)
        XCTAssertEqual(model.region.center.longitude, map.centerCoordinate.longitude, accuracy: 1e-9)
        // and the region the map.
        model.region.center = CLLocationCoordinate2D(latitude: 10, longitude: 20)
        CATransaction.flush()
        window.layoutIfNeeded()
        XCTAssertEqual(map.centerCoordinate.latitude, 10, accuracy: 1e-9)
    }

    private struct ContentMap: View {
        @ObservedObject var model: Model
        let places: [CLLocationCoordinate2D]
        var body: some View {
            Map(position: $model.position, selection: $model.selected) {
                ForEach(Array(places.enumerated()), id: \.offset) { index, place in
                    Marker("Place", coordinate: place).tag(index)
                }
                MapPolyline(coordinates: places).stroke(.red, lineWidth: 4)
                MapCircle(center: places[0], radius: 10).foregroundStyle(.blue)
            }
        }
    }

    func testContent() async throws {
        let model = Model()
        let places = [coordinate(0, 0), coordinate(20_000, 30_000)]
        let map = try show(ContentMap(model: model, places: places))
        XCTAssertEqual(map.annotations.count, 2)
        XCTAssertEqual(map.overlays.count, 2)
        XCTAssertEqual((map.renderer(for: map.overlays[0]) as? MKPolylineRenderer)?.lineWidth, 4)
        XCTAssertNil((map.renderer(for: map.overlays[1]) as? MKCircleRenderer)?.strokeColor)
        // All of it is shown.
        for place in places { XCTAssertTrue(map.bounds.contains(map.convert(place, toPointTo: map))) }
        let tip = map.convert(places[1], toPointTo: window)
        run(TouchScript().tap(at: CGPoint(x: tip.x, y: tip.y - 15)))
        XCTAssertEqual(model.selected, 1)
        model.selected = 0
        CATransaction.flush()
        window.layoutIfNeeded()
        XCTAssertEqual(map.selectedAnnotations.first?.coordinate.latitude, places[0].latitude)
        run(TouchScript().drag(from: CGPoint(x: 50, y: 250), to: CGPoint(x: 90, y: 250)))
        XCTAssertTrue(model.position.positionedByUser)
        model.position = .region(
            MKCoordinateRegion(center: MapTestCase.paris, latitudinalMeters: 1000, longitudinalMeters: 1000))
        CATransaction.flush()
        window.layoutIfNeeded()
        XCTAssertEqual(map.centerCoordinate.longitude, 2.2945, accuracy: 1e-9)
    }

    func testHostedViewsAreAnchored() async throws {
        let place = MapTestCase.paris
        let map = try show(
            Map(initialPosition: .camera(MapCamera(centerCoordinate: place, distance: 1000))) {
                Annotation("", coordinate: place) { Color.red.frame(width: 30, height: 20) }
            })
        let view = try XCTUnwrap(map.annotations.first.flatMap { map.view(for: $0) })
        XCTAssertEqual(view.frame.size, CGSize(width: 30, height: 20))
        assertEqual(CGPoint(x: view.frame.midX, y: view.frame.maxY), map.bounds.midX, map.bounds.midY)
    }
}
