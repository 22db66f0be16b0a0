public import CoreGraphics

/// The shape of button backgrounds.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/buttonbordershape)
public struct ButtonBorderShape: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, capsule, circle
        /// A radius in points; nil for the one of the control size.
        case rounded(CGFloat?)
        /// The environment's shape.
        case inherited
    }

    let kind: Kind

    /// The default shape of the control size.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A capsule.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle; the button is as wide as it is tall.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rounded rectangle whose radius depends on the control size.
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))

    /// A rounded rectangle with a given radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius.isFinite ? max(0, radius) : 0))
    }

    var isCircle: Bool { kind == .circle }
}

extension ButtonBorderShape: InsettableShape {
    public func path(in rect: CGRect) -> Path { ResolvedBorder(shape: self, radius: 8).path(in: rect) }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        ResolvedBorder(shape: self, radius: 8).inset(by: amount)
    }
}

/// A border whose radius depends on its control's size.
struct ResolvedBorder: InsettableShape {
    let shape: ButtonBorderShape
    let radius: CGFloat
    var inset: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
        switch shape.kind {
        case .inherited:
            return BorderOutline.current?.path(rect) ?? ResolvedBorder(shape: .automatic, radius: radius).path(in: rect)
        case .capsule: return Capsule().path(in: rect)
        case .circle: return Circle().path(in: rect)
        case .automatic where radius * 2 >= rect.height: return Capsule().path(in: rect)
        case .automatic: return RoundedRectangle(cornerRadius: max(0, radius - inset)).path(in: rect)
        case .rounded(let own):
            return RoundedRectangle(cornerRadius: max(0, (own ?? radius) - inset)).path(in: rect)
        }
    }

    func inset(by amount: CGFloat) -> ResolvedBorder {
        ResolvedBorder(shape: shape, radius: radius, inset: inset + amount)
    }
}

extension EnvironmentValues {
    private struct BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

    var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape of button backgrounds in the view.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        modifier(
            _EnvironmentModifier {
                $0.buttonBorderShape = shape
                $0.borderOutline = BorderOutline { shape.path(in: $0) }
            })
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The shape of button backgrounds in the environment.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/shape/buttonborder)
    public static var buttonBorder: ButtonBorderShape { ButtonBorderShape(kind: .inherited) }
}
