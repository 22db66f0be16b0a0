import LayerTestSupport
import SwiftUI
import UIKit
import XCTest

/// Incorrect programs: nothing hangs or traps, and the rest of the screen shows.
@MainActor
final class StrangeViewTests: StrangeViewTestCase {
    // MARK: Identity

    func testTheSameIdentityTwice() async {
        let same = [Element(id: 1, name: "a"), Element(id: 1, name: "b")]
        struct Heroes: View {
            @Namespace private var space
            var body: some View {
                VStack {
                    ForEach(0..<4, id: \.self) { _ in Color.red.matchedGeometryEffect(id: "hero", in: space) }
                }
            }
        }
        show(Heroes())
        show(
            VStack {
                Text("a").id(1)
                Text("b").id(1)
            })
        show(List { ForEach(same) { element in Section("\(element.id)") { Text(element.name) } } })
        show(
            TabView(selection: .constant(1)) {
                Text("a").tag(1).tabItem { Text("a") }
                Text("b").tag(1).tabItem { Text("b") }
            })
        show(Picker("p", selection: .constant(1)) { ForEach(same) { Text($0.name).tag($0.id) } })
        show(List(same, children: \.children) { Text($0.name) })
        show(List(same, selection: .constant(Set([1, 7]))) { Text($0.name) })
        show(Grid { ForEach(same) { element in GridRow { Text(element.name).id(1) } } })
        show(
            NavigationStack(path: .constant([1, 1, 1])) {
                Text("root").navigationDestination(for: Int.self) { Text("\($0)") }
            })
    }

