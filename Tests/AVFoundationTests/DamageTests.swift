import AVFoundation
import LayerTestSupport
import TestSupport
import XCTest

/// Files that are cut off or changed give errors or frames, and never more than that.
final class DamageTests: MovieTestCase {
    /// Reads everything that can be read.
    private func read(_ data: Data) throws {
        let url = folder.appendingPathComponent("damaged")
        try data.write(to: url)
        let asset = AVURLAsset(url: url)
        let generator = AVAssetImageGenerator(asset: asset)
        generator.appliesPreferredTrackTransform = true
        for index in [0, 1, 3, 2] {
            let time = CMTime(value: Int64(index), timescale: 10)
            do {
                let image = try generator.copyCGImage(at: time, actualTime: nil)
                XCTAssertLessThanOrEqual(image.width * image.height, 64_000_000)
            } catch {
                XCTAssertTrue(error is AVError, "\(error)")
            }
        }
        try readSamples(asset)
        let player = AVPlayer(url: url)
        let layer = AVPlayerLayer(player: player)
        layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        player.play()
        beginFrame(at: 0)
        beginFrame(at: 0.1)
        player.pause()
    }

    /// Reads all tracks of a composition of the file, as far as they go.
    private func readSamples(_ asset: AVAsset) throws {
        let composition = AVMutableComposition()
        try? composition.insertTimeRange(CMTimeRange(start: .zero, duration: asset.duration), of: asset, at: .zero)
        let reader = try AVAssetReader(asset: composition)
        let outputs = composition.tracks.map { AVAssetReaderTrackOutput(track: $0, outputSettings: nil) }
        for output in outputs { reader.add(output) }
        reader.startReading()
        for output in outputs {
            var count = 0
            while count < 100, output.copyNextSampleBuffer() != nil { count += 1 }
        }
        XCTAssertTrue(reader.error == nil || reader.error is AVError)
    }

    /// A movie with sound, whose bytes can be changed.
    private func makeMovieWithSound() throws -> Data {
        let writer = try AVAssetWriter(outputURL: folder.appendingPathComponent("sound.mov"), fileType: .mov)
        let input = AVAssetWriterInput(
            mediaType: .audio, outputSettings: [AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 2])
        writer.add(input)
        XCTAssertTrue(writer.startWriting(), "\(String(describing: writer.error))")
        writer.startSession(atSourceTime: .zero)
        let block = CMBlockBuffer(length: 4 * 22_050)
        var layout = AudioStreamBasicDescription()
        (layout.mSampleRate, layout.mFormatID, layout.mFormatFlags) = (44_100, kAudioFormatLinearPCM, 12)
        (layout.mBytesPerFrame, layout.mBytesPerPacket, layout.mFramesPerPacket) = (4, 4, 1)
        (layout.mChannelsPerFrame, layout.mBitsPerChannel) = (2, 16)
        let sample = CMSampleBuffer(
            dataBuffer: block, format: try CMFormatDescription(audioStreamBasicDescription: layout),
            numSamples: 22_050, presentationTimeStamp: .zero, duration: CMTime(value: 1, timescale: 2))
        XCTAssertTrue(input.append(sample), "\(String(describing: writer.error))")
        let done = expectation(description: "written")
        writer.finishWriting { done.fulfill() }
        wait(for: [done], timeout: 20)
        return try Data(contentsOf: writer.outputURL)
    }

    func testSoundsThatAreChanged() throws {
        var random = SeededRandom(seed: 11)
        let data = try makeMovieWithSound()
        for part in 0..<12 { try read(data.prefix(data.count * part / 12)) }
        for _ in 0..<60 {
            var changed = data
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                changed[Int.random(in: 0..<data.count, using: &random)] =
                    [0, 255, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
            }
            try read(changed)
        }
    }

    func testFilesThatAreCutOff() throws {
        for name in ["a.mp4", "a.mov", "a.webm"] {
            let data = try Data(contentsOf: try makeMovie(name, count: 4))
            for part in 0..<24 { try read(data.prefix(data.count * part / 24)) }
        }
    }

    func testFilesThatAreChanged() throws {
        var random = SeededRandom(seed: 7)
        for name in ["a.mp4", "a.mov", "a.webm"] {
            let data = try Data(contentsOf: try makeMovie(name, count: 4))
            for _ in 0..<60 {
                var changed = data
                for _ in 0..<Int.random(in: 1...12, using: &random) {
                    let place = Int.random(in: 0..<data.count, using: &random)
                    changed[place] =
                        [0, 255, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
                }
                try read(changed)
            }
        }
    }

    /// Sizes, time bases and counts of a header that no movie has.
    func testHeadersOfNonsense() throws {
        let data = try Data(contentsOf: try makeMovie(count: 2))
        for (box, offset) in [
            ("mvhd", 16), ("mdhd", 16), ("mdhd", 20), ("tkhd", 80), ("stsz", 12), ("stts", 12), ("avc1", 28),
        ] {
            let start = try XCTUnwrap(data.range(of: Data(box.utf8))).lowerBound + offset
            for word in [[0, 0, 0, 0], [255, 255, 255, 255], [127, 255, 255, 255], [128, 0, 0, 0]] as [[UInt8]] {
                var changed = data
                changed.replaceSubrange(start..<start + 4, with: word)
                try read(changed)
            }
        }
    }
}
