import MapKit
import XCTest

/// The views of annotations.
@MainActor
final class AnnotationViewTests: MapTestCase {
    private func annotation(_ x: Double, _ y: Double, _ title: String? = nil) -> MKPointAnnotation {
        MKPointAnnotation(coordinate: coordinate(x, y), title: title, subtitle: nil)
    }

    private func dot(_ annotation: any MKAnnotation, _ identifier: String? = nil) -> MKAnnotationView {
        let view = MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        view.frame.size = CGSize(width: 10, height: 10)
        return view
    }

    func testPlaces() async throws {
        showParis()
        listener.makeView = { [unowned self] in
            let view = dot($0)
            view.centerOffset = CGPoint(x: 0, y: -5)
            return view
        }
        let one = annotation(-20, 30)
        map.addAnnotation(one)
        let view = try XCTUnwrap(map.view(for: one))
        assertEqual(view.center, 80, 175)
        XCTAssertEqual(listener.log, ["views 1"])
        one.coordinate = coordinate(0, 0)
        assertEqual(view.center, 100, 145)
        map.centerCoordinate = coordinate(10, 0)
        assertEqual(view.center, 90, 145)
        map.removeAnnotation(one)
        XCTAssertNil(view.superview)
        XCTAssertEqual(map.annotations.count, 0)
    }

    func testMarkersAndPinsPointToTheirPlace() async throws {
        showParis()
        let (marker, pin) = (annotation(0, 0), annotation(50, 0, "pin"))
        listener.makeView = { $0.title == "pin" ? MKPinAnnotationView(annotation: $0, reuseIdentifier: nil) : nil }
        map.addAnnotations([marker, pin])
        let view = try XCTUnwrap(map.view(for: marker))
        XCTAssertTrue(view is MKMarkerAnnotationView)
        assertEqual(CGPoint(x: view.frame.midX, y: view.frame.maxY), 100, 150)
        assertEqual(map.view(for: pin)?.frame.origin, 142, 114.5)
    }

    func testReuse() async throws {
        showParis()
        listener.makeView = { [unowned self] annotation in
            let view = map.dequeueReusableAnnotationView(withIdentifier: "dot")
            view?.annotation = annotation
            return view ?? dot(annotation, "dot")
        }
        let one = annotation(0, 0)
        map.addAnnotation(one)
        let view = try XCTUnwrap(map.view(for: one))
        // Far away there are no views.
        map.centerCoordinate = coordinate(1000, 0)
        XCTAssertNil(map.view(for: one))
        let other = annotation(1000, 0)
        map.addAnnotation(other)
        XCTAssertIdentical(map.view(for: other), view)
        XCTAssertIdentical(view.annotation, other)
    }

    final class Named: MKAnnotationView {
        let isOwn: Bool
        override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
            isOwn = true
            super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
    }

    func testRegisteredClasses() async throws {
        showParis()
        map.register(Named.self, forAnnotationViewWithReuseIdentifier: "named")
        let one = annotation(0, 0)
        let view = try XCTUnwrap(map.dequeueReusableAnnotationView(withIdentifier: "named", for: one) as? Named)
        XCTAssertTrue(view.isOwn)
        XCTAssertIdentical(view.annotation, one)
        XCTAssertEqual(view.reuseIdentifier, "named")
        map.register(
            Named.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        map.addAnnotation(one)
        XCTAssertTrue(map.view(for: one) is Named)
    }

    func testSelection() async throws {
        showParis()
        listener.makeView = { [unowned self] in
            let view = dot($0)
            view.canShowCallout = true
            view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
            return view
        }
        let (one, other) = (annotation(0, 0, "One"), annotation(60, 60, "Other"))
        map.addAnnotations([one, other])
        listener.log = []
        run(TouchScript().tap(at: CGPoint(x: 100, y: 150)))
        XCTAssertIdentical(map.selectedAnnotations.first, one)
        let button = try XCTUnwrap(map.view(for: one)?.rightCalloutAccessoryView)
        let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window)
        XCTAssertLessThan(place.y, 145)
        run(TouchScript().tap(at: place))
        run(TouchScript().tap(at: CGPoint(x: 160, y: 210)))
        XCTAssertIdentical(map.selectedAnnotations.first, other)
        run(TouchScript().tap(at: CGPoint(x: 20, y: 280)))
        XCTAssertEqual(listener.log, ["select", "accessory", "deselect", "select", "deselect"])
        XCTAssertNil(button.superview?.window)
    }

