import LayerTestSupport
import QuartzCore
import XCTest

/// Perspective, depth and the two ways in which a layer may treat its sublayers' depth.
final class DepthTests: XCTestCase {
    private let size = CGSize(width: 100, height: 100)
    private var root = CALayer()

    override func setUp() {
        root = CALayer(CGRect(origin: .zero, size: size), nil)
    }

    private func render() -> Picture { Picture(of: root, size: size) }

    private func perspective(_ distance: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / distance
        return transform
    }

    /// Returns a centred square of 40 points.
    private func square(_ color: CGColor, _ transform: CATransform3D = CATransform3DIdentity) -> CALayer {
        let layer = CALayer(CGRect(x: 30, y: 30, width: 40, height: 40), color)
        layer.transform = transform
        return layer
    }

    func testANearerLayerIsLargerByTheRatioOfDistances() {
        root.sublayerTransform = perspective(200)
        let layer = square(.red)
        layer.zPosition = 100
        root.addSublayer(layer)
        // At half the distance to the eye, everything is twice as large.
        XCTAssertEqual(render().area, 6400, accuracy: 1)
    }

    func testPerspectiveNarrowsTheFarSide() {
        root.sublayerTransform = perspective(100)
        root.addSublayer(square(.red, CATransform3DMakeRotation(.pi / 3, 0, 1, 0)))
        // A point at x from the axis lies at z = -x sin(60), and is projected to x cos(60) / (1 - z / 100).
        let picture = render()
        let near = 50 - 20 * 0.5 / (1 - 20 * sin(Double.pi / 3) / 100)
        let far = 50 + 20 * 0.5 / (1 + 20 * sin(Double.pi / 3) / 100)
        XCTAssertPixel(picture[Int(near.rounded(.up)), 50], 255, 0, 0)
        XCTAssertPixel(picture[Int(near) - 1, 50], 0, 0, 0, 0)
        XCTAssertPixel(picture[Int(far) - 1, 50], 255, 0, 0)
        XCTAssertPixel(picture[Int(far.rounded(.up)), 50], 0, 0, 0, 0)
    }

    func testALayerBehindTheEyeIsNotDrawn() {
        root.sublayerTransform = perspective(100)
        let layer = square(.red)
        layer.zPosition = 150
        root.addSublayer(layer)
        XCTAssertEqual(render().area, 0)
    }

    func testALayerThroughTheEyeIsCutThere() {
        root.sublayerTransform = perspective(20)
        let layer = square(.red, CATransform3DMakeRotation(.pi / 2 - 0.1, 0, 1, 0))
        layer.bounds.size.width = 400
        root.addSublayer(layer)
        let area = render().area
        XCTAssertGreaterThan(area, 10)
        XCTAssertLessThanOrEqual(area, 10_000)
    }

    func testASingleSidedLayerIsNotSeenFromBehind() {
        let layer = square(.red, CATransform3DMakeRotation(.pi, 0, 1, 0))
        root.addSublayer(layer)
        XCTAssertEqual(render().area, 1600, accuracy: 0.1)
        layer.isDoubleSided = false
        XCTAssertEqual(render().area, 0)
        layer.transform = CATransform3DMakeScale(-1, 1, 1)
        XCTAssertEqual(render().area, 1600, accuracy: 0.1, "a mirrored layer still shows its front")
    }

    func testALayerSeenEdgeOnHasNoPicture() {
        root.addSublayer(square(.red, CATransform3DMakeRotation(.pi / 2, 0, 1, 0)))
        XCTAssertEqual(render().area, 0, accuracy: 0.01)
    }

    func testCrossingSiblingsAreCutWhereTheyMeet() {
        root.addSublayer(square(.red, CATransform3DMakeRotation(.pi / 4, 0, 1, 0)))
        root.addSublayer(square(.green, CATransform3DMakeRotation(-.pi / 4, 0, 1, 0)))
        // A rotation by a positive angle about y moves the right half away from the viewer.
        let picture = render()
        XCTAssertPixel(picture[42, 50], 255, 0, 0)
        XCTAssertPixel(picture[58, 50], 0, 255, 0)
    }

    func testACutLeavesNoSeam() {
        // The far pane is cut by the near one's plane outside the near one's edge, where nothing covers the cut.
        root.backgroundColor = .white
        root.addSublayer(square(.red, CATransform3DMakeRotation(0.7, 0, 1, 0)))
        let small = square(.green, CATransform3DMakeRotation(-0.7, 0, 1, 0))
        small.bounds.size.height = 10
        root.addSublayer(small)
        let picture = render()
        for x in 37..<63 { XCTAssertPixel(picture[x, 35], 255, 0, 0) }
    }

    /// Two adjacent antialiased edges let at most a sixteenth of the background through; overlaps would show twice.
    func testACutThroughATranslucentLayerLeavesNoLine() {
        root.backgroundColor = .white
        let pane = square(.black, CATransform3DMakeRotation(0.7, 0.3, 1, 0))
        pane.opacity = 0.5
        let small = square(.green, CATransform3DMakeRotation(-0.7, 0, 1, 0))
        small.bounds.size.height = 10
        // The first of two crossing layers stays whole.
        root.sublayers = [small, pane]
        let picture = render()
        for y in [36, 37, 62, 63] {
            for x in 40..<60 { XCTAssertPixel(picture[x, y], 127, 127, 127, within: 17) }
        }
    }

