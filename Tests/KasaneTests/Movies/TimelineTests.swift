import CFFmpeg
import FFmpegLoading
import TestSupport
import XCTest

@testable import Kasane

final class TimelineTests: XCTestCase {
    /// FFmpeg uses the same fractions for numbers.
    func testRatesAreTheNearestFractions() throws {
        try FFmpegLibrary.require()
        var random = SeededRandom(seed: 5)
        var rates = [0.1, 0.25, 23.5, 12.345, 59.9, 143.856, 1.0 / 3, 100.0 / 7, 240, 239.9999]
        rates += (0..<2000).map { _ in Double.random(in: 0.1...240, using: &random) }
        for rate in rates where abs(rate * 1.001 - (rate * 1.001).rounded()) >= 0.001 {
            let (found, expected) = (try FrameRate(rate), ffmpeg.av_d2q(rate, 100_000))
            XCTAssertEqual(found.numerator, Int64(expected.num), "\(rate)")
            XCTAssertEqual(found.denominator, Int64(expected.den), "\(rate)")
        }
    }

    func testRatesOfTelevisionAreFractions() throws {
        let rates: [Double: (Int64, Int64)] = [
            60: (60, 1), 30: (30, 1), 29.97: (30_000, 1001), 23.976: (24_000, 1001), 59.94: (60_000, 1001),
            12.5: (25, 2), 0.5: (1, 2), 30_000.0 / 1001: (30_000, 1001),
        ]
        for (value, fraction) in rates {
            let rate = try FrameRate(value)
            XCTAssertEqual(rate.numerator, fraction.0, "\(value)")
            XCTAssertEqual(rate.denominator, fraction.1, "\(value)")
        }
    }

    func testHundredthsAddUp() throws {
        for value in [0.1, 1, 7, 12.5, 23.976, 24, 25, 29.97, 30, 33, 48, 49.9, 50] {
            let timeline = Timeline(rate: try FrameRate(value), countsHundredths: true)
            var end: Int64 = 0
            for index in 0..<200 {
                let slot = try XCTUnwrap(timeline.slot(ofFrame: index), "no frame is dropped at \(value)")
                XCTAssertEqual(slot.time, end)
                XCTAssertGreaterThanOrEqual(slot.duration, 2)
                end = slot.time + slot.duration
            }
            XCTAssertEqual(Double(end) / 100, 200 / value, accuracy: 0.02 * 200 / value + 0.005)
        }
    }

    func testFastMoviesShowTheFrameOfTheMoment() throws {
        for value in [50.1, 59.94, 60, 90, 100, 120, 144, 240] {
            let rate = try FrameRate(value)
            let timeline = Timeline(rate: rate, countsHundredths: true)
            var next: Int64 = 0
            for index in 0..<500 {
                guard let slot = timeline.slot(ofFrame: index) else { continue }
                XCTAssertEqual(slot, Timeline.Slot(time: next, duration: 2), "\(value)")
                let seconds = Double(slot.time) / 100
                XCTAssertLessThanOrEqual(rate.time(ofFrame: index), seconds + 1e-9)
                XCTAssertGreaterThan(rate.time(ofFrame: index + 1), seconds - 1e-9)
                next += 2
            }
            XCTAssertGreaterThan(next, 0)
        }
    }
}
