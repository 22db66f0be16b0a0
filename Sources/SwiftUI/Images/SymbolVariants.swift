/// The variant of symbols: filled, in a circle, with a slash.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/symbolvariants)
public struct SymbolVariants: Hashable, Sendable {
    private enum Enclosure: String, Hashable {
        case circle, square, rectangle
    }

    private var enclosure: Enclosure?
    private var isFilled = false
    private var isSlashed = false

    /// The symbol without variants.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(enclosure: .circle)
    /// In a square.
    public static let square = SymbolVariants(enclosure: .square)
    /// In a rectangle.
    public static let rectangle = SymbolVariants(enclosure: .rectangle)
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// With a slash.
    public static let slash = SymbolVariants(isSlashed: true)

    /// The variant in a circle.
    public var circle: SymbolVariants { changed { $0.enclosure = .circle } }
    /// The variant in a square.
    public var square: SymbolVariants { changed { $0.enclosure = .square } }
    /// The variant in a rectangle.
    public var rectangle: SymbolVariants { changed { $0.enclosure = .rectangle } }
    /// The variant, filled.
    public var fill: SymbolVariants { changed { $0.isFilled = true } }
    /// The variant with a slash.
    public var slash: SymbolVariants { changed { $0.isSlashed = true } }

    /// Whether this variant includes all parts of another.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
            && (!other.isSlashed || isSlashed)
    }

    private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    mutating func add(_ other: SymbolVariants) {
        enclosure = other.enclosure ?? enclosure
        isFilled = isFilled || other.isFilled
        isSlashed = isSlashed || other.isSlashed
    }

    /// Returns the names of a symbol's variants, from the closest match to the plain name. A symbol may lack some.
    func names(of name: String) -> [String] {
        let (slash, shape) = (isSlashed ? ".slash" : "", enclosure.map { ".\($0.rawValue)" } ?? "")
        let fill = isFilled ? ".fill" : ""
        // Parts that the name already contains aren't added again.
        func adding(_ parts: [String]) -> String {
            parts.reduce(name) { $1.isEmpty || name.contains($1) ? $0 : $0 + $1 }
        }
        let names = [
            adding([slash, shape, fill]), adding([shape, fill]), adding([slash, fill]), adding([fill]),
            adding([shape]), adding([slash]), name,
        ]
        return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

/// How the layers of symbols are coloured.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/symbolrenderingmode)
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

    let kind: Kind

    /// All layers in the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The layers in the symbol's own colours.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// The layers in the foreground style, with different opacities.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// The layers in the first, second and third foreground style.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

extension EnvironmentValues {
    private struct VariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
    private struct RenderingKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

    /// The variant of symbols. None by default.
    public var symbolVariants: SymbolVariants {
        get { self[VariantsKey.self] }
        set { self[VariantsKey.self] = newValue }
    }

    /// The rendering mode of symbols; nil, the default, for monochrome.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[RenderingKey.self] }
        set { self[RenderingKey.self] = newValue }
    }
}

extension View {
    /// Adds a variant to symbols in the view. A symbol without it is shown in its closest variant.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { variants in
            if variant == .none { variants = .none } else { variants.add(variant) }
        }
    }

    /// Sets the rendering mode of symbols in the view; nil for monochrome.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
