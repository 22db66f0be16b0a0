import CoreGraphics

extension CTFont {
    /// The design of the system font.
    package enum SystemDesign: Sendable { case plain, serif, monospaced }

    /// Returns the system font at a size in points and a weight from -1 to 1, where 0 is regular and 0.4 bold.
    package static func system(
        ofSize size: CGFloat, weight: Double, isItalic: Bool = false, width: Double = 0,
        design: SystemDesign = .plain
    ) -> CTFont {
        var traits = FontTraits(isItalic: isItalic)
        traits.normalizedWeight = weight.isFinite ? min(max(weight, -1), 1) : 0
        traits.normalizedWidth = width.isFinite ? min(max(width, -1), 1) : 0
        return CTFont(SystemFont.font(traits, design: design), size: size, matrix: nil)
    }
}
