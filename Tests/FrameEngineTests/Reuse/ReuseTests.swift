@_spi(Compositing) import QuartzCore
import LayerTestSupport
import TestSupport
import XCTest

@testable import CoreGraphics
@testable import FrameEngine
@testable import QuartzCore
@testable import Raster

/// A frame reuses the unchanged parts of the previous one. Its list must equal the one made without reuse.
final class ReuseTests: ManualClockTestCase {
    private let surface = PixelRect(x: 0, y: 0, width: 60, height: 60)
    private var last: FrameRecord?
    private var spare = FrameRecord()

    override func setUp() {
        super.setUp()
        (last, spare) = (nil, FrameRecord())
        CATransaction.setDisableActions(true)
    }

    /// Returns the next frame's list, and the same made from scratch.
    private func lists(
        of root: CALayer, at time: Double = 0, scale: Double = 1, in surface: PixelRect? = nil
    ) -> (DisplayList, DisplayList) {
        advance(to: time)
        guard let tree = root.commitForRendering() else { return (DisplayList(), DisplayList()) }
        CATransaction.setDisableActions(true)
        let toDevice = Projection.scale(scale, scale)
        var memory = FrameRecord()
        swap(&memory, &spare)
        let listed = TreeWalk.record(
            of: tree, time: 100 + time, toDevice: toDevice, surface: surface ?? self.surface, after: last,
            reusing: consume memory)
        spare = last ?? FrameRecord()
        last = listed
        let fresh = TreeWalk.list(
            of: tree, time: 100 + time, toDevice: toDevice, surface: surface ?? self.surface)
        return (listed.list, fresh)
    }

    /// Returns the images of rasterized layers: the same objects as long as they are reused.
    private func pictures(of root: CALayer, at time: Double = 0) -> [DisplayList.Raster] {
        let (list, fresh) = lists(of: root, at: time)
        XCTAssertEqual(list, fresh)
        return list.items.compactMap { if case .raster(let image) = $0 { image.value.raster } else { nil } }
    }

    /// Returns a layer of which a new image is made whenever it is listed.
    private func makeRasterized(_ x: CGFloat = 0) -> CALayer {
        let layer = CALayer(CGRect(x: x, y: 0, width: 10, height: 10), .red)
        (layer.shouldRasterize, layer.rasterizationScale) = (true, 2)
        return layer
    }

    // MARK: Reused items

