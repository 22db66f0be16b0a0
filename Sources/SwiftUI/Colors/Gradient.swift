public import CoreGraphics

/// Colours at locations from 0 to 1, interpolated in between.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/gradient)
@frozen
public struct Gradient: Hashable, Sendable {
    /// A colour at a location.
    @frozen
    public struct Stop: Hashable, Sendable {
        /// The colour at the stop.
        public var color: Color
        /// The location, from 0 to 1, in ascending order. A smaller one than the previous stop's is treated as equal
        /// to it.
        public var location: CGFloat

        /// Creates a stop at a location from 0 to 1 along the gradient.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The stops, in order of location. A gradient without stops draws nothing.
    public var stops: [Stop]

    /// Creates a gradient from stops.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient from evenly spaced colours.
    public init(colors: [Color]) {
        let last = max(1, colors.count - 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }
}

/// A gradient derived from a colour, such as `Color.blue.gradient`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/anygradient)
public struct AnyGradient: Hashable, Sendable {
    package let gradient: Gradient
    private var space = Gradient.ColorSpace.device

    /// Wraps a gradient.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// Returns the gradient with its colours interpolated in a colour space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var copy = self
        copy.space = space
        return copy
    }

    /// Returns the gradient with the stops that its colour space requires.
    func drawn(in environment: EnvironmentValues) -> Gradient {
        space == .perceptual ? gradient.perceptual(in: environment) : gradient
    }
}

extension Color {
    /// A gradient from a lighter shade at the top to the colour at the bottom.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.25), self])) }
}
