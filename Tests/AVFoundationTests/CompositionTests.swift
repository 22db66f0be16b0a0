import AVFoundation
import CoreGraphics
import LayerTestSupport
import XCTest

/// Movies of parts of other ones.
final class CompositionTests: ExportTestCase {
    /// A composition with a track of video, and the tracks of two movies: one of ten frames, and one of ten others.
    private func setUpTracks() throws -> (AVMutableComposition, AVMutableCompositionTrack, AVAsset, AVAsset) {
        let composition = AVMutableComposition()
        let track = try XCTUnwrap(
            composition.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
        let second = try makeMovie("b.mp4") { index, _, _ in MovieTestCase.color(index + 10) }
        return (composition, track, AVAsset(url: try makeMovie()), AVAsset(url: second))
    }

    /// Checks the number of the frame that is shown in each tenth of a second; nil for nothing.
    private func assertFrames(
        _ asset: AVAsset, _ expected: [Int?], file: StaticString = #filePath, line: UInt = #line
    ) throws {
        XCTAssertEqual(asset.duration.seconds, Double(expected.count) / 10, accuracy: 0.001, file: file, line: line)
        for (index, number) in expected.enumerated() {
            let time = Double(index) / 10 + 0.05
            guard let number else {
                XCTAssertThrowsError(try frame(asset, at: time), "\(index)", file: file, line: line)
                continue
            }
            assertNear(
                try frame(asset, at: time).pixel(8, 8), MovieTestCase.color(number), "\(index)", file: file,
                line: line)
        }
    }

    func testPartsOneAfterTheOther() throws {
        let (composition, track, first, second) = try setUpTracks()
        try track.insertTimeRange(range(0.2, 0.3), of: first.tracks[0], at: .zero)
        try track.insertTimeRange(range(0.5, 0.2), of: second.tracks[0], at: seconds(0.3))
        try assertFrames(composition, [2, 3, 4, 15, 16])
        // In the middle of a part, what follows moves back.
        try track.insertTimeRange(range(0.9, 0.1), of: first.tracks[0], at: seconds(0.1))
        try assertFrames(composition, [2, 9, 3, 4, 15, 16])
        XCTAssertEqual(track.segments.count, 4)
        XCTAssertEqual(composition.naturalSize, CGSize(width: 64, height: 32))
        XCTAssertEqual(track.samplePresentationTime(forTrackTime: seconds(0.25)).seconds, 0.35, accuracy: 1e-6)
        // At the end.
        try track.insertTimeRange(range(0, 0.1), of: second.tracks[0], at: .invalid)
        try assertFrames(composition, [2, 9, 3, 4, 15, 16, 10])
    }

    func testGapsAndRemovals() throws {
        let (composition, track, first, _) = try setUpTracks()
        try track.insertTimeRange(range(0, 1), of: first.tracks[0], at: .zero)
        composition.removeTimeRange(range(0.2, 0.6))
        try assertFrames(composition, [0, 1, 8, 9])
        composition.insertEmptyTimeRange(range(0.2, 0.2))
        try assertFrames(composition, [0, 1, nil, nil, 8, 9])
        try track.insertTimeRange(range(0, 0.1), of: first.tracks[0], at: seconds(0.8))
        try assertFrames(composition, [0, 1, nil, nil, 8, 9, nil, nil, 0])
        XCTAssertEqual(track.segments.map(\.isEmpty), [false, true, false, true, false])
        XCTAssertTrue(track.segment(forTrackTime: seconds(0.3))?.isEmpty ?? false)
        // A player shows nothing there, and an export black.
        XCTAssertEqual(composition.copy() as? AVMutableComposition, nil)
        try assertFrames(try XCTUnwrap(composition.copy() as? AVComposition), [0, 1, nil, nil, 8, 9, nil, nil, 0])
    }

    func testScaling() throws {
        let (composition, track, first, _) = try setUpTracks()
        try track.insertTimeRange(range(0, 1), of: first.tracks[0], at: .zero)
        composition.scaleTimeRange(range(0.4, 0.2), toDuration: seconds(0.4))
        try assertFrames(composition, [0, 1, 2, 3, 4, 4, 5, 5, 6, 7, 8, 9])
        composition.scaleTimeRange(range(0, 1.2), toDuration: seconds(0.6))
        try assertFrames(composition, [1, 3, 4, 5, 7, 9])
    }

    func testAWholeAsset() throws {
        let (composition, _, first, second) = try setUpTracks()
        try composition.insertTimeRange(range(0, 0.3), of: first, at: .zero)
        try composition.insertTimeRange(range(0.7, 0.3), of: second, at: .zero)
        XCTAssertEqual(composition.tracks.count, 1)
        try assertFrames(composition, [17, 18, 19, 0, 1, 2])
        // A part of a composition, in another one.
        let other = AVMutableComposition()
        try other.insertTimeRange(range(0.1, 0.4), of: composition, at: .zero)
        try assertFrames(other, [18, 19, 0, 1])
        composition.removeTimeRange(range(0, 0.6))
        try assertFrames(other, [18, 19, 0, 1])
    }

    func testWrongInsertions() throws {
        let (composition, track, first, _) = try setUpTracks()
        let sound = AVAsset(url: try makeSound { _, _ in 0 })
        func code(_ body: () throws -> Void) -> AVError.Code? {
            do { try body() } catch { return (error as? AVError)?.code }
            return nil
        }
        XCTAssertEqual(
            code { try track.insertTimeRange(range(0, 1), of: sound.tracks[0], at: .zero) },
            .operationNotSupportedForAsset)
        XCTAssertEqual(
            code { try track.insertTimeRange(range(3, 1), of: first.tracks[0], at: .zero) },
            .invalidCompositionTrackSegmentSourceStartTime)
        XCTAssertEqual(
            code { try track.insertTimeRange(.invalid, of: first.tracks[0], at: .zero) },
            .invalidCompositionTrackSegmentSourceStartTime)
        XCTAssertEqual(
            code {
                try track.validateSegments([
                    AVCompositionTrackSegment(timeRange: range(0, 1)),
                    AVCompositionTrackSegment(timeRange: range(2, 1)),
                ])
            }, .compositionTrackSegmentsNotContiguous)
        XCTAssertEqual(composition.duration, .zero)
        // What a movie doesn't have is left out, as with a sound that is longer than the picture.
        try track.insertTimeRange(range(0.8, 5), of: first.tracks[0], at: .zero)
        try assertFrames(composition, [8, 9])
    }

    func testSegmentsAreSet() throws {
        let (composition, track, first, _) = try setUpTracks()
        let url = try XCTUnwrap((first as? AVURLAsset)?.url)
        track.segments = [
            AVCompositionTrackSegment(
                url: url, trackID: first.tracks[0].trackID, sourceTimeRange: range(0.3, 0.2),
                targetTimeRange: range(0, 0.2))
        ]
        try assertFrames(composition, [3, 4])
    }

    func testAPlayerShowsIt() throws {
        let (composition, track, first, second) = try setUpTracks()
        try track.insertTimeRange(range(0, 0.5), of: first.tracks[0], at: .zero)
        try track.insertTimeRange(range(0, 0.5), of: second.tracks[0], at: seconds(0.5))
        let player = AVPlayer(playerItem: AVPlayerItem(asset: composition))
        advance(to: 0)
        let layer = AVPlayerLayer(player: player)
        layer.frame = CGRect(x: 0, y: 0, width: 64, height: 32)
        makeLayer(layer)
        player.play()
        for (time, number) in [(0.05, 0), (0.45, 4), (0.55, 10), (0.95, 14)] {
            beginFrame(at: time)
            assertNear(Picture(of: layer, size: layer.bounds.size)[30, 16], MovieTestCase.color(number), "\(time)")
        }
    }

    func testSoundIsCutAndMixed() throws {
        // The first sound counts up, the second one is constant.
        let count = AVAsset(url: try makeSound { _, index in Double(index) / 32768 })
        let flat = AVAsset(url: try makeSound("b.wav") { _, _ in 0.25 })
        let composition = AVMutableComposition()
        let first = try XCTUnwrap(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 1))
        let second = try XCTUnwrap(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 2))
        try first.insertTimeRange(range(0.5, 0.25), of: count.tracks[0], at: .zero)
        try first.insertTimeRange(range(0, 0.25), of: count.tracks[0], at: seconds(0.5))
        try second.insertTimeRange(range(0, 0.5), of: flat.tracks[0], at: seconds(0.25))
        let read = try samples(composition)
        XCTAssertEqual(read.count, 6000)
        for index in stride(from: 0, to: 6000, by: 7) {
            let own = index < 2000 ? Float(index + 4000) : index < 4000 ? 0 : Float(index - 4000)
            XCTAssertEqual(read[index], own / 32768 + (index < 2000 ? 0 : 0.25), accuracy: 1e-6, "\(index)")
        }
        // Twice as long, a ramp rises half as fast.
        first.scaleTimeRange(range(0, 0.25), toDuration: seconds(0.5))
        let slow = try samples(composition)
        for index in stride(from: 2, to: 1990, by: 97) {
            XCTAssertEqual(slow[index], (Float(index) / 2 + 4000) / 32768, accuracy: 2e-5, "\(index)")
        }
    }

    func testVolumeRamps() throws {
        let sound = AVAsset(url: try makeSound { _, _ in 0.5 })
        let parameters = AVMutableAudioMixInputParameters(track: sound.tracks[0])
        parameters.setVolumeRamp(fromStartVolume: 0, toEndVolume: 1, timeRange: range(0.25, 0.25))
        parameters.setVolume(0.2, at: seconds(0.75))
        let mix = AVMutableAudioMix()
        mix.inputParameters = [parameters]
        let read = try samples(sound, mix)
        for (index, volume) in [
            (0, 1), (1999, 1), (2000, 0), (3000, 0.5), (3999, 0.9995), (4000, 1), (5999, 1), (6000, 0.2),
        ] {
            XCTAssertEqual(Double(read[index]), 0.5 * volume, accuracy: 1e-4, "\(index)")
        }
        var (start, end, span) = (Float(0), Float(0), CMTimeRange.zero)
        XCTAssertTrue(
            parameters.getVolumeRamp(for: seconds(0.3), startVolume: &start, endVolume: &end, timeRange: &span))
        XCTAssertEqual([start, end], [0, 1])
        XCTAssertEqual(span, range(0.25, 0.25))
        XCTAssertFalse(parameters.getVolumeRamp(for: .zero, startVolume: nil, endVolume: nil, timeRange: nil))
    }
}
