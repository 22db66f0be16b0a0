import AVFoundation
import CoreGraphics
import LayerTestSupport
import QuartzCore
import XCTest

/// Layers over a movie, drawn on its clock.
final class AnimationToolTests: ExportTestCase {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    /// A video layer in a parent of the movie's size, and a composition that draws them.
    private func tool(
        _ asset: AVAsset, isFlipped: Bool = false, _ build: (CALayer) -> Void
    ) -> AVMutableVideoComposition {
        let composition = AVMutableVideoComposition(propertiesOf: asset)
        let (parent, video) = (CALayer(), CALayer())
        parent.frame = CGRect(origin: .zero, size: composition.renderSize)
        video.frame = parent.frame
        parent.isGeometryFlipped = isFlipped
        parent.addSublayer(video)
        build(parent)
        composition.animationTool = AVVideoCompositionCoreAnimationTool(
            postProcessingAsVideoLayer: video, in: parent)
        return composition
    }

    private func square(_ x: Double, _ y: Double) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: 16, height: 8)
        layer.backgroundColor = red
        return layer
    }

    func testAWatermark() async throws {
        let asset = AVAsset(url: try makeMovie())
        // The origin is at the bottom left; flipped, it is at the top left.
        for (isFlipped, inside, outside) in [(false, 28, 4), (true, 4, 28)] {
            let composition = tool(asset, isFlipped: isFlipped) { $0.addSublayer(square(0, 0)) }
            let movie = try await export(asset, "\(isFlipped).mp4") { $0.videoComposition = composition }
            XCTAssertEqual(movie.duration.seconds, 1, accuracy: 0.001)
            for index in 0..<10 {
                let image = try frame(movie, at: Double(index) / 10 + 0.05)
                assertNear(image.pixel(4, inside), Picture.Pixel(255, 0, 0), within: 12, "\(isFlipped)")
                assertNear(image.pixel(4, outside), MovieTestCase.color(index), within: 10, "\(isFlipped)")
                assertNear(image.pixel(50, 16), MovieTestCase.color(index), within: 10, "\(isFlipped)")
            }
        }
    }

    func testThePictureIsUpright() async throws {
        let asset = AVAsset(
            url: try makeMovie(count: 2) { _, _, y in
                y < 16 ? Picture.Pixel(200, 60, 60) : Picture.Pixel(60, 60, 200)
            })
        for isFlipped in [false, true] {
            let composition = tool(asset, isFlipped: isFlipped) { _ in }
            let movie = try await export(asset, "\(isFlipped).mp4") { $0.videoComposition = composition }
            let image = try frame(movie, at: 0.15)
            assertNear(image.pixel(30, 4), Picture.Pixel(200, 60, 60), within: 10, "\(isFlipped)")
            assertNear(image.pixel(30, 28), Picture.Pixel(60, 60, 200), within: 10, "\(isFlipped)")
        }
    }

    func testAnimationsFollowTheMovie() async throws {
        let asset = AVAsset(url: try makeMovie())
        let composition = tool(asset) { parent in
            let layer = square(0, 12)
            let move = CABasicAnimation(keyPath: "position.x")
            move.fromValue = 8
            move.toValue = 56
            move.beginTime = AVCoreAnimationBeginTimeAtZero
            move.duration = 1
            move.isRemovedOnCompletion = false
            move.fillMode = .both
            layer.add(move, forKey: nil)
            parent.addSublayer(layer)
        }
        let movie = try await export(asset) { $0.videoComposition = composition }
        for index in 0..<10 {
            let image = try frame(movie, at: Double(index) / 10 + 0.05)
            // Its centre, and a place beyond either side.
            let centre = 8 + 48 * Double(index) / 10
            for x in 1..<63 where abs(abs(Double(x) + 0.5 - centre) - 8) > 3 {
                let isInside = abs(Double(x) + 0.5 - centre) < 8
                assertNear(
                    image.pixel(x, 16), isInside ? Picture.Pixel(255, 0, 0) : MovieTestCase.color(index), within: 20,
                    "\(index) \(x)")
            }
        }
    }

    func testATitleThatBeginsLater() async throws {
        let asset = AVAsset(url: try makeMovie())
        let composition = tool(asset) { parent in
            let layer = square(24, 12)
            layer.opacity = 0
            let appear = CABasicAnimation(keyPath: "opacity")
            appear.fromValue = 1
            appear.toValue = 1
            appear.beginTime = AVCoreAnimationBeginTimeAtZero + 0.3
            appear.duration = 0.35
            appear.isRemovedOnCompletion = false
            layer.add(appear, forKey: nil)
            parent.addSublayer(layer)
        }
        let movie = try await export(asset) { $0.videoComposition = composition }
        for index in 0..<10 {
            let isShown = (3..<7).contains(index)
            assertNear(
                try frame(movie, at: Double(index) / 10 + 0.05).pixel(32, 16),
                isShown ? Picture.Pixel(255, 0, 0) : MovieTestCase.color(index), within: 16, "\(index)")
        }
    }

    func testLayersCanBeExportedAgain() async throws {
        let asset = AVAsset(url: try makeMovie())
        let composition = tool(asset) { parent in
            let layer = square(0, 12)
            let move = CABasicAnimation(keyPath: "position.x")
            (move.fromValue, move.toValue, move.duration) = (8, 56, 1)
            move.beginTime = AVCoreAnimationBeginTimeAtZero
            move.isRemovedOnCompletion = false
            layer.add(move, forKey: "move")
            parent.addSublayer(layer)
        }
        for name in ["a1.mp4", "a2.mp4"] {
            let movie = try await export(asset, name) { $0.videoComposition = composition }
            let image = try frame(movie, at: 0.55)
            assertNear(image.pixel(32, 16), Picture.Pixel(255, 0, 0), within: 12, name)
            assertNear(image.pixel(4, 16), MovieTestCase.color(5), within: 10, name)
        }
    }

    func testAnAnimationThatBeginsAtZeroItselfIsOver() async throws {
        let asset = AVAsset(url: try makeMovie(count: 4))
        let composition = tool(asset) { parent in
            let layer = square(0, 12)
            let move = CABasicAnimation(keyPath: "position.x")
            (move.fromValue, move.toValue, move.duration) = (40, 56, 1)
            layer.add(move, forKey: nil)
            parent.addSublayer(layer)
            CATransaction.flush()
        }
        let movie = try await export(asset) { $0.videoComposition = composition }
        assertNear(try frame(movie, at: 0.25).pixel(8, 16), Picture.Pixel(255, 0, 0), within: 12)
    }

    func testTheProgramsClockIsNotDisturbed() throws {
        let asset = AVAsset(url: try makeMovie(count: 2))
        let session = try XCTUnwrap(
            AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality))
        session.outputURL = folder.appendingPathComponent("out.mp4")
        session.outputFileType = .mp4
        session.videoComposition = tool(asset) { $0.addSublayer(square(0, 0)) }
        let (before, done) = (CACurrentMediaTime(), expectation(description: "exported"))
        session.exportAsynchronously { done.fulfill() }
        wait(for: [done], timeout: 30)
        XCTAssertEqual(session.status, .completed)
        XCTAssertEqual(CACurrentMediaTime(), before)
    }

    func testAReaderDrawsTheLayers() throws {
        let asset = AVAsset(url: try makeMovie())
        let before = CACurrentMediaTime()
        let reader = try AVAssetReader(asset: asset)
        let output = AVAssetReaderVideoCompositionOutput(videoTracks: asset.tracks, videoSettings: nil)
        output.videoComposition = tool(asset, isFlipped: true) { $0.addSublayer(square(0, 0)) }
        reader.add(output)
        XCTAssertTrue(reader.startReading())
        var count = 0
        while let sample = output.copyNextSampleBuffer() {
            let buffer = try XCTUnwrap(CMSampleBufferGetImageBuffer(sample))
            let base = try XCTUnwrap(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(to: UInt8.self)
            assertNear(Picture.Pixel(Int(base[2]), Int(base[1]), Int(base[0])), Picture.Pixel(255, 0, 0))
            count += 1
        }
        XCTAssertEqual(count, 10)
        XCTAssertEqual(CACurrentMediaTime(), before)
    }

    func testALayerAsATrack() async throws {
        let asset = AVAsset(url: try makeMovie())
        let composition = AVMutableVideoComposition(propertiesOf: asset)
        let layer = CALayer()
        layer.frame = CGRect(origin: .zero, size: composition.renderSize)
        layer.addSublayer(square(0, 0))
        composition.animationTool = AVVideoCompositionCoreAnimationTool(additionalLayer: layer, asTrackID: 99)
        let over = AVMutableVideoCompositionLayerInstruction()
        over.trackID = 99
        over.setOpacity(0.5, at: .zero)
        let instruction = AVMutableVideoCompositionInstruction()
        instruction.timeRange = CMTimeRange(start: .zero, duration: asset.duration)
        instruction.layerInstructions = [over, AVMutableVideoCompositionLayerInstruction(assetTrack: asset.tracks[0])]
        composition.instructions = [instruction]
        let movie = try await export(asset) { $0.videoComposition = composition }
        let (image, color) = (try frame(movie, at: 0.55), MovieTestCase.color(5))
        assertNear(
            image.pixel(6, 28), Picture.Pixel((255 + color.red) / 2, color.green / 2, color.blue / 2), within: 12)
        assertNear(image.pixel(40, 10), color, within: 10)
    }
}
