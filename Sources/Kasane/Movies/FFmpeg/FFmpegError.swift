import CFFmpeg
import Foundation

/// A call into FFmpeg that did not work.
struct FFmpegError: Error {
    let call: String
    /// What FFmpeg answered: a negated `errno` value, or one of its own codes.
    let code: Int32

    /// FFmpeg's words for the code.
    var explanation: String {
        var text = [CChar](repeating: 0, count: 128)
        av_strerror(code, &text, text.count)
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    static func outOfMemory(_ call: String) -> FFmpegError { FFmpegError(call: call, code: -ENOMEM) }
}

/// Passes on what an FFmpeg call answered, and throws when that is an error.
@discardableResult
func checked(_ call: String, _ code: Int32) throws(FFmpegError) -> Int32 {
    guard code < 0 else { return code }
    throw FFmpegError(call: call, code: code)
}

/// Calls `body` with an option dictionary of FFmpeg's.
func withOptions<Result>(
    _ options: [String: String], _ body: (inout OpaquePointer?) -> Result
) -> Result {
    var dictionary: OpaquePointer?
    defer { av_dict_free(&dictionary) }
    for (key, value) in options { av_dict_set(&dictionary, key, value, 0) }
    return body(&dictionary)
}

/// FFmpeg writes to standard error as it works. What matters of that arrives as error codes.
enum FFmpegLog {
    static let silenced: Void = av_log_set_level(AV_LOG_QUIET)
}
