import Foundation

/// Ends the program with a message when the X server disappears, where Xlib would end it without one.
enum DisplayErrorHandler {
    /// The message; set it before the first window is opened.
    nonisolated(unsafe) static var line = "kasane: lost the connection to the display"

    static func watch() {
        // SDL has loaded it if SDL uses it.
        guard let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD),
            let symbol = dlsym(library, "XSetIOErrorHandler")
        else { return }
        typealias Handler = @convention(c) (OpaquePointer?) -> Int32
        let setHandler = unsafeBitCast(symbol, to: (@convention(c) (Handler?) -> Handler?).self)
        _ = setHandler { _ in DisplayErrorHandler.end() }
    }

    /// Exits without tearing anything down: the display's library must not be called again.
    static func end() -> Never {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
        _exit(1)
    }
}
