import Observation
import SwiftUI
import XCTest

/// The order in which views are notified that they appear, change and disappear, as a table.
///
/// Apple's pages specify that `onAppear(perform:)` and `task(priority:_:)` come before the first frame in which the
/// view is seen, that `onChange(of:initial:_:)` with `initial` comes when the view appears, and that a task is
/// cancelled when the view has disappeared; the rest is Kasane's own rule, in `Documentation/Differences.md`.
final class LifeOrderTests: HierarchyTestCase {
    @Observable
    final class Model {
        var shown: Set<String> = []
        var value = 0
        var id = 0
        var order = ["a", "b"]
    }

    /// Records all of its events.
    private struct Told: View {
        let name: String
        let model: Model
        let log: EventLog

        var body: some View {
            log.lines.append("\(name) body")
            return Box(name, 5, 5)
                .onAppear { log.lines.append("\(name) appears") }
                .onDisappear { log.lines.append("\(name) disappears") }
                .onChange(of: model.value) { old, new in log.lines.append("\(name) \(old)→\(new)") }
        }
    }

    private struct Row {
        let name: String
        let change: (Model) -> Void
        let lines: [String]
    }

    private struct Stage<Content: View>: View {
        let model: Model
        let log: EventLog
        let content: (Model, EventLog) -> Content
        var body: some View { VStack { content(model, log) } }
    }

    private func check<V: View>(
        _ rows: [Row], line: UInt = #line, @ViewBuilder _ content: @escaping (Model, EventLog) -> V
    ) {
        let (model, log) = (Model(), EventLog())
        let host = Host(Stage(model: model, log: log, content: content))
        for row in rows {
            row.change(model)
            host.settle()
            XCTAssertEqual(log.lines, row.lines, row.name, line: line)
            log.lines = []
        }
    }

    func testViewsThatComeAndGo() async {
        let rows = [
            Row(name: "nothing", change: { _ in }, lines: []),
            Row(
                name: "two come", change: { $0.shown = ["a", "b"] },
                lines: ["a body", "b body", "a appears", "b appears"]),
            Row(name: "a value", change: { $0.value = 1 }, lines: ["a body", "b body", "a 0→1", "b 0→1"]),
            Row(name: "the first goes", change: { $0.shown = ["b"] }, lines: ["a disappears"]),
            Row(
                name: "one comes, one goes", change: { $0.shown = ["a"] },
                lines: ["a body", "a appears", "b disappears"]),
            Row(
                name: "it goes while the value changes",
                change: {
                    $0.shown = []
                    $0.value = 2
                }, lines: ["a disappears"]),
            Row(
                name: "it comes with the value: that is no change",
                change: {
                    $0.shown = ["a"]
                    $0.value = 3
                }, lines: ["a body", "a appears"]),
        ]
        check(rows) { model, log in
            if model.shown.contains("a") { Told(name: "a", model: model, log: log) }
            if model.shown.contains("b") { Told(name: "b", model: model, log: log) }
        }
    }

    func testBranchesAndIdentifiers() async {
        check([
            Row(name: "at first", change: { _ in }, lines: ["no body", "no appears"]),
            Row(
                name: "the other branch", change: { $0.shown = ["yes"] },
                lines: ["yes body", "yes appears", "no disappears"]),
            Row(name: "the same branch", change: { $0.shown = ["yes", "more"] }, lines: []),
        ]) { model, log in
            if model.shown.contains("yes") {
                Told(name: "yes", model: model, log: log)
            } else {
                Told(name: "no", model: model, log: log)
            }
        }
        check([
            Row(name: "at first", change: { _ in }, lines: ["a body", "a appears"]),
            Row(name: "another id", change: { $0.id = 1 }, lines: ["a body", "a appears", "a disappears"]),
        ]) { model, log in Told(name: "a", model: model, log: log).id(model.id) }
        check([
            Row(name: "at first", change: { _ in }, lines: ["a body", "b body", "a appears", "b appears"]),
            Row(name: "another order", change: { $0.order = ["b", "a"] }, lines: []),
            Row(
                name: "a new one between", change: { $0.order = ["b", "c", "a"] }, lines: ["c body", "c appears"]),
            Row(
                name: "all but one go", change: { $0.order = ["c"] }, lines: ["b disappears", "a disappears"]),
        ]) { model, log in ForEach(model.order, id: \.self) { Told(name: $0, model: model, log: log) } }
    }

    /// Views appear from the inside out, and change from the outside in.
    func testModifiersOfOneView() async {
        check([
            Row(
                name: "at first", change: { _ in },
                lines: ["value 0", "inner", "outer", "stack"]),
            Row(name: "a value", change: { $0.value = 5 }, lines: ["once more 0→5", "value 5"]),
        ]) { model, log in
            VStack {
                Box("a", 5, 5)
                    .onChange(of: model.value, initial: true) { log.lines.append("value \(model.value)") }
                    .onAppear { log.lines.append("inner") }
                    .onChange(of: model.value) { old, new in log.lines.append("once more \(old)→\(new)") }
                    .onAppear { log.lines.append("outer") }
            }
            .onAppear { log.lines.append("stack") }
        }
    }

    /// Tasks begin after all immediate events, and end after the views have disappeared.
    func testTasks() async {
        struct Working: View {
            let model: Model
            let log: EventLog
            var body: some View {
                ZStack {
                    if model.shown.contains("a") {
                        Box("a", 5, 5)
                            .task(id: model.value) {
                                let value = model.value
                                log.lines.append("task \(value)")
                                try? await Task.sleep(for: .seconds(60))
                                log.lines.append("end \(value) \(Task.isCancelled)")
                            }
                            .onAppear { log.lines.append("appears") }
                            .onDisappear { log.lines.append("disappears") }
                            .onChange(of: model.value) { log.lines.append("changes") }
                    }
                }
            }
        }
        let (model, log) = (Model(), EventLog())
        let host = Host(Working(model: model, log: log))
        func lines(_ count: Int) async -> [String] {
            host.settle()
            for _ in 0..<1000 where log.lines.count < count { await Task.yield() }
            defer { log.lines = [] }
            return log.lines
        }
        model.shown = ["a"]
        var told = await lines(2)
        XCTAssertEqual(told, ["appears", "task 0"])
        model.value = 1
        told = await lines(3)
        XCTAssertEqual(told.first, "changes")
        XCTAssertEqual(Set(told), ["changes", "end 0 true", "task 1"])
        model.shown = []
        told = await lines(2)
        XCTAssertEqual(told, ["disappears", "end 1 true"])
    }
}
