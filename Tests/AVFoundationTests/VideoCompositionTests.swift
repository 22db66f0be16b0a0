import AVFoundation
import CoreGraphics
import CoreImage
import LayerTestSupport
import XCTest

/// Frames of several tracks, in one picture.
final class VideoCompositionTests: ExportTestCase {
    private let (red, blue) = (Picture.Pixel(200, 40, 40), Picture.Pixel(40, 40, 200))

    /// A composition of two tracks, one red and one blue, of a second each.
    private func twoTracks() throws -> (AVMutableComposition, [AVMutableCompositionTrack]) {
        let composition = AVMutableComposition()
        var tracks: [AVMutableCompositionTrack] = []
        for (name, color) in [("red.mp4", red), ("blue.mp4", blue)] {
            let asset = AVAsset(url: try makeMovie(name) { _, _, _ in color })
            let track = try XCTUnwrap(composition.addMutableTrack(withMediaType: .video, preferredTrackID: 0))
            try track.insertTimeRange(range(0, 1), of: asset.tracks[0], at: .zero)
            tracks.append(track)
        }
        return (composition, tracks)
    }

    private func composed(
        _ layers: [AVVideoCompositionLayerInstruction], width: Double = 64, height: Double = 32
    ) -> AVMutableVideoComposition {
        let instruction = AVMutableVideoCompositionInstruction()
        instruction.timeRange = range(0, 1)
        instruction.layerInstructions = layers
        let composition = AVMutableVideoComposition()
        composition.renderSize = CGSize(width: width, height: height)
        composition.frameDuration = CMTime(value: 1, timescale: 20)
        composition.instructions = [instruction]
        return composition
    }

    func testADissolve() throws {
        let (asset, tracks) = try twoTracks()
        let front = AVMutableVideoCompositionLayerInstruction(assetTrack: tracks[0])
        front.setOpacityRamp(fromStartOpacity: 1, toEndOpacity: 0, timeRange: range(0.25, 0.5))
        let back = AVMutableVideoCompositionLayerInstruction(assetTrack: tracks[1])
        let composition = composed([front, back])
        for (time, part) in [(0.1, 0.0), (0.5, 0.5), (0.6, 0.7), (0.9, 1.0)] {
            func mix(_ a: Int, _ b: Int) -> Int { Int((Double(a) * (1 - part) + Double(b) * part).rounded()) }
            let expected = Picture.Pixel(mix(red.red, blue.red), mix(red.green, blue.green), mix(red.blue, blue.blue))
            assertNear(try frame(asset, at: time, composition).pixel(20, 20), expected, "\(time)")
        }
    }

