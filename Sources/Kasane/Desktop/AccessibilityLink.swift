import Foundation

/// A message from the accessibility bus.
enum AccessibilityMessage: Sendable {
    /// Whether a screen reader is in use.
    case screenReader(Bool)
    /// The program has a name on the bus, and is embedded in the desktop's root.
    case attached(name: String, desktopName: String, desktopPath: String)
    /// No assistive technology is in use any more.
    case detached
    /// Whether a client listens to events.
    case listening(Bool)
    /// Whether a client listens to keys, and may consume them.
    case keysWanted(Bool)
    case called(BusCall)
}

/// Communicates with the accessibility bus, only on the bus thread.
///
/// The session bus tells whether assistive technologies are in use. Only then does the program connect to the
/// accessibility bus; until then it only listens to the session bus, and starts no service there.
final class AccessibilityLink {
    private static let launcher = (name: "org.a11y.Bus", path: "/org/a11y/bus", status: "org.a11y.Status")
    private static let registry = "org.a11y.atspi.Registry"
    private static let keys = (
        path: "/org/a11y/atspi/registry/deviceeventcontroller", interface: "org.a11y.atspi.DeviceEventController"
    )

    private let report: @Sendable (AccessibilityMessage) -> Void
    private let loop: BusLoop
    /// The bus address in the environment, which overrides the session's.
    private let namedAddress: String?
    private var session: BusConnection?
    private var bus: BusConnection?
    private var isEnabled = false
    private var isScreenReaderOn = false
    private var isAsking = false
    private var isAttached = false
    /// The registry's unique name, and the listeners of each event.
    private var registryOwner = ""
    private var listeners: [String: Set<String>] = [:]

    /// The type of integers that the registry uses for keys.
    private var keysAreSigned = true

    /// The maximum number of clients, and of events for each, that are tracked.
    private static let maxListeners = 200

    init(_ loop: BusLoop, address: String?, report: @escaping @Sendable (AccessibilityMessage) -> Void) {
        (self.loop, namedAddress, self.report) = (loop, address, report)
    }

    func start() {
        guard let session = BusConnection(loop) else {
            if namedAddress != nil { setStatus(enabled: true) }
            return
        }
        self.session = session
        session.onSignal = { [unowned self] in takeStatus($0) }
        session.onClose = { [unowned self] in
            self.session = nil
            setStatus(enabled: false, screenReader: false)
        }
        session.listen(
            to: "type='signal',sender='\(AccessibilityLink.launcher.name)',path='\(AccessibilityLink.launcher.path)',"
                + "interface='org.freedesktop.DBus.Properties',member='PropertiesChanged'")
        session.listen(
            to: "type='signal',sender='\(BusConnection.driver)',interface='\(BusConnection.driver)',"
                + "member='NameOwnerChanged',arg0='\(AccessibilityLink.launcher.name)'")
        askStatus()
    }

    func answer(_ token: UInt64, _ answer: BusAnswer) { bus?.answer(token, answer) }

    func emit(_ events: [AccessibilityEvent]) {
        for event in events { bus?.emit(event.path, event.interface, event.member, event.arguments) }
    }

    /// Reports a key, and answers whether a client has consumed it.
    func tell(_ key: ReportedKey, answer: @escaping (Bool) -> Void) { tell(key, isSecond: false, answer) }

    private func tell(_ key: ReportedKey, isSecond: Bool, _ answer: @escaping (Bool) -> Void) {
        guard isAttached, let bus else { return answer(false) }
        let value = key.value(at: ProcessInfo.processInfo.systemUptime, isSigned: keysAreSigned)
        bus.call(
            AccessibilityLink.registry, AccessibilityLink.keys.path, AccessibilityLink.keys.interface,
            "NotifyListenersSync", [value]
        ) { [weak self] reply in
            if let self, !isSecond, case .failure(let failure) = reply.result,
                failure.name == BusFailure.arguments("").name
            {
                // This registry reads the other type of integers.
                keysAreSigned.toggle()
                return tell(key, isSecond: true, answer)
            }
            answer(reply.values.first?.flag == true)
        }
    }

    // MARK: Session bus

    private func askStatus() {
        for property in ["IsEnabled", "ScreenReaderEnabled"] {
            session?.get(
                AccessibilityLink.launcher.name, AccessibilityLink.launcher.path, AccessibilityLink.launcher.status,
                property, starts: false
            ) { [unowned self] reply in
                guard let flag = reply.values.first?.flag else { return }
                if property == "IsEnabled" { setStatus(enabled: flag) } else { setStatus(screenReader: flag) }
            }
        }
    }

    private func takeStatus(_ signal: BusSignal) {
        switch signal.member {
        case "NameOwnerChanged" where signal.sender == BusConnection.driver:
            guard signal.arguments.count == 3, signal.arguments[0].text == AccessibilityLink.launcher.name else {
                return
            }
            if signal.arguments[2].text?.isEmpty == false {
                askStatus()
            } else {
                setStatus(enabled: false, screenReader: false)
            }
        case "PropertiesChanged" where signal.path == AccessibilityLink.launcher.path:
            guard signal.arguments.count >= 2, signal.arguments[0].text == AccessibilityLink.launcher.status else {
                return
            }
            // Whoever sent the signal, the status is queried again.
            askStatus()
        default: break
        }
    }

