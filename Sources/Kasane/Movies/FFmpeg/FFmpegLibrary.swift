#if Movies
    import CFFmpeg
    import Foundation

    /// A failed FFmpeg call.
    struct FFmpegError: Error {
        let call: String
        /// FFmpeg's error code: a negated `errno` value, or one of its own.
        let code: Int32

        /// Who could not write, in errors.
        static let writer = "FFmpeg"

        /// FFmpeg's description of the code.
        var explanation: String {
            var text = [CChar](repeating: 0, count: 128)
            av_strerror(code, &text, text.count)
            return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        }

        static func outOfMemory(_ call: String) -> FFmpegError { FFmpegError(call: call, code: -ENOMEM) }
    }

    /// Returns the result of an FFmpeg call, or throws its error.
    @discardableResult
    func checked(_ call: String, _ code: Int32) throws(FFmpegError) -> Int32 {
        guard code < 0 else { return code }
        throw FFmpegError(call: call, code: code)
    }

    /// Calls `body` with an FFmpeg option dictionary.
    func withOptions<Result>(
        _ options: [String: String], _ body: (inout OpaquePointer?) -> Result
    ) -> Result {
        var dictionary: OpaquePointer?
        defer { av_dict_free(&dictionary) }
        for (key, value) in options { av_dict_set(&dictionary, key, value, 0) }
        return body(&dictionary)
    }

    /// Silences FFmpeg's log on standard error. Relevant errors are returned as codes.
    enum FFmpegLog {
        static let silenced: Void = av_log_set_level(AV_LOG_QUIET)
    }
#endif
