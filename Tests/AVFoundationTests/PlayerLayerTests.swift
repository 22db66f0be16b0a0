import AVFoundation
import Kasane
import LayerTestSupport
import QuartzCore
import XCTest

/// Layers that show movies.
final class PlayerLayerTests: MovieTestCase {
    private func makeLayer(_ player: AVPlayer, width: Double = 64, height: Double = 32) -> AVPlayerLayer {
        let layer = AVPlayerLayer(player: player)
        layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
        CATransaction.flush()
        return layer
    }

    private func picture(_ layer: CALayer) -> Picture {
        CATransaction.flush()
        return Picture(of: layer, size: layer.bounds.size, at: CACurrentMediaTime())
    }

    func testEachFrameOfARecordingShowsItsFrame() throws {
        let player = makePlayer(try makeMovie())
        let layer = makeLayer(player)
        XCTAssertTrue(layer.isReadyForDisplay)
        player.play()
        for frame in 0..<66 {
            let time = Double(frame) / 60
            beginFrame(at: time)
            let index = min(9, Int(time * 10 + 1e-6))
            assertNear(picture(layer)[32, 16], MovieTestCase.color(index), within: 6, "frame \(frame)")
        }
    }

    func testSeekingShowsTheFrameAtOnce() throws {
        let player = makePlayer(try makeMovie())
        let layer = makeLayer(player)
        for index in [7, 2, 9, 0] {
            player.seek(to: CMTime(value: Int64(index), timescale: 10))
            assertNear(picture(layer)[32, 16], MovieTestCase.color(index))
        }
        player.replaceCurrentItem(with: nil)
        XCTAssertFalse(layer.isReadyForDisplay)
        XCTAssertEqual(picture(layer)[32, 16], Picture.Pixel(0, 0, 0, 0))
    }

    func testGravity() throws {
        // The outer quarters differ from the middle.
        let url = try makeMovie(count: 2) { _, x, _ in
            (16..<48).contains(x) ? Picture.Pixel(200, 60, 60) : Picture.Pixel(60, 60, 200)
        }
        let (red, blue, clear) = (Picture.Pixel(200, 60, 60), Picture.Pixel(60, 60, 200), Picture.Pixel(0, 0, 0, 0))
        let layer = makeLayer(makePlayer(url), width: 64, height: 64)
        XCTAssertEqual(layer.videoRect, CGRect(x: 0, y: 16, width: 64, height: 32))
        var shown = picture(layer)
        XCTAssertEqual(shown[32, 8], clear)
        assertNear(shown[32, 32], red)
        assertNear(shown[4, 32], blue)
        layer.videoGravity = .resizeAspectFill
        XCTAssertEqual(layer.videoRect, CGRect(x: -32, y: 0, width: 128, height: 64))
        shown = picture(layer)
        assertNear(shown[32, 8], red)
        assertNear(shown[4, 32], red)
        layer.videoGravity = .resize
        XCTAssertEqual(layer.videoRect, layer.bounds)
        shown = picture(layer)
        assertNear(shown[32, 4], red)
        assertNear(shown[4, 60], blue)
        // What fills a layer is cut off at its bounds.
        layer.videoGravity = .resizeAspectFill
        let parent = CALayer()
        parent.frame = CGRect(x: 0, y: 0, width: 96, height: 64)
        layer.frame = CGRect(x: 16, y: 0, width: 64, height: 64)
        parent.addSublayer(layer)
        shown = picture(parent)
        XCTAssertEqual(shown[8, 32], clear)
        assertNear(shown[20, 32], red)
    }

    func testSeveralLayersShowOnePlayer() throws {
        let player = makePlayer(try makeMovie())
        let layers = [makeLayer(player), makeLayer(player)]
        player.seek(to: CMTime(value: 4, timescale: 10))
        for layer in layers { assertNear(picture(layer)[32, 16], MovieTestCase.color(4)) }
        layers[0].player = nil
        XCTAssertFalse(layers[0].isReadyForDisplay)
        player.seek(to: CMTime(value: 6, timescale: 10))
        assertNear(picture(layers[1])[32, 16], MovieTestCase.color(6))
    }

