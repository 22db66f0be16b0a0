public import CoreGraphics
public import Foundation
public import UIKit

/// An image, which has its own size unless it is `resizable`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/image)
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case named(String, Bundle?)
        /// A symbol with a variable value in 0...1; nil for the whole symbol.
        case symbol(String, value: Double? = nil)
        case uiImage(UIImage)
        case cgImage(CGImage, scale: CGFloat, orientation: Orientation)
        case nothing
    }

    let source: Source
    var resizing: Resizing?
    var template: TemplateRenderingMode?
    var symbolMode: SymbolRenderingMode?
    var interpolation = Interpolation.medium
    var isAntialiased = true
    var spokenName = SpokenName.ofSource

    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    /// The accessibility name of the image.
    indirect enum SpokenName: Equatable, Sendable {
        /// The name of the source: an image's name, a symbol's description, or the label of a UIKit image.
        case ofSource
        case text(Text)
        /// The image is ignored by assistive technologies.
        case decorative
    }

    init(_ source: Source, called spokenName: SpokenName = .ofSource) {
        (self.source, self.spokenName) = (source, spokenName)
    }

    /// The name of the image or the symbol; nil for pixel data.
    var name: String? {
        switch source {
        case .named(let name, _), .symbol(let name, _): name
        case .uiImage, .cgImage, .nothing: nil
        }
    }

    /// Creates an image from a named resource.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

    /// Creates an image from a named resource, with an accessibility label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.named(name, bundle), called: .text(label))
    }

    /// Creates a decorative image from a named resource, without an accessibility label.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle), called: .decorative) }

    /// Creates a symbol, sized by the environment's font.
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// Creates a symbol with a variable value, shown by the number of its parts that aren't dimmed: waves, bars,
    /// arcs. Other symbols are shown whole.
    ///
    /// - Parameters:
    ///   - systemName: the symbol's name.
    ///   - variableValue: the value from 0 to 1; nil for the whole symbol.
    public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName, value: variableValue)) }

    /// Creates an image from a named resource. The variable value is for custom symbols, which are shown whole.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

    /// Creates an image from a named resource, with an accessibility label.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }

    /// Creates a decorative image from a named resource.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }

    /// Creates an image from a UIKit image.
    public init(uiImage: UIImage) { self.init(.uiImage(uiImage)) }

    /// Creates a decorative image from a Quartz image, with a scale in pixels per point.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(.cgImage(cgImage, scale: scale, orientation: orientation), called: .decorative)
    }

    /// Creates an image from a Quartz image, with a scale in pixels per point and an accessibility label.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(.cgImage(cgImage, scale: scale, orientation: orientation), called: .text(label))
    }

    // MARK: Values

    /// The mode in which an image fills a larger area.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeats the image.
        case tile
        /// Stretches the image.
        case stretch
    }

    /// Whether an image is rendered as a template.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Shows the image's opacity in the foreground style.
        case template
        /// Shows the image in its own colours.
        case original
    }

    /// The quality of interpolation.
    public enum Interpolation: Hashable, Sendable {
        /// The nearest pixel.
        case none
        /// Linear interpolation; for `high` with mipmaps when the image is reduced.
        case low, medium, high
    }

    /// The orientation of a stored image.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// The rotation by quarter turns, and the mirroring.
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

        /// All values, in the order of their declaration.
        public static let allCases: [Orientation] = [
            .up, .upMirrored, .down, .downMirrored, .left, .leftMirrored, .right, .rightMirrored,
        ]
    }

    /// The scale of symbols relative to text.
    public enum Scale: Hashable, Sendable {
        /// Smaller than text.
        case small
        /// As large as text.
        case medium
        /// Larger than text.
        case large
    }
}

extension Image {
    /// Makes the image resizable.
    ///
    /// - Parameter capInsets: the insets, in points, of the edges that keep their size. None by default.
    /// - Parameter resizingMode: whether the middle is stretched or repeated.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    /// Sets whether the image is shown in its own colours or as a template; nil for the default, which is a template
    /// for symbols.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changed { $0.template = renderingMode }
    }

    /// Sets the rendering mode of a symbol; nil for the environment's.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolMode = mode } }

    /// Sets the interpolation of a scaled image.
    public func interpolation(_ interpolation: Interpolation) -> Image { changed { $0.interpolation = interpolation } }

    /// Sets whether edges are antialiased. Ignored: they always are.
    public func antialiased(_ isAntialiased: Bool) -> Image { changed { $0.isAntialiased = isAntialiased } }

    private func changed(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }
}