    func testItemsKeepTheirMemoryOfTwoFramesBefore() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 60, height: 60), .white)
        for index in 0..<6 { root.addSublayer(CALayer(CGRect(x: index * 10, y: 0, width: 8, height: 8), .green)) }
        let mover = CALayer(CGRect(x: 0, y: 20, width: 10, height: 10), .blue)
        root.insertSublayer(mover, at: 3)
        func check(_ frame: Int, stay expected: Int) {
            let (list, fresh) = lists(of: root)
            XCTAssertEqual(list, fresh, "frame \(frame)")
            XCTAssertEqual(list.count, list.items.count, "frame \(frame)")
            let stay = list.summaries.enumerated().filter { $0.offset == Int($0.element.origin) }
            XCTAssertEqual(stay.count, expected, "frame \(frame)")
        }
        check(0, stay: 0)
        for frame in 1...4 {
            mover.position.x += 5
            check(frame, stay: 6)
        }
        // In the list before the last, it was at another position.
        for frame in 5...7 { check(frame, stay: 7) }
        root.insertSublayer(CALayer(CGRect(x: 0, y: 40, width: 8, height: 8), .red), at: 0)
        check(8, stay: 0)
        check(9, stay: 8)
        mover.removeFromSuperlayer()
        check(10, stay: 4)
        (root.sublayers?[1])?.opacity = 0.5
        check(11, stay: 6)
        check(12, stay: 7)
    }

    func testUnchangedItemsAreReused() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 60, height: 60), .white)
        let mover = CALayer(CGRect(x: 0, y: 20, width: 10, height: 10), .blue)
        let group = CALayer(CGRect(x: 0, y: 0, width: 30, height: 30), .green)
        group.addSublayer(makeRasterized())
        root.sublayers = [group, mover, makeRasterized(20)]
        let first = pictures(of: root)
        XCTAssertEqual(first.count, 2)
        for step in 1...5 {
            mover.position.x += 3
            let next = pictures(of: root, at: Double(step))
            XCTAssertTrue(zip(first, next).allSatisfy { $0 === $1 }, "step \(step)")
        }
        // Within a changed layer, and among siblings that are new, removed or reordered.
        group.backgroundColor = .red
        XCTAssertTrue(pictures(of: root, at: 6).elementsEqual(first, by: ===))
        root.insertSublayer(CALayer(CGRect(x: 9, y: 9, width: 9, height: 9), .red), at: 0)
        XCTAssertTrue(pictures(of: root, at: 7).elementsEqual(first, by: ===))
        mover.removeFromSuperlayer()
        XCTAssertTrue(pictures(of: root, at: 8).elementsEqual(first, by: ===))
        group.zPosition = 0
        group.isHidden = true
        XCTAssertTrue(pictures(of: root, at: 9).elementsEqual(first[1...], by: ===))
    }

    func testItemsClippedAndMaskedTogetherAreReused() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 60, height: 60), .white)
        let window = CALayer(CGRect(x: 5, y: 5, width: 50, height: 50), nil)
        window.masksToBounds = true
        let blending = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .blue)
        blending.compositingFilter = "multiplyBlendMode"
        let mover = CALayer(CGRect(x: 0, y: 20, width: 10, height: 10), .blue)
        let faint = CALayer(CGRect(x: 0, y: 20, width: 40, height: 40), .green)
        faint.opacity = 0.5
        faint.sublayers = [makeRasterized(), CALayer(CGRect(x: 9, y: 9, width: 9, height: 9), .red)]
        window.sublayers = [blending, mover, makeRasterized(), faint]
        root.addSublayer(window)
        let first = pictures(of: root)
        XCTAssertEqual(first.count, 2)
        for step in 1...5 {
            mover.position.x += 3
            XCTAssertTrue(pictures(of: root, at: Double(step)).elementsEqual(first, by: ===), "step \(step)")
        }
    }

    func testChangedItemsAreListedAgain() {
        let changes: [(CALayer) -> Void] = [
            { $0.position.x += 1 }, { $0.opacity = 0.5 }, { $0.masksToBounds = true },
            { $0.sublayerTransform = CATransform3DMakeScale(2, 2, 1) }, { $0.isGeometryFlipped = true },
            { $0.bounds.origin.y = 3 },
            {
                $0.opacity = 0.5; $0.allowsGroupOpacity = false
            },
        ]
        for (index, change) in changes.enumerated() {
            (last, spare) = (nil, FrameRecord())
            let root = CALayer(CGRect(x: 0, y: 0, width: 60, height: 60), .white)
            let parent = CALayer(CGRect(x: 0.5, y: 0.5, width: 30, height: 30), .green)
            parent.sublayers = [CALayer(CGRect(x: 20, y: 3, width: 20, height: 10), .red)]
            parent.sublayers![0].contents = Picture.context(size: CGSize(width: 4, height: 4)).makeImage()
            root.addSublayer(parent)
            let (before, _) = lists(of: root)
            change(parent)
            let (after, fresh) = lists(of: root, at: 1)
            XCTAssertEqual(after, fresh, "\(index)")
            XCTAssertNotEqual(after, before, "\(index)")
        }
    }

    func testAnotherSurfaceOrScaleListsAgain() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 60, height: 60), .white)
        let layer = CALayer(CGRect(x: 30, y: 30, width: 30, height: 30), .red)
        layer.shadowOpacity = 1
        root.sublayers = [layer, CALayer(CGRect(x: 5, y: 5, width: 30, height: 30), .green)]
        _ = lists(of: root)
        for (scale, width) in [(2.0, 60), (2, 40), (1, 60), (1, 1)] {
            let surface = PixelRect(x: 0, y: 0, width: width, height: 60)
            let (list, fresh) = lists(of: root, at: 1, scale: scale, in: surface)
            XCTAssertEqual(list, fresh)
        }
    }

    /// A layer over budget looks different: the remaining budget must be computed as if nothing was reused.
    func testBudgetsAreSpentAsIfEverythingWereListed() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 60, height: 60), .white)
        for x in 0..<3 {
            let caster = CALayer(CGRect(x: 20 * x, y: 0, width: 10, height: 10), nil)
            caster.shadowOpacity = 1
            // Two, whose image casts the shadow.
            caster.sublayers = [5, 0].map { CALayer(CGRect(x: 0, y: $0, width: 10, height: 10), .red) }
            root.addSublayer(caster)
        }
        let mover = CALayer(CGRect(x: 0, y: 20, width: 10, height: 10), .blue)
        root.addSublayer(mover)
        _ = lists(of: root)
        let first = last!.index.entries.map(\.castingLayers)
        mover.position.x += 1
        _ = lists(of: root, at: 1)
        XCTAssertEqual(last!.index.entries.map(\.castingLayers), first)
        XCTAssertEqual(first.filter { $0 > 0 }.count, 3)
    }

    /// Blending within a clipped layer doesn't blend with what lies below it, whatever is listed after it.
    func testBlendingStaysInsideAClippedLayer() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 60, height: 60), .red)
        let window = CALayer(CGRect(x: 0, y: 0, width: 60, height: 60), nil)
        window.masksToBounds = true
        let blending = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .green)
        blending.compositingFilter = "multiplyBlendMode"
        let faint = CALayer(CGRect(x: 20, y: 20, width: 40, height: 40), .white)
        faint.opacity = 0.5
        let inner = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .green)
        inner.compositingFilter = "multiplyBlendMode"
        faint.addSublayer(inner)
        window.sublayers = [blending, faint]
        root.addSublayer(window)
        let picture = Picture(of: root, size: CGSize(width: 60, height: 60), at: 100)
        XCTAssertPixel(picture[10, 10], 0, 255, 0)
        XCTAssertPixel(picture[30, 30], 128, 128, 0)
        XCTAssertPixel(picture[50, 50], 255, 128, 128)
    }

    // MARK: Memory

    /// Shadows, one of them of an image, images and gradients are stored in boxes, which the next list but one refills.
    func testMovedItemsReuseTheMemoryOfTheListBeforeTheLast() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 60, height: 60), .white)
        let card = CALayer(CGRect(x: 5, y: 5, width: 30, height: 30), .green)
        card.shadowOpacity = 0.5
        let picture = CALayer(CGRect(x: 5, y: 5, width: 10, height: 10), nil)
        picture.contents = Picture.context(size: CGSize(width: 4, height: 4)).makeImage()
        let gradient = CAGradientLayer()
        (gradient.frame, gradient.colors) = (CGRect(x: 5, y: 20, width: 10, height: 10), [CGColor.red, CGColor.blue])
        gradient.shadowOpacity = 0.5
        card.sublayers = [picture, gradient]
        root.addSublayer(card)
        var (memory, old): ([Set<ObjectIdentifier>], DisplayList?) = ([], nil)
        for step in 0..<12 {
            card.position.x += 1
            let (list, fresh) = lists(of: root, at: Double(step))
            XCTAssertEqual(list, fresh, "step \(step)")
            XCTAssertNotEqual(list, old, "step \(step)")
            memory.append(list.boxes)
            XCTAssertEqual(memory[step].count, 9, "a shadow and four in it, and those of the body")
            old = fresh
        }
        // The first two lists have boxes of their own, and those of a discarded list are found in the one after it.
        for step in 2..<12 { XCTAssertEqual(memory[step], memory[step - 2], "step \(step)") }
        XCTAssertTrue(memory[10].isDisjoint(with: memory[11]))
        // While a list is retained, none of its boxes is refilled.
        let held = last!.list
        for step in 12..<16 {
            card.position.x += 1
            XCTAssertTrue(lists(of: root, at: Double(step)).0.boxes.isDisjoint(with: held.boxes))
        }
        XCTAssertEqual(held, old)
    }

    func testListsThatAreHeldStayAsTheyWere() {
        for seed in 0..<100 as Range<UInt64> {
            (last, spare) = (nil, FrameRecord())
            var scene = ChangingScene(seed: seed)
            var held: [(list: DisplayList, copy: DisplayList)] = []
            for step in 0..<10 {
                CATransaction.setDisableActions(true)
                if step > 0 { scene.change(at: 100 + Double(step) * 0.11) }
                let pair = lists(of: scene.root, at: Double(step) * 0.11)
                if (step + Int(seed)) % 3 == 0 { held.append(pair) }
            }
            for (list, copy) in held { XCTAssertEqual(list, copy, "seed \(seed)") }
        }
    }

    // MARK: Random trees

    func testRandomTreesAreListedAsIfFromNothing() {
        for seed in 0..<120 as Range<UInt64> {
            (last, spare) = (nil, FrameRecord())
            var scene = ChangingScene(seed: seed)
            var time = 0.0
            for step in 0..<8 {
                CATransaction.setDisableActions(true)
                if step > 0 { scene.change(at: 100 + time) }
                time += 0.11
                let (list, fresh) = lists(of: scene.root, at: time, scale: step == 5 ? 1.25 : 1)
                XCTAssertEqual(list, fresh, "seed \(seed), step \(step)")
                if list != fresh { return }
            }
        }
    }

    func testFramesDrawnInPartAreThoseDrawnWhole() {
        for seed in 0..<60 as Range<UInt64> {
            var scene = ChangingScene(seed: seed)
            let context = Picture.context(size: CGSize(width: 60, height: 60))
            let renderer = CARenderer(context: context)
            renderer.layer = scene.root
            renderer.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
            renderer.threads = Int(seed % 3) + 1
            var time = 0.0
            for step in 0..<6 {
                CATransaction.setDisableActions(true)
                if step > 0 { scene.change(at: 100 + time) }
                time += 0.11
                advance(to: time)
                renderer.beginFrame(atTime: 100 + time, timeStamp: nil)
                renderer.render()
                renderer.endFrame()
                let whole = Picture(
                    of: scene.root, size: CGSize(width: 60, height: 60), at: 100 + time, threads: 1)
                let difference = Picture(context).difference(whole)
                XCTAssertEqual(difference.pixels, 0, "seed \(seed), step \(step): \(difference)")
            }
        }
    }
}

extension DisplayList {
    /// The boxes of shadows and paints.
    fileprivate var boxes: Set<ObjectIdentifier> {
        var boxes: Set<ObjectIdentifier> = []
        for item in items {
            switch item {
            case .fill(let fill):
                switch fill.paint {
                case .image(let image): boxes.insert(image.identity)
                case .linear(let gradient): boxes.insert(gradient.identity)
                default: break
                }
            case .shadow(let shadow):
                boxes.insert(shadow.identity)
                if case .picture(let list, _) = shadow.value.silhouette { boxes.formUnion(list.boxes) }
            default: break
            }
        }
        return boxes
    }
}
