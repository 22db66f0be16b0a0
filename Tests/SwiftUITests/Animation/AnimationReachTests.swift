import Observation
import SwiftUI
import XCTest

/// Which views a change animates, and which change immediately, as a table.
///
/// `withAnimation(_:_:)` animates everything that a change affects; `animation(_:value:)` the views inside it when the
/// value changes; neither affects what has not changed.
final class AnimationReachTests: HierarchyTestCase {
    @Observable
    final class Model {
        var a: CGFloat = 0
        var b: CGFloat = 0
        var shows = false
        var order = ["x", "y"]
    }

    private struct Row {
        let name: String
        let change: (Model) -> Void
        let moving: Set<String>
    }

    private struct Stage<Content: View>: View {
        let model: Model
        let content: (Model) -> Content
        var body: some View {
            HStack(alignment: .top, spacing: 0) { content(model) }.frame(width: 200, height: 60, alignment: .topLeading)
        }
    }

    /// Checks which boxes are moving a tenth of a second after a change.
    private func check<V: View>(
        _ rows: [Row], line: UInt = #line, @ViewBuilder _ content: @escaping (Model) -> V
    ) {
        for row in rows {
            let model = Model()
            let host = Host(Stage(model: model, content: content))
            let begin = MediaClock.now - 100
            row.change(model)
            host.settle()
            advance(to: begin + 0.1)
            let moving = Set(
                host.names.filter { name in
                    guard let end = host.frame(name) else { return false }
                    let shown = host.shownFrame(name)
                    return abs(shown.minX - end.minX) > 0.01 || abs(shown.width - end.width) > 0.01
                })
            XCTAssertEqual(moving, row.moving, row.name, line: line)
        }
    }

    private static func slowly(_ change: @escaping (Model) -> Void) -> (Model) -> Void {
        { model in withAnimation(.linear(duration: 1)) { change(model) } }
    }

    func testAChangeWithAnAnimation() async {
        check([
            Row(name: "plainly", change: { $0.a = 40 }, moving: []),
            Row(name: "the first, which moves what follows", change: Self.slowly { $0.a = 40 }, moving: ["a", "b"]),
            Row(name: "the last alone", change: Self.slowly { $0.b = 40 }, moving: ["b"]),
            Row(
                name: "one slowly, then the other at once",
                change: {
                    Self.slowly { $0.b = 40 }($0)
                    $0.a = 40
                }, moving: ["b"]),
            Row(
                name: "one at once, then the other slowly",
                change: {
                    $0.a = 40
                    Self.slowly { $0.b = 40 }($0)
                }, moving: ["b"]),
            Row(
                name: "there and back",
                change: Self.slowly {
                    $0.a = 40
                    $0.a = 0
                }, moving: []),
            Row(
                name: "the inner one says no",
                change: Self.slowly { model in withAnimation(nil) { model.a = 40 } }, moving: []),
            Row(
                name: "all animations are disabled",
                change: { model in
                    var transaction = Transaction(animation: nil)
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { model.a = 40 }
                }, moving: []),
        ]) { model in
            Box("a", 10 + model.a, 10)
            Box("b", 10 + model.b, 10)
        }
    }

    func testAViewsOwnAnimation() async {
        check([
            Row(name: "its value", change: { $0.a = 40 }, moving: ["a"]),
            Row(name: "another value", change: { $0.b = 40 }, moving: []),
            Row(
                name: "both",
                change: {
                    $0.a = 40
                    $0.b = 40
                }, moving: ["a"]),
        ]) { model in
            VStack(alignment: .leading) {
                Box("a", 10 + model.a, 10).animation(.linear(duration: 1), value: model.a)
                Box("b", 10 + model.b, 10)
            }
        }
        check([
            Row(name: "what is below, not what is around", change: { $0.a = 40 }, moving: ["a", "b"]),
            Row(name: "a value that is not named", change: { $0.b = 40 }, moving: []),
        ]) { model in
            HStack(spacing: 0) {
                Box("a", 10 + model.a, 10)
                Box("b", 10 + model.b, 10)
            }
            .animation(.linear(duration: 1), value: model.a)
            Box("c", 10, 10)
        }
        check([
            Row(name: "an animation is kept off", change: Self.slowly { $0.a = 40 }, moving: ["b"])
        ]) { model in
            VStack(alignment: .leading) {
                Box("a", 10 + model.a, 10).animation(nil, value: model.a)
                Box("b", 10 + model.a, 10)
            }
        }
        check([
            Row(name: "a transaction's", change: Self.slowly { $0.a = 40 }, moving: ["b"])
        ]) { model in
            VStack(alignment: .leading) {
                Box("a", 10 + model.a, 10).transaction { $0.animation = nil }
                Box("b", 10 + model.a, 10)
            }
        }
    }

    func testViewsThatComeGoAndMove() async {
        check([
            Row(name: "one comes: others make room", change: Self.slowly { $0.shows = true }, moving: ["b"]),
            Row(name: "at once", change: { $0.shows = true }, moving: []),
        ]) { model in
            if model.shows { Box("a", 40, 10) }
            Box("b", 10, 10)
        }
        check([
            Row(name: "another order", change: Self.slowly { $0.order = ["y", "x"] }, moving: ["x", "y"]),
            Row(name: "one goes", change: Self.slowly { $0.order = ["y"] }, moving: ["y"]),
            Row(name: "one comes first", change: Self.slowly { $0.order = ["n", "x", "y"] }, moving: ["x", "y"]),
            Row(name: "one comes last", change: Self.slowly { $0.order = ["x", "y", "n"] }, moving: []),
        ]) { model in ForEach(model.order, id: \.self) { Box($0, 30, 10) } }
    }

    func testBindings() async {
        check([
            Row(
                name: "a binding's animation",
                change: { model in
                    Binding(get: { model.a }, set: { model.a = $0 }).animation(.linear(duration: 1)).wrappedValue = 40
                }, moving: ["a"]),
            Row(
                name: "a binding's transaction",
                change: { model in
                    Binding(get: { model.a }, set: { model.a = $0 })
                        .transaction(Transaction(animation: .linear(duration: 1))).wrappedValue = 40
                }, moving: ["a"]),
            Row(
                name: "a binding",
                change: { model in Binding(get: { model.a }, set: { model.a = $0 }).wrappedValue = 40 }, moving: []),
        ]) { model in Box("a", 10 + model.a, 10) }
    }
}