    func testDragging() async throws {
        showParis()
        listener.makeView = { [unowned self] in
            let view = dot($0)
            view.isDraggable = true
            return view
        }
        let one = annotation(0, 0)
        map.addAnnotation(one)
        listener.log = []
        let place = CGPoint(x: 100, y: 150)
        run(TouchScript().drag(through: [place, place, place, CGPoint(x: 140, y: 180)], duration: 2.4))
        XCTAssertEqual(listener.log, ["drag 0 1", "drag 1 2", "drag 2 4", "drag 4 0"])
        assertEqual(map.convert(one.coordinate, toPointTo: map), 140, 180, accuracy: 0.5)
        assertEqual(map.view(for: one)?.center, 140, 180, accuracy: 0.5)
    }

    func testTheMiddleOfAClusterIsAmongItsMembers() async {
        let members = [179.9, -179.7].map {
            MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 10, longitude: $0))
        }
        let cluster = MKClusterAnnotation(memberAnnotations: members)
        XCTAssertEqual(cluster.coordinate.longitude, -179.9, accuracy: 1e-6)
        XCTAssertEqual(cluster.coordinate.latitude, 10, accuracy: 1e-6)
    }

    func testClusters() async throws {
        showParis()
        listener.makeView = { [unowned self] in
            guard $0 is MKPointAnnotation else { return nil }
            let view = dot($0)
            view.clusteringIdentifier = "dots"
            return view
        }
        let (one, other, far) = (annotation(0, 0), annotation(6, 0), annotation(60, 0))
        map.addAnnotations([one, other, far])
        window.layoutIfNeeded()
        let cluster = try XCTUnwrap(map.view(for: one)?.cluster)
        XCTAssertIdentical(map.view(for: other)?.cluster, cluster)
        XCTAssertEqual(map.view(for: one)?.isHidden, true)
        XCTAssertEqual(map.view(for: far)?.isHidden, false)
        XCTAssertEqual((cluster.annotation as? MKClusterAnnotation)?.memberAnnotations.count, 2)
        XCTAssertEqual((cluster as? MKMarkerAnnotationView)?.glyphText, "2")
        XCTAssertEqual(cluster.frame.midX, 103, accuracy: 0.01)
        // They are apart at another scale.
        showParis(scale: 0.5)
        XCTAssertNil(map.view(for: one)?.cluster)
        XCTAssertEqual(map.view(for: one)?.isHidden, false)
        XCTAssertNil(cluster.superview)
    }

    func testDisplayPriority() async {
        showParis()
        listener.makeView = { [unowned self] in
            let view = dot($0)
            view.displayPriority = $0.title == "high" ? .defaultHigh : .defaultLow
            return view
        }
        let (low, high) = (annotation(0, 0), annotation(5, 0, "high"))
        map.addAnnotations([low, high])
        window.layoutIfNeeded()
        XCTAssertEqual(map.view(for: low)?.isHidden, true)
        XCTAssertEqual(map.view(for: high)?.isHidden, false)
        map.removeAnnotation(high)
        window.layoutIfNeeded()
        XCTAssertEqual(map.view(for: low)?.isHidden, false)
    }

    func testShowAnnotations() async {
        let (one, other) = (annotation(-3000, 0), annotation(3000, 50_000))
        map.showAnnotations([one, other], animated: false)
        XCTAssertEqual(map.annotations.count, 2)
        let places = [one, other].map { map.convert($0.coordinate, toPointTo: map) }
        for place in places { XCTAssertTrue(map.bounds.insetBy(dx: 20, dy: 20).contains(place)) }
        XCTAssertEqual(places[1].y - places[0].y, 300 - 50 - 32, accuracy: 1)
    }

    func testUserLocation() async throws {
        map.showsUserLocation = true
        for _ in 0..<100 where listener.log.count < 2 { try await Task.sleep(nanoseconds: 10_000_000) }
        XCTAssertEqual(listener.log, ["locating", "not located"])
        XCTAssertFalse(map.isUserLocationVisible)
        XCTAssertEqual(map.annotations.count, 0)
    }
}
