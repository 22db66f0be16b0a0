#if Movies
    package import CFFmpeg
    import Foundation

    /// FFmpeg, loaded when the first movie is read or written.
    package enum FFmpegLibrary {
        fileprivate static let loaded: (functions: ffmpeg_library, missing: String?) = {
            var functions = ffmpeg_library()
            let missing = ffmpeg_library_load(&functions).map { String(cString: $0) }
            // Relevant messages of its log on standard error are also returned as codes.
            if missing == nil {
                functions.av_log_set_level(AV_LOG_QUIET)
                // No block of a movie, a frame included, is larger, whatever a damaged file says.
                functions.av_max_alloc(1 << 30)
            }
            return (functions, missing)
        }()
        fileprivate static let loadedFilters: (functions: ffmpeg_filter_library, missing: String?) =
            {
                var functions = ffmpeg_filter_library()
                let missing = ffmpeg_filter_library_load(&functions).map { String(cString: $0) }
                return (functions, missing)
            }()

        /// The functions in C's form.
        package nonisolated(unsafe) static let functions: UnsafePointer<ffmpeg_library> = {
            let memory = UnsafeMutablePointer<ffmpeg_library>.allocate(capacity: 1)
            memory.initialize(to: loaded.functions)
            return UnsafePointer(memory)
        }()

        /// The description of what is missing on this machine; nil if everything is available.
        package static var missing: String? { loaded.missing }
        /// The description of what is missing of its filters.
        package static var missingFilters: String? { loaded.missing ?? loadedFilters.missing }

        /// Throws if it is not installed. No function is called before this has returned.
        package static func require() throws(CallFailure) {
            if let missing { throw CallFailure(call: missing, code: -ENOENT) }
        }

        /// Throws if its filters are not installed.
        package static func requireFilters() throws(CallFailure) {
            if let missing = missingFilters { throw CallFailure(call: missing, code: -ENOENT) }
        }

        /// FFmpeg's description of a code; nil where there is no FFmpeg.
        package static func explanation(of code: Int32) -> String? {
            guard missing == nil else { return nil }
            var text = [CChar](repeating: 0, count: 128)
            _ = ffmpeg.av_strerror(code, &text, text.count)
            return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }

    /// The functions of FFmpeg's libraries, which never change.
    package let ffmpeg = FFmpegLibrary.loaded.functions
    /// The functions of its filters.
    package let ffmpegFilters = FFmpegLibrary.loadedFilters.functions

    /// Returns the result of an FFmpeg call, or throws its error.
    @discardableResult
    package func checked(_ call: String, _ code: Int32) throws(CallFailure) -> Int32 {
        guard code < 0 else { return code }
        throw CallFailure(call: call, code: code)
    }

    /// Calls `body` with an FFmpeg option dictionary.
    package func withOptions<Result>(
        _ options: [String: String], _ body: (inout OpaquePointer?) -> Result
    ) -> Result {
        var dictionary: OpaquePointer?
        defer { ffmpeg.av_dict_free(&dictionary) }
        for (key, value) in options { _ = ffmpeg.av_dict_set(&dictionary, key, value, 0) }
        return body(&dictionary)
    }
#endif
