public import CoreGraphics
public import Foundation
public import UIKit

/// A picture: of its own size, unless it is `resizable`.
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

    /// A picture of the program's, by its name.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

    /// A picture of the program's, by its name, with a word for what it shows.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, bundle: bundle) }

    /// A picture of the program's, of no meaning by itself.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

    /// A symbol, as large as the letters of the environment's font.
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// UIKit's picture.
    public init(uiImage: UIImage) { self.init(.uiImage(uiImage)) }

    /// Quartz's picture, of so many pixels to a point.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(.cgImage(cgImage, scale: scale, orientation: orientation))
    }

    /// Quartz's picture, of so many pixels to a point, with a word for what it shows.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(.cgImage(cgImage, scale: scale, orientation: orientation))
    }

    // MARK: Values

    /// What fills a place that is larger than the picture.
    public enum ResizingMode: Hashable, Sendable {
        /// Copies side by side.
        case tile
        /// The picture, stretched.
        case stretch
    }

    /// Whether a picture is shown in its own colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Its opacity alone, in the foreground style.
        case template
        /// The picture in its own colours.
        case original
    }

    /// How pixels are found between pixels.
    public enum Interpolation: Hashable, Sendable {
        /// The nearest one.
        case none
        /// A mixture of the pixels around; for `high` smaller copies of the picture are mixed in where it shrinks.
        case low, medium, high
    }

    /// Which way up a picture is stored.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// How the pixels lie: turned by quarters, and mirrored.
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    /// How large symbols are beside the letters.
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
    /// The picture in any size.
    ///
    /// - Parameter capInsets: the parts at the sides that keep their size.
    /// - Parameter resizingMode: whether the middle is stretched or repeated.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    /// The picture in its own colours, or in the foreground style; symbols are templates unless told otherwise.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changed { $0.template = renderingMode }
    }

    /// How the picture is scaled.
    public func interpolation(_ interpolation: Interpolation) -> Image { changed { $0.interpolation = interpolation } }

    /// Whether the picture's edges are smoothed; they always are.
    public func antialiased(_ isAntialiased: Bool) -> Image { changed { $0.isAntialiased = isAntialiased } }

    private func changed(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }
}
