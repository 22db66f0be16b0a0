import Foundation
import LayerTestSupport
import QuartzCore
import XCTest

@testable import CoreGraphics

/// The drawing requests of a tiled layer. Tiles are drawn on several threads, so a lock guards the list.
private final class TileLog: @unchecked Sendable {
    struct Call: Hashable {
        let rect: CGRect
        let scale: CGFloat
        let isOnMainThread: Bool
    }

    private let lock = NSLock()
    private var list: [Call] = []

    var calls: [Call] { lock.withLock { list } }

    func add(_ call: Call) { lock.withLock { list.append(call) } }

    func clear() { lock.withLock { list = [] } }
}

/// Fills each tile with a colour that encodes its position.
private class Board: CATiledLayer {
    let log = TileLog()
    var shade: CGFloat = 0

    override func draw(in ctx: CGContext) {
        let clip = ctx.boundingBoxOfClipPath
        log.add(.init(rect: clip, scale: abs(ctx.ctm.a), isOnMainThread: Thread.isMainThread))
        ctx.setFillColor(CGColor(red: shade, green: clip.minX / 256, blue: clip.minY / 256, alpha: 1))
        ctx.fill(bounds)
    }
}

private final class SlowFade: Board {
    override class func fadeDuration() -> CFTimeInterval { 100 }
}

final class TiledLayerTests: ManualClockTestCase {
    private func makeBoard<Layer: Board>(_ board: Layer, side: CGFloat = 100, tile: CGFloat = 50) -> Layer {
        board.frame = CGRect(x: 0, y: 0, width: side, height: side)
        board.tileSize = CGSize(width: tile, height: tile)
        return board
    }

    private func picture(_ layer: CALayer, _ side: CGFloat = 100, scale: CGFloat = 1) -> Picture {
        Picture(of: layer, size: CGSize(width: side, height: side), scale: scale, at: 100)
    }

    /// "levelsOfDetail ... Defaults to 1", "levelsOfDetailBias ... Defaults to 0", "tileSize ... Defaults to (256,
    /// 256)", "fadeDuration ... The default implementation returns 0.25"
    /// https://developer.apple.com/documentation/quartzcore/catiledlayer
    func testDefaults() {
        let layer = CATiledLayer()
        XCTAssertEqual(layer.levelsOfDetail, 1)
        XCTAssertEqual(layer.levelsOfDetailBias, 0)
        XCTAssertEqual(layer.tileSize, CGSize(width: 256, height: 256))
        XCTAssertEqual(CATiledLayer.fadeDuration(), 0.25)
    }

    func testTilesAreDrawnElsewhereEachWithItsClip() {
        let board = makeBoard(Board(), side: 120)
        let picture = picture(board, 120)
        let calls = board.log.calls
        XCTAssertEqual(calls.count, 9)
        XCTAssertFalse(calls.contains { $0.isOnMainThread })
        XCTAssertTrue(calls.allSatisfy { $0.scale == 1 })
        var rects = Set<CGRect>()
        for x in [0, 50, 100] {
            for y in [0, 50, 100] {
                rects.insert(CGRect(x: x, y: y, width: x == 100 ? 20 : 50, height: y == 100 ? 20 : 50))
            }
        }
        XCTAssertEqual(Set(calls.map(\.rect)), rects)
        XCTAssertPixel(picture[25, 25], 0, 0, 0)
        XCTAssertPixel(picture[75, 25], 0, 50, 0)
        XCTAssertPixel(picture[25, 75], 0, 0, 50)
        XCTAssertPixel(picture[110, 110], 0, 100, 100)
        XCTAssertEqual(picture.area, 120 * 120, accuracy: 0.01)
    }

