import SwiftUI
import UIKit
import XCTest

/// Bars follow the layout direction of the views around them.
final class MirroredBarTests: HierarchyTestCase {
    private struct Tabs: View {
        @State private var isArabic = true

        var body: some View {
            TabView {
                NavigationStack {
                    Button("Turn") { isArabic = false }
                        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                        .toolbar { ToolbarItem(placement: .topBarLeading) { Color.red.frame(width: 20, height: 20) } }
                }
                .tabItem { Text("First") }
                Text("Other").tabItem { Text("Second") }
            }
            .environment(\.layoutDirection, isArabic ? .rightToLeft : .leftToRight)
        }
    }

    func testOfAStackAndOfTabs() async throws {
        let screen = Screen(Tabs())
        let bar = try XCTUnwrap(screen.stack?.navigationBar)
        let tabs = try XCTUnwrap(screen.tabs?.tabBar)
        XCTAssertEqual(bar.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        XCTAssertEqual(tabs.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        try screen.run(TouchScript().tap("Turn"))
        XCTAssertEqual(bar.effectiveUserInterfaceLayoutDirection, .leftToRight)
        XCTAssertEqual(tabs.effectiveUserInterfaceLayoutDirection, .leftToRight)
    }

    private struct Pushed: View {
        let direction: LayoutDirection
        @State private var path = [1]

        var body: some View {
            NavigationStack(path: $path) {
                Text("Root").navigationDestination(for: Int.self) { Text("Screen \($0)") }
            }
            .environment(\.layoutDirection, direction)
        }
    }

    func testADragFromTheLeadingEdgeLeadsBack() async throws {
        let rows: [(direction: LayoutDirection, from: CGFloat, to: CGFloat, leadsBack: Bool)] = [
            (.leftToRight, 5, 350, true), (.leftToRight, 385, 40, false),
            (.rightToLeft, 385, 40, true), (.rightToLeft, 5, 350, false),
        ]
        for row in rows {
            let screen = Screen(Pushed(direction: row.direction))
            screen.wait()
            let (start, end) = (CGPoint(x: row.from, y: 600), CGPoint(x: row.to, y: 600))
            try screen.run(TouchScript().drag(from: start, to: end, duration: 0.3))
            XCTAssertEqual(screen.stack?.viewControllers.count, row.leadsBack ? 1 : 2, "\(row)")
        }
    }

    private struct Settings: View {
        @State private var isMirrored = true

        var body: some View {
            Color.gray.sheet(isPresented: .constant(true)) {
                NavigationStack {
                    List {
                        Section {
                            Button("Turn") { isMirrored.toggle() }
                            Box("row", 10, 10)
                        } header: {
                            Box("header", 10, 10)
                        }
                    }
                    .navigationTitle("Title")
                }
            }
            .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        }
    }

    /// Bars, rows and headers of a sheet, from the start and while it is shown.
    func testSheetsAreReadAsWhatPresentsThem() async throws {
        let screen = Screen(Settings())
        screen.wait()
        for isMirrored in [true, false, true] {
            let sheet = try XCTUnwrap(screen.controller.presentedViewController)
            let bar = try XCTUnwrap(Screen.child(UINavigationController.self, of: sheet)).navigationBar
            XCTAssertEqual(bar.effectiveUserInterfaceLayoutDirection, isMirrored ? .rightToLeft : .leftToRight)
            for name in ["row", "header"] {
                let x = try XCTUnwrap(Box.frame(name, in: sheet.view)).midX
                XCTAssertEqual(x > sheet.view.bounds.midX, isMirrored, "\(name) at \(x)")
            }
            try screen.run(TouchScript().tap("Turn"))
        }
    }
}
