public import CoreGraphics

extension Path: Shape {
    public typealias AnimatableData = EmptyAnimatableData

    /// The path as it is, whatever the place.
    public func path(in rect: CGRect) -> Path { self }
}