    func testAnOrdinaryLayerFlattensItsSublayers() {
        let group = CALayer(CGRect(origin: .zero, size: size), nil)
        group.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        let raised = square(.red)
        raised.zPosition = 30
        group.addSublayer(raised)
        root.addSublayer(group)
        // Flattened, the square stays centred.
        XCTAssertPixel(render()[50, 50], 255, 0, 0)

        let deep = CATransformLayer()
        deep.frame = CGRect(origin: .zero, size: size)
        deep.transform = group.transform
        deep.addSublayer(raised)
        root.sublayers = [deep]
        // In a 3D space it is displaced by 30 sin(60).
        let picture = render()
        XCTAssertPixel(picture[50 + 26, 50], 255, 0, 0)
        XCTAssertPixel(picture[50 - 5, 50], 0, 0, 0, 0)
    }

    func testATransformLayerHandsItsOpacityToEachSublayer() {
        let deep = CATransformLayer()
        deep.frame = CGRect(origin: .zero, size: size)
        deep.opacity = 0.5
        deep.backgroundColor = .blue
        deep.addSublayer(square(.red))
        deep.addSublayer(square(.green))
        root.addSublayer(deep)
        root.backgroundColor = .white
        let picture = render()
        XCTAssertPixel(picture[50, 50], 128, 191, 64)
        XCTAssertPixel(picture[5, 5], 255, 255, 255)
    }

    func testTheFacesOfACubeHideOneAnother() {
        root.sublayerTransform = perspective(500)
        let cube = CATransformLayer()
        cube.position = CGPoint(x: 50, y: 50)
        cube.transform = CATransform3DRotate(CATransform3DMakeRotation(0.6, 0, 1, 0), 0.5, 1, 0, 0)
        let turns: [(CGColor, CATransform3D)] = [
            (.red, CATransform3DIdentity), (.green, CATransform3DMakeRotation(.pi / 2, 0, 1, 0)),
            (.blue, CATransform3DMakeRotation(.pi, 0, 1, 0)), (.white, CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)),
            (.black, CATransform3DMakeRotation(.pi / 2, 1, 0, 0)),
            (CGColor(red: 1, green: 1, blue: 0, alpha: 1), CATransform3DMakeRotation(-.pi / 2, 1, 0, 0)),
        ]
        // In whichever order the faces are added, and with or without those facing away.
        for order in [Array(turns.indices), turns.indices.reversed(), [3, 0, 5, 1, 4, 2]] {
            var pictures: [Picture] = []
            for isDoubleSided in [true, false] {
                cube.sublayers = order.map { index in
                    let face = CALayer()
                    face.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
                    face.backgroundColor = turns[index].0
                    face.isDoubleSided = isDoubleSided
                    face.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 20), turns[index].1)
                    return face
                }
                root.sublayers = [cube]
                pictures.append(render())
            }
            XCTAssertEqual(interiorDifference(pictures[0], pictures[1]), 0, "\(order)")
        }
    }

    /// Returns how many pixels differ by more than an antialiased edge, through which hidden faces may show.
    private func interiorDifference(_ a: Picture, _ b: Picture) -> Int {
        var count = 0
        for y in 1..<99 {
            for x in 1..<99 {
                let neighbours = [b[x - 1, y], b[x + 1, y], b[x, y - 1], b[x, y + 1]]
                if neighbours.allSatisfy({ $0 == b[x, y] }), a[x, y].difference(b[x, y]) > 1 { count += 1 }
            }
        }
        return count
    }

    /// A rotating card beside others would cross their planes, but not the layers: it stays whole, as does its shadow.
    func testALayerBesideOthersIsNotCut() {
        root.sublayerTransform = perspective(150)
        let card = CALayer(CGRect(x: 40, y: 20, width: 40, height: 60), .red)
        card.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
        (card.shadowOpacity, card.shadowRadius, card.shadowOffset) = (0.6, 3, CGSize(width: 0, height: 6))
        root.addSublayer(card)
        let alone = render()
        root.insertSublayer(CALayer(CGRect(x: 2, y: 5, width: 20, height: 90), .blue), at: 0)
        root.addSublayer(CALayer(CGRect(x: 94, y: 5, width: 5, height: 90), .blue))
        let picture = render()
        for y in 0..<100 {
            for x in 24..<92 { XCTAssertEqual(picture[x, y], alone[x, y], "\(x), \(y)") }
        }
        XCTAssertPixel(picture[96, 50], 0, 0, 255)
    }

    /// Groups of crossing layers in separate places keep their own depth.
    func testIslandsOfCrossingLayers() {
        root.sublayerTransform = perspective(400)
        let places = [25, 75] as [CGFloat]
        for x in places {
            for (color, angle) in [(CGColor.red, 0.8), (.blue, -0.8)] as [(CGColor, CGFloat)] {
                let layer = square(color, CATransform3DMakeRotation(angle, 0, 1, 0))
                layer.position.x = x
                root.addSublayer(layer)
            }
        }
        let picture = render()
        for x in places {
            XCTAssertPixel(picture[Int(x) - 8, 50], 255, 0, 0)
            XCTAssertPixel(picture[Int(x) + 8, 50], 0, 0, 255)
        }
    }

    func testThousandsOfCrossingPlanesTakeBoundedTime() {
        for index in 0..<3000 {
            root.addSublayer(square(.red, CATransform3DMakeRotation(CGFloat(index), 1, 1, 0)))
        }
        XCTAssertGreaterThan(render().area, 100)
    }
}
