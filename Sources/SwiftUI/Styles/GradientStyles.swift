public import CoreGraphics

/// A linear gradient.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/lineargradient)
public struct LinearGradient: ShapeStyle, Hashable {
    /// The colours.
    public var gradient: Gradient
    /// Where it begins, in unit coordinates.
    public var startPoint: UnitPoint
    /// Where it ends, in unit coordinates.
    public var endPoint: UnitPoint

    /// Creates a gradient between two points, in unit coordinates; the end colours extend beyond them.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
    }

    /// Creates a gradient from evenly spaced colours.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient from stops.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(.gradient(GradientPaint(gradient, .linear(startPoint, endPoint), in: environment)))
    }
}

/// A radial gradient.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/radialgradient)
public struct RadialGradient: ShapeStyle, Hashable {
    /// The colours.
    public var gradient: Gradient
    /// The centre, in unit coordinates.
    public var center: UnitPoint
    /// The radius of the first colour, in points.
    public var startRadius: CGFloat
    /// The radius of the last colour, in points.
    public var endRadius: CGFloat

    /// Creates a gradient between two circles around a point in unit coordinates, with radii in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
    }

    /// Creates a gradient from evenly spaced colours.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a gradient from stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(
            .gradient(
                GradientPaint(
                    gradient, .radial(center: center, start: startRadius, end: endRadius), in: environment)))
    }
}

/// A radial gradient whose ellipses have the aspect ratio of the frame.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/ellipticalgradient)
public struct EllipticalGradient: ShapeStyle, Hashable {
    /// The colours.
    public var gradient: Gradient
    /// The centre, in unit coordinates.
    public var center: UnitPoint
    /// The radius of the first colour, as a fraction of the width and height.
    public var startRadiusFraction: CGFloat
    /// The radius of the last colour, as a fraction of the width and height.
    public var endRadiusFraction: CGFloat

    /// Creates a gradient between two ellipses, with radii as fractions of the width and height.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        (self.gradient, self.center) = (gradient, center)
        (self.startRadiusFraction, self.endRadiusFraction) = (startRadiusFraction, endRadiusFraction)
    }

    /// Creates a gradient from evenly spaced colours.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Creates a gradient from stops.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(
            .gradient(
                GradientPaint(
                    gradient, .elliptical(center: center, start: startRadiusFraction, end: endRadiusFraction),
                    in: environment)))
    }
}

/// A conic gradient, clockwise around a point.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/angulargradient)
public struct AngularGradient: ShapeStyle, Hashable {
    /// The colours.
    public var gradient: Gradient
    /// The centre, in unit coordinates.
    public var center: UnitPoint
    /// The angle of the first colour.
    public var startAngle: Angle
    /// The angle of the last colour.
    public var endAngle: Angle

    /// Creates a gradient between two angles.
    ///
    /// If the sweep exceeds a full turn, its last turn is visible. The remainder of a smaller sweep is divided
    /// equally between the last colour and the first.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        (self.gradient, self.center, self.startAngle, self.endAngle) = (gradient, center, startAngle, endAngle)
    }

    /// Creates a gradient from evenly spaced colours.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient from stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient of a full turn, starting at an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// Creates a gradient of a full turn from evenly spaced colours.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Creates a gradient of a full turn from stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(
            .gradient(
                GradientPaint(gradient, .angular(center: center, start: startAngle, end: endAngle), in: environment)))
    }
}

extension Gradient: ShapeStyle {
    /// A linear gradient from the top to the bottom.
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: environment)
    }
}

extension AnyGradient: ShapeStyle {
    /// A linear gradient from the top to the bottom.
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        LinearGradient(gradient: drawn(in: environment), startPoint: .top, endPoint: .bottom)._paint(in: environment)
    }
}
