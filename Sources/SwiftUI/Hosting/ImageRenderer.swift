public import CoreGraphics
import QuartzCore
public import UIKit

/// Renders a SwiftUI view into an image without a window, in its initial state before it appears or animates.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/imagerenderer)
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The rendered content.
    public var content: Content {
        willSet { objectWillChange.send() }
        didSet { host.rootView = content }
    }

    /// The size proposed to the content. Unspecified by default, which gives the content its ideal size.
    public var proposedSize = ProposedViewSize.unspecified
    /// The number of pixels per point. 1 by default.
    public var scale: CGFloat = 1
    /// Whether the image is opaque, on a black background. False by default.
    public var isOpaque = false

    private let host: _UIHostingView<Content>

    /// Creates a renderer for a view, with a scale of 1.
    public init(content view: Content) {
        content = view
        host = _UIHostingView(rootView: view)
    }

    /// The image; nil if the content's size is empty or too large.
    public var cgImage: CGImage? { uiImage?.cgImage }

    /// The image; nil if the content's size is empty or too large.
    public var uiImage: UIImage? {
        let size = layOut()
        guard size.width > 0, size.height > 0, size.width * scale < 32_768, size.height * scale < 32_768 else {
            return nil
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = isOpaque
        let renderer = UIGraphicsImageRenderer(size: size, format: format)
        return renderer.image { host.layer.render(in: $0.cgContext) }
    }

    /// Calls a closure with the content's size and a function that draws it into a context with the origin at the top
    /// left and y down.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
    ) {
        let size = layOut()
        renderer(size) { [host] in host.layer.render(in: $0) }
    }

    private func layOut() -> CGSize {
        host.graph.rootNode.scope.update { [scale] in $0.displayScale = scale }
        if scale > 0 { host.graph.displayScale = scale }
        let size = host.graph.fittingSize(proposedSize)
        host.frame = CGRect(origin: .zero, size: size)
        host.layoutSubviews()
        return size
    }
}
