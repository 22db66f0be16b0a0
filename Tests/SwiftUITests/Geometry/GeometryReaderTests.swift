import Observation
import SwiftUI
import XCTest

/// Geometry readers: sizes, frames in coordinate spaces, insets, anchors.
final class GeometryReaderTests: HierarchyTestCase {
    @MainActor
    final class Log {
        var rects: [String: CGRect] = [:]
        var sizes: [CGSize] = []
    }

    @Observable
    final class Model { var inset: CGFloat = 10 }

    func testAReaderPutsItsViewsIntoTheTopLeadingCorner() async {
        let host = Host {
            GeometryReader { proxy in
                Box("a", proxy.size.width / 2, 10)
                Box("b", 10, proxy.size.height / 2)
            }
            .padding(10)
        }
        host.assertFrame("a", 10, 10, 90, 10)
        host.assertFrame("b", 10, 10, 10, 40)
    }

    func testAChangeOfGeometryIsTold() async {
        struct Watched: View {
            let model: Model
            let log: Log
            var body: some View {
                Box("w").padding(model.inset)
                    .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { log.sizes.append($0) })
            }
        }
        let (model, log) = (Model(), Log())
        let host = Host(width: 200, height: 100) { Watched(model: model, log: log).frame(width: 100) }
        XCTAssertEqual(log.sizes, [CGSize(width: 100, height: 100)])
        host.window.frame.size.height = 50
        host.view.frame = host.window.bounds
        host.settle()
        model.inset = 3
        host.settle()
        XCTAssertEqual(log.sizes, [CGSize(width: 100, height: 100), CGSize(width: 100, height: 50)])
    }

    struct Probing: View {
        let model: Model
        let log: Log
        var body: some View {
            GeometryReader { proxy in
                let _ = log.sizes.append(proxy.size)
                Box("a", proxy.size.width, 10)
            }
            .padding(model.inset)
        }
    }

    func testItsContentIsMadeAgainForAnotherSizeOnly() async {
        let (model, log) = (Model(), Log())
        let host = Host(Probing(model: model, log: log))
        XCTAssertEqual(log.sizes.last, CGSize(width: 180, height: 80))
        log.sizes = []
        model.inset = 20
        XCTAssertEqual(host.frame("a")?.width, 160)
        XCTAssertEqual(log.sizes.last, CGSize(width: 160, height: 60))
        log.sizes = []
        host.view.setNeedsLayout()
        host.settle()
        XCTAssertEqual(log.sizes, [])
    }

    struct Spaces: View {
        let log: Log
        var body: some View {
            HStack(spacing: 0) {
                Box("left", 30, 20)
                GeometryReader { proxy in
                    let _ =
                        log.rects = [
                            "local": proxy.frame(in: .local), "global": proxy.frame(in: .global),
                            "inner": proxy.frame(in: .named("inner")), "outer": proxy.frame(in: .named("outer")),
                            "none": proxy.frame(in: .named("none")),
                            "bounds": proxy.bounds(of: .named("outer")) ?? .null,
                        ]
                    Box("r")
                }
                .frame(width: 50, height: 40)
            }
            .coordinateSpace(name: "inner")
            .padding(.leading, 20)
            .coordinateSpace(name: "outer")
        }
    }

    func testFramesAreThoseOfTheSpaceThatIsAskedFor() async {
        let log = Log()
        _ = Host(Spaces(log: log))
        // The row of 80 x 40 and its padding are 100 wide, centred in 200 x 100.
        XCTAssertEqual(log.rects["local"], CGRect(x: 0, y: 0, width: 50, height: 40))
        XCTAssertEqual(log.rects["global"], CGRect(x: 100, y: 30, width: 50, height: 40))
        XCTAssertEqual(log.rects["inner"], CGRect(x: 30, y: 0, width: 50, height: 40))
        XCTAssertEqual(log.rects["outer"], CGRect(x: 50, y: 0, width: 50, height: 40))
        XCTAssertEqual(log.rects["none"], log.rects["global"])
        XCTAssertEqual(log.rects["bounds"], CGRect(x: -50, y: 0, width: 100, height: 40))
    }

    struct Nested: View {
        let log: Log
        var body: some View {
            ZStack {
                GeometryReader { proxy in
                    let _ = log.rects["near"] = proxy.frame(in: .named("space"))
                    Box("r")
                }
                .padding(5).coordinateSpace(name: "space").padding(10).coordinateSpace(name: "space")
            }
        }
    }

    func testTheNearestOfTwoSpacesOfANameCounts() async {
        let log = Log()
        _ = Host(Nested(log: log))
        XCTAssertEqual(log.rects["near"], CGRect(x: 5, y: 5, width: 170, height: 70))
    }

    func testAReaderSeesThroughEffectsAroundIt() async {
        let log = Log()
        _ = Host {
            GeometryReader { proxy in
                let _ = log.rects["g"] = proxy.frame(in: .global)
                Box("r")
            }
            .frame(width: 40, height: 20).scaleEffect(2).offset(x: 10)
        }
        XCTAssertEqual(log.rects["g"], CGRect(x: 70, y: 30, width: 80, height: 40))
    }

    // MARK: Anchors

    struct Anchors: PreferenceKey {
        static var defaultValue: [String: Anchor<CGRect>] { [:] }
        static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
            value.merge(nextValue()) { $1 }
        }
    }

    struct Points: PreferenceKey {
        static var defaultValue: [Anchor<CGPoint>] { [] }
        static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
            value += nextValue()
        }
    }

    struct Marked: View {
        let selected: String
        var body: some View {
            HStack(spacing: 10) {
                ForEach(["a", "b"], id: \.self) { name in
                    Box(name, name == "a" ? 30 : 50, 20)
                        .anchorPreference(key: Anchors.self, value: .bounds) { [name: $0] }
                }
            }
            .overlayPreferenceValue(Anchors.self) { anchors in
                GeometryReader { proxy in
                    if let anchor = anchors[selected] {
                        let rect = proxy[anchor]
                        Box("mark", rect.width, 4).offset(x: rect.minX, y: rect.maxY)
                    }
                }
            }
            .padding(7)
        }
    }

    func testAnAnchorIsReadInTheReadersOwnSpace() async {
        let host = Host(Marked(selected: "a"))
        host.assertFrame("a", 55, 40, 30, 20)
        host.assertFrame("mark", 55, 60, 30, 4)
        host.view.rootView = Marked(selected: "b")
        host.assertFrame("mark", 95, 60, 50, 4)
    }

    func testAnchorsOfPointsAndOfPartsOfAView() async {
        let log = Log()
        let sources: [(Anchor<CGPoint>.Source, CGPoint)] = [
            (.topLeading, CGPoint(x: 80, y: 40)), (.top, CGPoint(x: 100, y: 40)), (.center, CGPoint(x: 100, y: 50)),
            (.bottomTrailing, CGPoint(x: 120, y: 60)), (.point(CGPoint(x: 3, y: 4)), CGPoint(x: 83, y: 44)),
            (.unitPoint(UnitPoint(x: 0.25, y: 0.75)), CGPoint(x: 90, y: 55)),
        ]
        for (index, (source, expected)) in sources.enumerated() {
            _ = Host {
                Color.clear.overlay {
                    Box("a", 40, 20).anchorPreference(key: Points.self, value: source) { [$0] }
                }
                .overlayPreferenceValue(Points.self) { points in
                    GeometryReader { proxy in
                        let _ = log.rects["p"] = CGRect(origin: points.first.map { proxy[$0] } ?? .zero, size: .zero)
                        Box("r")
                    }
                }
            }
            XCTAssertEqual(log.rects["p"]?.origin, expected, "\(index)")
        }
    }

    func testAnchorsOfSeveralLevelsAreJoined() async {
        let log = Log()
        _ = Host {
            VStack(spacing: 0) {
                Box("a", 40, 20).anchorPreference(key: Anchors.self, value: .bounds) { ["inner": $0] }
            }
            .padding(10)
            .transformAnchorPreference(key: Anchors.self, value: .bounds) { $0["outer"] = $1 }
            .backgroundPreferenceValue(Anchors.self) { anchors in
                GeometryReader { proxy in
                    let _ = log.rects = anchors.mapValues { proxy[$0] }
                    Box("r")
                }
            }
        }
        XCTAssertEqual(log.rects["inner"], CGRect(x: 10, y: 10, width: 40, height: 20))
        XCTAssertEqual(log.rects["outer"], CGRect(x: 0, y: 0, width: 60, height: 40))
    }

    // MARK: Matched geometry

    struct Following: View {
        var properties = MatchedGeometryProperties.frame
        var anchor = UnitPoint.center
        @Namespace private var space
        var body: some View {
            ZStack {
                Box("source", 60, 30).matchedGeometryEffect(id: 1, in: space).position(x: 50, y: 30)
                Box("follower").frame(maxWidth: 40, maxHeight: 10)
                    .matchedGeometryEffect(
                        id: 1, in: space, properties: properties, anchor: anchor, isSource: false)
            }
        }
    }

    func testAFollowerTakesPlaceOrSizeOrBoth() async {
        let cases: [(MatchedGeometryProperties, UnitPoint, CGRect)] = [
            (.position, .center, CGRect(x: 30, y: 25, width: 40, height: 10)),
            (.position, .topLeading, CGRect(x: 20, y: 15, width: 40, height: 10)),
            (.position, .bottomTrailing, CGRect(x: 40, y: 35, width: 40, height: 10)),
            (.frame, .center, CGRect(x: 30, y: 25, width: 40, height: 10)),
        ]
        for (properties, anchor, expected) in cases {
            let host = Host(Following(properties: properties, anchor: anchor))
            host.assertFrame("source", 20, 15, 60, 30)
            host.assertFrame("follower", expected.minX, expected.minY, expected.width, expected.height)
        }
    }
}
