public import CoreGraphics

extension Shape {
    /// The part of the outline between two fractions of its length.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _DerivedShape(self, _Trimming(from: startFraction, to: endFraction))
    }

    /// The shape translated, in points.
    public func offset(_ offset: CGSize) -> _DerivedShape<Self, _Offsetting> {
        _DerivedShape(self, _Offsetting(offset: offset))
    }

    /// The shape translated, in points.
    public func offset(_ offset: CGPoint) -> _DerivedShape<Self, _Offsetting> {
        self.offset(CGSize(width: offset.x, height: offset.y))
    }

    /// The shape translated, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _DerivedShape<Self, _Offsetting> {
        offset(CGSize(width: x, height: y))
    }

    /// The shape rotated about a point of its frame.
    public func rotation(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> _DerivedShape<Self, _Turning> {
        _DerivedShape(self, _Turning(angle: angle, anchor: anchor))
    }

    /// The shape scaled about an anchor point of its frame.
    public func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> _DerivedShape<Self, _Scaling> {
        _DerivedShape(self, _Scaling(scale: CGSize(width: x, height: y), anchor: anchor))
    }

    /// The shape scaled uniformly about an anchor point of its frame.
    public func scale(
        _ scale: CGFloat, anchor: UnitPoint = .center
    ) -> _DerivedShape<Self, _Scaling> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape with its points transformed.
    public func transform(_ transform: CGAffineTransform) -> _DerivedShape<Self, _Transforming> {
        _DerivedShape(self, _Transforming(transform: transform))
    }

    /// The shape in a fixed size at the top leading corner of its frame.
    public func size(_ size: CGSize) -> some Shape { _DerivedShape(self, _Sizing(size: size)) }

    /// The shape in a fixed size at the top leading corner of its frame.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}
