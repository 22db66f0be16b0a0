public import CoreGraphics

extension GraphicsContext {
    /// An image resolved in the canvas's environment.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedimage)
    public struct ResolvedImage {
        var picture: ResolvedImageSource?

        /// The image's size in points; zero if the image doesn't exist.
        public var size: CGSize { picture?.size ?? .zero }
        /// The distance of the baseline from the top, in points.
        public var baseline: CGFloat {
            picture?.uiImage.baselineOffsetFromBottom.map { size.height - $0 } ?? size.height
        }
        /// The shading of a template image; nil for an image with its own colours.
        public var shading: Shading?
    }

    /// Text resolved in the canvas's environment.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedtext)
    public struct ResolvedText {
        let text: Text
        let environment: EnvironmentValues

        /// The shading of text without its own colour.
        public var shading: Shading = .foreground

        /// Returns the size of the text in an available size, in points.
        public func measure(in size: CGSize) -> CGSize { text.block(size.width, size.height, environment).size }

        /// Returns the distance of the first line's baseline from the top, in an available size.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            text.block(size.width, size.height, environment).firstBaseline
        }

        /// Returns the distance of the last line's baseline from the top, in an available size.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            text.block(size.width, size.height, environment).lastBaseline
        }
    }

    /// Resolves an image for measuring and drawing.
    public func resolve(_ image: Image) -> ResolvedImage {
        let picture = image.resolve(in: environment)
        return ResolvedImage(picture: picture, shading: picture?.paint == nil ? nil : .foreground)
    }

    /// Resolves text for measuring and drawing.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text: text, environment: environment, shading: text.ownStyle.map { .style($0) } ?? .foreground)
    }

    // MARK: Images

    /// Draws an image scaled to a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard var picture = image.picture else { return }
        picture.paint = image.shading.map { $0.paint(environment, rect).paint }
        draw(in: rect) { target in picture.draw(in: rect, target) }
    }

    /// Draws an image at its own size, with its anchor at a point of the canvas.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: rect(of: image.size, at: point, anchor))
    }

    /// Draws an image scaled to a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image at its own size, with its anchor at a point of the canvas.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: Text

    /// Draws text from the top leading corner of a rectangle, wrapped and truncated to it.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        guard !rect.isNull else { return }
        var block = text.text.block(rect.width, rect.height, text.environment)
        block.align(in: rect.width)
        draw(block, text, in: rect)
    }

    /// Draws text without wrapping, with its anchor at a point of the canvas.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let block = text.text.block(.infinity, .infinity, text.environment)
        draw(block, text, in: rect(of: block.size, at: point, anchor))
    }

    /// Draws text from the top leading corner of a rectangle, wrapped and truncated to it.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws text without wrapping, with its anchor at a point of the canvas.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func draw(_ block: TextBlock, _ text: ResolvedText, in rect: CGRect) {
        let (paint, place) = text.shading.paint(text.environment, rect)
        draw { target in block.draw(at: rect.origin, in: target, paint, place) }
    }

    private func rect(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height), size: size)
    }
}
