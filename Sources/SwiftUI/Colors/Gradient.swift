public import CoreGraphics

/// Colours at places from 0 to 1, mixed in between.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/gradient)
@frozen
public struct Gradient: Hashable, Sendable {
    /// A colour at a place.
    @frozen
    public struct Stop: Hashable, Sendable {
        /// The colour at the stop.
        public var color: Color
        /// From 0 to 1, growing from stop to stop. One that is smaller than the one before it counts as equal.
        public var location: CGFloat

        /// Makes a stop of a colour at a place, from 0 to 1 along the gradient.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours, in the order of their places. Without any, nothing is drawn.
    public var stops: [Stop]

    /// Colours at places of their own.
    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at even distances.
    public init(colors: [Color]) {
        let last = max(1, colors.count - 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }
}

/// A gradient as a style gives it, from a colour such as `Color.blue.gradient`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/anygradient)
public struct AnyGradient: Hashable, Sendable {
    package let gradient: Gradient

    /// A gradient of stops.
    public init(_ gradient: Gradient) { self.gradient = gradient }
}

extension Color {
    /// A gradient from a lighter shade of the colour, at the top, down to the colour.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.25), self])) }
}
