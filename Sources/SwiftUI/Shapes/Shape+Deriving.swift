public import CoreGraphics

extension Shape {
    /// Returns the part of the outline between two fractions of its length.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _DerivedShape(self, _Trimming(from: startFraction, to: endFraction))
    }

    /// Returns the shape translated by an offset in points.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
    }

    /// Returns the shape translated by an offset in points.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        self.offset(CGSize(width: offset.x, height: offset.y))
    }

    /// Returns the shape translated by an offset in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        offset(CGSize(width: x, height: y))
    }

    /// Returns the shape rotated about a point of its frame.
    public func rotation(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Returns the shape scaled about an anchor point of its frame.
    public func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Returns the shape scaled uniformly about an anchor point of its frame.
    public func scale(
        _ scale: CGFloat, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns the shape with its points transformed.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Returns the shape in a fixed size at the top leading corner of its frame.
    public func size(_ size: CGSize) -> some Shape { _DerivedShape(self, _Sizing(size: size)) }

    /// Returns the shape in a fixed size at the top leading corner of its frame.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}
