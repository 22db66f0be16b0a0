import CSystemd
import Foundation

/// A method call from another program.
package struct BusCall: Sendable, Equatable {
    /// The token for the reply.
    var token: UInt64 = 0
    var path: String
    var interface: String
    var member: String
    var arguments: [BusValue] = []

    package init(token: UInt64 = 0, path: String, interface: String, member: String, arguments: [BusValue] = []) {
        (self.token, self.path, self.interface) = (token, path, interface)
        (self.member, self.arguments) = (member, arguments)
    }
}

/// The reply to a call.
package enum BusAnswer: Sendable, Equatable {
    case values([BusValue])
    case failure(BusFailure)
}

/// The reason why a call failed, with its D-Bus error name.
package struct BusFailure: Error, Sendable, Equatable {
    var name: String
    var text: String

    static func unknown(_ what: String) -> BusFailure {
        BusFailure(name: "org.freedesktop.DBus.Error.UnknownMethod", text: "no such \(what)")
    }

    static func arguments(_ member: String) -> BusFailure {
        BusFailure(name: "org.freedesktop.DBus.Error.InvalidArgs", text: "invalid arguments for \(member)")
    }

    static let gone = BusFailure(
        name: "org.freedesktop.DBus.Error.UnknownObject", text: "the object is no longer on screen")
    static let busy = BusFailure(
        name: "org.freedesktop.DBus.Error.LimitsExceeded", text: "too many pending calls")
    static let lost = BusFailure(name: "org.freedesktop.DBus.Error.Disconnected", text: "disconnected from the bus")
}

/// A broadcast message.
struct BusSignal: Sendable, Equatable {
    var sender: String
    var path: String
    var interface: String
    var member: String
    var arguments: [BusValue] = []
}

/// The reply to a call of this program's.
struct BusReply {
    /// The replying program's unique name.
    var sender: String
    var result: Result<[BusValue], BusFailure>

    /// The values; empty if there are none.
    var values: [BusValue] { (try? result.get()) ?? [] }
}

/// A connection to a message bus. It is created and used only on the bus thread.
final class BusConnection {
    /// The name of the bus itself.
    static let driver = "org.freedesktop.DBus"
    /// The maximum number of calls that wait for replies.
    private static let maxOpenCalls = 512

    private let library: BusLibrary
    private let bus: OpaquePointer
    private let coder: BusCoder
    private var replies: [UInt64: (BusReply) -> Void] = [:]
    private var openCalls: [UInt64: OpaquePointer] = [:]
    /// Tokens are unique across connections, so a reply can't reach another connection's call.
    private nonisolated(unsafe) static var lastToken: UInt64 = 0
    private(set) var isClosed = false

    /// Called when another program calls a method of this one.
    var onCall: ((BusCall) -> Void)?
    var onSignal: ((BusSignal) -> Void)?
    /// Called once, when the bus is lost or the connection closed.
    var onClose: (() -> Void)?

    /// Connects to the user's session bus, or to the bus at an address; returns nil if there is none.
    ///
    /// Nothing blocks: calls made before the bus has answered are sent afterwards.
    init?(_ loop: BusLoop, address: String? = nil) {
        guard let library = BusLibrary.installed else { return nil }
        var made: OpaquePointer?
        if let address {
            // Other transports would start programs, or connect to other machines.
            guard address.hasPrefix("unix:"), library.new(&made) >= 0, let bus = made else { return nil }
            guard library.setAddress(bus, address) >= 0, library.setBusClient(bus, 1) >= 0, library.start(bus) >= 0
            else {
                _ = library.closeUnref(bus)
                return nil
            }
        } else {
            guard library.openUser(&made) >= 0 else { return nil }
        }
        guard let bus = made else { return nil }
        (self.library, self.bus, coder) = (library, bus, BusCoder(library: library))
        let handler: BusLibrary.Handler = { message, connection, _ in
            guard let message, let connection else { return 0 }
            return Unmanaged<BusConnection>.fromOpaque(connection).takeUnretainedValue().receive(message)
        }
        // The filter is removed with the bus, which this object outlives.
        _ = library.addFilter(bus, nil, handler, Unmanaged.passUnretained(self).toOpaque())
        loop.add(self)
    }

