import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI
import UIKit

/// Reads the bytes as a SwiftUI hierarchy in two states, and draws it as an image; in a window in the first state,
/// during the transition to the second, and in that state, with touches in between.
func showHierarchy(_ bytes: UnsafeRawBufferPointer) {
    let bytes = Array(bytes)
    MainActor.assumeIsolated {
        onStage {
            bytes.withUnsafeBytes { stream in
                var stream = ByteStream(stream)
                let size = CGSize(width: 8 + stream.choice(60), height: 8 + stream.choice(60))
                let scale: CGFloat = stream.element(of: [1, 1.5, 3])
                let program = HierarchyProgram(ByteStream(stream.rest), phase: 0)
                if stream.flag() {
                    drawPicture(Root(program: program), proposing: stream.size(), scale: scale)
                } else {
                    showWindow(program, size: size, scale: scale)
                }
            }
        }
    }
}

@MainActor
private func drawPicture(_ root: Root, proposing size: CGSize, scale: CGFloat) {
    let renderer = ImageRenderer(content: root)
    renderer.proposedSize = ProposedViewSize(size)
    renderer.render { size, draw in
        guard let context = bitmapContext(width: 48, height: 32) else { return }
        context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 32))
        draw(context)
    }
    // An unbounded image may be as large as the view.
    let bounded = ImageRenderer(content: root.frame(width: 48, height: 32))
    bounded.scale = scale
    _ = bounded.cgImage
}

@MainActor
private func showWindow(_ program: HierarchyProgram, size: CGSize, scale: CGFloat) {
    var program = program
    let controller = UIHostingController(rootView: Root(program: program))
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.isHidden = false
    let stage = Stage(window.layer, size: size, scale: scale)
    stage.drawFrame(after: 0)
    window.perform(TouchScript().tap(at: CGPoint(x: size.width / 2, y: size.height / 2)))
    stage.drawFrame(after: 0.1)
    let animation = program.animation()
    program.phase = 1
    withAnimation(animation) { controller.rootView = Root(program: program) }
    for seconds in [0, 0.1, 0.3] { stage.drawFrame(after: seconds) }
    window.perform(
        TouchScript().drag(from: .zero, to: CGPoint(x: size.width, y: size.height / 2), duration: 0.1)
            .with(TouchScript().pinch(at: CGPoint(x: 9, y: 9), from: 1, to: 30, duration: 0.2)))
    stage.drawFrame(after: 0.4)
    // During the transition back.
    program.phase = 0
    withAnimation(animation) { controller.rootView = Root(program: program) }
    stage.drawFrame(after: 0.05)
    window.isHidden = true
    window.rootViewController = nil
}

/// The view that the bytes describe, made when its body is evaluated.
private struct Root: View {
    let program: HierarchyProgram
    @Namespace private var space

    var body: AnyView {
        var program = program
        program.space = space
        return program.view(depth: 0)
    }
}

/// Makes the views that the bytes encode, with some numbers that no view should contain.
@MainActor
struct HierarchyProgram {
    private(set) var stream: ByteStream
    /// The state whose numbers are used.
    var phase: Int
    var space: Namespace.ID?
    private var views = 0

    init(_ stream: ByteStream, phase: Int) {
        (self.stream, self.phase) = (stream, phase)
    }

    /// Both states consume the same bytes.
    mutating func number() -> CGFloat {
        let first = stream.number()
        guard flag() else { return first }
        let second = stream.number()
        return phase == 0 ? first : second
    }

    mutating func flag() -> Bool { stream.flag() }
    mutating func choice(_ count: Int) -> Int { stream.choice(count) }
    mutating func element<T>(of list: [T]) -> T { stream.element(of: list) }
    mutating func maybe() -> CGFloat? { flag() ? number() : nil }
    mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    mutating func unit() -> UnitPoint { flag() ? .center : UnitPoint(x: number(), y: number()) }
    mutating func angle() -> Angle { .degrees(Double(number())) }
    mutating func alignment() -> Alignment { element(of: [.center, .topLeading, .bottom, .leadingLastTextBaseline]) }

    // MARK: Views

    mutating func view(depth: Int) -> AnyView {
        views += 1
        guard depth < 12, views < 60, !stream.isAtEnd else { return AnyView(Color.red) }
        let kind = choice(32)
        switch kind {
        case 0..<8: return leaf(kind)
        case 8..<14: return container(kind, depth)
        default: return modified(depth)
        }
    }

