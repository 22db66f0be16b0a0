/// A committed copy of one animation, converted to plain values.
package struct RenderAnimation: Sendable {
}
