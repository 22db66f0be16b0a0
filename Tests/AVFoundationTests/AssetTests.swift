import AVFoundation
import LayerTestSupport
import CoreGraphics
import XCTest

/// What files say about themselves, and their frames.
final class AssetTests: MovieTestCase {
    func testFacts() throws {
        let asset = AVURLAsset(url: try makeMovie())
        XCTAssertEqual(asset.duration.seconds, 1, accuracy: 0.001)
        XCTAssertEqual(asset.tracks.count, 1)
        let track = try XCTUnwrap(asset.tracks(withMediaType: .video).first)
        XCTAssertEqual(track.naturalSize, CGSize(width: 64, height: 32))
        XCTAssertEqual(track.nominalFrameRate, 10)
        XCTAssertEqual(track.minFrameDuration, CMTime(value: 1, timescale: 10))
        XCTAssertEqual(track.preferredTransform, .identity)
        XCTAssertTrue(asset.track(withTrackID: track.trackID)?.isPlayable ?? false)
        XCTAssertTrue(asset.tracks(withMediaType: .audio).isEmpty)
        XCTAssertTrue(asset.isPlayable)
        let format = try XCTUnwrap(track.formatDescriptions.first as? CMFormatDescription)
        XCTAssertEqual(CMFormatDescriptionGetMediaSubType(format), kCMVideoCodecType_H264)
        XCTAssertEqual(CMVideoFormatDescriptionGetDimensions(format), CMVideoDimensions(width: 64, height: 32))
    }

    func testAnAssetOfAURLIsAURLAsset() throws {
        let url = try makeMovie()
        XCTAssertEqual((AVAsset(url: url) as? AVURLAsset)?.url, url)
        XCTAssertEqual(AVPlayerItem(url: url).asset.duration.seconds, 1, accuracy: 0.001)
    }

    func testLoading() async throws {
        let asset = AVURLAsset(url: try makeMovie())
        XCTAssertEqual(asset.statusOfValue(forKey: "duration", error: nil), .unknown)
        let (duration, tracks) = try await asset.load(.duration, .tracks)
        XCTAssertEqual(duration.seconds, 1, accuracy: 0.001)
        XCTAssertEqual(asset.statusOfValue(forKey: "duration", error: nil), .loaded)
        let (size, rate) = try await tracks[0].load(.naturalSize, .nominalFrameRate)
        XCTAssertEqual(size, CGSize(width: 64, height: 32))
        XCTAssertEqual(rate, 10)
        let loaded = expectation(description: "loaded")
        asset.loadValuesAsynchronously(forKeys: ["playable"]) { loaded.fulfill() }
        await fulfillment(of: [loaded], timeout: 10)
        XCTAssertEqual(asset.statusOfValue(forKey: "playable", error: nil), .loaded)
    }

    func testFilesThatAreNoMovies() async throws {
        let text = folder.appendingPathComponent("a.mp4")
        try Data("This is no movie, whatever its name.".utf8).write(to: text)
        let list = folder.appendingPathComponent("list.m3u8")
        try Data("#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nb.ts\n#EXT-X-ENDLIST\n".utf8).write(to: list)
        let missing = folder.appendingPathComponent("none.mp4")
        let network = try XCTUnwrap(URL(string: "https://example.com/a.mp4"))
        let cases: [(URL, AVError.Code)] = [
            (text, .fileFormatNotRecognized), (list, .fileFormatNotRecognized), (missing, .contentIsUnavailable),
            (folder, .contentIsUnavailable), (network, .contentIsUnavailable),
        ]
        for (url, code) in cases {
            let asset = AVURLAsset(url: url)
            do {
                _ = try await asset.load(.duration)
                XCTFail("\(url) was loaded")
            } catch {
                XCTAssertEqual((error as? AVError)?.code, code, "\(url)")
            }
            XCTAssertEqual(asset.duration, .zero)
            var error: NSError?
            XCTAssertEqual(asset.statusOfValue(forKey: "duration", error: &error), .failed)
            XCTAssertEqual(error?.domain, AVFoundationErrorDomain)
            XCTAssertEqual(error?.code, code.rawValue)
        }
    }

    // MARK: Frames

    func testEachFrameAtItsTime() throws {
        for name in ["a.mp4", "a.mov", "a.webm"] {
            let generator = AVAssetImageGenerator(asset: AVAsset(url: try makeMovie(name, count: 20)))
            // Forwards, backwards and mixed.
            for index in Array(0..<20) + (0..<20).reversed() + [3, 17, 4, 0, 19, 11] {
                for offset in [0, 0.05, 0.0999] {
                    var actual = CMTime.invalid
                    let time = CMTime(seconds: Double(index) / 10 + offset, preferredTimescale: 10_000)
                    let image = try generator.copyCGImage(at: time, actualTime: &actual)
                    assertNear(image.pixel(32, 16), MovieTestCase.color(index), "\(name) \(time)")
                    XCTAssertEqual(actual.seconds, Double(index) / 10, accuracy: 0.001)
                }
            }
        }
    }

