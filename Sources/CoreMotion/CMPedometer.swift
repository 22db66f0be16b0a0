public import Foundation
import ObjectRuntime

/// Steps within a time. None is counted.
/// [Apple's reference](https://developer.apple.com/documentation/coremotion/cmpedometerdata)
open class CMPedometerData: NSObject, @unchecked Sendable {
    // Without state.
    private let none: Absent

    init(_ none: Absent) { self.none = none }

    /// The beginning of the time.
    open var startDate: Date { none.answer() }
    /// The end of the time.
    open var endDate: Date { none.answer() }
    /// The number of steps.
    open var numberOfSteps: NSNumber { none.answer() }
    /// The distance in metres; nil if it is not known.
    open var distance: NSNumber? { none.answer() }
    /// The number of floors climbed; nil if it is not known.
    open var floorsAscended: NSNumber? { none.answer() }
    /// The number of floors descended; nil if it is not known.
    open var floorsDescended: NSNumber? { none.answer() }
}

/// Receives counted steps.
public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void

/// Counts steps. A Linux machine can't: nothing is available, and handlers receive `CMErrorNotAvailable`, on a queue of
/// their own.
/// [Apple's reference](https://developer.apple.com/documentation/coremotion/cmpedometer)
open class CMPedometer: NSObject, @unchecked Sendable {
    // Without state.

    /// Returns whether steps are counted: false.
    open class func isStepCountingAvailable() -> Bool { false }
    /// Returns whether distances are estimated: false.
    open class func isDistanceAvailable() -> Bool { false }
    /// Returns whether floors are counted: false.
    open class func isFloorCountingAvailable() -> Bool { false }
    /// Returns whether the speed is estimated: false.
    open class func isPaceAvailable() -> Bool { false }
    /// Returns whether the rate of steps is estimated: false.
    open class func isCadenceAvailable() -> Bool { false }
    /// Returns whether the application may count steps: the user has not been asked.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    /// Calls the handler with an error.
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        DispatchQueue.global().async { handler(nil, CMError.notAvailable) }
    }

    /// Calls the handler with an error.
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        DispatchQueue.global().async { handler(nil, CMError.notAvailable) }
    }

    /// Stops counting.
    open func stopUpdates() {}
}
