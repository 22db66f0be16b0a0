public import CoreGraphics

extension Image {
    /// Creates an image drawn by a closure.
    ///
    /// - Parameters:
    ///   - size: the size in points.
    ///   - label: the accessibility label.
    ///   - opaque: whether the image is opaque. Ignored.
    ///   - colorMode: the colour mode. Ignored.
    ///   - renderer: draws the image.
    @MainActor
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        let picture = Picture.draw(size, scale: 2) { context in
            var graphics = GraphicsContext(context, size: size, environment: EnvironmentValues())
            renderer(&graphics)
        }
        self.init(
            picture.map { .cgImage($0, scale: 2, orientation: .up) } ?? .nothing,
            called: label.map { .text($0) } ?? .ofSource)
    }
}