    func testIdentitiesThatChangeEachTime() async {
        struct Restless: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("a").id(UUID())
                    ForEach(0..<3, id: \.self) { _ in Text("b").id(UUID()) }
                    List { ForEach([UUID(), UUID()], id: \.self) { Text($0.uuidString) } }
                }
                .onAppear { count += 1 }
            }
        }
        show(Restless())
    }

    // MARK: Changes that trigger changes

    private final class Model: ObservableObject {
        @Published var count = 0
        @Published var other = 0
    }

    private struct Reader: View {
        @ObservedObject var model: Model
        var body: some View {
            model.count += 1
            return Text("\(model.count)")
        }
    }

    private struct PingPong: View {
        @StateObject private var model = Model()
        var body: some View {
            Text("\(model.count) \(model.other)")
                .onAppear { model.count += 1 }
                .onChange(of: model.count) { model.other += 1 }
                .onChange(of: model.other) { model.count += 1 }
        }
    }

    private struct Meddler: ViewModifier {
        @State private var count = 0
        func body(content: Content) -> some View {
            count += 1
            return content.opacity(Double(count % 2))
        }
    }

    private struct Drifting: View {
        @State private var size = CGSize(width: 10, height: 10)
        var body: some View {
            Color.red.frame(width: size.width, height: size.height)
                .onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: {
                    size = CGSize(width: $0.width + 1, height: $0.height + 1)
                }
        }
    }

    private struct Measured: View {
        @State private var width: CGFloat = 10
        var body: some View {
            GeometryReader { proxy in
                let _ = width = proxy.size.width + width
                Color.red.frame(width: width)
            }
        }
    }

    private struct AnchorKey: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    private struct Chasing: View {
        @State private var count = 0
        var body: some View {
            Color.red.frame(width: 10 + CGFloat(count), height: 10)
                .anchorPreference(key: AnchorKey.self, value: .bounds) { [$0] }
                .overlayPreferenceValue(AnchorKey.self) { anchors in
                    GeometryReader { proxy in
                        let width = anchors.first.map { proxy[$0].width } ?? 0
                        Color.blue.onChange(of: width, initial: true) { count += 1 }
                    }
                }
        }
    }

    private struct Growing: View {
        @State private var views = 1
        var body: some View {
            VStack { ForEach(0..<views, id: \.self) { _ in Color.red.onAppear { views += 1 } } }
        }
    }

    private struct Appearing: View {
        @State private var isShown = false
        var body: some View {
            VStack {
                if isShown {
                    Text("a").onAppear { isShown = false }
                } else {
                    Text("b").onAppear { isShown = true }
                }
            }
        }
    }

    func testTheProgramsViewIsNamed() async {
        let lines = reports { show(Measured()) }
        XCTAssert(lines.contains { $0.contains("body of Measured") }, "\(lines)")
        XCTAssert(lines.contains { $0.contains("Measured does not settle") }, "\(lines)")
    }

    func testChangesWithoutEnd() async {
        show(Reader(model: Model()))
        show(PingPong())
        show(Text("a").modifier(Meddler()))
        show(Drifting())
        show(Measured())
        show(Chasing())
        show(Growing())
        show(Appearing())
    }

    // MARK: Layout

    /// A layout that proposes more to its views than they have, and returns an invalid size.
    private struct Mad: Layout {
        let size: CGSize
        var asks: [CGFloat] = [.infinity, .nan, -1, 1e300]
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            for view in subviews {
                for length in asks { _ = view.sizeThatFits(ProposedViewSize(width: length, height: length)) }
            }
            return size
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews {
                for length in asks {
                    view.place(
                        at: CGPoint(x: length, y: -length), proposal: ProposedViewSize(width: length, height: nil))
                }
            }
        }
    }

    func testMoreElementsThanMemory() async {
        let lines = reports { show(VStack { ForEach(0..<Int.max, id: \.self) { _ in EmptyView() } }) }
        XCTAssert(lines.contains { $0.contains("ForEach") && $0.contains("200000") }, "\(lines)")
    }

    func testLayoutsThatAskForTheImpossible() async {
        for size in [CGSize(width: CGFloat.nan, height: -1), CGSize(width: CGFloat.infinity, height: 1e300), .zero] {
            show(
                Mad(size: size) {
                    Text("a")
                    List { Text("b") }
                    ScrollView { LazyVStack { ForEach(0..<1_000, id: \.self) { Text("\($0)") } } }
                    GeometryReader { _ in Color.red }
                })
        }
        show(ScrollView([.horizontal, .vertical]) { Color.red.containerRelativeFrame([.horizontal, .vertical]) })
        show(ScrollView { ScrollView { ScrollView { LazyVStack { List { Text("a") } } } } })
        show(List(0..<1_000_000, id: \.self) { Text("\($0)") })
        show(LazyVGrid(columns: []) { Text("a") })
        show(LazyVGrid(columns: [GridItem(.adaptive(minimum: 0), spacing: -5)]) { Text("a") })
        show(
            LazyVGrid(columns: [GridItem(.flexible(minimum: .infinity, maximum: -1)), GridItem(.fixed(.nan))]) {
                Text("a")
            })
        show(Grid(horizontalSpacing: .nan) { GridRow { Text("a").gridCellColumns(-1) } })
        show(Grid { GridRow { Text("a").gridCellColumns(.max) } })
        show(ViewThatFits { ForEach(0..<100, id: \.self) { _ in Color.red.frame(width: 1e9) } })
        show(
            HStack(spacing: .infinity) {
                Spacer(minLength: .nan); Text("a"); Spacer(minLength: .infinity)
            })
        show(
            Text("a").alignmentGuide(.leading) { _ in .nan }.alignmentGuide(VerticalAlignment.center) { _ in .infinity }
        )
        show(
            Color.red.aspectRatio(0, contentMode: .fit).aspectRatio(.nan, contentMode: .fill).aspectRatio(
                -1, contentMode: .fit))
        show(Color.red.layoutPriority(.nan).fixedSize().zIndex(.nan))
        show(Text("a").safeAreaInset(edge: .top, spacing: .nan) { Color.red.frame(height: 1e300) })
    }
}
