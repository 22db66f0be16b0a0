import AudioToolbox
import XCTest

/// Sounds are created and disposed of; none is played.
final class SystemSoundTests: XCTestCase {
    func testSoundsOfFiles() {
        var (first, second): (SystemSoundID, SystemSoundID) = (0, 0)
        let file = URL(fileURLWithPath: #filePath) as CFURL
        XCTAssertEqual(AudioServicesCreateSystemSoundID(file, &first), kAudioServicesNoError)
        XCTAssertEqual(AudioServicesCreateSystemSoundID(file, &second), noErr)
        XCTAssertNotEqual(first, second)
        XCTAssertGreaterThan(first, kSystemSoundID_Vibrate)
        AudioServicesPlaySystemSound(first)
        XCTAssertEqual(AudioServicesDisposeSystemSoundID(first), 0)
        XCTAssertEqual(AudioServicesDisposeSystemSoundID(first), kAudioServicesSystemSoundUnspecifiedError)
        XCTAssertEqual(AudioServicesDisposeSystemSoundID(second), 0)
        let none = URL(fileURLWithPath: "/no/such/sound.caf") as CFURL
        XCTAssertEqual(AudioServicesCreateSystemSoundID(none, &first), kAudioServicesSystemSoundUnspecifiedError)
    }

    func testCompletionsAreCalled() {
        let called = expectation(description: "called")
        called.expectedFulfillmentCount = 2
        AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { called.fulfill() }
        AudioServicesPlayAlertSoundWithCompletion(1000) { called.fulfill() }
        AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate, nil)
        wait(for: [called], timeout: 10)
    }
}
