import Dispatch
import Foundation
import QuartzCore
import UIKit

/// Shows a window's accessibility tree to assistive technologies over AT-SPI, as long as there are some.
///
/// Everything is asked and done on the main thread; the bus has a thread of its own, which waits for nobody.
@MainActor
final class AccessibilityExport: AssistiveTechnology {
    private let server: AccessibilityServer
    private let loop: BusLoop?
    // The link is made and used on the bus thread alone.
    private nonisolated(unsafe) var link: AccessibilityLink?
    private var isAttached = false
    private var isListening = false
    /// Whether changes will be told in a moment.
    private var isTelling = false

    /// How long changes are gathered before they are told, in seconds.
    private static let pause = 0.05

    /// - Parameter title: what the program and its window are called.
    init(title: String, windows: @escaping @MainActor () -> [UIWindow]) {
        server = AccessibilityServer(title: title, windows: windows)
        loop = BusLoop.shared
    }

    /// Begins to look for assistive technologies, unless the environment asks for none.
    func start(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard environment["NO_AT_BRIDGE"] != "1", let loop else { return }
        UIAccessibility.technology = self
        let address = environment["AT_SPI_BUS_ADDRESS"].flatMap { $0.isEmpty ? nil : $0 }
        loop.post { loop in
            let link = AccessibilityLink(loop, address: address) { message in
                DispatchQueue.main.async { MainActor.assumeIsolated { self.take(message) } }
            }
            self.link = link
            link.start()
        }
    }

    // MARK: The window

    /// The window shows something else.
    func contentsDidChange() {
        guard isAttached else { return }
        server.screen.invalidate()
        guard isListening, !isTelling else { return }
        isTelling = true
        DispatchQueue.main.asyncAfter(deadline: .now() + AccessibilityExport.pause) {
            MainActor.assumeIsolated { self.tellChanges() }
        }
    }

    /// Whether keys go to the window.
    var isActive: Bool {
        get { server.isActive }
        set {
            guard newValue != server.isActive else { return }
            server.isActive = newValue
            contentsDidChange()
        }
    }

    /// Where the window stands.
    var placement: AccessibilityServer.Placement {
        get { server.placement }
        set { server.placement = newValue }
    }

    // MARK: The program

    var focusedElement: UIResponder? { isAttached ? server.focus : nil }

    func posted(_ notification: UIAccessibility.Notification, text: String?, element: UIResponder?) {
        guard isAttached else { return }
        let events = server.events(of: notification, text, element)
        if isListening { emit(events) }
        contentsDidChange()
    }

    // MARK: The bus

    private func take(_ message: AccessibilityMessage) {
        switch message {
        case .screenReader(let isOn):
            var settings = UIScreen.main.model.settings
            settings.accessibility.set(.voiceOver, isOn)
            UIScreen.main.model.settings = settings
        case .attached(let name, let desktopName, let desktopPath):
            isAttached = true
            (server.busName, server.desktop) = (name, (desktopName, desktopPath))
        case .detached: (isAttached, isListening) = (false, false)
        case .listening(let isListening):
            guard isListening != self.isListening else { return }
            self.isListening = isListening
            // What is there now is known to who begins to listen.
            if isListening { _ = server.changes() }
        case .called(let call): answer(call)
        }
    }

    private func answer(_ call: BusCall) {
        let answer = server.answer(call)
        loop?.post { _ in self.link?.answer(call.token, answer) }
        // What was done shows, and is told, as what a user does by hand is.
        if server.screen.isStale {
            CATransaction.flush()
            contentsDidChange()
        }
    }

    private func tellChanges() {
        isTelling = false
        guard isAttached, isListening else { return }
        emit(server.changes())
    }

    private func emit(_ events: [AccessibilityEvent]) {
        guard !events.isEmpty else { return }
        loop?.post { _ in self.link?.emit(events) }
    }
}
