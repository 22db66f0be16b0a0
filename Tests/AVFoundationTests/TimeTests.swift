import CoreMedia
import Foundation
import XCTest

/// Times as fractions.
final class TimeTests: XCTestCase {
    private func time(_ value: Int64, _ scale: Int32) -> CMTime { CMTime(value: value, timescale: scale) }

    func testKinds() {
        XCTAssertFalse(CMTime().isValid)
        XCTAssertFalse(time(1, 0).isValid)
        XCTAssertTrue(CMTime.indefinite.isIndefinite)
        XCTAssertFalse(CMTime.indefinite.isNumeric)
        XCTAssertTrue(CMTimeGetSeconds(.invalid).isNaN)
        XCTAssertEqual(CMTimeGetSeconds(.positiveInfinity), .infinity)
        XCTAssertEqual(CMTimeGetSeconds(CMTimeMake(value: 3, timescale: 2)), 1.5)
        XCTAssertEqual(CMTime.zero.timescale, 1)
        XCTAssertEqual(time(20, 10).description, "{20/10 = 2.000}")
    }

    func testSeconds() {
        let exact = CMTime(seconds: 1.5, preferredTimescale: 600)
        XCTAssertEqual(exact.value, 900)
        XCTAssertFalse(exact.hasBeenRounded)
        let rounded = CMTime(seconds: 1.0 / 3, preferredTimescale: 600)
        XCTAssertEqual(rounded.value, 200)
        XCTAssertEqual(CMTime(seconds: 0.0011, preferredTimescale: 600).value, 1)
        XCTAssertTrue(CMTime(seconds: 0.0011, preferredTimescale: 600).hasBeenRounded)
        XCTAssertEqual(CMTime(seconds: 0.1, preferredTimescale: 600).value, 60)
        XCTAssertFalse(CMTime(seconds: .nan, preferredTimescale: 600).isValid)
        XCTAssertFalse(CMTime(seconds: 1, preferredTimescale: 0).isValid)
        XCTAssertTrue(CMTime(seconds: 1e30, preferredTimescale: 600).isPositiveInfinity)
        let large = CMTime(seconds: 1e17, preferredTimescale: 600)
        XCTAssertEqual(large.timescale, 75)
        XCTAssertEqual(large.seconds, 1e17)
    }

    func testRounding() {
        let methods: [(CMTimeRoundingMethod, Int64, Int64, Int64)] = [
            (.roundHalfAwayFromZero, 3, -3, 2), (.roundTowardZero, 2, -2, 2), (.roundAwayFromZero, 3, -3, 3),
            (.quickTime, 2, -2, 2), (.roundTowardPositiveInfinity, 3, -2, 3), (.roundTowardNegativeInfinity, 2, -3, 2),
        ]
        for (method, half, minus, quarter) in methods {
            XCTAssertEqual(time(5, 20).convertScale(10, method: method).value, half, "\(method)")
            XCTAssertEqual(time(-5, 20).convertScale(10, method: method).value, minus, "\(method)")
            XCTAssertEqual(time(9, 40).convertScale(10, method: method).value, quarter, "\(method)")
            XCTAssertTrue(time(5, 20).convertScale(10, method: method).hasBeenRounded)
            XCTAssertFalse(time(4, 20).convertScale(10, method: method).hasBeenRounded)
        }
        XCTAssertEqual(time(1, 3).convertScale(10, method: .quickTime).value, 4)
        XCTAssertTrue(time(.max, 1).convertScale(2, method: .default).isPositiveInfinity)
        XCTAssertFalse(time(1, 1).convertScale(0, method: .default).isValid)
        XCTAssertTrue(CMTime.indefinite.convertScale(10, method: .default).isIndefinite)
    }

