import Combine
import Foundation
import ObjectRuntime
import XCTest

/// Publishers of observable properties.
final class ObservedPropertyTests: XCTestCase {
    private final class Motor: NSObject {
        var speed = 0 {
            willSet { willChange(\Motor.speed, of: self) }
            didSet { didChange(\Motor.speed, of: self) }
        }
        var next: Motor? {
            willSet { willChange(\Motor.next, of: self) }
            didSet { didChange(\Motor.next, of: self) }
        }
    }

    func testValuesAreDelivered() {
        let motor = Motor()
        var values: [Int] = []
        let subscription = motor.publisher(for: \.speed).sink { values.append($0) }
        motor.speed = 1
        motor.speed = 2
        subscription.cancel()
        motor.speed = 3
        XCTAssertEqual(values, [0, 1, 2])
        let later = motor.publisher(for: \.speed, options: .new).sink { values.append($0) }
        motor.speed = 4
        later.cancel()
        XCTAssertEqual(values, [0, 1, 2, 4])
    }

    /// An object in the middle of the path may be replaced, or nil.
    func testValuesAtTheEndOfAPath() {
        let motor = Motor()
        var values: [Int?] = []
        let subscription = motor.publisher(for: \.next?.speed, through: [\.next]).sink { values.append($0) }
        let first = Motor()
        motor.next = first
        first.speed = 1
        motor.next = Motor()
        first.speed = 2
        motor.next?.speed = 5
        subscription.cancel()
        XCTAssertEqual(values, [nil, 0, 1, 0, 5])
    }

    func testPublishersAreEqualByWhatTheyObserve() {
        let motor = Motor()
        XCTAssertEqual(motor.publisher(for: \.speed), motor.publisher(for: \.speed))
        XCTAssertNotEqual(motor.publisher(for: \.speed), Motor().publisher(for: \.speed))
    }
}
