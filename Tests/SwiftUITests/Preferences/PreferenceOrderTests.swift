import Observation
import SwiftUI
import XCTest

/// The order in which preferences are combined.
final class PreferenceOrderTests: HierarchyTestCase {
    struct Words: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    struct Widest: PreferenceKey {
        static var defaultValue: CGFloat { 1 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    struct First: PreferenceKey {
        static var defaultValue: String? { nil }
        static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
    }

    @MainActor
    final class Log {
        var words: [[String]] = []
        var numbers: [CGFloat] = []
        var firsts: [String?] = []
    }

    private func told<V: View>(_ view: V) -> [[String]] {
        let log = Log()
        let host = Host(view.onPreferenceChange(Words.self) { log.words.append($0) })
        host.settle()
        return log.words
    }

    func testTreesAreReadFromTheFirstViewToTheLast() async {
        let tree = VStack {
            word("1")
            HStack {
                word("2")
                ZStack {
                    word("3"); Box("none", 10, 10); word("4")
                }
            }
            ForEach(5..<7) { word("\($0)") }
            Group {
                word("7"); word("8")
            }
        }
        XCTAssertEqual(told(tree), [["1", "2", "3", "4", "5", "6", "7", "8"]])
    }

    func testThereIsNoCallForTheDefault() async {
        XCTAssertEqual(told(Box("a", 10, 10)), [])
        XCTAssertEqual(told(Box("a", 10, 10).preference(key: Words.self, value: [])), [])
    }

    func testEachKeyGoesItsOwnWay() async {
        let log = Log()
        _ = Host {
            HStack {
                Box("a", 10, 10).preference(key: Widest.self, value: 30).preference(key: First.self, value: "a")
                Box("b", 10, 10).preference(key: First.self, value: "b").preference(key: Widest.self, value: 70)
                Box("c", 10, 10).preference(key: Widest.self, value: 50)
            }
            .onPreferenceChange(Widest.self) { log.numbers.append($0) }
            .onPreferenceChange(First.self) { log.firsts.append($0) }
        }
        XCTAssertEqual(log.numbers, [70])
        XCTAssertEqual(log.firsts, ["a"])
    }

    func testReadersSeeWhatIsInsideThemOnly() async {
        let log = Log()
        _ = Host {
            HStack {
                HStack { word("in") }.onPreferenceChange(Words.self) { log.words.append($0) }
                word("out")
            }
            .onPreferenceChange(Words.self) { log.words.append($0) }
        }
        XCTAssertEqual(Set(log.words), [["in"], ["in", "out"]])
    }

    func testTransformsChangeWhatGoesUp() async {
        let view = HStack {
            HStack { word("a") }.transformPreference(Words.self) { $0 = $0.map { $0 + "!" } }
            Box("none", 10, 10).transformPreference(Words.self) { $0.append("new") }
            word("b")
        }
        XCTAssertEqual(told(view), [["a!", "new", "b"]])
    }

    func testValuesOfBackgroundsAndOverlaysGoUpToo() async {
        let behind = Box("x", 10, 10).background { word("back") }
        XCTAssertEqual(told(behind), [["back"]])
        let front = Box("x", 10, 10).overlay { word("front") }
        XCTAssertEqual(told(front), [["front"]])
    }

    @Observable
    final class Model {
        var shown = 3
        var width: CGFloat = 20
    }

    struct Rows: View {
        let model: Model
        let log: Log
        @State private var widest: CGFloat = 0
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<model.shown, id: \.self) { row in
                    Box("\(row)", model.width + CGFloat(row), 10)
                        .background {
                            GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
                        }
                        .frame(width: widest > 0 ? widest : nil, alignment: .trailing)
                }
            }
            .onPreferenceChange(Widest.self) {
                widest = $0
                log.numbers.append($0)
            }
        }
    }

    /// The usual way to make rows as wide as the widest.
    func testAViewMayBeLaidOutByItsOwnPreference() async {
        let (model, log) = (Model(), Log())
        let host = Host(Rows(model: model, log: log))
        host.settle()
        XCTAssertEqual(log.numbers, [22])
        XCTAssertEqual(["0", "1", "2"].map { host.frame($0)?.maxX }, [111, 111, 111])
        model.width = 40
        host.settle()
        XCTAssertEqual(log.numbers, [22, 42])
        XCTAssertEqual(["0", "1", "2"].map { host.frame($0)?.maxX }, [121, 121, 121])
        model.shown = 0
        host.settle()
        XCTAssertEqual(log.numbers.last, 1)
    }
}

@MainActor
private func word(_ word: String) -> some View {
    Box(word, 10, 10).preference(key: PreferenceOrderTests.Words.self, value: [word])
}
