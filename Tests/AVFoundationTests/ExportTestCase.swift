import AVFoundation
import CoreGraphics
import LayerTestSupport
import QuartzCore
import XCTest

/// A test that exports movies, and looks at what it has written.
class ExportTestCase: MovieTestCase {
    /// Writes a WAVE file, whose samples are a function of the channel and the index.
    func makeSound(
        _ name: String = "a.wav", seconds: Double = 1, rate: Int = 8000, channels: Int = 1,
        _ sample: (Int, Int) -> Double
    ) throws -> URL {
        let count = Int(seconds * Double(rate))
        var data = Data()
        func add(_ text: String) { data.append(Data(text.utf8)) }
        func add(_ number: Int, _ count: Int) {
            for place in 0..<count { data.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
        }
        let size = 2 * channels
        add("RIFF")
        add(36 + size * count, 4)
        add("WAVEfmt ")
        for (number, length) in [(16, 4), (1, 2), (channels, 2), (rate, 4), (rate * size, 4), (size, 2), (16, 2)] {
            add(number, length)
        }
        add("data")
        add(size * count, 4)
        for index in 0..<count {
            for channel in 0..<channels { add(Int((sample(channel, index) * 32768).rounded()), 2) }
        }
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }

    /// Exports an asset, and returns the movie.
    func export(
        _ asset: AVAsset, _ name: String = "out.mp4", preset: String = AVAssetExportPresetHighestQuality,
        _ prepare: (AVAssetExportSession) -> Void = { _ in }, file: StaticString = #filePath, line: UInt = #line
    ) async throws -> AVAsset {
        let url = folder.appendingPathComponent(name)
        let session = try XCTUnwrap(AVAssetExportSession(asset: asset, presetName: preset), file: file, line: line)
        session.outputURL = url
        session.outputFileType = AVURLAsset.type(of: url)
        prepare(session)
        await session.export()
        XCTAssertNil(session.error, file: file, line: line)
        XCTAssertEqual(session.status, .completed, file: file, line: line)
        XCTAssertEqual(session.progress, 1, file: file, line: line)
        return AVAsset(url: url)
    }

    /// Returns the frame of an asset at a time.
    func frame(
        _ asset: AVAsset, at seconds: Double, _ composition: AVVideoComposition? = nil
    ) throws -> CGImage {
        let generator = AVAssetImageGenerator(asset: asset)
        generator.videoComposition = composition
        return try generator.copyCGImage(at: CMTime(seconds: seconds, preferredTimescale: 10_000), actualTime: nil)
    }

    /// Returns the samples of the tracks of sound, mixed, as floating-point numbers.
    func samples(_ asset: AVAsset, _ mix: AVAudioMix? = nil, settings: [String: Any] = [:]) throws -> [Float] {
        let reader = try AVAssetReader(asset: asset)
        let format = settings.merging([AVFormatIDKey: kAudioFormatLinearPCM, AVLinearPCMIsFloatKey: true]) { first, _ in
            first
        }
        let output = AVAssetReaderAudioMixOutput(
            audioTracks: asset.tracks(withMediaType: .audio), audioSettings: format)
        output.audioMix = mix
        reader.add(output)
        XCTAssertTrue(reader.startReading(), "\(String(describing: reader.error))")
        var samples: [Float] = []
        while let buffer = output.copyNextSampleBuffer() {
            let block = try XCTUnwrap(CMSampleBufferGetDataBuffer(buffer))
            try block.dataBytes().withUnsafeBytes { samples += $0.bindMemory(to: Float.self) }
        }
        XCTAssertEqual(reader.status, .completed)
        return samples
    }

    func seconds(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }

    func range(_ start: Double, _ duration: Double) -> CMTimeRange {
        CMTimeRange(start: seconds(start), duration: seconds(duration))
    }
}

extension AVURLAsset {
    fileprivate static func type(of url: URL) -> AVFileType {
        switch url.pathExtension {
        case "mov": .mov
        case "m4a": .m4a
        default: .mp4
        }
    }
}
