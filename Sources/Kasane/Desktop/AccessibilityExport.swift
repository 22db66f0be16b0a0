import Dispatch
import Foundation
import QuartzCore
import UIKit

/// Exposes the accessibility trees of a program's windows to assistive technologies over AT-SPI, while any are in use.
///
/// All queries and actions run on the main thread; the bus has a thread of its own, which never blocks.
@MainActor
final class AccessibilityExport: AssistiveTechnology {
    private let server: AccessibilityServer
    private let loop: BusLoop?
    // The link is created and used only on the bus thread.
    private nonisolated(unsafe) var link: AccessibilityLink?
    private var isAttached = false
    private var isListening = false
    /// Whether a client wants key events.
    private(set) var wantsKeys = false
    /// Whether changes are about to be reported.
    private var isTelling = false

    /// The time during which changes are collected before they are reported, in seconds.
    private static let pause = 0.05
    /// The time that a key waits for a client that may consume it, in seconds.
    private static let keyPause = 0.5

    /// - Parameter title: the program's name.
    init(title: String) {
        server = AccessibilityServer(title: title)
        loop = BusLoop.shared
    }

    /// Starts looking for assistive technologies, unless the environment disables them.
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

    /// Called when a window appears.
    func add(_ scene: AccessibleScene) {
        server.screen.add(scene)
        contentsDidChange()
    }

    /// Called when a window is closed.
    func remove(_ scene: AccessibleScene) {
        server.screen.remove(scene)
        contentsDidChange()
    }

    /// Called when a window's contents change.
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

    /// Reports a key, and then whether a client has consumed it. A client that doesn't answer is not asked again until
    /// the listeners change.
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
            // A client that begins to listen knows the current state.
            guard isListening else { return }
            _ = server.changes()
            emit(server.activation)
        case .called(let call): answer(call)
        }
    }

    private func answer(_ call: BusCall) {
        let answer = server.answer(call)
        loop?.post { _ in self.link?.answer(call.token, answer) }
        // Effects of an action are shown and reported like those of user input.
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

/// A key that waits for its answer: the first answer counts.
@MainActor
private final class KeyQuestion {
    private var answer: (@MainActor (Bool) -> Void)?

    init(_ answer: @escaping @MainActor (Bool) -> Void) { self.answer = answer }

    /// Returns whether this was the first answer.
    func end(_ isTaken: Bool) -> Bool {
        guard let answer else { return false }
        self.answer = nil
        answer(isTaken)
        return true
    }
}
