import SwiftUI
import XCTest

/// Programs made of scenes.
final class AppTests: HierarchyTestCase {
    struct Program: App {
        @State private var count = 1
        @Environment(\.scenePhase) private var phase
        var body: some Scene {
            WindowGroup {
                VStack {
                    Text("count \(count), \(phase == .active ? "active" : "away")")
                    Button("More") { count += 1 }
                    Reader()
                }
            }
            .environment(\.lineSpacing, 7)
            WindowGroup(id: "other") { Text("other") }
        }

        struct Reader: View {
            @Environment(\.lineSpacing) private var spacing
            var body: some View { Text("spacing \(Int(spacing))") }
        }
    }

    func testTheFirstWindowShowsAndTheProgramOwnsItsState() async throws {
        let screen = Screen(ProgramRoot(app: Program()))
        try screen.run(TouchScript().tap("More").tap("More", after: 0.3))
        XCTAssertTrue(screen.has("count 3, active"))
        XCTAssertTrue(screen.has("spacing 7"))
        XCTAssertFalse(screen.has("other"))
    }

    func testThePhaseFollowsTheApplication() async {
        let screen = Screen(ProgramRoot(app: Program()))
        XCTAssertTrue(screen.has("count 1, active"))
        UIApplication.shared.move(to: .inactive)
        screen.settle()
        XCTAssertTrue(screen.has("count 1, away"))
        UIApplication.shared.move(to: .active)
        screen.settle()
        XCTAssertTrue(screen.has("count 1, active"))
    }
}
