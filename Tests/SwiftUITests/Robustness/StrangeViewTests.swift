import LayerTestSupport
import SwiftUI
import UIKit
import XCTest

/// Programs by people who haven't read the manual: nothing hangs or ends, and the rest of the screen shows.
@MainActor
final class StrangeViewTests: HierarchyTestCase {
    /// Shows a view above a box for half a second, and checks that the box has its size and a place.
    private func show<V: View>(_ view: V, line: UInt = #line) {
        let host = Host(width: 300, height: 600) {
            VStack {
                view.frame(maxHeight: 300)
                Box("rest", 20, 20)
            }
        }
        host.settle()
        advance(to: MediaClock.now - 100 + 0.5)
        XCTAssertNotNil(ViewPicture(host), line: line)
        let frame = host.frame("rest")
        XCTAssertEqual(frame?.size, CGSize(width: 20, height: 20), line: line)
        XCTAssert(frame?.minY.isFinite == true, line: line)
    }

    private struct Element: Identifiable, Hashable {
        let id: Int
        var name = ""
        var children: [Element]?
    }

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
        show(NavigationStack(path: .constant([1, 1, 1])) {
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

    // MARK: Changes that lead to changes

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

    /// Asks its views for more than they have, and answers with what is no size.
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
                    view.place(at: CGPoint(x: length, y: -length), proposal: ProposedViewSize(width: length, height: nil))
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
        show(LazyVGrid(columns: [GridItem(.flexible(minimum: .infinity, maximum: -1)), GridItem(.fixed(.nan))]) { Text("a") })
        show(Grid(horizontalSpacing: .nan) { GridRow { Text("a").gridCellColumns(-1) } })
        show(Grid { GridRow { Text("a").gridCellColumns(.max) } })
        show(ViewThatFits { ForEach(0..<100, id: \.self) { _ in Color.red.frame(width: 1e9) } })
        show(HStack(spacing: .infinity) { Spacer(minLength: .nan); Text("a"); Spacer(minLength: .infinity) })
        show(Text("a").alignmentGuide(.leading) { _ in .nan }.alignmentGuide(VerticalAlignment.center) { _ in .infinity })
        show(Color.red.aspectRatio(0, contentMode: .fit).aspectRatio(.nan, contentMode: .fill).aspectRatio(-1, contentMode: .fit))
        show(Color.red.layoutPriority(.nan).fixedSize().zIndex(.nan))
        show(Text("a").safeAreaInset(edge: .top, spacing: .nan) { Color.red.frame(height: 1e300) })
    }

    // MARK: Numbers

    func testNumbersThatAreNone() async {
        for number in [Double.nan, .infinity, -.infinity, -1, 0, 1e300] {
            let length = CGFloat(number)
            show(
                Text("a").font(.system(size: length)).kerning(length).tracking(length).baselineOffset(length)
                    .lineSpacing(length).minimumScaleFactor(length))
            show(Text("a").opacity(number).blur(radius: length).shadow(radius: length, x: length, y: length))
            show(Text("a").scaleEffect(length).rotationEffect(.degrees(number)).offset(x: length).position(x: length, y: 0))
            show(
                Text("a").brightness(number).contrast(number).saturation(number).hueRotation(.degrees(number))
                    .grayscale(number))
            show(
                Circle().trim(from: length, to: 1).stroke(
                    .red, style: StrokeStyle(lineWidth: length, miterLimit: length, dash: [length, 0], dashPhase: length)))
            show(RoundedRectangle(cornerRadius: length).fill(Color(hue: number, saturation: number, brightness: number)))
            show(
                LinearGradient(
                    stops: [.init(color: .red, location: length), .init(color: .blue, location: 0)],
                    startPoint: UnitPoint(x: length, y: 0), endPoint: .bottom))
            show(RadialGradient(colors: [.red, .blue], center: .center, startRadius: length, endRadius: -length))
            show(AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(number)))
            show(Color.red.padding(length).frame(width: length, height: length))
            show(
                Color.red.rotation3DEffect(
                    .degrees(number), axis: (x: length, y: 0, z: 0), perspective: length))
            show(ProgressView(value: number, total: number))
            show(Slider(value: .constant(number), in: 0...1))
            show(Stepper("a", value: .constant(number), in: 0...1, step: 0.5))
            show(Gauge(value: number, in: 0...1) { Text("g") })
            show(TimelineView(.periodic(from: .now, by: number)) { Text("\($0.date)") })
            show(Color.red.animation(.easeInOut(duration: number), value: 1).transition(.opacity.animation(.spring(response: number))))
            show(Canvas { context, size in
                context.scaleBy(x: length, y: length)
                context.addFilter(.blur(radius: length))
                context.fill(Path(ellipseIn: CGRect(x: length, y: length, width: length, height: length)), with: .color(.red))
                context.draw(Text("a"), at: CGPoint(x: length, y: 0))
            })
        }
    }

    private struct Moving: View {
        let animation: Animation
        @State private var isOn = false
        var body: some View {
            Color.red.frame(width: isOn ? 100 : 10).onAppear { withAnimation(animation) { isOn = true } }
        }
    }