    func testTransformsCropsAndTheBackground() throws {
        let (asset, tracks) = try twoTracks()
        let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: tracks[0])
        // Half the size, from the left to the right.
        layer.setTransformRamp(
            fromStart: CGAffineTransform(scaleX: 0.5, y: 0.5),
            toEnd: CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 32, ty: 16), timeRange: range(0, 1))
        layer.setCropRectangle(CGRect(x: 0, y: 0, width: 64, height: 16), at: .zero)
        let composition = composed([layer])
        (composition.instructions[0] as? AVMutableVideoCompositionInstruction)?.backgroundColor =
            CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        for (time, x, y) in [(0.0, 0, 0), (0.5, 16, 8)] {
            let image = try frame(asset, at: time, composition)
            XCTAssertEqual([image.width, image.height], [64, 32])
            // The upper half of the frame, 32 by 8 pixels.
            assertNear(image.pixel(x + 2, y + 2), red, "\(time)")
            assertNear(image.pixel(x + 30, y + 6), red, "\(time)")
            assertNear(image.pixel(x + 16, y + 10), Picture.Pixel(0, 255, 0), "\(time)")
            assertNear(image.pixel(x + 34, y + 2), Picture.Pixel(0, 255, 0), "\(time)")
        }
        composition.renderScale = 2
        let large = try frame(asset, at: 0, composition)
        XCTAssertEqual([large.width, large.height], [128, 64])
        assertNear(large.pixel(60, 14), red)
        assertNear(large.pixel(70, 4), Picture.Pixel(0, 255, 0))
    }

    func testTimesAreThoseOfTheComposition() throws {
        let asset = AVAsset(url: try makeMovie())
        let composition = composed([AVMutableVideoCompositionLayerInstruction(assetTrack: asset.tracks[0])])
        composition.frameDuration = CMTime(value: 1, timescale: 4)
        let generator = AVAssetImageGenerator(asset: asset)
        generator.videoComposition = composition
        var actual = CMTime.invalid
        let image = try generator.copyCGImage(at: seconds(0.7), actualTime: &actual)
        XCTAssertEqual(actual, seconds(0.5))
        assertNear(image.pixel(8, 8), MovieTestCase.color(5))
        composition.sourceTrackIDForFrameTiming = asset.tracks[0].trackID
        generator.videoComposition = composition
        assertNear(try generator.copyCGImage(at: seconds(0.7), actualTime: &actual).pixel(8, 8), MovieTestCase.color(7))
        XCTAssertEqual(actual.seconds, 0.7, accuracy: 0.001)
    }

    func testFilters() async throws {
        let asset = AVAsset(url: try makeMovie())
        let composition = AVVideoComposition(asset: asset) { request in
            let filter = CIFilter(name: "CIColorInvert")
            filter?.setValue(request.sourceImage, forKey: kCIInputImageKey)
            request.finish(with: filter?.outputImage ?? request.sourceImage, context: nil)
        }
        let color = MovieTestCase.color(3)
        // Colours are inverted in linear light, as Core Image does: the direction is what counts here.
        let inverted = try frame(asset, at: 0.35, composition).pixel(9, 9)
        XCTAssertGreaterThan(inverted.red + inverted.green + inverted.blue, color.red + color.green + color.blue)
        let later = try await AVVideoComposition.videoComposition(with: asset) { request in
            // Asynchronously, and cropped to its left half.
            DispatchQueue.global().async {
                request.finish(
                    with: request.sourceImage.cropped(to: CGRect(x: 0, y: 0, width: 32, height: 32)), context: nil)
            }
        }
        let image = try frame(asset, at: 0.35, later)
        XCTAssertEqual([image.width, image.height], [64, 32])
        assertNear(image.pixel(20, 16), color)
        XCTAssertEqual(image.pixel(50, 16).alpha, 0)
        struct Failure: Error {}
        let failing = AVVideoComposition(asset: asset) { $0.finish(with: Failure()) }
        XCTAssertThrowsError(try frame(asset, at: 0, failing)) {
            XCTAssertEqual(($0 as? AVError)?.code, .videoCompositorFailed)
        }
    }

    /// Shows the second track's pixels, with red and blue exchanged.
    final class Compositor: NSObject, AVVideoCompositing {
        var context: AVVideoCompositionRenderContext?
        let sourcePixelBufferAttributes: [String: any Sendable]? = [
            kCVPixelBufferPixelFormatTypeKey: kCVPixelFormatType_32BGRA
        ]
        let requiredPixelBufferAttributesForRenderContext: [String: any Sendable] = [
            kCVPixelBufferPixelFormatTypeKey: kCVPixelFormatType_32RGBA
        ]
        func renderContextChanged(_ newRenderContext: AVVideoCompositionRenderContext) { context = newRenderContext }
        func startRequest(_ request: AVAsynchronousVideoCompositionRequest) {
            guard let id = request.sourceTrackIDs.last, let source = request.sourceFrame(byTrackID: id.int32Value),
                let result = request.renderContext.newPixelBuffer(),
                let from = CVPixelBufferGetBaseAddress(source), let to = CVPixelBufferGetBaseAddress(result)
            else { return request.finish(with: AVError(.unknown)) }
            memcpy(to, from, min(CVPixelBufferGetDataSize(source), CVPixelBufferGetDataSize(result)))
            request.finish(withComposedVideoFrame: result)
        }
    }

    func testACompositorOfTheProgramsOwn() throws {
        let (asset, tracks) = try twoTracks()
        let composition = composed(tracks.map { AVMutableVideoCompositionLayerInstruction(assetTrack: $0) })
        composition.customVideoCompositorClass = Compositor.self
        assertNear(
            try frame(asset, at: 0.4, composition).pixel(9, 9), Picture.Pixel(blue.blue, blue.green, blue.red))
    }

    func testValidity() throws {
        let (asset, tracks) = try twoTracks()
        let composition = composed([AVMutableVideoCompositionLayerInstruction(assetTrack: tracks[0])])
        XCTAssertTrue(composition.isValid(for: asset, timeRange: range(0, 1), validationDelegate: nil))
        XCTAssertFalse(composition.isValid(for: asset, timeRange: range(0, 2), validationDelegate: nil))
        let layer = AVMutableVideoCompositionLayerInstruction()
        layer.trackID = 77
        XCTAssertFalse(composed([layer]).isValid(for: asset, timeRange: range(0, 1), validationDelegate: nil))
        composition.frameDuration = .zero
        XCTAssertFalse(composition.isValid(for: asset, timeRange: range(0, 1), validationDelegate: nil))
        XCTAssertThrowsError(try frame(asset, at: 0, composition)) {
            XCTAssertEqual(($0 as? AVError)?.code, .invalidVideoComposition)
        }
    }

    func testCopiesDontChange() throws {
        let (_, tracks) = try twoTracks()
        let composition = composed([AVMutableVideoCompositionLayerInstruction(assetTrack: tracks[0])])
        let copy = try XCTUnwrap(composition.copy() as? AVVideoComposition)
        composition.renderSize = .zero
        (composition.instructions[0] as? AVMutableVideoCompositionInstruction)?.layerInstructions = []
        XCTAssertEqual(copy.renderSize, CGSize(width: 64, height: 32))
        XCTAssertEqual((copy.instructions[0] as? AVVideoCompositionInstruction)?.layerInstructions.count, 1)
    }
}
