import Observation
import XCTest

@testable import SwiftUI

/// Bodies report why they are evaluated.
final class ChangeTraceTests: HierarchyTestCase {
    @Observable
    final class Model {
        var number = 0
        var title = "a"
        var scheme = ColorScheme.light
    }

    @MainActor private static var changes: [[String]] = []

    struct Inner: View {
        let title: String
        let model: Model
        @State private var count = 0
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            if let changes = ChangeTrace.evaluated?.takeChanges() { ChangeTraceTests.changes.append(changes) }
            return Box("\(title) \(model.number) \(scheme)").onChange(of: title) { count += 1 }
                .opacity(count > 0 ? 1 : 0.5)
        }
    }

    struct Outer: View {
        let model: Model
        var body: some View { Inner(title: model.title, model: model).colorScheme(model.scheme) }
    }

    func testBodiesSayWhyTheyAreAskedFor() async {
        ChangeTraceTests.changes = []
        let model = Model()
        let host = Host(Outer(model: model))
        XCTAssertEqual(ChangeTraceTests.changes, [["@self", "@identity", "_count", "_scheme"]])
        model.number = 1
        host.settle()
        XCTAssertEqual(ChangeTraceTests.changes.last, ["@dependencies"])
        model.scheme = .dark
        host.settle()
        XCTAssertEqual(ChangeTraceTests.changes.last, ["_scheme"])
        ChangeTraceTests.changes = []
        model.title = "b"
        host.settle()
        XCTAssertEqual(ChangeTraceTests.changes, [["@self"], ["_count"]])
    }

    func testViewsWithoutPropertiesAreNewThemselves() async {
        struct Bare: View {
            let log: (String) -> Void
            var body: some View {
                log(ChangeTrace.evaluated?.takeChanges().joined(separator: " ") ?? "")
                return Box("b")
            }
        }
        var lines: [String] = []
        Host(Bare { lines.append($0) }).settle()
        XCTAssertEqual(lines, ["@self"])
    }
}