    func testAlpha() throws {
        for name in ["a.mov", "a.webm"] {
            let asset = AVAsset(url: try makeMovie(name, count: 2, alpha: 128))
            let image = try AVAssetImageGenerator(asset: asset).copyCGImage(at: .zero, actualTime: nil)
            let color = MovieTestCase.color(0)
            let expected = Picture.Pixel(color.red / 2, color.green / 2, color.blue / 2, 128)
            assertNear(image.pixel(10, 10), expected, within: 8, name)
        }
    }

    func testImagesFitInTheMaximumSize() throws {
        let generator = AVAssetImageGenerator(asset: AVAsset(url: try makeMovie(count: 2)))
        func size(_ width: CGFloat, _ height: CGFloat) throws -> [Int] {
            generator.maximumSize = CGSize(width: width, height: height)
            let image = try generator.copyCGImage(at: .zero, actualTime: nil)
            assertNear(image.pixel(1, 1), MovieTestCase.color(0))
            return [image.width, image.height]
        }
        XCTAssertEqual(try size(32, 32), [32, 16])
        XCTAssertEqual(try size(0, 8), [16, 8])
        XCTAssertEqual(try size(500, 500), [64, 32])
    }

    func testTimesOutsideOfTheMovie() throws {
        let generator = AVAssetImageGenerator(asset: AVAsset(url: try makeMovie(count: 2)))
        for time in [CMTime(value: -1, timescale: 1), CMTime(value: 9, timescale: 1), .invalid, .indefinite] {
            XCTAssertThrowsError(try generator.copyCGImage(at: time, actualTime: nil)) {
                XCTAssertEqual(($0 as? AVError)?.code, .noImageAtTime)
            }
        }
    }

    func testAsynchronousImages() async throws {
        let generator = AVAssetImageGenerator(asset: AVAsset(url: try makeMovie()))
        let times = [0, 3, 7].map { CMTime(value: $0, timescale: 10) } + [CMTime(value: 99, timescale: 1)]
        var seen: [Double?] = []
        for await result in generator.images(for: times) { seen.append(try? result.actualTime.seconds) }
        XCTAssertEqual(seen.map { $0.map { ($0 * 10).rounded() } }, [0, 3, 7, nil])
        let (image, _) = try await generator.image(at: times[1])
        assertNear(image.pixel(5, 5), MovieTestCase.color(3))
        let done = expectation(description: "images")
        done.expectedFulfillmentCount = 2
        generator.generateCGImagesAsynchronously(forTimes: times.prefix(2).map { NSValue(time: $0) }) {
            _, image, _, result, _ in
            XCTAssertEqual(result, .succeeded)
            XCTAssertNotNil(image)
            done.fulfill()
        }
        await fulfillment(of: [done], timeout: 10)
    }

    // MARK: Rotation

    /// Writes a matrix into the track's header, as cameras do.
    private func turned(_ matrix: [Int32]) throws -> URL {
        let url = try makeMovie(count: 2) { _, x, y in
            Picture.Pixel(x < 32 ? 200 : 40, y < 16 ? 200 : 40, 80)
        }
        var bytes = try Data(contentsOf: url)
        let header = try XCTUnwrap(bytes.range(of: Data("tkhd".utf8))).lowerBound
        // After the name: version, two times, number, duration, layer and volume.
        let start = header + 4 + 4 + 8 + 8 + 4 + 8 + 8
        for (index, number) in matrix.enumerated() {
            withUnsafeBytes(of: number.bigEndian) {
                bytes.replaceSubrange(start + 4 * index..<start + 4 * index + 4, with: $0)
            }
        }
        try bytes.write(to: url)
        return url
    }

    func testAQuarterTurn() throws {
        let one: Int32 = 65_536
        // To the right: x becomes y, and y becomes 32 - x.
        let url = try turned([0, one, 0, -one, 0, 0, 32 * one, 0, 1 << 30])
        let asset = AVAsset(url: url)
        XCTAssertEqual(asset.tracks[0].preferredTransform, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 32, ty: 0))
        XCTAssertEqual(asset.tracks[0].naturalSize, CGSize(width: 64, height: 32))
        let generator = AVAssetImageGenerator(asset: asset)
        XCTAssertEqual(try generator.copyCGImage(at: .zero, actualTime: nil).width, 64)
        generator.appliesPreferredTrackTransform = true
        let image = try generator.copyCGImage(at: .zero, actualTime: nil)
        XCTAssertEqual([image.width, image.height], [32, 64])
        // The top left corner is now at the top right.
        assertNear(image.pixel(26, 6), Picture.Pixel(200, 200, 80), within: 8)
        assertNear(image.pixel(6, 6), Picture.Pixel(200, 40, 80), within: 8)
        assertNear(image.pixel(26, 58), Picture.Pixel(40, 200, 80), within: 8)
        assertNear(image.pixel(6, 58), Picture.Pixel(40, 40, 80), within: 8)
        let player = makePlayer(url)
        XCTAssertEqual(player.currentItem?.presentationSize, CGSize(width: 32, height: 64))
    }
}
