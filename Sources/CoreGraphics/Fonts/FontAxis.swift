/// A direction in which the design of a variable font may go, such as weight.
package struct FontAxis: Sendable, Hashable {
    package var tag: FontTag
    /// The place of its name in the font's names.
    package var nameIdentifier: Int
    package var minimum: Double
    package var defaultValue: Double
    package var maximum: Double
    /// True when the axis is not for people to turn.
    package var isHidden: Bool

    /// The nearest value that the axis has.
    package func clamp(_ value: Double) -> Double {
        value.isNaN ? defaultValue : max(minimum, min(value, maximum))
    }
}