    private func setStatus(enabled: Bool? = nil, screenReader: Bool? = nil) {
        isEnabled = enabled ?? isEnabled
        if let screenReader, screenReader != isScreenReaderOn {
            isScreenReaderOn = screenReader
            report(.screenReader(screenReader))
        }
        if isEnabled || isScreenReaderOn { connect() } else { bus?.close() }
    }

    // MARK: Accessibility bus

    private func connect() {
        guard bus == nil, !isAsking else { return }
        if let namedAddress { return connect(to: namedAddress) }
        isAsking = true
        session?.call(
            AccessibilityLink.launcher.name, AccessibilityLink.launcher.path, AccessibilityLink.launcher.name,
            "GetAddress"
        ) { [unowned self] reply in
            isAsking = false
            guard bus == nil, isEnabled || isScreenReaderOn, let address = reply.values.first?.text else { return }
            connect(to: address)
        }
    }

    private func connect(to address: String) {
        guard let bus = BusConnection(loop, address: address) else { return }
        self.bus = bus
        bus.onCall = { [unowned self] in report(.called($0)) }
        bus.onSignal = { [unowned self] in takeRegistry($0) }
        bus.onClose = { [unowned self] in detach() }
        for member in ["EventListenerRegistered", "EventListenerDeregistered"] {
            bus.listen(
                to: "type='signal',sender='\(AccessibilityLink.registry)',"
                    + "interface='\(AccessibilityLink.registry)',member='\(member)'")
        }
        bus.listen(to: "type='signal',sender='\(AccessibilityLink.registry)',path='\(AccessibilityLink.keys.path)'")
        bus.listen(
            to: "type='signal',sender='\(BusConnection.driver)',interface='\(BusConnection.driver)',"
                + "member='NameOwnerChanged'")
        embed()
    }

    /// Embeds the program among the desktop's applications in the registry.
    private func embed() {
        guard let bus else { return }
        // The bus answers before the registry does, so by then the name is known.
        bus.get(BusConnection.driver, "/org/freedesktop/DBus", BusConnection.driver, "Features") { [weak self] _ in
            guard let self, let bus = self.bus, let name = bus.name else { return }
            bus.call(
                AccessibilityLink.registry, AccessibleObject.path(AccessibleObject.root), "org.a11y.atspi.Socket",
                "Embed", [.structure([.string(name), .path(AccessibleObject.path(AccessibleObject.root))])]
            ) { [weak self] reply in self?.attach(name, reply) }
        }
    }

    private func attach(_ name: String, _ reply: BusReply) {
        guard case .structure(let parts)? = reply.values.first, parts.count == 2, let desktop = parts[0].text,
            case .path(let path) = parts[1]
        else { return }
        (isAttached, registryOwner, listeners) = (true, reply.sender, [:])
        report(.attached(name: name, desktopName: desktop, desktopPath: path))
        bus?.call(
            AccessibilityLink.registry, "/org/a11y/atspi/registry", AccessibilityLink.registry, "GetRegisteredEvents"
        ) { [weak self] reply in
            for case .structure(let pair) in reply.values.first?.elements ?? [] where pair.count >= 2 {
                if let client = pair[0].text, let event = pair[1].text { self?.listen(client, event, begins: true) }
            }
        }
        askForKeys()
    }

    /// Queries whether a client listens to keys.
    private func askForKeys() {
        bus?.call(
            AccessibilityLink.registry, AccessibilityLink.keys.path, AccessibilityLink.keys.interface,
            "GetKeystrokeListeners"
        ) { [weak self] reply in self?.report(.keysWanted(reply.values.first?.elements?.isEmpty == false)) }
    }

    private func detach() {
        bus = nil
        let wasAttached = isAttached
        (isAttached, listeners) = (false, [:])
        report(.detached)
        // A restarted bus has a different address.
        if wasAttached, isEnabled || isScreenReaderOn { connect() }
    }

    private func takeRegistry(_ signal: BusSignal) {
        switch signal.member {
        case _ where signal.path == AccessibilityLink.keys.path:
            if signal.sender == registryOwner { askForKeys() }
        case "EventListenerRegistered", "EventListenerDeregistered":
            guard signal.sender == registryOwner, signal.arguments.count >= 2,
                let client = signal.arguments[0].text, let event = signal.arguments[1].text
            else { return }
            listen(client, event, begins: signal.member == "EventListenerRegistered")
        case "NameOwnerChanged" where signal.sender == BusConnection.driver && signal.arguments.count == 3:
            guard let name = signal.arguments[0].text, let owner = signal.arguments[2].text else { return }
            if name == AccessibilityLink.registry, !owner.isEmpty, owner != registryOwner, isAttached { embed() }
            if owner.isEmpty, listeners.removeValue(forKey: name) != nil {
                tellListening()
                askForKeys()
            }
        default: break
        }
    }

    private func listen(_ client: String, _ event: String, begins: Bool) {
        var events = listeners[client] ?? []
        if begins {
            guard listeners.count < AccessibilityLink.maxListeners, events.count < AccessibilityLink.maxListeners else {
                return
            }
            events.insert(event)
        } else {
            events.remove(event)
        }
        listeners[client] = events.isEmpty ? nil : events
        tellListening()
    }

    private func tellListening() { report(.listening(!listeners.isEmpty)) }
}
