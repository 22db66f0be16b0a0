import AVFoundation
import CoreGraphics
import LayerTestSupport
import XCTest

/// Exports: frames at their times, sizes, ranges, sound, and failures.
final class ExportTests: ExportTestCase {
    func testEachFrameIsWrittenAtItsTime() async throws {
        for name in ["out.mp4", "out.mov", "out.m4v"] {
            let asset = AVAsset(url: try makeMovie(count: 12))
            let movie = try await export(asset, name) { if name == "out.m4v" { $0.outputFileType = .m4v } }
            XCTAssertEqual(movie.duration.seconds, 1.2, accuracy: 0.001)
            for index in 0..<12 {
                for offset in [0.001, 0.099] {
                    let image = try frame(movie, at: Double(index) / 10 + offset)
                    assertNear(image.pixel(32, 16), MovieTestCase.color(index), within: 8, "\(name) \(index)")
                }
            }
        }
    }

    func testARangeOfTime() async throws {
        let movie = try await export(AVAsset(url: try makeMovie(count: 20))) { $0.timeRange = self.range(0.5, 0.7) }
        XCTAssertEqual(movie.duration.seconds, 0.7, accuracy: 0.001)
        for index in 0..<7 {
            assertNear(
                try frame(movie, at: Double(index) / 10 + 0.05).pixel(9, 9), MovieTestCase.color(index + 5), within: 8)
        }
    }

    func testPresetsScaleDownButNotUp() async throws {
        let asset = AVAsset(url: try makeMovie(count: 1, width: 660, height: 330))
        let cases: [(String, Int, Int)] = [
            (AVAssetExportPreset640x480, 640, 320), (AVAssetExportPreset1280x720, 660, 330),
            (AVAssetExportPresetMediumQuality, 568, 284),
        ]
        for (preset, width, height) in cases {
            let movie = try await export(asset, "\(preset).mp4", preset: preset)
            XCTAssertEqual(movie.tracks[0].naturalSize, CGSize(width: width, height: height), preset)
            assertNear(try frame(movie, at: 0.05).pixel(20, 20), MovieTestCase.color(0), within: 10, preset)
        }
    }

    func testProResKeepsAlpha() async throws {
        let asset = AVAsset(url: try makeMovie("a.mov", count: 2, alpha: 128))
        let movie = try await export(asset, "out.mov", preset: AVAssetExportPresetAppleProRes4444LPCM)
        let color = MovieTestCase.color(0)
        assertNear(
            try frame(movie, at: 0).pixel(9, 9), Picture.Pixel(color.red / 2, color.green / 2, color.blue / 2, 128),
            within: 8)
    }

    // MARK: Sound

    private func loudness(_ samples: ArraySlice<Float>) -> Float {
        (samples.reduce(0) { $0 + $1 * $1 } / Float(max(1, samples.count))).squareRoot()
    }

    func testSoundAndItsLoudness() async throws {
        let sound = AVAsset(
            url: try makeSound(seconds: 2, rate: 44_100) { _, index in
                0.5 * sin(Double(index) * 2 * .pi * 440 / 44_100)
            })
        let parameters = AVMutableAudioMixInputParameters(track: sound.tracks[0])
        parameters.setVolumeRamp(fromStartVolume: 1, toEndVolume: 0, timeRange: range(0, 2))
        let mix = AVMutableAudioMix()
        mix.inputParameters = [parameters]
        let file = try await export(sound, "out.m4a", preset: AVAssetExportPresetAppleM4A) { $0.audioMix = mix }
        let track = try XCTUnwrap(file.tracks(withMediaType: .audio).first)
        XCTAssertEqual((track.formatDescriptions[0] as? CMFormatDescription)?.mediaSubType, .mpeg4AAC)
        XCTAssertEqual(file.duration.seconds, 2, accuracy: 0.05)
        let samples = try self.samples(file)
        for start in [0.1, 0.6, 1.1, 1.6] {
            let span = samples[Int(start * 44_100)..<Int((start + 0.2) * 44_100)]
            let expected = Float(0.5 / 2.0.squareRoot() * (1 - (start + 0.1) / 2))
            XCTAssertEqual(loudness(span), expected, accuracy: 0.02, "\(start)")
        }
    }

