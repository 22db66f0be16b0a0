import CMicroHTTP
import Foundation

/// The functions of GNU libmicrohttpd, loaded when a server starts.
///
/// Programs are not linked with it: rendering alone needs no server. The library is thread-safe, and may call back on
/// any thread.
struct HTTPLibrary: @unchecked Sendable {
    typealias Daemon = UnsafeMutableRawPointer
    typealias Connection = UnsafeMutableRawPointer
    typealias Response = UnsafeMutableRawPointer

    private let startDaemon: UnsafeMutableRawPointer
    private let connectionInfo: UnsafeMutableRawPointer
    private let connectionValues: UnsafeMutableRawPointer
    let stop: @convention(c) (Daemon) -> Void
    let lookUp: @convention(c) (Connection, Int32, UnsafePointer<CChar>) -> UnsafePointer<CChar>?
    let makeResponse: @convention(c) (Int, UnsafeMutableRawPointer?, Int32) -> Response?
    /// Creates a response from a file descriptor, which the response closes.
    let makeFileResponse: @convention(c) (UInt64, Int32) -> Response?
    let addHeader: @convention(c) (Response, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
    let queue: @convention(c) (Connection, UInt32, Response) -> Int32
    let destroyResponse: @convention(c) (Response) -> Void
    let suspend: @convention(c) (Connection) -> Void
    let resume: @convention(c) (Connection) -> Void
    /// Stops accepting connections, and returns the listening socket, which the caller owns.
    let quiesce: @convention(c) (Daemon) -> Int32

    /// Loads the library; throws if it is not installed.
    init() throws(HTTPFailure) {
        guard let handle = dlopen("libmicrohttpd.so.12", RTLD_NOW | RTLD_LOCAL) else {
            throw HTTPFailure(
                "libmicrohttpd, which serves pages, is not installed: apt-get install libmicrohttpd12")
        }
        func symbol(_ name: String) throws(HTTPFailure) -> UnsafeMutableRawPointer {
            guard let symbol = dlsym(handle, "MHD_\(name)") else {
                throw HTTPFailure("the installed libmicrohttpd has no MHD_\(name): install a newer one")
            }
            return symbol
        }
        /// The caller specifies the C function's type.
        func function<Function>(_ name: String) throws(HTTPFailure) -> Function {
            unsafeBitCast(try symbol(name), to: Function.self)
        }
        startDaemon = try symbol("start_daemon")
        connectionInfo = try symbol("get_connection_info")
        connectionValues = try symbol("get_connection_values")
        stop = try function("stop_daemon")
        lookUp = try function("lookup_connection_value")
        makeResponse = try function("create_response_from_buffer")
        makeFileResponse = try function("create_response_from_fd64")
        addHeader = try function("add_response_header")
        queue = try function("queue_response")
        destroyResponse = try function("destroy_response")
        suspend = try function("suspend_connection")
        resume = try function("resume_connection")
        quiesce = try function("quiesce_daemon")
    }

    /// Starts a server with a thread of its own; returns nil if there is no memory or thread for it.
    func start(
        _ listening: Int32, _ limits: kasane_mhd_limits, handler: kasane_mhd_handler,
        completed: kasane_mhd_completed, connected: kasane_mhd_connected, context: UnsafeMutableRawPointer
    ) -> Daemon? {
        kasane_mhd_start(startDaemon, listening, limits, handler, completed, connected, context)
    }

    /// Returns a connection's socket; -1 for none.
    func descriptor(of connection: Connection) -> Int32 { kasane_mhd_descriptor(connectionInfo, connection) }

    /// Returns the value of a request header; nil for none.
    func header(_ name: String, of connection: Connection) -> String? {
        lookUp(connection, Int32(kasane_mhd_header), name).map { String(cString: $0) }
    }

    /// Returns the fields of a request's query, in order; nil if it is not UTF-8.
    func query(of connection: Connection) -> [HTTPRequest.Field]? {
        var fields: [HTTPRequest.Field]? = []
        withUnsafeMutablePointer(to: &fields) { fields in
            kasane_mhd_each_query(
                connectionValues, connection,
                { context, name, value in
                    let fields = context?.assumingMemoryBound(to: [HTTPRequest.Field]?.self)
                    guard let name, let value, let name = String(validatingCString: name),
                        let value = String(validatingCString: value)
                    else {
                        fields?.pointee = nil
                        return
                    }
                    fields?.pointee?.append(HTTPRequest.Field(name: name, value: value))
                }, fields)
        }
        return fields
    }
}
