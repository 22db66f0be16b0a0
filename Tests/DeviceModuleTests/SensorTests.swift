import CoreHaptics
import LocalAuthentication
import XCTest

@testable import CoreMotion

/// Devices without haptics, motion sensors, a passcode and biometric sensors.
final class SensorTests: XCTestCase {
    func testThereAreNoHaptics() {
        XCTAssertFalse(CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        XCTAssertFalse(CHHapticEngine.capabilitiesForHardware().supportsAudio)
        XCTAssertThrowsError(try CHHapticEngine()) { error in
            XCTAssertEqual((error as? CHHapticError)?.code, .notSupported)
            XCTAssertEqual((error as NSError).code, -4809)
        }
    }

    func testPatternsAreConverted() throws {
        let strength = CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.5)
        let pattern = try CHHapticPattern(
            events: [
                CHHapticEvent(eventType: .hapticTransient, parameters: [strength], relativeTime: 0.5),
                CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 2),
            ],
            parameterCurves: [
                CHHapticParameterCurve(
                    parameterID: .hapticSharpnessControl, controlPoints: [.init(relativeTime: 0, value: 1)],
                    relativeTime: 0)
            ])
        XCTAssertEqual(pattern.duration, 3)
        let dictionary = try pattern.exportDictionary()
        let copy = try CHHapticPattern(dictionary: dictionary)
        XCTAssertEqual(copy.duration, 3)
        XCTAssertEqual(
            String(describing: (try copy.exportDictionary()[.pattern] as? [Any])?.count),
            String(describing: Optional(3)))
    }

    func testPatternsAreReadFromFiles() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ahap")
        defer { try? FileManager.default.removeItem(at: file) }
        XCTAssertThrowsError(try CHHapticPattern(contentsOf: file)) {
            XCTAssertEqual(($0 as? CHHapticError)?.code, .fileNotFound)
        }
        let text = """
            {"Version": 1.0, "Pattern": [{"Event": {"Time": 0.25, "EventType": "HapticContinuous", "EventDuration": 1,
            "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 0.8}]}}]}
            """
        try Data(text.utf8).write(to: file)
        XCTAssertEqual(try CHHapticPattern(contentsOf: file).duration, 1.25)
        for wrong in [#"{"Pattern": [{"Event": {"Time": 0}}]}"#, #"{"Pattern": [1]}"#, "{}"] {
            try Data(wrong.utf8).write(to: file)
            XCTAssertThrowsError(try CHHapticPattern(contentsOf: file)) {
                XCTAssertEqual(($0 as? CHHapticError)?.code, .invalidPatternDictionary)
            }
        }
    }

    func testThereAreNoMotionSensors() async {
        let manager = CMMotionManager()
        XCTAssertFalse(manager.isAccelerometerAvailable || manager.isGyroAvailable || manager.isDeviceMotionAvailable)
        XCTAssertFalse(CMPedometer.isStepCountingAvailable())
        XCTAssertEqual(CMMotionManager.availableAttitudeReferenceFrames(), [])
        let called = expectation(description: "called")
        called.expectedFulfillmentCount = 2
        let handler: @Sendable ((any Error)?) -> Void = { error in
            XCTAssertEqual((error as NSError?)?.domain, CMErrorDomain)
            XCTAssertEqual((error as NSError?)?.code, Int(CMErrorNotAvailable.rawValue))
            called.fulfill()
        }
        manager.startAccelerometerUpdates(to: OperationQueue()) { handler($1) }
        CMPedometer().startUpdates(from: Date()) { handler($1) }
        await fulfillment(of: [called], timeout: 5)
        XCTAssertFalse(manager.isAccelerometerActive)
        XCTAssertNil(manager.accelerometerData)
    }

    /// Turns around one axis have one angle, and their matrices turn the axes.
    func testAttitudes() {
        let (half, root) = (Double.pi / 6, 3.0.squareRoot() / 2)
        let turns: [(CMQuaternion, (CMAttitude) -> Double)] = [
            (CMQuaternion(x: sin(half / 2), y: 0, z: 0, w: cos(half / 2)), \.pitch),
            (CMQuaternion(x: 0, y: sin(half / 2), z: 0, w: cos(half / 2)), \.roll),
            (CMQuaternion(x: 0, y: 0, z: sin(half / 2), w: cos(half / 2)), \.yaw),
        ]
        for (quaternion, angle) in turns {
            let attitude = CMAttitude(quaternion)
            XCTAssertEqual(angle(attitude), half, accuracy: 1e-12)
            XCTAssertEqual(attitude.pitch + attitude.roll + attitude.yaw, half, accuracy: 1e-12)
        }
        let yaw = CMAttitude(turns[2].0)
        XCTAssertEqual(yaw.rotationMatrix.m11, root, accuracy: 1e-12)
        XCTAssertEqual(yaw.rotationMatrix.m12, 0.5, accuracy: 1e-12)
        yaw.multiply(byInverseOf: CMAttitude(turns[2].0))
        XCTAssertEqual(yaw.quaternion.w, 1, accuracy: 1e-12)
        XCTAssertEqual(yaw.yaw, 0, accuracy: 1e-12)
    }

    func testThereIsNoPasscode() async {
        let context = LAContext()
        var error: NSError?
        XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        XCTAssertEqual(error?.code, LAError.biometryNotAvailable.rawValue)
        XCTAssertEqual(error?.domain, LAErrorDomain)
        XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        XCTAssertEqual(error?.code, LAError.passcodeNotSet.rawValue)
        XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
        XCTAssertEqual(context.biometryType, .none)
        do {
            try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
            XCTFail("There is no passcode")
        } catch LAError.passcodeNotSet {
        } catch {
            XCTFail("\(error)")
        }
        context.invalidate()
        XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        XCTAssertEqual(error?.code, LAError.invalidContext.rawValue)
    }
}
