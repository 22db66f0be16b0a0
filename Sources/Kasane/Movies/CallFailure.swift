import Foundation

/// A failed call of the system or of FFmpeg.
struct CallFailure: Error {
    let call: String
    /// A negated `errno` value, or one of FFmpeg's own codes.
    let code: Int32

    /// The code's description.
    var explanation: String {
        #if Movies
            if let text = FFmpegLibrary.explanation(of: code) { return text }
        #endif
        return String(cString: strerror(-code))
    }

    static func outOfMemory(_ call: String) -> CallFailure { CallFailure(call: call, code: -ENOMEM) }
}
