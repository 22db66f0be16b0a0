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
        let player = AVPlayer(url: url)
        let layer = AVPlayerLayer(player: player)
        layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        player.play()
        beginFrame(at: 0)
        beginFrame(at: 0.1)
        player.pause()
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
