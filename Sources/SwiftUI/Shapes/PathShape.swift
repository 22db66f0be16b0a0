public import CoreGraphics

extension Path: Shape {
    public typealias AnimatableData = EmptyAnimatableData

    /// The path itself, independent of the frame.
    public func path(in rect: CGRect) -> Path { self }
}
