import CoreGraphics
import SwiftUI

/// Views with modifiers.
extension HierarchyProgram {
    mutating func modified(_ depth: Int) -> AnyView {
        let kind = choice(48)
        switch kind {
        case 0..<16: return placed(kind, depth)
        case 16..<32: return drawn(kind, depth)
        default: return living(kind, depth)
        }
    }

    // MARK: Layout

    private mutating func placed(_ kind: Int, _ depth: Int) -> AnyView {
        let child = view(depth: depth + 1)
        switch kind {
        case 0, 1: return AnyView(child.frame(width: maybe(), height: maybe(), alignment: alignment()))
        case 2:
            return AnyView(
                child.frame(
                    minWidth: maybe(), idealWidth: maybe(), maxWidth: maybe(), minHeight: maybe(),
                    idealHeight: maybe(), maxHeight: maybe(), alignment: alignment()))
        case 3:
            return AnyView(
                child.padding(EdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number())))
        case 4: return AnyView(child.offset(x: number(), y: number()))
        case 5: return AnyView(child.position(x: number(), y: number()))
        case 6: return AnyView(child.aspectRatio(maybe(), contentMode: flag() ? .fit : .fill))
        case 7: return AnyView(child.fixedSize(horizontal: flag(), vertical: flag()))
        case 8: return AnyView(child.layoutPriority(Double(number())))
        case 9: return AnyView(child.zIndex(Double(number())))
        case 10:
            let shift = number()
            return AnyView(child.alignmentGuide(.leading) { $0.width * shift })
        case 11:
            let shift = number()
            return AnyView(
                child.alignmentGuide(VerticalAlignment.center) { $0[.bottom] - ($0[explicit: .top] ?? shift) })
        case 12:
            let back = view(depth: depth + 1)
            return AnyView(child.background(alignment: alignment()) { back })
        case 13:
            let front = view(depth: depth + 1)
            return AnyView(child.overlay(alignment: alignment()) { front })
        case 14: return AnyView(child.ignoresSafeArea())
        default: return AnyView(child.environment(\.layoutDirection, .rightToLeft))
        }
    }

    // MARK: Appearance

    private mutating func drawn(_ kind: Int, _ depth: Int) -> AnyView {
        let child = view(depth: depth + 1)
        switch kind {
        case 16: return AnyView(child.rotationEffect(angle(), anchor: unit()))
        case 17: return AnyView(child.scaleEffect(x: number(), y: number(), anchor: unit()))
        case 18:
            return AnyView(
                child.rotation3DEffect(
                    angle(), axis: (x: number(), y: number(), z: number()), anchor: unit(), anchorZ: number(),
                    perspective: number()))
        case 19: return AnyView(child.transformEffect(transform()))
        case 20:
            var projection = ProjectionTransform(transform())
            (projection.m13, projection.m23, projection.m33) = (number(), number(), number())
            return AnyView(child.projectionEffect(projection))
        case 21: return AnyView(child.blur(radius: number(), opaque: flag()))
        case 22: return AnyView(child.shadow(color: color(), radius: number(), x: number(), y: number()))
        case 23: return AnyView(child.opacity(Double(number())))
        case 24: return AnyView(child.clipShape(outline()))
        case 25:
            let mask = view(depth: depth + 1)
            return AnyView(child.mask { mask })
        case 26: return AnyView(child.foregroundStyle(style()))
        case 27: return AnyView(child.border(color(), width: number()))
        case 28:
            return AnyView(
                child.brightness(Double(number())).contrast(Double(number())).saturation(Double(number()))
                    .hueRotation(angle()))
        case 29: return AnyView(child.blendMode(element(of: [.multiply, .hue, .plusLighter, .destinationOut])))
        case 30: return flag() ? AnyView(child.drawingGroup()) : AnyView(child.compositingGroup())
        default: return AnyView(child.cornerRadius(number()).redacted(reason: flag() ? .placeholder : []))
        }
    }

    // MARK: Changes

    private mutating func living(_ kind: Int, _ depth: Int) -> AnyView {
        let phase = phase
        switch kind {
        case 32, 33:
            let animation = animation()
            return AnyView(view(depth: depth + 1).animation(animation, value: phase))
        case 34, 35:
            let transition = transition()
            let child = view(depth: depth + 1)
            return AnyView(ZStack { if phase == 0 { child.transition(transition) } else { Color.blue } })
        case 36, 37:
            let (id, properties) = (choice(3), element(of: [.frame, .position, .size] as [MatchedGeometryProperties]))
            let (anchor, isSource) = (unit(), flag())
            let child = view(depth: depth + 1)
            guard let space else { return child }
            return AnyView(
                child.matchedGeometryEffect(
                    id: id, in: space, properties: properties, anchor: anchor, isSource: isSource))
        case 38: return AnyView(view(depth: depth + 1).id(flag() ? phase : 0))
        case 39:
            let value = number()
            return AnyView(view(depth: depth + 1).preference(key: WidthKey.self, value: value))
        case 40: return AnyView(Responsive(factor: number(), content: view(depth: depth + 1)))
        case 41:
            let child = view(depth: depth + 1)
            return AnyView(
                child.anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
                    .overlayPreferenceValue(BoundsKey.self) { anchors in
                        GeometryReader { proxy in
                            ForEach(anchors.indices, id: \.self) {
                                Color.green.frame(width: proxy[anchors[$0]].width).offset(y: proxy[anchors[$0]].midY)
                            }
                        }
                    })
        case 42:
            let animation = animation()
            let (child, step) = (view(depth: depth + 1), number())
            return AnyView(
                PhaseAnimator([0, 1, 2]) {
                    child.offset(x: step * CGFloat($0))
                } animation: { _ in
                    animation
                })
        case 43:
            let children = views(depth)
            let repeated = children + children
            return AnyView(
                ForEach(phase == 0 ? repeated.indices : repeated.indices.dropFirst(1).indices, id: \.self) {
                    repeated[$0]
                })
        case 44: return AnyView(Dragged(content: view(depth: depth + 1), reach: number()))
        case 45: return AnyView(Group { view(depth: depth + 1) }.font(.system(size: number())))
        case 46: return AnyView(view(depth: depth + 1).modifier(Shaken(amount: number(), size: size())))
        default: return AnyView(view(depth: depth + 1).transaction { $0.disablesAnimations = phase == 1 })
        }
    }

    private mutating func transition() -> AnyTransition {
        switch choice(6) {
        case 0: .opacity
        case 1: .scale(scale: number(), anchor: unit())
        case 2: .move(edge: element(of: [.top, .leading]))
        case 3: .offset(size())
        case 4: .asymmetric(insertion: .slide, removal: .push(from: .bottom)).animation(animation())
        default: .scale.combined(with: .opacity)
        }
    }
}

private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

private struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// A view whose width is computed from the width of its content, which may depend on it.
private struct Responsive: View {
    let factor: CGFloat
    let content: AnyView
    @State private var width: CGFloat = 1

    var body: some View {
        content.frame(width: width)
            .background { GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) } }
            .onPreferenceChange(WidthKey.self) { width = $0 * factor }
    }
}

/// A view that follows a finger.
private struct Dragged: View {
    let content: AnyView
    let reach: CGFloat
    @GestureState private var offset = CGSize.zero
    @State private var scale: CGFloat = 1

    var body: some View {
        content.offset(offset).scaleEffect(scale)
            .gesture(
                DragGesture(minimumDistance: reach).updating($offset) { value, offset, _ in offset = value.translation }
            )
            .simultaneousGesture(MagnifyGesture().onChanged { scale = $0.magnification * reach })
            .onTapGesture { withAnimation { scale = reach } }
    }
}

/// A custom, animated geometry effect.
private struct Shaken: GeometryEffect {
    var amount: CGFloat
    let size: CGSize

    nonisolated var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount * self.size.width, y: size.height / amount))
    }
}