    mutating func views(_ depth: Int) -> [AnyView] { (0..<choice(5)).map { _ in view(depth: depth + 1) } }

    private mutating func leaf(_ kind: Int) -> AnyView {
        switch kind {
        case 0: return AnyView(color())
        case 1, 2: return shape()
        case 3: return gradient()
        case 4: return text()
        case 5: return canvas()
        case 6: return AnyView(Image(uiImage: ViewProgram.picture).resizable(resizingMode: flag() ? .tile : .stretch))
        default: return flag() ? AnyView(Spacer(minLength: maybe())) : AnyView(Divider())
        }
    }

    private mutating func container(_ kind: Int, _ depth: Int) -> AnyView {
        let (alignment, spacing) = (alignment(), maybe())
        switch kind {
        case 8:
            let children = views(depth)
            return AnyView(HStack(alignment: alignment.vertical, spacing: spacing) { list(children) })
        case 9:
            let children = views(depth)
            return AnyView(VStack(alignment: alignment.horizontal, spacing: spacing) { list(children) })
        case 10:
            let children = views(depth)
            return AnyView(ZStack(alignment: alignment) { list(children) })
        case 11:
            let (fraction, shift) = (number(), number())
            let child = view(depth: depth + 1)
            return AnyView(
                GeometryReader { proxy in
                    child.frame(width: proxy.size.width * fraction)
                        .offset(x: proxy.frame(in: .global).minX + shift, y: proxy.safeAreaInsets.top)
                })
        case 12:
            let layout = Scattered(size: size(), step: number(), ratio: number())
            let children = views(depth)
            return AnyView(layout { list(children) })
        default:
            let (interval, child) = (Double(number()), view(depth: depth + 1))
            if flag() { return AnyView(TimelineView(.animation(minimumInterval: interval)) { _ in child }) }
            return AnyView(
                TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: interval), by: interval)) {
                    child.opacity($0.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1))
                })
        }
    }

    private func list(_ views: [AnyView]) -> some View { ForEach(views.indices, id: \.self) { views[$0] } }

    mutating func color() -> Color {
        if flag() {
            return Color(
                hue: Double(number()), saturation: Double(number()), brightness: Double(number()),
                opacity: Double(number()))
        }
        return Color(.sRGBLinear, red: Double(number()), green: Double(number()), blue: Double(number()), opacity: 0.7)
    }

    // MARK: Animations

    mutating func animation() -> Animation {
        let (a, b, c) = (Double(number()), Double(number()), Double(number()))
        var animation: Animation
        switch choice(6) {
        case 0: animation = .linear(duration: a)
        case 1: animation = .timingCurve(a, b, c, Double(number()), duration: Double(number()))
        case 2: animation = .spring(response: a, dampingFraction: b, blendDuration: c)
        case 3: animation = .interpolatingSpring(mass: a, stiffness: b, damping: c, initialVelocity: Double(number()))
        case 4: animation = .spring(Spring(settlingDuration: a, dampingRatio: b, epsilon: c))
        default: animation = .bouncy(duration: a, extraBounce: b)
        }
        if flag() { animation = animation.delay(Double(number())) }
        if flag() { animation = animation.speed(Double(number())) }
        switch choice(4) {
        case 0: return animation.repeatForever(autoreverses: flag())
        case 1: return animation.repeatCount(flag() ? choice(4) - 1 : .max, autoreverses: flag())
        default: return animation
        }
    }
}

/// Places its subviews along a line, by numbers that may be invalid.
private struct Scattered: Layout {
    let size: CGSize
    var step: CGFloat
    let ratio: CGFloat

    nonisolated var animatableData: CGFloat {
        get { step }
        set { step = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map {
            $0.sizeThatFits(ProposedViewSize(width: proposal.width.map { $0 * ratio }, height: step))
        }
        return CGSize(width: size.width + (sizes.map(\.width).max() ?? 0), height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
            let place = CGPoint(x: bounds.minX + CGFloat(index) * step, y: bounds.midY * ratio)
            subview.place(
                at: place, anchor: .bottomTrailing, proposal: ProposedViewSize(width: step, height: size.height))
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { ratio }
}
