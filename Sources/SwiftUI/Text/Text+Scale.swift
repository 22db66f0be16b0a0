import CoreGraphics

extension Text {
    /// The scale of a text relative to its font.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/text/scale)
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat

        /// As large.
        public static let `default` = Scale(factor: 1)
        /// Smaller, for what counts less, such as a unit after a number: four fifths.
        public static let secondary = Scale(factor: 0.8)
    }

    /// The text in letters of another scale, or not.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with(.scale(scale)) : self
    }
}

extension View {
    /// Writes texts in the view in letters of another scale, or not.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textModifiers) { if isEnabled { $0.append(.scale(scale)) } }
    }
}
