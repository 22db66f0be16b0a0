import MapKit
import XCTest

/// The pixels of overlays.
@MainActor
final class OverlayTests: MapTestCase {
    private let (red, green, blue): ([UInt8], [UInt8], [UInt8]) = ([255, 0, 0], [0, 255, 0], [0, 0, 255])

    private func square(_ x: Double, _ y: Double, _ side: Double, holes: [MKPolygon]? = nil) -> MKPolygon {
        let corners = [(x, y), (x + side, y), (x + side, y + side), (x, y + side)].map { coordinate($0.0, $0.1) }
        return MKPolygon(coordinates: corners, count: 4, interiorPolygons: holes)
    }

    private func filled(_ color: UIColor) -> (any MKOverlay) -> MKOverlayRenderer {
        {
            let renderer = MKPolygonRenderer(overlay: $0)
            renderer.fillColor = color
            return renderer
        }
    }

    func testPolygonsWithHoles() async {
        showParis()
        listener.makeRenderer = filled(.red)
        map.addOverlay(square(-50, -50, 100, holes: [square(-20, -20, 40)]))
        XCTAssertEqual(listener.log, ["renderers 1"])
        XCTAssertEqual(color(60, 110), red)
        XCTAssertNotEqual(color(100, 150), red)
        XCTAssertEqual(color(140, 190), red)
        XCTAssertNotEqual(color(155, 190), red)
        // It grows with the map.
        showParis(scale: 0.5)
        XCTAssertEqual(color(10, 60), red)
        XCTAssertNotEqual(color(70, 120), red)
    }

    func testOrder() async {
        showParis()
        let (one, two, three) = (square(-50, -50, 100), square(-50, -50, 100), square(-50, -50, 100))
        listener.makeRenderer = { [unowned self] in
            filled($0 === one ? .red : $0 === two ? UIColor(red: 0, green: 1, blue: 0, alpha: 1) : .blue)($0)
        }
        map.addOverlays([one, two])
        XCTAssertEqual(color(100, 150), green)
        map.addOverlay(three, level: .aboveRoads)
        XCTAssertEqual(color(100, 150), green)
        map.exchangeOverlay(one, with: two)
        XCTAssertEqual(color(100, 150), red)
        map.exchangeOverlay(one, with: three)
        XCTAssertEqual(color(100, 150), blue)
        XCTAssertEqual(map.overlays(in: .aboveRoads).count, 1)
        map.insertOverlay(two, above: three)
        XCTAssertEqual(color(100, 150), green)
        map.insertOverlay(two, below: three)
        XCTAssertEqual(color(100, 150), blue)
        map.removeOverlays([two, three])
        XCTAssertEqual(color(100, 150), red)
        XCTAssertEqual(map.overlays.count, 1)
    }

    func testLinesKeepTheirWidth() async {
        let line = MKPolyline(coordinates: [coordinate(-5000, 0), coordinate(5000, 0)], count: 2)
        listener.makeRenderer = {
            let renderer = MKPolylineRenderer(overlay: $0)
            (renderer.strokeColor, renderer.lineWidth) = (.red, 10)
            return renderer
        }
        map.addOverlay(line)
        for scale in [1.0, 7, 20] {
            showParis(scale: scale)
            XCTAssertEqual(color(100, 147), red)
            XCTAssertEqual(color(100, 152), red)
            XCTAssertNotEqual(color(100, 157), red)
            XCTAssertNotEqual(color(100, 142), red)
        }
        (map.renderer(for: line) as? MKPolylineRenderer)?.strokeEnd = 0.5
        XCTAssertEqual(color(50, 150), red)
        XCTAssertNotEqual(color(150, 150), red)
    }

    func testCirclesAndAlpha() async {
        showParis()
        let meters = MKMetersPerMapPointAtLatitude(MapTestCase.paris.latitude)
        let circle = MKCircle(center: MapTestCase.paris, radius: 50 * meters)
        listener.makeRenderer = {
            let renderer = MKCircleRenderer(overlay: $0)
            renderer.fillColor = .red
            return renderer
        }
        let ground = color(60, 160)
        map.addOverlay(circle)
        XCTAssertEqual(color(52, 150), red)
        XCTAssertNotEqual(color(47, 150), red)
        XCTAssertNotEqual(color(62, 112), red)
        map.renderer(for: circle)?.alpha = 0
        XCTAssertEqual(color(60, 160), ground)
    }

