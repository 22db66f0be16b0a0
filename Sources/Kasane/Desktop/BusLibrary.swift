import CSystemd
import Foundation

/// The D-Bus functions of libsystemd, loaded when a message bus is first needed.
///
/// Programs are not linked with it: off-screen rendering needs no bus. All functions are called on the bus thread.
struct BusLibrary: Sendable {
    typealias Bus = OpaquePointer
    typealias Message = OpaquePointer
    typealias Text = UnsafePointer<CChar>
    typealias Made = UnsafeMutablePointer<OpaquePointer?>
    typealias Handler =
        @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<sd_bus_error>?) -> Int32

    let openUser: @convention(c) (Made) -> Int32
    let new: @convention(c) (Made) -> Int32
    let setAddress: @convention(c) (Bus, Text) -> Int32
    let setBusClient: @convention(c) (Bus, Int32) -> Int32
    let start: @convention(c) (Bus) -> Int32
    let closeUnref: @convention(c) (Bus) -> OpaquePointer?
    let descriptor: @convention(c) (Bus) -> Int32
    let events: @convention(c) (Bus) -> Int32
    let timeout: @convention(c) (Bus, UnsafeMutablePointer<UInt64>) -> Int32
    let process: @convention(c) (Bus, Made?) -> Int32
    let addFilter: @convention(c) (Bus, Made?, Handler, UnsafeMutableRawPointer?) -> Int32
    let send: @convention(c) (Bus, Message, UnsafeMutablePointer<UInt64>?) -> Int32
    let uniqueName: @convention(c) (Bus, UnsafeMutablePointer<Text?>) -> Int32

    let newCall: @convention(c) (Bus, Made, Text, Text, Text, Text) -> Int32
    let newSignal: @convention(c) (Bus, Made, Text, Text, Text) -> Int32
    let newReturn: @convention(c) (Message, Made) -> Int32
    let newError: @convention(c) (Message, Made, UnsafePointer<sd_bus_error>) -> Int32
    let retain: @convention(c) (Message) -> OpaquePointer?
    let release: @convention(c) (Message) -> OpaquePointer?
    let setAutoStart: @convention(c) (Message, Int32) -> Int32
    let kind: @convention(c) (Message, UnsafeMutablePointer<UInt8>) -> Int32
    let replyCookie: @convention(c) (Message, UnsafeMutablePointer<UInt64>) -> Int32
    let expectsReply: @convention(c) (Message) -> Int32
    let path: @convention(c) (Message) -> Text?
    let interface: @convention(c) (Message) -> Text?
    let member: @convention(c) (Message) -> Text?
    let sender: @convention(c) (Message) -> Text?
    let error: @convention(c) (Message) -> UnsafePointer<sd_bus_error>?

    let append: @convention(c) (Message, CChar, UnsafeRawPointer) -> Int32
    let openContainer: @convention(c) (Message, CChar, Text?) -> Int32
    let closeContainer: @convention(c) (Message) -> Int32
    let peek: @convention(c) (Message, UnsafeMutablePointer<CChar>, UnsafeMutablePointer<Text?>) -> Int32
    let read: @convention(c) (Message, CChar, UnsafeMutableRawPointer) -> Int32
    let enterContainer: @convention(c) (Message, CChar, Text?) -> Int32
    let exitContainer: @convention(c) (Message) -> Int32

    /// The library; nil if it is not installed, or lacks a function.
    static let installed: BusLibrary? = dlopen("libsystemd.so.0", RTLD_NOW | RTLD_LOCAL).flatMap { BusLibrary($0) }

    private init?(_ handle: UnsafeMutableRawPointer) {
        var isWhole = true
        /// The caller specifies the C function's type.
        func function<Function>(_ name: String) -> Function {
            let symbol = dlsym(handle, "sd_bus_\(name)")
            if symbol == nil { isWhole = false }
            // If one is missing, none is called.
            return unsafeBitCast(symbol ?? handle, to: Function.self)
        }
        openUser = function("open_user")
        new = function("new")
        setAddress = function("set_address")
        setBusClient = function("set_bus_client")
        start = function("start")
        closeUnref = function("close_unref")
        descriptor = function("get_fd")
        events = function("get_events")
        timeout = function("get_timeout")
        process = function("process")
        addFilter = function("add_filter")
        send = function("send")
        uniqueName = function("get_unique_name")
        newCall = function("message_new_method_call")
        newSignal = function("message_new_signal")
        newReturn = function("message_new_method_return")
        newError = function("message_new_method_error")
        retain = function("message_ref")
        release = function("message_unref")
        setAutoStart = function("message_set_auto_start")
        kind = function("message_get_type")
        replyCookie = function("message_get_reply_cookie")
        expectsReply = function("message_get_expect_reply")
        path = function("message_get_path")
        interface = function("message_get_interface")
        member = function("message_get_member")
        sender = function("message_get_sender")
        error = function("message_get_error")
        append = function("message_append_basic")
        openContainer = function("message_open_container")
        closeContainer = function("message_close_container")
        peek = function("message_peek_type")
        read = function("message_read_basic")
        enterContainer = function("message_enter_container")
        exitContainer = function("message_exit_container")
        guard isWhole else { return nil }
    }
}
