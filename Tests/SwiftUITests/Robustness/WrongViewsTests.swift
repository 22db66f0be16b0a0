import SwiftUI
import XCTest

/// Wrong numbers, trees without end and very large ones.
final class WrongViewsTests: HierarchyTestCase {
    func testUnusableLengths() async {
        let host = Host {
            VStack(spacing: 0) {
                Box("nan", 10, 10).frame(width: .nan, height: -5)
                Box("inf", 10, 10).frame(width: .infinity).padding(.infinity)
                Box("far", 10, 10).offset(x: .nan, y: .infinity).position(x: .nan, y: 0)
            }
        }
        for name in ["nan", "inf", "far"] {
            let frame = host.frame(name) ?? .null
            XCTAssert([frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite), "\(name): \(frame)")
        }
    }

    struct Endless: View {
        let depth: Int
        var body: AnyView { AnyView(Endless(depth: depth + 1).padding(1)) }
    }

    func testViewsInThemselvesEnd() async {
        let host = Host {
            VStack {
                Box("a", 10, 10); Endless(depth: 0)
            }
        }
        XCTAssertEqual(host.names, ["a"])
    }

    func testDeepTrees() async {
        var view = AnyView(Box("deep", 1, 1))
        for index in 0..<500 { view = index % 2 == 0 ? AnyView(VStack { view }) : AnyView(HStack { view }) }
        let host = Host(view)
        host.assertFrame("deep", 99.5, 49.5, 1, 1)
    }

    struct Many: View {
        let count: Int
        var body: some View { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Box("\($0)", 10, 1) } } }
    }

    func testManyViews() async {
        let host = Host(Many(count: 10_000))
        XCTAssertEqual(host.names.count, 10_000)
        host.view.rootView = Many(count: 9_999)
        XCTAssertEqual(host.names.count, 9_999)
    }

    struct Restless: View {
        @State private var count = 0
        var body: some View {
            let _ = count += 1
            Box("r", CGFloat(count % 7), 10)
        }
    }

    func testBodiesThatChangeStateEnd() async {
        let host = Host(Restless())
        XCTAssertNotNil(host.frame("r"))
    }

    struct PingPong: View {
        @State private var a = 0
        @State private var b = 0
        var body: some View {
            Box("p", 10, 10)
                .onChange(of: a) { b += 1 }
                .onChange(of: b) { a += 1 }
                .onAppear { a = 1 }
        }
    }

    func testChangesThatCallEachOtherEnd() async {
        let host = Host(PingPong())
        XCTAssertNotNil(host.frame("p"))
    }

    func testIdsThatOccurTwice() async {
        let host = Host { HStack { ForEach([1, 1, 2], id: \.self) { Box("\($0)", 10, 10) } } }
        XCTAssertEqual(host.names, ["1", "2"])
    }

    struct Outside: View {
        @State private var value = 1
        var body: some View { Box("\(value)", 10, 10) }
        func change() { value = 2 }
    }

    func testStateOutsideATreeStays() async {
        let view = Outside()
        view.change()
        XCTAssertEqual(Host(view).names, ["1"])
    }
}
