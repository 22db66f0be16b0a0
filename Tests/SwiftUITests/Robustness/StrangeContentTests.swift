import LayerTestSupport
import SwiftUI
import UIKit
import XCTest

/// Invalid numbers, images, text and nesting: the rest of the screen shows.
@MainActor
final class StrangeContentTests: StrangeViewTestCase {
    // MARK: Numbers

    func testNumbersThatAreNone() async {
        for number in [Double.nan, .infinity, -.infinity, -1, 0, 1e300] {
            let length = CGFloat(number)
            show(
                Text("a").font(.system(size: length)).kerning(length).tracking(length).baselineOffset(length)
                    .lineSpacing(length).minimumScaleFactor(length))
            show(Text("a").opacity(number).blur(radius: length).shadow(radius: length, x: length, y: length))
            show(
                Text("a").scaleEffect(length).rotationEffect(.degrees(number)).offset(x: length).position(
                    x: length, y: 0))
            show(
                Text("a").brightness(number).contrast(number).saturation(number).hueRotation(.degrees(number))
                    .grayscale(number))
            show(
                Circle().trim(from: length, to: 1).stroke(
                    .red,
                    style: StrokeStyle(lineWidth: length, miterLimit: length, dash: [length, 0], dashPhase: length)))
            show(
                RoundedRectangle(cornerRadius: length).fill(Color(hue: number, saturation: number, brightness: number)))
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
            show(
                Color.red.animation(.easeInOut(duration: number), value: 1).transition(
                    .opacity.animation(.spring(response: number))))
            show(
                Canvas { context, size in
                    context.scaleBy(x: length, y: length)
                    context.addFilter(.blur(radius: length))
                    context.fill(
                        Path(ellipseIn: CGRect(x: length, y: length, width: length, height: length)), with: .color(.red)
                    )
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
        show(
            Color.red.phaseAnimator([1]) { view, _ in
                view
            } animation: { _ in
                nil
            })
    }

    // MARK: Images and text

    func testPicturesThatDoNotLoad() async {
        show(Image(uiImage: UIImage()).resizable().scaledToFill())
        show(Image(systemName: "").resizable())
        show(
            Image("").resizable(
                capInsets: EdgeInsets(top: 1e9, leading: .nan, bottom: -1, trailing: 0), resizingMode: .tile))
        show(AsyncImage(url: nil))
        show(AsyncImage(url: URL(string: "data:image/png;base64,AAAA")))
        show(
            AsyncImage(url: URL(string: "data:,")) {
                $0.resizable()
            } placeholder: {
                ProgressView()
            })
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

    // MARK: Empty and recursive content

    func testNothingAtAll() async {
        show(EmptyView())
        show(TabView {})
        show(TabView {}.tabViewStyle(.page))
        show(List {})
        show(Form {})
        show(NavigationStack {})
        show(
            NavigationSplitView {
            } detail: {
            })
        show(ScrollView {})
        show(Menu("") {})
        show(Picker("", selection: .constant(0)) {}.pickerStyle(.wheel))
        show(Picker("", selection: .constant(0)) {}.pickerStyle(.segmented))
        show(Group {}.background {}.overlay {}.mask {}.clipShape(Path()))
        show(Color.red.mask(EmptyView()).contentShape(Path()))
        show(
            Section {
            } header: {
            } footer: {
            })
        show(DisclosureGroup("") {})
        show(
            GroupBox {
            } label: {
            })
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
        show(
            Button {
            } label: {
                Button {
                } label: {
                    Toggle("a", isOn: .constant(true))
                }
            })
        show(NavigationLink("a") { NavigationLink("b") { Text("c") } })
        show(Menu("a") { Menu("b") { Menu("c") { Slider(value: .constant(1)) } } })
        show(
            Text("a").sheet(isPresented: .constant(true)) {
                Text("b").sheet(isPresented: .constant(true)) { Text("c").alert("d", isPresented: .constant(true)) {} }
            })
        show(
            Text("a").alert("", isPresented: .constant(true)) {}.confirmationDialog("", isPresented: .constant(true)) {}
        )
    }
}
