import Dispatch
import Foundation
import QuartzCore
import UIKit

/// Shows the accessibility trees of a program's windows to assistive technologies over AT-SPI, as long as there are some.
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
    /// Whether somebody wants to be told of keys.
    private(set) var wantsKeys = false
    /// Whether changes will be told in a moment.
    private var isTelling = false

    /// How long changes are gathered before they are told, in seconds.
    private static let pause = 0.05
    /// How long a key waits for whoever may take it, in seconds.
    private static let keyPause = 0.5

    /// - Parameter title: what the program is called.
    init(title: String) {
        server = AccessibilityServer(title: title)
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

    // MARK: Windows

    /// A window has come.
    func add(_ scene: AccessibleScene) {
        server.screen.add(scene)
        contentsDidChange()
    }

    /// A window has gone.
    func remove(_ scene: AccessibleScene) {
        server.screen.remove(scene)
        contentsDidChange()
    }

    /// A window shows something else.
    func contentsDidChange() {
        guard isAttached else { return }
        server.screen.invalidate()
        guard isListening, !isTelling else { return }
        isTelling = true
        DispatchQueue.main.asyncAfter(deadline: .now() + AccessibilityExport.pause) {
            MainActor.assumeIsolated { self.tellChanges() }
        }
    }

    // MARK: Keys

    /// Tells of a key, and afterwards whether somebody has taken it. Who doesn't answer is not asked again until
    /// listeners come or go.
    func offer(_ key: ReportedKey, answer: @escaping @MainActor (Bool) -> Void) {
        guard isAttached, wantsKeys, let loop else { return answer(false) }
        let question = KeyQuestion(answer)
        loop.post { _ in
            guard let link = self.link else { return }
            link.tell(key) { isTaken in
                DispatchQueue.main.async { MainActor.assumeIsolated { _ = question.end(isTaken) } }
            }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + AccessibilityExport.keyPause) {
            MainActor.assumeIsolated { if question.end(false) { self.wantsKeys = false } }
        }
    }

    // MARK: Program

    var focusedElement: UIResponder? { isAttached ? server.focus : nil }

    func posted(_ notification: UIAccessibility.Notification, text: String?, element: UIResponder?) {
        guard isAttached else { return }
        let events = server.events(of: notification, text, element)
        if isListening { emit(events) }
        contentsDidChange()
    }

    // MARK: Bus

    private func take(_ message: AccessibilityMessage) {
        switch message {
        case .screenReader(let isOn):
            var settings = UIScreen.main.model.settings
            settings.accessibility.set(.voiceOver, isOn)
            UIScreen.main.model.settings = settings
        case .attached(let name, let desktopName, let desktopPath):
            isAttached = true
            (server.busName, server.desktop) = (name, (desktopName, desktopPath))
        case .detached: (isAttached, isListening, wantsKeys) = (false, false, false)
        case .keysWanted(let wantsKeys): self.wantsKeys = wantsKeys
        case .listening(let isListening):
            guard isListening != self.isListening else { return }
            self.isListening = isListening
            // What is there now is known to who begins to listen.
            guard isListening else { return }
            _ = server.changes()
            emit(server.activation)
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

/// A key that waits for its answer: the first one counts.
@MainActor
private final class KeyQuestion {
    private var answer: (@MainActor (Bool) -> Void)?

    init(_ answer: @escaping @MainActor (Bool) -> Void) { self.answer = answer }

    /// Returns whether this was the answer.
    func end(_ isTaken: Bool) -> Bool {
        guard let answer else { return false }
        self.answer = nil
        answer(isTaken)
        return true
    }
}
