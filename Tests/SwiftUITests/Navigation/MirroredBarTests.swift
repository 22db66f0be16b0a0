import SwiftUI
import UIKit
import XCTest

/// Bars follow the direction in which the views around them are read.
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
}
