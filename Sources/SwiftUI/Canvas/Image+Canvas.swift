public import CoreGraphics

extension Image {
    /// An image drawn by a closure.
    ///
    /// - Parameters:
    ///   - size: in points.
    ///   - label: a word for what the image shows.
    ///   - opaque: whether it has no transparency; without effect.
    ///   - colorMode: accepted, and without effect.
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
        self.init(picture.map { .cgImage($0, scale: 2, orientation: .up) } ?? .nothing)
    }
}
