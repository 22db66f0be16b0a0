import SwiftUI
import UIKit
import XCTest

/// Commands of programs, whose keyboard shortcuts work without a menu bar.
/// See [Apple's reference](https://developer.apple.com/documentation/swiftui/commands).
final class CommandTests: HierarchyTestCase {
    private struct GameCommands: Commands {
        @State private var count = 0
        @FocusedBinding(\.score) private var score

        var body: some Commands {
            CommandMenu("Game") {
                Button("Score") {
                    count += 1
                    score = count * 10
                }
                .keyboardShortcut("g")
                .disabled(score == nil)
            }
        }
    }

    private struct Program: App {
        @State private var text = "idle"

        var body: some Scene {
            WindowGroup { Board(text: text) }
                .commands {
                    GameCommands()
                    CommandGroup(after: .newItem) {
                        Button("Reset") { text = "reset" }.keyboardShortcut("r", modifiers: [.command, .shift])
                    }
                    EmptyCommands()
                }
                .defaultSize(width: 300, height: 200)
                .windowResizability(.contentSize)
        }
    }

    private struct Board: View {
        let text: String
        @State private var score = 1

        var body: some View {
            Text("\(text), \(score)").focusedSceneValue(\.score, $score)
        }
    }

    func testShortcutsOfCommandsWork() async throws {
        let screen = Screen(ProgramRoot(app: Program()))
        screen.settle()
        XCTAssertTrue(screen.has("idle, 1"))
        screen.window.press(KeyStroke("r", modifiers: [.command, .shift]))
        screen.settle()
        XCTAssertTrue(screen.has("reset, 1"))
        for _ in 0..<2 {
            screen.window.press(KeyStroke("g", modifiers: .command))
            screen.settle()
        }
        XCTAssertTrue(screen.has("reset, 20"))
        // The controls themselves aren't shown.
        XCTAssertFalse(screen.has("Score"))
    }

    private struct Columns: App {
        var body: some Scene {
            WindowGroup {
                NavigationSplitView {
                    Text("Side")
                } detail: {
                    Text("Main")
                }
                .environment(\.horizontalSizeClass, .regular)
            }
            .commands { SidebarCommands() }
        }
    }

    func testTheSidebarIsToggled() async throws {
        let screen = Screen(ProgramRoot(app: Columns()))
        screen.window.frame = CGRect(x: 0, y: 0, width: 1180, height: 820)
        screen.window.traitOverrides.horizontalSizeClass = .regular
        screen.wait()
        let split = try XCTUnwrap(screen.child(UISplitViewController.self))
        guard !split.isCollapsed else { throw XCTSkip("the window is compact") }
        let before = split.displayMode
        screen.window.press(KeyStroke("s", modifiers: [.command, .control]))
        screen.wait()
        XCTAssertNotEqual(split.displayMode == .secondaryOnly, before == .secondaryOnly)
        screen.window.press(KeyStroke("s", modifiers: [.command, .control]))
        screen.wait()
        XCTAssertEqual(split.displayMode == .secondaryOnly, before == .secondaryOnly)
    }
}

extension FocusedValues {
    fileprivate struct ScoreKey: FocusedValueKey { typealias Value = Binding<Int> }

    fileprivate var score: Binding<Int>? {
        get { self[ScoreKey.self] }
        set { self[ScoreKey.self] = newValue }
    }
}
