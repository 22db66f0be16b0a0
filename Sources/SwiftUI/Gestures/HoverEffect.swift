import CoreGraphics

/// The effect of a pointer hovering over a view.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/hovereffect)
public struct HoverEffect: Hashable, Sendable {
    enum Kind { case highlight, lift }

    let kind: Kind

    /// The default effect: a highlight.
    public static let automatic = HoverEffect(kind: .highlight)
    /// A pale plate behind the view.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The view is lifted, with a shadow.
    public static let lift = HoverEffect(kind: .lift)
}

/// Shows an effect while a pointer is over a view.
private struct HoverEffectModifier: ViewModifier {
    let effect: HoverEffect
    let isEnabled: Bool
    @State private var isOver = false
    @Environment(\.isHoverEffectEnabled) private var isAllowed

    func body(content: Content) -> some View {
        let shows = isOver && isEnabled && isAllowed
        let isLifted = shows && effect.kind == .lift
        content
            .background {
                RoundedRectangle(cornerRadius: 8).fill(.primary.opacity(0.08)).padding(-4)
                    .opacity(shows && effect.kind == .highlight ? 1 : 0)
            }
            .scaleEffect(isLifted ? 1.05 : 1)
            .shadow(color: .black.opacity(isLifted ? 0.3 : 0), radius: isLifted ? 8 : 0, y: isLifted ? 4 : 0)
            .animation(.easeOut(duration: 0.15), value: shows)
            .onHover { isOver = $0 }
    }
}

extension EnvironmentValues {
    private struct HoverKey: EnvironmentKey { static var defaultValue: Bool { true } }

    /// Whether views show hover effects. True by default.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/ishovereffectenabled)
    public var isHoverEffectEnabled: Bool {
        get { self[HoverKey.self] }
        set { self[HoverKey.self] = newValue }
    }
}

extension View {
    /// Shows an effect while a pointer is over the view.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/hovereffect(_:isenabled:))
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }

    /// Disables hover effects in the view.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/hovereffectdisabled(_:))
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }
}
