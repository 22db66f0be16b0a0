import Foundation

/// A failed call of the system or of FFmpeg.
package struct CallFailure: Error {
    package let call: String
    /// A negated `errno` value, or one of FFmpeg's own codes.
    package let code: Int32

    package init(call: String, code: Int32) {
        self.call = call
        self.code = code
    }

    /// The code's description.
    package var explanation: String {
        #if Movies
            if let text = FFmpegLibrary.explanation(of: code) { return text }
        #endif
        return String(cString: strerror(-code))
    }

    package static func outOfMemory(_ call: String) -> CallFailure { CallFailure(call: call, code: -ENOMEM) }
}
