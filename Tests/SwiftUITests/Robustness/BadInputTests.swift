import LayerTestSupport
import SwiftUI
import UIKit
import XCTest

/// Invalid uses: nothing hangs or traps, and the rest of the screen shows.
@MainActor
final class BadInputTests: HierarchyTestCase {
    private func assertRestShows<V: View>(_ bad: V, line: UInt = #line) {
        let host = Host(width: 300, height: 600) {
            VStack {
                bad.frame(maxHeight: 300)
                Box("rest", 20, 20)
            }
        }
        host.settle()
        advance(to: MediaClock.now - 100 + 0.5)
        let frame = host.frame("rest")
        XCTAssertEqual(frame?.size, CGSize(width: 20, height: 20), line: line)
        XCTAssert(frame?.minY.isFinite == true, line: line)
    }

    private struct Element: Identifiable { let id: Int }

    private struct Restless: View {
        @State private var count = 0
        var body: some View {
            Text("\(count)").onChange(of: count, initial: true) { count += 1 }
        }
    }

    private struct Meddling: View {
        @State private var count = 0
        var body: some View {
            let now = count
            if now < 1000 { count = now + 1 }
            return Text("\(now)")
        }
    }

    private struct LengthKey: PreferenceKey {
        static var defaultValue: CGFloat { 10 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private struct Growing: View {
        @State private var length: CGFloat = 10
        var body: some View {
            Color.red.frame(width: 10, height: length)
                .background {
                    GeometryReader { Color.clear.preference(key: LengthKey.self, value: $0.size.height + 1) }
                }
                .onPreferenceChange(LengthKey.self) { length = $0 }
        }
    }

    func testDuplicateIdentifiers() async {
        let same = [Element(id: 1), Element(id: 1), Element(id: 2)]
        assertRestShows(ForEach(same) { Text("\($0.id)") })
        assertRestShows(List(same) { Text("\($0.id)") })
        assertRestShows(ScrollView { LazyVStack { ForEach(same) { Text("\($0.id)") } } })
    }

    func testChangesThatLeadToChanges() async {
        assertRestShows(Restless())
        assertRestShows(Meddling())
        assertRestShows(Growing())
    }

    func testDestinationsAndTabsThatDoNotExist() async {
        assertRestShows(NavigationStack(path: .constant([7])) { Text("root") })
        assertRestShows(TabView(selection: .constant(9)) { Text("one").tabItem { Text("1") }.tag(1) })
    }

    func testBindingsOutOfRange() async {
        assertRestShows(Slider(value: .constant(7), in: 0...1))
        assertRestShows(Slider(value: .constant(.nan), in: 0...1))
        assertRestShows(Stepper("s", value: .constant(70), in: 0...1))
        assertRestShows(Picker("p", selection: .constant(70)) { Text("1").tag(1) })
        assertRestShows(ProgressView(value: 7, total: 1))
        assertRestShows(Gauge(value: -7, in: 0...1) { Text("g") })
        assertRestShows(DatePicker("d", selection: .constant(.distantFuture), in: Date()...))
    }

    /// Each is reported in one line, which names the view and the error.
    func testWhatIsWrongIsTold() async {
        func told<V: View>(_ names: String..., by view: @autoclosure () -> V, line: UInt = #line) {
            let lines = reports {
                let host = Host(width: 300, height: 600, VStack { view().frame(maxHeight: 300) })
                host.settle()
            }
            XCTAssert(lines.contains { line in names.allSatisfy(line.contains) }, "\(names): \(lines)", line: line)
        }
        let same = [Element(id: 1), Element(id: 1), Element(id: 2)]
        told("ForEach", "id 1", by: ForEach(same) { Text("\($0.id)") })
        told("ForEach", "id 1", by: List(same) { Text("\($0.id)") })
        told("ForEach", "id 1", by: ScrollView { LazyVStack { ForEach(same) { Text("\($0.id)") } } })
        told("Restless", "settle", by: Restless())
        told("body of Meddling", by: Meddling())
        told("Growing", "settle", by: Growing())
        told("navigationDestination", "Int", "7", by: NavigationStack(path: .constant([7])) { Text("root") })
        told("TabView", "9", by: TabView(selection: .constant(9)) { Text("one").tabItem { Text("1") }.tag(1) })
        told("Slider", "0.0...1.0", by: Slider(value: .constant(7), in: 0...1))
        told("Slider", "0.0...1.0", by: Slider(value: .constant(.nan), in: 0...1))
        told("Stepper", "0...1", by: Stepper("s", value: .constant(70), in: 0...1))
        told("Picker", "70", by: Picker("p", selection: .constant(70)) { Text("1").tag(1) })
        told("ProgressView", "0.0...1.0", by: ProgressView(value: 7, total: 1))
        told("Gauge", "0.0...1.0", by: Gauge(value: -7, in: 0...1) { Text("g") })
        told("frame", "width", by: Color.red.frame(width: .infinity))
        told("frame", "height", by: Color.red.frame(height: .nan))
        told("padding", by: Color.red.padding(-.infinity))
        told("no such picture", by: Image("there is no such picture"))
        told("no such symbol", by: Image(systemName: "there is no such symbol"))
    }

    private struct Poster: View {
        var body: some View {
            Image("there is no such poster").frame(width: .infinity)
        }
    }

    private struct Plans: View {
        let date: Date
        var body: some View { DatePicker("d", selection: .constant(date), in: Date()...) }
    }

    /// The line names the program's enclosing view, if there is one.
    func testTheViewAroundIsNamed() async {
        let lines = reports { Host(width: 300, height: 600, VStack { Poster() }).settle() }
        XCTAssert(lines.contains { $0.contains("such poster") && $0.contains("in Poster") }, "\(lines)")
        XCTAssert(lines.contains { $0.contains("frame") && $0.contains("in Poster") }, "\(lines)")
        let dates = reports { Host(width: 300, height: 600, Plans(date: .distantPast)).settle() }
        XCTAssert(dates.contains { $0.contains("DatePicker") && $0.contains("in Plans") }, "\(dates)")
    }

    func testADateOfNowMayBeginARangeFromNow() async {
        let lines = reports { Host(width: 300, height: 600, Plans(date: Date())).settle() }
        XCTAssertEqual(lines, [])
    }

    func testLimitsInTheWrongOrderAreTold() async {
        let lines = reports { Host(Color.red.frame(minWidth: 100, maxWidth: 10)).settle() }
        XCTAssert(lines.contains { $0.contains("frame") && $0.contains("width") }, "\(lines)")
    }

    func testAPickerWithoutASelectionIsNotWrong() async {
        let none = reports {
            _ = Host(Picker("p", selection: .constant(Int?.none)) { Text("1").tag(Int?.some(1)) })
        }
        XCTAssertEqual(none, [])
    }

    func testAPictureThatDoesNotLoadIsTold() async throws {
        let capture = LogCapture()
        let host = Host(AsyncImage(url: URL(fileURLWithPath: "/there/is/no/such/picture.png")))
        for _ in 0..<20 {
            await Task.yield()
            host.settle()
        }
        let lines = capture.end()
        XCTAssert(lines.contains { $0.contains("AsyncImage") && $0.contains("picture.png") }, "\(lines)")
    }

    func testFramesWithoutEndAndPicturesThatAreMissing() async {
        assertRestShows(Color.red.frame(width: .infinity, height: .nan))
        assertRestShows(Color.red.frame(minWidth: 100, maxWidth: 10).padding(-.infinity))
        assertRestShows(ScrollView { Color.red.frame(height: 1e300) })
        assertRestShows(Image("there is no such picture").resizable())
        assertRestShows(Image(systemName: "there is no such symbol").symbolEffect(.pulse))
        assertRestShows(AsyncImage(url: URL(fileURLWithPath: "/there/is/no/such/picture.png")))
        assertRestShows(Text("[link](ht tp:// broken) and [](x) and [a](").textSelection(.enabled))
    }
}