    func testAnimationsWithoutEndOrTime() async {
        for number in [Double.nan, .infinity, -1, 0, 1e300] {
            show(Moving(animation: .linear(duration: number)))
            show(Moving(animation: .linear(duration: 0.1).delay(number).speed(number).repeatForever()))
            show(Moving(animation: .spring(response: number, dampingFraction: number)))
            show(Moving(animation: .interpolatingSpring(mass: number, stiffness: number, damping: number)))
            show(Moving(animation: .timingCurve(number, number, number, number, duration: 1)))
            show(
                Color.red.keyframeAnimator(initialValue: 0.0, repeating: true) { view, value in
                    view.offset(x: value)
                } keyframes: { _ in
                    LinearKeyframe(number, duration: number)
                })
        }
        show(Color.red.phaseAnimator([Int]()) { view, _ in view })
        show(Color.red.phaseAnimator([1]) { view, _ in view } animation: { _ in nil })
    }

    // MARK: Pictures and words

    func testPicturesThatDoNotLoad() async {
        show(Image(uiImage: UIImage()).resizable().scaledToFill())
        show(Image(systemName: "").resizable())
        show(Image("").resizable(capInsets: EdgeInsets(top: 1e9, leading: .nan, bottom: -1, trailing: 0), resizingMode: .tile))
        show(AsyncImage(url: nil))
        show(AsyncImage(url: URL(string: "data:image/png;base64,AAAA")))
        show(AsyncImage(url: URL(string: "data:,")) { $0.resizable() } placeholder: { ProgressView() })
        show(AsyncImage(url: URL(string: "nonsense://host/picture.png")))
        show(AsyncImage(url: URL(fileURLWithPath: "/dev/null")))
        show(AsyncImage(url: URL(fileURLWithPath: "/")))
        show(Label("", systemImage: "").labelStyle(.iconOnly))
    }

    func testWords() async {
        show(Text(""))
        show(Text(String(repeating: "\u{301}", count: 2_000)))
        show(Text(String(repeating: "a", count: 100_000)))
        show(Text("\u{202E}\u{2066}\u{0}\u{FFFE}\r\n\u{2028}"))
        show(Text("**[*_~~`](a)").lineLimit(0))
        show(Text("a").lineLimit(-1))
        show(TextField("", text: .constant(String(repeating: "\n", count: 1_000)), axis: .vertical).lineLimit(1...5))
        show(TextEditor(text: .constant(String(repeating: "a b ", count: 20_000))))
        show(Text(Date.distantFuture, style: .timer))
        show(Text(timerInterval: Date.distantPast...Date.distantFuture))
        show(Text(Double.nan, format: .number) + Text(Decimal.nan, format: .currency(code: "")))
    }

    // MARK: What is empty, or in itself

    func testNothingAtAll() async {
        show(EmptyView())
        show(TabView {})
        show(TabView {}.tabViewStyle(.page))
        show(List {})
        show(Form {})
        show(NavigationStack {})
        show(NavigationSplitView {} detail: {})
        show(ScrollView {})
        show(Menu("") {})
        show(Picker("", selection: .constant(0)) {}.pickerStyle(.wheel))
        show(Picker("", selection: .constant(0)) {}.pickerStyle(.segmented))
        show(Group {}.background {}.overlay {}.mask {}.clipShape(Path()))
        show(Color.red.mask(EmptyView()).contentShape(Path()))
        show(Section {} header: {} footer: {})
        show(DisclosureGroup("") {})
        show(GroupBox {} label: {})
        show(ControlGroup {})
    }

    private struct Matryoshka: View {
        let depth: Int
        var body: some View {
            if depth > 0 {
                VStack { ZStack { AnyView(Matryoshka(depth: depth - 1)) } }.padding(0).background(.clear)
            } else {
                Text("a")
            }
        }
    }

    func testManyLevels() async {
        show(Matryoshka(depth: 300))
        let tree = (0..<200).reduce(Element(id: 0)) { inner, id in Element(id: id + 1, children: [inner]) }
        show(List([tree], children: \.children) { Text("\($0.id)") })
    }

    func testStacksInStacks() async {
        show(NavigationStack { NavigationStack { NavigationStack { Text("a").navigationTitle("b") } } })
        show(TabView { TabView { TabView { Text("a").tabItem { Text("b") } }.tabItem { Text("c") } } })
        show(List { List { List { Text("a") } } })
        show(Form { Form { NavigationStack { List { Text("a") } } } })
        show(Button { } label: { Button { } label: { Toggle("a", isOn: .constant(true)) } })
        show(NavigationLink("a") { NavigationLink("b") { Text("c") } })
        show(Menu("a") { Menu("b") { Menu("c") { Slider(value: .constant(1)) } } })
        show(
            Text("a").sheet(isPresented: .constant(true)) {
                Text("b").sheet(isPresented: .constant(true)) { Text("c").alert("d", isPresented: .constant(true)) {} }
            })
        show(Text("a").alert("", isPresented: .constant(true)) {}.confirmationDialog("", isPresented: .constant(true)) {})
    }
}