    func testVideoAndSound() async throws {
        let composition = AVMutableComposition()
        let video = try XCTUnwrap(composition.addMutableTrack(withMediaType: .video, preferredTrackID: 1))
        let (movie, sound) = (
            AVAsset(url: try makeMovie()),
            AVAsset(
                url: try makeSound(rate: 44_100) { _, index in
                    // Silence, then a tone.
                    index < 22_050 ? 0 : 0.5 * sin(Double(index) / 10)
                })
        )
        try video.insertTimeRange(range(0, 1), of: movie.tracks[0], at: .zero)
        let audio = try XCTUnwrap(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 2))
        try audio.insertTimeRange(range(0, 1), of: sound.tracks[0], at: .zero)
        let result = try await export(composition)
        XCTAssertEqual(result.tracks.map(\.mediaType), [.video, .audio])
        XCTAssertEqual(result.duration.seconds, 1, accuracy: 0.03)
        assertNear(try frame(result, at: 0.75).pixel(5, 5), MovieTestCase.color(7), within: 8)
        let samples = try self.samples(result)
        XCTAssertLessThan(loudness(samples[2000..<20_000]), 0.01)
        XCTAssertEqual(loudness(samples[24_000..<42_000]), 0.354, accuracy: 0.02)
    }

    // MARK: Failures

    func testFailures() async throws {
        let asset = AVAsset(url: try makeMovie(count: 2))
        let taken = try makeMovie("taken.mp4", count: 2)
        let old = try Data(contentsOf: taken)
        func code(_ asset: AVAsset, _ prepare: (AVAssetExportSession) -> Void) async -> AVError.Code? {
            guard let session = AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality) else {
                return nil
            }
            session.outputURL = folder.appendingPathComponent("failed.mp4")
            session.outputFileType = .mp4
            prepare(session)
            await session.export()
            XCTAssertEqual(session.status, .failed)
            return (session.error as? AVError)?.code
        }
        let cases: [(AVError.Code, (AVAssetExportSession) -> Void)] = [
            (.fileAlreadyExists, { $0.outputURL = taken }),
            (.exportFailed, { $0.outputURL = nil }),
            (.exportFailed, { $0.outputURL = URL(fileURLWithPath: "/no/such/folder/a.mp4") }),
            (.operationNotSupportedForPreset, { $0.outputFileType = .wav }),
            (.exportFailed, { $0.timeRange = self.range(5, 1) }),
            (.invalidVideoComposition, { $0.videoComposition = AVMutableVideoComposition() }),
        ]
        for (expected, prepare) in cases {
            let found = await code(asset, prepare)
            XCTAssertEqual(found, expected)
        }
        let missing = await code(AVAsset(url: folder.appendingPathComponent("none.mp4"))) { _ in }
        XCTAssertEqual(missing, .contentIsUnavailable)
        XCTAssertEqual(try Data(contentsOf: taken), old)
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder.appendingPathComponent("failed.mp4").path))
        XCTAssertNil(AVAssetExportSession(asset: asset, presetName: "none"))
        XCTAssertNil(AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetAppleM4A))
    }

    func testACancelledExportLeavesNothing() async throws {
        let session = try XCTUnwrap(
            AVAssetExportSession(
                asset: AVAsset(url: try makeMovie(count: 100)), presetName: AVAssetExportPresetHighestQuality))
        session.outputURL = folder.appendingPathComponent("out.mp4")
        session.outputFileType = .mp4
        session.cancelExport()
        await session.export()
        XCTAssertEqual(session.status, .cancelled)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(), ["a.mp4"])
    }

    func testCompatibility() async throws {
        let asset = AVAsset(url: try makeMovie(count: 2))
        XCTAssertTrue(AVAssetExportSession.allExportPresets().contains(AVAssetExportPreset1920x1080))
        let presets = AVAssetExportSession.exportPresets(compatibleWith: asset)
        XCTAssertTrue(presets.contains(AVAssetExportPresetHighestQuality))
        XCTAssertFalse(presets.contains(AVAssetExportPresetAppleM4A))
        let isCompatible = await AVAssetExportSession.compatibility(
            ofExportPreset: AVAssetExportPreset640x480, with: asset, outputFileType: .mov)
        XCTAssertTrue(isCompatible)
        let isSound = await AVAssetExportSession.compatibility(
            ofExportPreset: AVAssetExportPreset640x480, with: asset, outputFileType: .wav)
        XCTAssertFalse(isSound)
    }
}