    deinit { close() }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        for message in openCalls.values { _ = library.release(message) }
        openCalls = [:]
        _ = library.closeUnref(bus)
        let waiting = replies
        replies = [:]
        for reply in waiting.values { reply(BusReply(sender: "", result: .failure(.lost))) }
        onClose?()
        (onCall, onSignal, onClose) = (nil, nil, nil)
    }

    // MARK: Event loop

    var descriptor: Int32 { library.descriptor(bus) }
    var events: Int16 { Int16(truncatingIfNeeded: max(0, library.events(bus))) }

    /// The time at which there is work to do without a message, in microseconds.
    var deadline: UInt64 {
        var time = UInt64.max
        return library.timeout(bus, &time) >= 0 ? time : .max
    }

    /// Reads and writes without blocking. Processes a limited number of messages, so that other connections get their
    /// turn.
    func process() {
        for _ in 0..<256 where !isClosed {
            let result = library.process(bus, nil)
            if result < 0 { return close() }
            if result == 0 { return }
        }
    }

    // MARK: Sending

    /// This program's name on the bus; nil until the bus has answered.
    var name: String? {
        var name: UnsafePointer<CChar>?
        return !isClosed && library.uniqueName(bus, &name) >= 0 ? name.map { String(cString: $0) } : nil
    }

    /// Calls a method of another program.
    /// - Parameter starts: whether the program is started if it is not running.
    func call(
        _ destination: String, _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue] = [],
        starts: Bool = true, reply: @escaping (BusReply) -> Void = { _ in }
    ) {
        var made: OpaquePointer?
        guard !isClosed, library.newCall(bus, &made, destination, path, interface, member) >= 0, let message = made
        else { return reply(BusReply(sender: "", result: .failure(.lost))) }
        defer { _ = library.release(message) }
        var cookie: UInt64 = 0
        guard library.setAutoStart(message, starts ? 1 : 0) >= 0, coder.append(arguments, to: message),
            library.send(bus, message, &cookie) >= 0
        else { return reply(BusReply(sender: "", result: .failure(.lost))) }
        replies[cookie] = reply
    }

    /// Gets a property.
    func get(
        _ destination: String, _ path: String, _ interface: String, _ property: String, starts: Bool = true,
        reply: @escaping (BusReply) -> Void
    ) {
        call(
            destination, path, "org.freedesktop.DBus.Properties", "Get", [.string(interface), .string(property)],
            starts: starts, reply: reply)
    }

    /// Subscribes to signals.
    func listen(to rule: String) {
        call(BusConnection.driver, "/org/freedesktop/DBus", BusConnection.driver, "AddMatch", [.string(rule)])
    }

    func emit(_ path: String, _ interface: String, _ member: String, _ arguments: [BusValue]) {
        var made: OpaquePointer?
        guard !isClosed, library.newSignal(bus, &made, path, interface, member) >= 0, let message = made else { return }
        if coder.append(arguments, to: message) { _ = library.send(bus, message, nil) }
        _ = library.release(message)
    }

    /// Replies to a call, once.
    func answer(_ token: UInt64, _ answer: BusAnswer) {
        guard let call = openCalls.removeValue(forKey: token) else { return }
        defer { _ = library.release(call) }
        self.answer(call, answer)
    }

    private func answer(_ call: OpaquePointer, _ answer: BusAnswer) {
        guard library.expectsReply(call) > 0 else { return }
        var made: OpaquePointer?
        switch answer {
        case .values(let values):
            guard library.newReturn(call, &made) >= 0, let message = made else { return }
            if coder.append(values, to: message) { _ = library.send(bus, message, nil) }
        case .failure(let failure):
            _ = failure.name.withCString { name in
                failure.text.withCString { text in
                    var error = sd_bus_error(name: name, message: text, _need_free: 0)
                    return library.newError(call, &made, &error)
                }
            }
            if let message = made { _ = library.send(bus, message, nil) }
        }
        if let message = made { _ = library.release(message) }
    }

    // MARK: Receiving

    /// Handles a message; returns 0 for one that the library is to answer itself.
    private func receive(_ message: OpaquePointer) -> Int32 {
        var kind: UInt8 = 0
        guard library.kind(message, &kind) >= 0 else { return 1 }
        switch Int(kind) {
        case Int(SD_BUS_MESSAGE_METHOD_CALL): return receiveCall(message)
        case Int(SD_BUS_MESSAGE_METHOD_RETURN), Int(SD_BUS_MESSAGE_METHOD_ERROR):
            var cookie: UInt64 = 0
            guard library.replyCookie(message, &cookie) >= 0, let reply = replies.removeValue(forKey: cookie) else {
                return 1
            }
            reply(BusReply(sender: text(library.sender(message)), result: result(of: message)))
        case Int(SD_BUS_MESSAGE_SIGNAL):
            guard let onSignal, let values = coder.values(of: message) else { return 1 }
            onSignal(
                BusSignal(
                    sender: text(library.sender(message)), path: text(library.path(message)),
                    interface: text(library.interface(message)), member: text(library.member(message)),
                    arguments: values))
        default: break
        }
        return 1
    }

    private func receiveCall(_ message: OpaquePointer) -> Int32 {
        let interface = text(library.interface(message))
        guard interface != "org.freedesktop.DBus.Peer", let onCall else { return 0 }
        let member = text(library.member(message))
        guard let values = coder.values(of: message) else {
            answer(message, .failure(.arguments(member)))
            return 1
        }
        guard openCalls.count < BusConnection.maxOpenCalls else {
            answer(message, .failure(.busy))
            return 1
        }
        BusConnection.lastToken += 1
        let token = BusConnection.lastToken
        openCalls[token] = library.retain(message)
        onCall(
            BusCall(
                token: token, path: text(library.path(message)), interface: interface, member: member,
                arguments: values))
        return 1
    }

    private func result(of message: OpaquePointer) -> Result<[BusValue], BusFailure> {
        if let error = library.error(message)?.pointee, let name = error.name {
            return .failure(BusFailure(name: String(cString: name), text: text(error.message)))
        }
        guard let values = coder.values(of: message) else {
            return .failure(BusFailure(name: "org.freedesktop.DBus.Error.InvalidArgs", text: "malformed reply"))
        }
        return .success(values)
    }

    private func text(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
}
