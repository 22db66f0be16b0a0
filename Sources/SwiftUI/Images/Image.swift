public import CoreGraphics
public import Foundation
public import UIKit

/// An image, which has its own size unless it is `resizable`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/image)
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case named(String, Bundle?)
        case symbol(String)
        case uiImage(UIImage)
        case cgImage(CGImage, scale: CGFloat, orientation: Orientation)
        case nothing
    }

    let source: Source
    var resizing: Resizing?
    var template: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    var isAntialiased = true

    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    init(_ source: Source) { self.source = source }

    /// A named image of the program.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

    /// A named image of the program, with an accessibility label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, bundle: bundle) }

    /// A named decorative image of the program.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

    /// A symbol, as large as the letters of the environment's font.
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// A UIKit image.
    public init(uiImage: UIImage) { self.init(.uiImage(uiImage)) }

    /// A Quartz image with a scale.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(.cgImage(cgImage, scale: scale, orientation: orientation))
    }

    /// Quartz's image, of so many pixels to a point, with a word for what it shows.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(.cgImage(cgImage, scale: scale, orientation: orientation))
    }

    // MARK: Values

    /// How an image fills a larger area.
    public enum ResizingMode: Hashable, Sendable {
        /// Copies side by side.
        case tile
        /// The image, stretched.
        case stretch
    }

    /// Whether an image is rendered as a template.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Its opacity alone, in the foreground style.
        case template
        /// The image in its own colours.
        case original
    }

    /// The quality of interpolation.
    public enum Interpolation: Hashable, Sendable {
        /// The nearest one.
        case none
        /// A mixture of the pixels around; for `high` smaller copies of the image are mixed in where it shrinks.
        case low, medium, high
    }

    /// The orientation of a stored image.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// How the pixels lie: turned by quarters, and mirrored.
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    /// The scale of symbols relative to text.
    public enum Scale: Hashable, Sendable {
        /// Smaller than the letters.
        case small
        /// As large as the letters.
        case medium
        /// Larger than the letters.
        case large
    }
}

extension Image {
    /// Makes the image resizable.
    ///
    /// - Parameter capInsets: the caps at the edges that keep their size.
    /// - Parameter resizingMode: whether the middle is stretched or repeated.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    /// The image in its own colours, or in the foreground style; symbols are templates unless told otherwise.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changed { $0.template = renderingMode }
    }

    /// How the image is scaled.
    public func interpolation(_ interpolation: Interpolation) -> Image { changed { $0.interpolation = interpolation } }

    /// Whether the image's edges are smoothed; they always are.
    public func antialiased(_ isAntialiased: Bool) -> Image { changed { $0.isAntialiased = isAntialiased } }

    private func changed(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }
}
