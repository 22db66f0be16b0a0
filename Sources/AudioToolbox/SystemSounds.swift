@_exported public import CoreGraphics
import Foundation
import Synchronization

/// A short sound.
/// [Apple's reference](https://developer.apple.com/documentation/audiotoolbox/systemsoundid)
public typealias SystemSoundID = UInt32

/// The success of a function of sounds.
public let kAudioServicesNoError: OSStatus = 0
/// The failure of a function that got a sound that there is not.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// The sound that stands for a device's vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// The sounds that were made, and how many that were.
private let sounds = Mutex<(made: Set<SystemSoundID>, count: UInt32)>(([], 0))

/// Makes a sound of a file, and returns 0; an error where the file cannot be read. The file's contents are not looked at.
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
        // Lower ones are the system's own.
        let sound = 0x1000 + sounds.count
        sounds.made.insert(sound)
        return sound
    }
    return kAudioServicesNoError
}

/// Forgets a sound, and returns 0; an error where there is none.
/// [Apple's reference](https://developer.apple.com/documentation/audiotoolbox/audioservicesdisposesystemsoundid(_:))
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    sounds.withLock { $0.made.remove(inSystemSoundID) } == nil
        ? kAudioServicesSystemSoundUnspecifiedError : kAudioServicesNoError
}

/// Plays nothing: Linux has no sounds of the system's.
/// [Apple's reference](https://developer.apple.com/documentation/audiotoolbox/audioservicesplaysystemsound(_:))
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays nothing: Linux has no sounds of the system's.
/// [Apple's reference](https://developer.apple.com/documentation/audiotoolbox/audioservicesplayalertsound(_:))
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays nothing, and calls the closure soon, on another thread.
/// [Apple's reference](https://developer.apple.com/documentation/audiotoolbox/audioservicesplaysystemsoundwithcompletion(_:_:))
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    if let inCompletionBlock { DispatchQueue.global().async(execute: inCompletionBlock) }
}

/// Plays nothing, and calls the closure soon, on another thread.
/// [Apple's reference](https://developer.apple.com/documentation/audiotoolbox/audioservicesplayalertsoundwithcompletion(_:_:))
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}
