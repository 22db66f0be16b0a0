public import CoreGraphics

/// A shape filled with a style, over another view.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/fillshapeview)
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape.
    public var shape: Content
    /// The style of the fill.
    public var style: Style
    /// The fill rule, and whether edges are antialiased.
    public var fillStyle: FillStyle
    /// The view below.
    public var background: Background

    /// Fills a shape over a view.
    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
    }
}

extension FillShapeView: ShapeView {
    public var body: some View {
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background { background }
    }
}

/// A shape whose outline is stroked with a style, over another view.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/strokeshapeview)
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape.
    public var shape: Content
    /// The style of the line.
    public var style: Style
    /// The line's width, ends and dashes.
    public var strokeStyle: StrokeStyle
    /// Whether edges are antialiased, which they always are.
    public var isAntialiased: Bool
    /// The view below.
    public var background: Background

    /// Strokes a shape over a view.
    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }
}

extension StrokeShapeView: ShapeView {
    public var body: some View {
        _ShapeView(shape: _StrokedShape(shape, strokeStyle), style: style).background { background }
    }
}

/// A shape stroked inside its outline with a style, over another view.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/strokebordershapeview)
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    /// The shape.
    public var shape: Content
    /// The style of the line.
    public var style: Style
    /// The line's width, ends and dashes.
    public var strokeStyle: StrokeStyle
    /// Whether edges are antialiased, which they always are.
    public var isAntialiased: Bool
    /// The view below.
    public var background: Background

    /// Strokes a shape inside its outline over a view.
    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }
}

extension StrokeBorderShapeView: ShapeView {
    public var body: some View {
        let line = _StrokedShape(shape.inset(by: strokeStyle.drawable.lineWidth / 2), strokeStyle)
        _ShapeView(shape: line, style: style).background { background }
    }
}

extension Shape {
    /// Strokes the shape with a stroke style, centred on its outline. Edges are always antialiased.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Strokes the shape with a line width in points, centred on its outline. Edges are always antialiased.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension Shape {
    /// Strokes the shape with a stroke style, centred on its outline. Superseded by the method with `antialiased`.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: style, antialiased: true)
    }

    /// Strokes the shape with a line width in points, centred on its outline.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, lineWidth: lineWidth, antialiased: true)
    }
}

extension InsettableShape {
    /// Strokes the shape with the foreground style, inside its outline.
    public func strokeBorder(
        style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
        strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
    }

    /// Strokes the shape with the foreground style and a line width in points, inside its outline.
    public func strokeBorder(
        lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
    }
}

extension InsettableShape {
    /// Strokes the shape with a stroke style, inside its outline.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Strokes the shape with a line width in points, inside its outline.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView {
    /// Fills the shape with another style over the view.
    public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Strokes the shape with a stroke style over the view.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Strokes the shape with a line width in points over the view.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Strokes the shape with a stroke style, inside its outline, over the view.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Strokes the shape with a line width in points, inside its outline, over the view.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
