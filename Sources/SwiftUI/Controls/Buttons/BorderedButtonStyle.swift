import CoreGraphics
import UIKit

/// A style with a pale background, grey or in the tint that is set.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/borderedbuttonstyle)
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { BorderedButton(configuration: $0, isProminent: false) }
    }
}

/// A style with a background in the tint colour, for the most likely action.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { BorderedButton(configuration: $0, isProminent: true) }
    }
}

/// A button's label on a background.
struct BorderedButton: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool
    /// Whether the background uses the tint even if none is set; nil for no background.
    var isTinted: Bool? = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.tint) private var tint
    @Environment(\.font) private var font
    @Environment(\.foregroundStyles) private var given

    var body: some View {
        let metrics = Metrics(size)
        let border = ResolvedBorder(shape: shape, radius: metrics.radius)
        configuration.label
            .font(font ?? metrics.font)
            .foregroundStyle(labelStyle)
            .environment(\.tintsIcons, false)
            .padding(.horizontal, shape.isCircle ? metrics.vertical : metrics.horizontal)
            .padding(.vertical, metrics.vertical)
            .frame(minHeight: metrics.height)
            .modifier(SquareFrame(isActive: shape.isCircle))
            .background { if isTinted != nil { border.fill(background) } }
            .opacity(configuration.isPressed ? 0.75 : 1)
    }

    private var isDestructive: Bool { configuration.role == .destructive }

    private var labelStyle: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        if given.isGiven { return AnyShapeStyle(ForegroundStyle()) }
        if isProminent { return AnyShapeStyle(Color.white) }
        return isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }

    private var background: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiarySystemFill)) }
        let color = isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
        if isProminent { return color }
        guard isDestructive || tint != nil || isTinted == true else {
            return AnyShapeStyle(Color(uiColor: .tertiarySystemFill))
        }
        return AnyShapeStyle(color.opacity(0.15))
    }

    /// The metrics of UIKit's buttons of each size, in points.
    private struct Metrics {
        let font: Font
        let horizontal, vertical, height, radius: CGFloat

        init(_ size: ControlSize) {
            switch size {
            case .mini, .small: (font, horizontal, vertical, height, radius) = (.subheadline, 10, 5, 28, 14)
            case .regular: (font, horizontal, vertical, height, radius) = (.body, 12, 7, 34, 8)
            case .large, .extraLarge: (font, horizontal, vertical, height, radius) = (.body, 20, 15, 50, 12)
            }
        }
    }
}

/// Makes a view as wide as it is tall.
private struct SquareFrame: ViewModifier {
    let isActive: Bool

    func body(content: Content) -> some View {
        if isActive { Square { content } } else { content }
    }

    private struct Square: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let size = subviews.first?.sizeThatFits(proposal) ?? .zero
            let side = max(size.width, size.height)
            return CGSize(width: side, height: side)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            let middle = CGPoint(x: bounds.midX, y: bounds.midY)
            for view in subviews { view.place(at: middle, anchor: .center, proposal: proposal) }
        }
    }
}