    /// A recording lasts until the movie's end, and its frames are the movie's.
    func testARecordingOfAMovie() throws {
        let player = AVPlayer(url: try makeMovie())
        let layer = AVPlayerLayer(player: player)
        layer.frame = CGRect(x: 0, y: 0, width: 64, height: 32)
        player.play()
        let copy = folder.appendingPathComponent("copy.mp4")
        try layer.writeMovie(to: copy, framesPerSecond: 20)
        let asset = AVAsset(url: copy)
        XCTAssertEqual(asset.duration.seconds, 1, accuracy: 0.06)
        let generator = AVAssetImageGenerator(asset: asset)
        for index in 0..<19 {
            let image = try generator.copyCGImage(at: CMTime(value: Int64(index), timescale: 20), actualTime: nil)
            assertNear(image.pixel(32, 16), MovieTestCase.color(index / 2), within: 10, "frame \(index)")
        }
    }

    /// What repeats doesn't make a recording endless.
    func testARecordingOfALoop() throws {
        let player = AVQueuePlayer()
        let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: try makeMovie()))
        let layer = AVPlayerLayer(player: player)
        layer.frame = CGRect(x: 0, y: 0, width: 64, height: 32)
        let observer = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 2), queue: nil) { _ in }
        player.play()
        let copy = folder.appendingPathComponent("copy.mp4")
        try layer.writeMovie(to: copy, framesPerSecond: 10)
        XCTAssertEqual(AVAsset(url: copy).duration.seconds, 4, accuracy: 0.2)
        let generator = AVAssetImageGenerator(asset: AVAsset(url: copy))
        for index in [0, 5, 12, 23, 38] {
            let image = try generator.copyCGImage(at: CMTime(value: Int64(index), timescale: 10), actualTime: nil)
            assertNear(image.pixel(32, 16), MovieTestCase.color(index % 10), within: 10, "frame \(index)")
        }
        player.removeTimeObserver(observer)
        looper.disableLooping()
    }

    func testASynchronizedLayer() throws {
        let player = makePlayer(try makeMovie())
        let item = try XCTUnwrap(player.currentItem)
        let layer = AVSynchronizedLayer(playerItem: item)
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue) = (0, 100)
        move.duration = 1
        move.beginTime = AVCoreAnimationBeginTimeAtZero
        move.isRemovedOnCompletion = false
        move.fillMode = .both
        dot.add(move, forKey: nil)
        layer.addSublayer(dot)
        CATransaction.flush()
        func position() -> Double? { dot.presentation().map { (Double($0.position.x) * 10).rounded() / 10 } }
        advance(to: 3)
        XCTAssertEqual(position(), 0)
        player.seek(to: CMTime(value: 3, timescale: 10))
        CATransaction.flush()
        XCTAssertEqual(position(), 30)
        player.play()
        CATransaction.flush()
        advance(to: 3.5)
        XCTAssertEqual(position(), 80)
        player.pause()
        CATransaction.flush()
        advance(to: 9)
        XCTAssertEqual(position(), 80)
    }

    func testTheLargestRectangle() {
        let bounds = CGRect(x: 10, y: 20, width: 100, height: 100)
        XCTAssertEqual(
            AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: bounds),
            CGRect(x: 10, y: 45, width: 100, height: 50))
        XCTAssertEqual(
            AVMakeRect(aspectRatio: CGSize(width: 1, height: 4), insideRect: bounds),
            CGRect(x: 47.5, y: 20, width: 25, height: 100))
        XCTAssertTrue(AVMakeRect(aspectRatio: .zero, insideRect: bounds).isEmpty)
    }
}
