import Observation
@testable import SwiftUI
import XCTest

/// Preferences, and anchors that views pass to one another.
final class PreferenceTests: HierarchyTestCase {
    struct Names: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    struct Frames: PreferenceKey {
        static var defaultValue: [String: CGRect] { [:] }
        static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
            value.merge(nextValue()) { $1 }
        }
    }

    struct Bounds: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    @MainActor
    final class Log {
        var names: [[String]] = []
        var frames: [String: CGRect] = [:]
    }

    @Observable
    final class Model {
        var name = "b"
        var shows = true
        var width: CGFloat = 20
    }

    struct Telling: View {
        let model: Model
        let log: Log
        var body: some View {
            HStack {
                Box("1", 10, 10).preference(key: Names.self, value: ["a"])
                if model.shows { Second(model: model) }
                Box("3", 10, 10).preference(key: Names.self, value: ["c"])
            }
            .onPreferenceChange(Names.self) { log.names.append($0) }
        }
    }

    struct Second: View {
        let model: Model
        var body: some View { Box("2", 10, 10).preference(key: Names.self, value: [model.name]) }
    }

    func testValuesAreReducedInOrder() async {
        let (model, log) = (Model(), Log())
        let host = Host(Telling(model: model, log: log))
        XCTAssertEqual(log.names, [["a", "b", "c"]])
        model.name = "B"
        host.settle()
        XCTAssertEqual(log.names.last, ["a", "B", "c"])
        model.shows = false
        host.settle()
        XCTAssertEqual(log.names.last, ["a", "c"])
        XCTAssertEqual(log.names.count, 3)
    }

    func testOuterPreferencesStandInPlaceOfInnerOnes() async {
        let log = Log()
        _ = Host {
            VStack { Box("1").preference(key: Names.self, value: ["in"]) }
                .preference(key: Names.self, value: ["out"])
                .transformPreference(Names.self) { $0.append("more") }
                .onPreferenceChange(Names.self) { log.names.append($0) }
        }
        XCTAssertEqual(log.names, [["out", "more"]])
    }

    struct Reporting: View {
        let name: String
        let width: CGFloat
        var body: some View {
            Box(name, width, 20)
                .background {
                    GeometryReader { proxy in
                        Box("").preference(key: Frames.self, value: [name: proxy.frame(in: .named("area"))])
                    }
                }
        }
    }

    struct Area: View {
        let model: Model
        let log: Log
        var body: some View {
            HStack(spacing: 0) {
                Box("left", 30, 30)
                HStack(spacing: 0) {
                    Reporting(name: "a", width: model.width)
                    Reporting(name: "b", width: 20)
                }
                .padding(5)
                .coordinateSpace(name: "area")
            }
            .onPreferenceChange(Frames.self) { log.frames = $0 }
        }
    }

    func testFramesInNamedSpaces() async {
        let (model, log) = (Model(), Log())
        let host = Host(Area(model: model, log: log))
        XCTAssertEqual(log.frames["a"], CGRect(x: 5, y: 5, width: 20, height: 20))
        XCTAssertEqual(log.frames["b"], CGRect(x: 25, y: 5, width: 20, height: 20))
        model.width = 50
        host.settle()
        XCTAssertEqual(log.frames["a"], CGRect(x: 5, y: 5, width: 50, height: 20))
        XCTAssertEqual(log.frames["b"], CGRect(x: 55, y: 5, width: 20, height: 20))
    }

    func testReadersFillWhatIsProposed() async {
        var sizes: [CGSize] = []
        var frames: [CGRect] = []
        let host = Host {
            GeometryReader { proxy in
                let _ = sizes.append(proxy.size)
                let _ = frames.append(proxy.frame(in: .global))
                Box("in", 10, 10)
            }
            .padding(20)
        }
        XCTAssertEqual(sizes.last, CGSize(width: 160, height: 60))
        XCTAssertEqual(frames.last, CGRect(x: 20, y: 20, width: 160, height: 60))
        host.assertFrame("in", 20, 20, 10, 10)
    }

    func testFramesSeeThroughEffects() async {
        var frame = CGRect.zero
        _ = Host {
            GeometryReader { proxy in
                let _ = frame = proxy.frame(in: .global)
                Box("in")
            }
            .frame(width: 20, height: 20).offset(x: 10, y: 5).offset(x: 3)
        }
        XCTAssertEqual(frame, CGRect(x: 103, y: 45, width: 20, height: 20))
    }

    struct Marked: View {
        let model: Model
        var body: some View {
            HStack(spacing: 0) {
                Box("a", model.width, 10)
                Box("b", 20, 10).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
            }
            .overlayPreferenceValue(Bounds.self) { anchor in
                GeometryReader { proxy in
                    if let anchor {
                        Box("mark").frame(width: proxy[anchor].width, height: proxy[anchor].height)
                            .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
                    }
                }
            }
        }
    }

    func testAnchorsFollowTheirViews() async {
        let model = Model()
        let host = Host(Marked(model: model))
        XCTAssertEqual(host.frame("mark"), host.frame("b"))
        host.assertFrame("mark", 100, 45, 20, 10)
        model.width = 60
        host.assertFrame("b", 120, 45, 20, 10)
        host.assertFrame("mark", 120, 45, 20, 10)
    }

    struct Looping: View {
        @State private var width: CGFloat = 10
        var body: some View {
            Box("l", width, 10)
                .background {
                    GeometryReader { Box("").preference(key: Frames.self, value: ["": $0.frame(in: .global)]) }
                }
                .onPreferenceChange(Frames.self) { width = ($0[""]?.width ?? 0) + 1 }
        }
    }

    /// A preference that changes its own inputs is updated only a limited number of times, each time by one step, and
    /// the view stays where the last update has brought it.
    func testLoopsEnd() async throws {
        let host = Host(Looping())
        let frame = try XCTUnwrap(host.frame("l"))
        XCTAssertGreaterThan(frame.width, 11)
        XCTAssertLessThanOrEqual(frame.width, 10 + CGFloat(ViewGraph.maxRoundCount))
        host.assertFrame("l", 100 - frame.width / 2, 45, frame.width, 10)
        host.settle()
        XCTAssertEqual(host.frame("l")?.width, frame.width, "nothing goes on by itself")
    }
}