    func testSums() {
        XCTAssertEqual((time(1, 2) + time(1, 3)).value, 5)
        XCTAssertEqual((time(1, 2) + time(1, 3)).timescale, 6)
        XCTAssertEqual(time(1, 2) - time(1, 2), .zero)
        let primes = time(1, 2_147_483_647) + time(1, 2_147_483_629)
        XCTAssertEqual(primes.timescale, .max)
        XCTAssertTrue(primes.hasBeenRounded)
        XCTAssertEqual(primes.value, 2)
        let halved = time(.max, 10) + time(.max, 10)
        XCTAssertEqual(halved.timescale, 5)
        XCTAssertEqual(halved.value, .max)
        XCTAssertTrue((time(.max, 1) + time(.max, 1)).isPositiveInfinity)
        XCTAssertTrue((time(.min, 1) - time(.max, 1)).isNegativeInfinity)
        XCTAssertFalse((CMTime.positiveInfinity + .negativeInfinity).isValid)
        XCTAssertTrue((CMTime.positiveInfinity - .negativeInfinity).isPositiveInfinity)
        XCTAssertTrue((CMTime.indefinite + time(1, 1)).isIndefinite)
        XCTAssertFalse((CMTime.invalid + time(1, 1)).isValid)
    }

    func testProducts() {
        XCTAssertEqual(CMTimeMultiply(time(2, 3), multiplier: -4), time(-8, 3))
        XCTAssertEqual(CMTimeMultiplyByRatio(time(2, 3), multiplier: 3, divisor: 4), time(1, 2))
        XCTAssertFalse(CMTimeMultiplyByRatio(time(2, 3), multiplier: 3, divisor: 0).isValid)
        let half = CMTimeMultiplyByFloat64(time(10, 1), multiplier: 0.5)
        XCTAssertEqual(half.value, 327_680)
        XCTAssertEqual(half.timescale, 65_536)
        XCTAssertEqual(CMTimeMultiplyByFloat64(time(600, 600), multiplier: 2).timescale, 76_800)
        XCTAssertEqual(CMTimeAbsoluteValue(time(-8, 3)), time(8, 3))
        XCTAssertTrue(CMTimeMultiply(.positiveInfinity, multiplier: -1).isNegativeInfinity)
    }

    func testOrder() {
        let all: [CMTime] = [
            .negativeInfinity, time(-5, 1), .zero, time(1, 3), time(1, 2), .indefinite, .positiveInfinity, .invalid,
        ]
        for (i, a) in all.enumerated() {
            for (j, b) in all.enumerated() {
                XCTAssertEqual(CMTimeCompare(a, b), i == j ? 0 : i < j ? -1 : 1, "\(a) \(b)")
            }
        }
        XCTAssertEqual(time(1, 2), time(300, 600))
        XCTAssertEqual(time(1, 2).hashValue, time(300, 600).hashValue)
        XCTAssertLessThan(time(.max - 1, .max), time(.max, .max))
    }

    func testRanges() {
        let range = CMTimeRange(start: time(1, 1), duration: time(2, 1))
        XCTAssertEqual(range.end, time(3, 1))
        XCTAssertTrue(range.containsTime(time(1, 1)))
        XCTAssertFalse(range.containsTime(time(3, 1)))
        let other = CMTimeRange(start: time(2, 1), end: time(5, 1))
        XCTAssertEqual(range.intersection(other), CMTimeRange(start: time(2, 1), end: time(3, 1)))
        XCTAssertEqual(range.union(other), CMTimeRange(start: time(1, 1), end: time(5, 1)))
        XCTAssertEqual(range.intersection(CMTimeRange(start: time(4, 1), end: time(5, 1))), .zero)
        XCTAssertFalse(CMTimeRange(start: .zero, duration: time(-1, 1)).isValid)
        XCTAssertTrue(CMTimeRange.zero.isEmpty)
        XCTAssertEqual(CMTimeClampToRange(time(9, 1), range: range), time(3, 1))
        XCTAssertEqual(CMTimeMapTimeFromRangeToRange(time(2, 1), fromRange: range, toRange: other), time(7, 2))
    }

    func testBoxes() {
        let times = [time(7, 600), .invalid, .indefinite, CMTimeMakeWithEpoch(value: -3, timescale: 5, epoch: 2)]
        for time in times {
            let copy = NSValue(time: time).timeValue
            XCTAssertEqual(copy, time)
            XCTAssertEqual(copy.timescale, time.timescale)
        }
        let range = CMTimeRange(start: time(1, 2), duration: time(3, 4))
        XCTAssertEqual(NSValue(timeRange: range).timeRangeValue, range)
        XCTAssertFalse(NSValue(range: NSRange(location: 1, length: 2)).timeValue.isValid)
        XCTAssertFalse(NSValue(time: .zero).timeRangeValue.isValid)
    }
}
