/// A variation axis of a variable font, such as weight.
package struct FontAxis: Sendable, Hashable {
    package var tag: FontTag
    /// The identifier of its name in the font's `name` table.
    package var nameIdentifier: Int
    package var minimum: Double
    package var defaultValue: Double
    package var maximum: Double
    /// True when the axis should not be shown in user interfaces.
    package var isHidden: Bool

    /// Returns the nearest value within the axis's range.
    package func clamp(_ value: Double) -> Double {
        value.isNaN ? defaultValue : max(minimum, min(value, maximum))
    }
}
