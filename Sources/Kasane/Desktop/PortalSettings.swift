import Dispatch
import Foundation
import Synchronization

/// The desktop's settings, read from `org.freedesktop.portal.Settings` on the session bus, and kept up to date.
///
/// A process reads them before it opens its first window; off-screen rendering never does. Without a bus or a portal
/// there are none.
final class PortalSettings: Sendable {
    static let shared = PortalSettings()

    /// The time that a program waits for the first reply, in seconds. Later settings are applied while it runs.
    static let patience = 0.3

    private static let portal = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"

    private struct State {
        var isStarted = false
        var settings = DesktopSettings()
        var observers: [@Sendable (DesktopSettings) -> Void] = []
    }

    private let state: Mutex<State> = Mutex(State())
    /// Entered until the portal has replied, or there turns out to be none.
    private let answered = DispatchGroup()

    /// The current settings.
    var current: DesktopSettings { state.withLock(\.settings) }

    /// Starts reading; does nothing when called again.
    func start() {
        let isFirst = state.withLock { state in
            defer { state.isStarted = true }
            return !state.isStarted
        }
        guard isFirst, let loop = BusLoop.shared else { return }
        answered.enter()
        loop.post { loop in
            let reader = PortalReader { settings in
                guard let settings else { return self.answered.leave() }
                self.change(to: settings)
            }
            guard reader.start(loop) else { return self.answered.leave() }
        }
    }

    /// Waits until the settings have been read, but only briefly.
    func awaitFirst() -> DesktopSettings {
        _ = answered.wait(timeout: .now() + PortalSettings.patience)
        return current
    }

    /// Registers a closure that is called on the bus thread when settings change.
    func observe(_ observer: @escaping @Sendable (DesktopSettings) -> Void) {
        state.withLock { $0.observers.append(observer) }
    }

    private func change(to settings: DesktopSettings) {
        let observers = state.withLock { state in
            defer { state.settings = settings }
            return settings == state.settings ? [] : state.observers
        }
        for observer in observers { observer(settings) }
    }

    /// Communicates with the portal on the bus thread.
    private final class PortalReader {
        private var values = PortalValues()
        private var connection: BusConnection?
        /// The portal's unique name; signals from other senders are ignored.
        private var owner = ""
        private var hasAnswered = false
        /// Called with settings, and once with nil when the first query is answered.
        private let report: (DesktopSettings?) -> Void

        init(report: @escaping (DesktopSettings?) -> Void) { self.report = report }

        func start(_ loop: BusLoop) -> Bool {
            guard let connection = BusConnection(loop) else { return false }
            self.connection = connection
            connection.onSignal = { self.take($0) }
            connection.onClose = {
                self.connection = nil
                self.finishFirst()
            }
            connection.listen(
                to: "type='signal',sender='\(PortalSettings.portal)',path='\(PortalSettings.path)',"
                    + "interface='\(PortalSettings.interface)',member='SettingChanged'")
            connection.listen(
                to: "type='signal',sender='\(BusConnection.driver)',interface='\(BusConnection.driver)',"
                    + "member='NameOwnerChanged',arg0='\(PortalSettings.portal)'")
            read()
            return true
        }

        private func read() {
            connection?.call(
                PortalSettings.portal, PortalSettings.path, PortalSettings.interface, "ReadAll",
                [.strings(PortalValues.namespaces)]
            ) { reply in
                if case .success(let values) = reply.result {
                    self.owner = reply.sender
                    self.values.take(all: values)
                    self.report(self.values.settings)
                }
                self.finishFirst()
            }
        }

        private func finishFirst() {
            if !hasAnswered { report(nil) }
            hasAnswered = true
        }

        private func take(_ signal: BusSignal) {
            switch signal.member {
            case "NameOwnerChanged" where signal.sender == BusConnection.driver:
                // Settings stay when the portal disappears; a new one is queried again.
                if signal.arguments.count == 3, signal.arguments[0].text == PortalSettings.portal,
                    let name = signal.arguments[2].text, !name.isEmpty, name != owner
                {
                    read()
                }
            case "SettingChanged" where signal.sender == owner && !owner.isEmpty:
                values.take(changed: signal.arguments)
                report(values.settings)
            default: break
            }
        }
    }
}