    func testOnlyVisibleTilesAreDrawn() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
        let board = makeBoard(Board(), side: 10_000)
        board.position = CGPoint(x: -2025 + 5000, y: 5000)
        root.addSublayer(board)
        _ = picture(root)
        // From 2025 to 2125 across: three columns; two rows.
        XCTAssertEqual(board.log.calls.count, 6)
        XCTAssertTrue(
            board.log.calls.allSatisfy { $0.rect.minX >= 2000 && $0.rect.maxX <= 2150 && $0.rect.maxY <= 100 })
    }

    func testTilesAreKept() {
        let board = makeBoard(Board())
        _ = picture(board)
        board.opacity = 0.5
        _ = picture(board)
        XCTAssertEqual(board.log.calls.count, 4)
    }

    /// "Each level of detail is half the resolution of the previous level."
    func testLevelsOfDetail() {
        func scale(_ levels: Int, _ bias: Int, zoom: CGFloat) -> CGFloat? {
            let board = makeBoard(Board(), side: 64, tile: 512)
            board.levelsOfDetail = levels
            board.levelsOfDetailBias = bias
            board.anchorPoint = .zero
            board.position = .zero
            board.transform = CATransform3DMakeScale(zoom, zoom, 1)
            _ = picture(board)
            return board.log.calls.first?.scale
        }
        XCTAssertEqual(scale(1, 0, zoom: 1), 1)
        XCTAssertEqual(scale(1, 0, zoom: 8), 1)
        XCTAssertEqual(scale(1, 0, zoom: 0.1), 1)
        XCTAssertEqual(scale(4, 0, zoom: 0.5), 0.5)
        XCTAssertEqual(scale(4, 0, zoom: 0.3), 0.5)
        XCTAssertEqual(scale(4, 0, zoom: 0.01), 0.125)
        XCTAssertEqual(scale(4, 3, zoom: 1), 1)
        XCTAssertEqual(scale(4, 3, zoom: 3), 4)
        XCTAssertEqual(scale(4, 3, zoom: 20), 8)
        // "the bottom most level of detail must contain at least a single pixel in each dimension"
        XCTAssertEqual(scale(100, 0, zoom: 1e-3), 1.0 / 64)
    }

    func testContentsScaleCounts() {
        let board = makeBoard(Board(), tile: 100)
        board.contentsScale = 2
        _ = picture(board, scale: 2)
        XCTAssertEqual(board.log.calls.first?.scale, 2)
        XCTAssertEqual(board.log.calls.count, 4, "the size of tiles is in pixels")
    }

    func testInvalidating() {
        let board = makeBoard(Board())
        _ = picture(board)
        board.log.clear()
        board.shade = 1
        board.setNeedsDisplay(CGRect(x: 60, y: 10, width: 5, height: 5))
        let part = picture(board)
        XCTAssertEqual(board.log.calls.map(\.rect), [CGRect(x: 50, y: 0, width: 50, height: 50)])
        XCTAssertPixel(part[75, 25], 255, 50, 0)
        XCTAssertPixel(part[25, 25], 0, 0, 0)
        board.setNeedsDisplay()
        XCTAssertPixel(picture(board)[25, 25], 255, 0, 0)
        XCTAssertEqual(board.log.calls.count, 5)
    }

    func testBoundsDecideTheLastTiles() {
        let board = makeBoard(Board())
        _ = picture(board)
        board.log.clear()
        board.bounds.size.width = 80
        _ = picture(board)
        XCTAssertEqual(Set(board.log.calls.map(\.rect.minX)), [50])
        XCTAssertEqual(board.log.calls.count, 2)
    }

    func testDelegatesDraw() {
        final class Painter: CALayerDelegate {
            func draw(_ layer: CALayer, in ctx: CGContext) {
                ctx.setFillColor(.green)
                ctx.fill(layer.bounds)
            }
        }
        let painter = Painter()
        let layer = CATiledLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.delegate = painter
        layer.setNeedsDisplay()
        XCTAssertPixel(picture(layer)[50, 50], 0, 255, 0)
    }

    /// However a layer is rotated, nothing shows through between tiles.
    func testNoSeams() {
        let board = makeBoard(Board(), tile: 13)
        board.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
        let picture = picture(board)
        for y in 30..<70 { for x in 30..<70 { XCTAssertEqual(picture[x, y].alpha, 255, accuracy: 1) } }
    }

    func testFlippedGeometry() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
        let board = makeBoard(Board())
        root.addSublayer(board)
        XCTAssertPixel(picture(root)[25, 25], 0, 0, 0)
        root.isGeometryFlipped = true
        // Tiles are placed, and drawn, with y pointing up.
        XCTAssertPixel(picture(root)[25, 75], 0, 0, 0)
        XCTAssertPixel(picture(root)[25, 25], 0, 0, 50)
        board.frame = CGRect(x: 0, y: 30, width: 100, height: 100)
        XCTAssertPixel(picture(root)[25, 30], 0, 0, 0)
        XCTAssertPixel(picture(root)[25, 10], 0, 0, 50)
    }

    func testCornersClip() {
        let board = makeBoard(Board())
        board.cornerRadius = 50
        board.masksToBounds = true
        XCTAssertEqual(picture(board).area, .pi * 2500, accuracy: 30)
    }

    func testRenderInContextWaits() {
        MediaClock.useSystem()
        let board = makeBoard(Board())
        let context = Picture.context(size: CGSize(width: 100, height: 100))
        context.translateBy(x: 0, y: 100)
        context.scaleBy(x: 1, y: -1)
        board.render(in: context)
        XCTAssertPixel(Picture(context)[75, 75], 0, 50, 50)
    }

    func testMemoryIsBounded() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
        let board = makeBoard(Board(), side: 100_000, tile: 512)
        board.anchorPoint = .zero
        root.addSublayer(board)
        for step in 0..<150 {
            board.position = CGPoint(x: -CGFloat(step) * 600, y: 0)
            _ = picture(root)
        }
        // 32 MiB of tiles of 1 MiB each, and the visible ones.
        XCTAssertLessThanOrEqual(board.tiles?.count ?? 0, 40)
        XCTAssertGreaterThanOrEqual(board.tiles?.count ?? 0, 30)
    }

    /// In a running program frames don't wait, and tiles fade in from when they are drawn.
    func testRunningProgramsFade() throws {
        MediaClock.useSystem()
        // The renderer's own times, far from the system's clock in both directions.
        for start in [-1e6, 1e7] {
            let board = makeBoard(SlowFade())
            let context = Picture.context(size: CGSize(width: 100, height: 100))
            let renderer = CARenderer(context: context)
            renderer.layer = board
            renderer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            func frame(at seconds: CFTimeInterval, isLast: Bool = false) -> Picture {
                renderer.beginFrame(atTime: start + seconds, timeStamp: nil)
                renderer.render()
                XCTAssertEqual(renderer.nextFrameTime(), isLast ? .infinity : start + seconds)
                renderer.endFrame()
                return Picture(context)
            }
            XCTAssertEqual(frame(at: 0).area, 0)
            let store = try XCTUnwrap(board.tiles)
            store.finish()
            XCTAssertEqual(Double(frame(at: 50)[25, 25].alpha), 127.5, accuracy: 1)
            XCTAssertEqual(Double(frame(at: 75)[25, 25].alpha), 191.25, accuracy: 1)
            XCTAssertEqual(frame(at: 101, isLast: true).area, 10_000, accuracy: 1)
            // Redrawn, a tile replaces the old one immediately.
            board.shade = 1
            board.setNeedsDisplay()
            XCTAssertPixel(frame(at: 101)[25, 25], 0, 0, 0)
            store.finish()
            XCTAssertPixel(frame(at: 101, isLast: true)[25, 25], 255, 0, 0)
            // A renderer that goes back in time finds the tiles complete.
            XCTAssertEqual(frame(at: -50, isLast: true).area, 10_000, accuracy: 1)
        }
    }

    /// Until tiles of the right level are available, those of others replace them.
    func testCoarserTilesStandIn() throws {
        MediaClock.useSystem()
        let board = makeBoard(Board())
        board.levelsOfDetailBias = 2
        board.anchorPoint = .zero
        board.position = .zero
        let context = Picture.context(size: CGSize(width: 100, height: 100))
        let renderer = CARenderer(context: context)
        renderer.layer = board
        renderer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        func frame() -> Picture {
            renderer.beginFrame(atTime: CACurrentMediaTime() + 10, timeStamp: nil)
            renderer.render()
            renderer.endFrame()
            return Picture(context)
        }
        _ = frame()
        try XCTUnwrap(board.tiles).finish()
        CATransaction.setDisableActions(true)
        board.transform = CATransform3DMakeScale(4, 4, 1)
        XCTAssertEqual(frame().area, 10_000, accuracy: 1)
        try XCTUnwrap(board.tiles).finish()
    }

    func testBadValuesAreRefused() {
        let layer = CATiledLayer()
        layer.tileSize = CGSize(width: 0, height: CGFloat.nan)
        layer.levelsOfDetail = -3
        layer.levelsOfDetailBias = .min
        XCTAssertEqual(layer.tileSize, CGSize(width: 256, height: 256))
        XCTAssertEqual(layer.levelsOfDetail, 1)
        XCTAssertEqual(layer.levelsOfDetailBias, 0)
        layer.levelsOfDetail = .max
        layer.levelsOfDetailBias = .max
        layer.tileSize = CGSize(width: 1, height: 1)
        layer.frame = CGRect(x: 0, y: 0, width: 1e12, height: 1e12)
        _ = picture(layer)
    }
}
