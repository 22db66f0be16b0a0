import Observation
import SwiftUI
import XCTest

/// The order and number of calls during changes.
final class ChangeOrderTests: HierarchyTestCase {
    @Observable
    final class Model {
        var a = 0
        var b = 0
        var names = ["x"]
    }

    @MainActor
    final class Log { var lines: [String] = [] }

    struct Watching: View {
        let model: Model
        let log: Log
        var body: some View {
            Box("\(model.a) \(model.b)", 10, 10)
                .onChange(of: model.a) { old, new in log.lines.append("a \(old) \(new)") }
                .onChange(of: model.b) { log.lines.append("b") }
        }
    }

    func testChangesOfOneTurnAreOneCallWithTheFirstAndLastValue() async {
        let (model, log) = (Model(), Log())
        let host = Host(Watching(model: model, log: log))
        for value in 1...4 { model.a = value }
        host.settle()
        XCTAssertEqual(log.lines, ["a 0 4"])
        model.a = 9
        model.a = 4
        host.settle()
        XCTAssertEqual(log.lines, ["a 0 4"])
        model.b = 1
        model.a = 5
        host.settle()
        XCTAssertEqual(Set(log.lines.dropFirst()), ["a 4 5", "b"])
    }

    struct Cascading: View {
        let model: Model
        let log: Log
        @State private var sum = 0
        var body: some View {
            Box("sum \(sum)", CGFloat(sum), 10)
                .onChange(of: model.a, initial: true) { sum = model.a + 10 }
                .onChange(of: sum) { old, new in log.lines.append("\(old) \(new)") }
        }
    }

    /// A value set by a change shows in the same update: no frame shows half of it.
    func testChangesByOnChangeAreShownInTheSameUpdate() async {
        let (model, log) = (Model(), Log())
        let host = Host(Cascading(model: model, log: log))
        XCTAssertEqual(host.names, ["sum 10"])
        model.a = 5
        XCTAssertEqual(host.names, ["sum 15"])
        XCTAssertEqual(log.lines, ["0 10", "10 15"])
    }

    struct Capturing: View {
        let model: Model
        let label: String
        let log: Log
        var body: some View {
            Box("c", 10, 10)
                .onChange(of: model.a) { log.lines.append(label) }
                .onDisappear { log.lines.append("\(label) goes") }
        }
    }

    struct Parent: View {
        let model: Model
        let label: String
        var isShown = true
        let log: Log
        var body: some View { ZStack { if isShown { Capturing(model: model, label: label, log: log) } } }
    }

    func testTheNewestActionIsCalled() async {
        let (model, log) = (Model(), Log())
        let host = Host(Parent(model: model, label: "old", log: log))
        host.view.rootView = Parent(model: model, label: "new", log: log)
        model.a = 1
        host.settle()
        XCTAssertEqual(log.lines, ["new"])
        host.view.rootView = Parent(model: model, label: "new", isShown: false, log: log)
        host.settle()
        XCTAssertEqual(log.lines, ["new", "new goes"])
        model.a = 2
        host.settle()
        XCTAssertEqual(log.lines.count, 2)
    }

    struct Rows: View {
        let model: Model
        let log: Log
        var body: some View {
            HStack {
                ForEach(model.names, id: \.self) { name in
                    Box(name, 10, 10).onAppear { log.lines.append("+\(name)") }
                        .onDisappear { log.lines.append("-\(name)") }
                }
            }
        }
    }

    func testRowsComeAndGoByTheirIdsAndStayWhereTheyOnlyMove() async {
        let (model, log) = (Model(), Log())
        let host = Host(Rows(model: model, log: log))
        XCTAssertEqual(log.lines, ["+x"])
        model.names = ["y", "x", "z"]
        host.settle()
        XCTAssertEqual(log.lines, ["+x", "+y", "+z"])
        model.names = ["z", "y"]
        host.settle()
        XCTAssertEqual(log.lines, ["+x", "+y", "+z", "-x"])
        model.names = ["z", "y", "x"]
        host.settle()
        XCTAssertEqual(log.lines.last, "+x")
        XCTAssertEqual(host.names, ["z", "y", "x"])
    }

    struct Starting: View {
        let log: Log
        @State private var step = 0
        var body: some View {
            log.lines.append("body \(step)")
            return Box("s", CGFloat(step), 10).onAppear { step = 7 }
        }
    }

    func testAStateSetOnAppearingIsShownAtOnce() async {
        let log = Log()
        let host = Host(Starting(log: log))
        XCTAssertEqual(host.frame("s")?.width, 7)
        XCTAssertEqual(log.lines, ["body 0", "body 7"])
    }

    struct Reading: View {
        let model: Model
        let readsB: Bool
        var body: some View { Box("r", CGFloat(readsB ? model.b : model.a), 10) }
    }

    /// Values that the last body did not read are no dependencies.
    func testDependenciesAreThoseOfTheLastBody() async {
        let model = Model()
        let host = Host(Reading(model: model, readsB: false))
        host.view.rootView = Reading(model: model, readsB: true)
        XCTAssertEqual(host.bodies(of: Reading.self) { model.a += 1 }, 0)
        XCTAssertEqual(host.bodies(of: Reading.self) { model.b += 1 }, 1)
        host.view.rootView = Reading(model: model, readsB: false)
        XCTAssertEqual(host.bodies(of: Reading.self) { model.a += 1 }, 1)
        XCTAssertEqual(host.bodies(of: Reading.self) { model.a += 1 }, 1)
        XCTAssertEqual(host.frame("r")?.width, 3)
    }

    struct Working: View {
        let model: Model
        let log: Log
        var body: some View {
            Box("w", CGFloat(model.b), 10).task {
                log.lines.append("begins")
                await Task.yield()
                model.b = 30
                log.lines.append("ends")
            }
        }
    }

    func testChangesByATaskAreShown() async {
        let (model, log) = (Model(), Log())
        let host = Host(Working(model: model, log: log))
        for _ in 0..<1000 where log.lines.count < 2 { await Task.yield() }
        XCTAssertEqual(log.lines, ["begins", "ends"])
        XCTAssertEqual(host.frame("w")?.width, 30)
    }
}
