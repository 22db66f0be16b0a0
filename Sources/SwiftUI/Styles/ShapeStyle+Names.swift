public import CoreGraphics

extension ShapeStyle where Self == Color {
    /// Opaque black.
    public static var black: Color { Color.black }
    /// Opaque white.
    public static var white: Color { Color.white }
    /// Transparent black.
    public static var clear: Color { Color.clear }
    /// The system's red, light or dark.
    public static var red: Color { Color.red }
    /// The system's orange, light or dark.
    public static var orange: Color { Color.orange }
    /// The system's yellow, light or dark.
    public static var yellow: Color { Color.yellow }
    /// The system's green, light or dark.
    public static var green: Color { Color.green }
    /// The system's mint, light or dark.
    public static var mint: Color { Color.mint }
    /// The system's teal, light or dark.
    public static var teal: Color { Color.teal }
    /// The system's cyan, light or dark.
    public static var cyan: Color { Color.cyan }
    /// The system's blue, light or dark.
    public static var blue: Color { Color.blue }
    /// The system's indigo, light or dark.
    public static var indigo: Color { Color.indigo }
    /// The system's purple, light or dark.
    public static var purple: Color { Color.purple }
    /// The system's pink, light or dark.
    public static var pink: Color { Color.pink }
    /// The system's brown, light or dark.
    public static var brown: Color { Color.brown }
    /// The system's gray, light or dark.
    public static var gray: Color { Color.gray }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The environment's foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of controls.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level: the foreground style.
    public static var primary: HierarchicalShapeStyle { .init(rank: 0) }
    /// The second level.
    public static var secondary: HierarchicalShapeStyle { .init(rank: 1) }
    /// The third level.
    public static var tertiary: HierarchicalShapeStyle { .init(rank: 2) }
    /// The fourth level.
    public static var quaternary: HierarchicalShapeStyle { .init(rank: 3) }
    /// The fifth level.
    public static var quinary: HierarchicalShapeStyle { .init(rank: 4) }
}

extension ShapeStyle where Self == LinearGradient {
    /// A linear gradient between two points, in unit coordinates.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of evenly spaced colours.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of stops.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A radial gradient around a point in unit coordinates, with radii in points.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of evenly spaced colours.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// A radial gradient whose ellipses have the aspect ratio of the frame.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// A conic gradient between two angles.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A conic gradient of a whole turn, from an angle.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }
}
