@_spi(Compositing) import QuartzCore
import LayerTestSupport
import TestSupport
import XCTest

@testable import CoreGraphics
@testable import FrameEngine
@testable import QuartzCore
@testable import Raster

/// Out-of-line data of items is stored in the memory of the frame before the last, if that frame was similar.
final class FrameMemoryTests: ManualClockTestCase {
    private let surface = PixelRect(x: 0, y: 0, width: 200, height: 100)

    override func setUp() {
        super.setUp()
        CATransaction.setDisableActions(true)
    }

    /// Returns the addresses of the out-of-line data of each item in a few frames of three moving layers.
    ///
    /// A record keeps its memory until the next frame in it has been listed: new data is stored elsewhere.
    private func memory(_ make: (CALayer) -> Void) throws -> [[UInt]] {
        let root = CALayer(CGRect(x: 0, y: 0, width: 200, height: 100), .white)
        for index in 0..<3 {
            let layer = CALayer(CGRect(x: 15 * index, y: 5 * index, width: 40, height: 30), .red)
            let move = CABasicAnimation(keyPath: "position.x")
            (move.byValue, move.beginTime, move.duration) = (50, 1, 1000)
            layer.add(move, forKey: nil)
            make(layer)
            root.addSublayer(layer)
        }
        let tree = try XCTUnwrap(root.commitForRendering())
        var (last, spare) = (FrameRecord(), FrameRecord())
        var frames: [[UInt]] = []
        for frame in 0..<8 {
            let time = 110 + Double(frame) / 60
            let next = TreeWalk.record(
                of: tree, time: time, toDevice: .identity, surface: surface, after: last, reusing: consume spare)
            (last, spare) = (next, last)
            XCTAssertEqual(
                last.list, TreeWalk.list(of: tree, time: time, toDevice: .identity, surface: surface), "\(frame)")
            frames.append(last.list.items.flatMap(\.memory))
        }
        return frames
    }

    private func assertMemoryIsKept(_ name: String, _ make: (CALayer) -> Void) throws {
        let frames = try memory(make)
        XCTAssertGreaterThanOrEqual(frames[5].count, 3, name)
        XCTAssertEqual(frames[7], frames[5], name)
        XCTAssertEqual(frames[6], frames[4], name)
        XCTAssertTrue(Set(frames[6]).isDisjoint(with: frames[7]), name)
    }

    private func picture() -> CALayer {
        let layer = CALayer(CGRect(x: 8, y: 8, width: 16, height: 16), nil)
        layer.contents = CGImage.solid(1, 0, 0, side: 4)
        return layer
    }

    func testStrokesThatGrow() throws {
        for key in ["strokeEnd", "lineWidth"] {
            try assertMemoryIsKept(key) { layer in
                let line = CAShapeLayer()
                line.path = CGPath(ellipseIn: CGRect(x: 4, y: 4, width: 20, height: 20), transform: nil)
                (line.strokeColor, line.lineWidth, line.strokeEnd) = (.blue, 2, 0.5)
                let growth = CABasicAnimation(keyPath: key)
                (growth.byValue, growth.beginTime, growth.duration) = (0.4, 1, 1000)
                line.add(growth, forKey: nil)
                layer.addSublayer(line)
            }
        }
    }

    func testEffects() throws {
        try assertMemoryIsKept("blur") { layer in
            layer.filters = [CAFilter(type: "gaussianBlur"), CAFilter(type: "colorInvert")]
            layer.addSublayer(picture())
        }
    }

    func testRasterizedLayers() throws {
        try assertMemoryIsKept("raster") { layer in
            layer.shouldRasterize = true
            layer.addSublayer(picture())
        }
    }

    func testParticles() throws {
        try assertMemoryIsKept("emitter") { layer in
            let emitter = CAEmitterLayer()
            emitter.beginTime = -100
            let cell = CAEmitterCell()
            (cell.birthRate, cell.lifetime, cell.velocity) = (10, 1, 20)
            cell.contents = CGImage.solid(1, 0, 0, side: 4)
            emitter.emitterCells = [cell]
            layer.addSublayer(emitter)
        }
    }

    /// Removed emitters' emissions are released.
    func testEmissionsAreForgotten() throws {
        let emitter = CAEmitterLayer()
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.contents) = (10, 1, CGImage.solid(1, 0, 0, side: 4))
        (emitter.beginTime, emitter.emitterCells) = (-100, [cell])
        var cache = EmissionCache()
        weak var layer: RenderLayer?
        var work = 0.0
        do {
            let tree = try XCTUnwrap(emitter.commitForRendering())
            layer = tree
            XCTAssertEqual(cache.emission(of: tree, at: 10, work: &work).particles.count, 10)
            cache.trim()
            XCTAssertEqual(cache.emission(of: tree, at: 10.5, work: &work).particles.count, 10)
            emitter.emitterCells = []
            _ = emitter.commitForRendering()
        }
        cache.trim()
        XCTAssertNotNil(layer)
        cache.trim()
        XCTAssertNil(layer)
    }
}

extension DisplayList.Item {
    /// The addresses of its out-of-line data.
    fileprivate var memory: [UInt] {
        func address(_ object: AnyObject) -> UInt { UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()) }
        func address<Element>(_ array: [Element]) -> UInt {
            array.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
        }
        switch self {
        case .fill(let fill):
            guard case .stroke(let stroke) = fill.shape else { return [] }
            return [UInt(bitPattern: stroke.identity)]
        case .particles(let particles):
            return [
                UInt(bitPattern: particles.identity), address(particles.value.quads), address(particles.value.sprites),
            ]
        case .raster(let image): return [UInt(bitPattern: image.identity), address(image.value.raster)]
        case .beginGroup(let group):
            guard let effects = group.boxedEffects else { return [] }
            return [UInt(bitPattern: effects.identity), address(effects.value.chain.effects)]
        case .shadow, .endGroup: return []
        }
    }
}
