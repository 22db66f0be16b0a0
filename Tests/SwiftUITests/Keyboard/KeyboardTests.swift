import SwiftUI
import UIKit
import XCTest

/// Keys that trigger controls' actions, and keys that views handle.
@MainActor
final class KeyboardTests: HierarchyTestCase {
    private final class Log { nonisolated(unsafe) var entries: [String] = [] }

    private struct Screen: View {
        let log: Log
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                Button("Save") { log.entries.append("save") }.keyboardShortcut("s")
                Button("Never") { log.entries.append("never") }.keyboardShortcut("n").disabled(true)
                Button("Done") { log.entries.append("done") }.keyboardShortcut(.defaultAction)
                Color.red.focusable().focused($isFocused)
                    .onKeyPress(.upArrow) {
                        log.entries.append("up")
                        return .handled
                    }
                    .onKeyPress(characters: .decimalDigits) {
                        log.entries.append($0.characters)
                        return .ignored
                    }
            }
            .onKeyPress(phases: [.down, .up]) { press in
                log.entries.append("around \(press.phase.debugDescription)")
                return .handled
            }
            .onAppear { isFocused = true }
        }
    }

    func testKeysReachShortcutsAndViewsWithTheFocus() async {
        let log = Log()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        window.rootViewController = UIHostingController(rootView: Screen(log: log))
        window.makeKeyAndVisible()
        CATransaction.flush()
        CATransaction.flush()
        window.press(KeyStroke("s", modifiers: .command))
        XCTAssertEqual(log.entries.first, "save")
        log.entries = []
        window.press(KeyStroke("n", modifiers: .command))
        XCTAssertFalse(log.entries.contains("never"))
        log.entries = []
        window.press(KeyStroke(.keyboardReturnOrEnter))
        XCTAssertEqual(log.entries.first, "done")
        log.entries = []
        window.press(KeyStroke(.keyboardUpArrow))
        XCTAssertEqual(log.entries, ["up", "around [up]"])
        log.entries = []
        window.press(KeyStroke("7"))
        XCTAssertEqual(log.entries, ["7", "around [down]", "around [up]"])
    }

    func testShortcutsAreComparedWithoutCaseAndMirrored() async {
        XCTAssertEqual(KeyboardShortcut("a").modifiers, .command)
        XCTAssertEqual(KeyboardShortcut.cancelAction.key, .escape)
        XCTAssertEqual(KeyPress.Phases.all.debugDescription, "[down, repeat, up]")
        XCTAssertEqual(KeyEquivalent("x").character, "x")
    }
}
