@_exported public import CoreGraphics
import Foundation
import Synchronization

/// A short sound.
/// [Apple's reference](https://developer.apple.com/documentation/audiotoolbox/systemsoundid)
public typealias SystemSoundID = UInt32

/// No error occurred.
public let kAudioServicesNoError: OSStatus = 0
/// The sound doesn't exist.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// The sound that stands for the device's vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// The registered sounds, and the number registered so far.
private let sounds = Mutex<(made: Set<SystemSoundID>, count: UInt32)>(([], 0))

/// Registers a sound for a file, and returns 0, or an error if the file can't be read. The file's contents are not
/// examined.
/// [Apple's reference](https://developer.apple.com/documentation/audiotoolbox/audioservicescreatesystemsoundid(_:_:))
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    guard inFileURL.isFileURL, FileManager.default.isReadableFile(atPath: inFileURL.path) else {
        return kAudioServicesSystemSoundUnspecifiedError
    }
    outSystemSoundID.pointee = sounds.withLock { sounds in
        sounds.count += 1
        // Lower numbers are reserved for system sounds.
        let sound = 0x1000 + sounds.count
        sounds.made.insert(sound)
        return sound
    }
    return kAudioServicesNoError
}

/// Disposes of a sound, and returns 0, or an error if it doesn't exist.
/// [Apple's reference](https://developer.apple.com/documentation/audiotoolbox/audioservicesdisposesystemsoundid(_:))
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    sounds.withLock { $0.made.remove(inSystemSoundID) } == nil
        ? kAudioServicesSystemSoundUnspecifiedError : kAudioServicesNoError
}

/// Has no effect: Linux has no system sounds.
/// [Apple's reference](https://developer.apple.com/documentation/audiotoolbox/audioservicesplaysystemsound(_:))
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Has no effect: Linux has no system sounds.
/// [Apple's reference](https://developer.apple.com/documentation/audiotoolbox/audioservicesplayalertsound(_:))
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays no sound, and calls the closure soon, on another thread.
/// [Apple's reference](https://developer.apple.com/documentation/audiotoolbox/audioservicesplaysystemsoundwithcompletion(_:_:))
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    if let inCompletionBlock { DispatchQueue.global().async(execute: inCompletionBlock) }
}

/// Plays no sound, and calls the closure soon, on another thread.
/// [Apple's reference](https://developer.apple.com/documentation/audiotoolbox/audioservicesplayalertsoundwithcompletion(_:_:))
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}
