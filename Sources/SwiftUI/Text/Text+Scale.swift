import CoreGraphics

extension Text {
    /// The scale of a text relative to its font.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/text/scale)
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat

        /// The font's size.
        public static let `default` = Scale(factor: 1)
        /// Four fifths of the font's size, for secondary text such as units.
        public static let secondary = Scale(factor: 0.8)
    }

    /// Sets the scale of the text, if enabled.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with(.scale(scale)) : self
    }
}

extension View {
    /// Sets the scale of text in the view, if enabled.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textModifiers) { if isEnabled { $0.append(.scale(scale)) } }
    }
}
