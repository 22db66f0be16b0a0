import Observation
import SwiftUI
import UIKit
import XCTest

/// Appearing, disappearing and changing.
final class LifeTests: HierarchyTestCase {
    @MainActor
    final class Log { var lines: [String] = [] }

    @Observable
    final class Model {
        var shows = true
        var count = 0
    }

    struct Living: View {
        let model: Model
        let log: Log
        var body: some View {
            VStack {
                if model.shows {
                    Box("a", 10, 10)
                        .onAppear { log.lines.append("in") }
                        .onDisappear { log.lines.append("out") }
                }
                Box("b", 10, 10)
                    .onChange(of: model.count) { old, new in log.lines.append("\(old) to \(new)") }
                    .onChange(of: model.count, initial: true) { log.lines.append("now \(model.count)") }
            }
        }
    }

    func testViewsComeGoAndChange() async {
        let (model, log) = (Model(), Log())
        let host = Host(Living(model: model, log: log))
        XCTAssertEqual(Set(log.lines), ["in", "now 0"])
        log.lines = []
        model.shows = false
        host.settle()
        XCTAssertEqual(log.lines, ["out"])
        log.lines = []
        model.count = 3
        host.settle()
        XCTAssertEqual(Set(log.lines), ["0 to 3", "now 3"])
    }

    func testViewsAppearWithTheirWindow() async {
        let log = Log()
        let view = _UIHostingView(rootView: Living(model: Model(), log: log))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        view.layoutIfNeeded()
        XCTAssertFalse(log.lines.contains("in"))
        let window = UIWindow(frame: view.frame)
        window.isHidden = false
        window.addSubview(view)
        CATransaction.flush()
        XCTAssertTrue(log.lines.contains("in"))
        view.removeFromSuperview()
        CATransaction.flush()
        XCTAssertTrue(log.lines.contains("out"))
    }

    struct Tagged: View {
        let model: Model
        let log: Log
        var body: some View {
            Box("t", 10, 10).onAppear { log.lines.append("\(model.count)") }
                .onDisappear { log.lines.append("gone") }
                .id(model.count)
        }
    }

    func testIdsMakeViewsNew() async {
        let (model, log) = (Model(), Log())
        let host = Host(Tagged(model: model, log: log))
        model.count = 1
        host.settle()
        XCTAssertEqual(log.lines, ["0", "1", "gone"])
    }

    private func nested(_ log: Log) -> some View {
        VStack {
            Box("a", 10, 10).onChange(of: 0, initial: true) { log.lines.append("a changes") }
                .onAppear { log.lines.append("a") }
            Box("b", 10, 10).onAppear { log.lines.append("b") }
        }
        .onAppear { log.lines.append("stack") }
        .onAppear { log.lines.append("around") }
    }

    func testInnerViewsAppearFirst() async {
        let log = Log()
        let host = Host(nested(log))
        host.settle()
        XCTAssertEqual(log.lines, ["a changes", "a", "b", "stack", "around"])
    }

    func testInnerViewsAppearFirstWhenAWindowComesLater() async {
        let log = Log()
        let view = _UIHostingView(rootView: nested(log))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        view.layoutIfNeeded()
        let window = UIWindow(frame: view.frame)
        window.isHidden = false
        window.addSubview(view)
        CATransaction.flush()
        XCTAssertEqual(log.lines, ["a changes", "a", "b", "stack", "around"])
    }

    func testViewsDisappearWhenWindowAndControllerAreReleased() async {
        struct Counting: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                Box("c", 10, 10).onAppear { log.lines.append("in \(count)") }
                    .onDisappear {
                        count += 1
                        log.lines.append("out")
                    }
            }
        }
        let log = Log()
        func show() {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            window.rootViewController = UIHostingController(rootView: Counting(log: log))
            window.isHidden = false
            CATransaction.flush()
            XCTAssertEqual(log.lines, ["in 0"])
            window.isHidden = true
        }
        show()
        CATransaction.flush()
        XCTAssertEqual(log.lines, ["in 0", "out"])
    }

    struct Working: View {
        let model: Model
        let log: Log
        var body: some View {
            ZStack {
                if model.shows {
                    Box("w", 10, 10).task(id: model.count) {
                        let count = model.count
                        log.lines.append("begins \(count)")
                        try? await Task.sleep(for: .seconds(60))
                        log.lines.append(Task.isCancelled ? "is cancelled \(count)" : "is done \(count)")
                    }
                }
            }
        }
    }

    func testTasksLastAsLongAsTheirViews() async {
        let (model, log) = (Model(), Log())
        let host = Host(Working(model: model, log: log))
        func settle(_ lines: Int) async {
            host.settle()
            // The tasks run on this actor: they get their turns while it waits.
            for _ in 0..<1000 where log.lines.count < lines { await Task.yield() }
        }
        await settle(1)
        XCTAssertEqual(log.lines, ["begins 0"])
        model.count = 1
        await settle(3)
        XCTAssertEqual(Set(log.lines.dropFirst()), ["is cancelled 0", "begins 1"])
        model.shows = false
        await settle(4)
        XCTAssertEqual(log.lines.last, "is cancelled 1")
        XCTAssertEqual(log.lines.count, 4)
    }
}