    func testOwnRenderers() async {
        final class Renderer: MKOverlayRenderer {
            override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
                XCTAssertEqual(zoomScale, 0.5)
                context.setFillColor(UIColor.blue.cgColor)
                context.fill(rect(for: overlay.boundingMapRect))
            }
        }
        showParis(scale: 2)
        listener.makeRenderer = { Renderer(overlay: $0) }
        map.addOverlay(square(0, 0, 40))
        XCTAssertEqual(color(110, 160), blue)
        XCTAssertNotEqual(color(121, 160), blue)
    }

    func testTheWorldRepeatsItself() async {
        let edge = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 180))
        let points = [
            CLLocationCoordinate2D(latitude: -0.01, longitude: 179.99),
            CLLocationCoordinate2D(latitude: -0.01, longitude: -179.99),
            CLLocationCoordinate2D(latitude: 0.01, longitude: -179.99),
            CLLocationCoordinate2D(latitude: 0.01, longitude: 179.99),
        ]
        listener.makeRenderer = filled(.red)
        map.addOverlay(MKPolygon(coordinates: points, count: 4))
        // From both sides.
        for x in [edge.x - 1000, 1000] {
            map.visibleMapRect = MKMapRect(x: x - 10_000, y: edge.y - 15_000, width: 20_000, height: 30_000)
            XCTAssertEqual(color(60, 150), red)
            XCTAssertEqual(color(140, 150), red)
        }
    }

    func testTilesOfFiles() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tiles-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (format, size) = (UIGraphicsImageRendererFormat(), CGSize(width: 256, height: 256))
        format.scale = 1
        let tile = UIGraphicsImageRenderer(size: size, format: format).pngData {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 256, height: 128))
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 0, y: 128, width: 256, height: 128))
        }
        try tile.write(to: folder.appendingPathComponent("1-1-0.png"))
        let tiles = MKTileOverlay(urlTemplate: "file://\(folder.path)/{z}-{x}-{y}.png")
        (tiles.minimumZ, tiles.maximumZ) = (1, 1)
        listener.makeRenderer = { MKTileOverlayRenderer(overlay: $0) }
        map.addOverlay(tiles)
        // The middle of the northeastern quarter of the world.
        let side = MKMapSize.world.width / 2
        map.visibleMapRect = MKMapRect(x: side * 1.2, y: side * 0.05, width: side * 0.6, height: side * 0.9)
        _ = color(0, 0)
        XCTAssertEqual(color(100, 100), red)
        XCTAssertEqual(color(100, 200), blue)
        map.visibleMapRect = MKMapRect(x: side * 0.2, y: side * 0.05, width: side * 0.6, height: side * 0.9)
        XCTAssertNotEqual(color(100, 100), red)
    }

    /// A large view with small tiles.
    func testManyTilesAreLoadedOnce() async {
        final class Counted: MKTileOverlay {
            nonisolated(unsafe) var loads = 0
            override func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
                loads += 1
                result(nil, nil)
            }
        }
        let tiles = Counted(urlTemplate: nil)
        tiles.tileSize = CGSize(width: 10, height: 10)
        listener.makeRenderer = { MKTileOverlayRenderer(overlay: $0) }
        map.addOverlay(tiles)
        // The tiles of level 8 are 10 points wide: 20 by 30 of them are visible.
        let side = MKMapSize.world.width / 256
        map.visibleMapRect = MKMapRect(x: 20.5 * side, y: 20.5 * side, width: 20 * side, height: 30 * side)
        _ = color(0, 0)
        let loads = tiles.loads
        XCTAssertGreaterThan(loads, 512)
        map.renderer(for: tiles)?.setNeedsDisplay()
        _ = color(0, 0)
        XCTAssertEqual(tiles.loads, loads)
    }
}
