import CoreGraphics
public import Foundation

/// A region that text is laid out in. Coordinates are relative to its top left corner, y down, in points.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextcontainer)
open class NSTextContainer: NSObject, NSCoding {
    /// Creates a container. A width or height of 0 or less stands for no limit.
    public init(size: CGSize = .zero) {
        ownSize = NSTextContainer.usable(size) ?? .zero
        super.init()
    }

    public required init(coder: NSCoder) {
        ownSize =
            NSTextContainer.usable(
                CGSize(width: coder.decodeDouble(forKey: "NSWidth"), height: coder.decodeDouble(forKey: "NSHeight")))
            ?? .zero
        super.init()
        if coder.containsValue(forKey: "NSPadding") { lineFragmentPadding = coder.decodeDouble(forKey: "NSPadding") }
        maximumNumberOfLines = coder.decodeInteger(forKey: "NSMaximumNumberOfLines")
        lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
        widthTracksTextView = coder.decodeBool(forKey: "NSWidthTracksTextView")
        heightTracksTextView = coder.decodeBool(forKey: "NSHeightTracksTextView")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(Double(size.width), forKey: "NSWidth")
        coder.encode(Double(size.height), forKey: "NSHeight")
        coder.encode(Double(lineFragmentPadding), forKey: "NSPadding")
        coder.encode(maximumNumberOfLines, forKey: "NSMaximumNumberOfLines")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(widthTracksTextView, forKey: "NSWidthTracksTextView")
        coder.encode(heightTracksTextView, forKey: "NSHeightTracksTextView")
    }

    private static func usable(_ size: CGSize) -> CGSize? { size.width.isNaN || size.height.isNaN ? nil : size }

    private final var ownSize: CGSize

    /// The layout manager that uses the container. Set by adding the container to one.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// The TextKit 2 layout manager that uses the container. Set by assigning the container to one.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?

    /// Replaces the layout manager of the container and of all its containers by another.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let (storage, containers) = (old.textStorage, old.textContainers)
        for index in containers.indices.reversed() { old.removeTextContainer(at: index) }
        storage?.removeLayoutManager(old)
        for container in containers { newLayoutManager.addTextContainer(container) }
        storage?.addLayoutManager(newLayoutManager)
    }

    /// The size in points. A width or height of 0 or less stands for no limit.
    open var size: CGSize {
        get { ownSize }
        set {
            guard let size = NSTextContainer.usable(newValue) else {
                return reportOnce("NSTextContainer: \(newValue) is not a valid size; the old one is kept")
            }
            guard size != ownSize else { return }
            let old = ownSize
            ownSize = size
            layoutManager?.container(self, didChangeFrom: old)
            textLayoutManager?.forgetLines()
        }
    }

    /// The paths that exclude text, in the container's coordinates.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            exclusions = exclusionPaths.map { ExclusionOutline($0.cgPath, evenOdd: $0.usesEvenOddFillRule) }
            geometryDidChange()
        }
    }

    private final var exclusions: [ExclusionOutline] = []

    /// The line break mode of the last line if the text doesn't fit: by default it isn't truncated.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { geometryDidChange() } }
    }

    /// The padding at both ends of each line fragment, in points. 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet {
            if !lineFragmentPadding.isFinite { lineFragmentPadding = oldValue }
            if lineFragmentPadding != oldValue { geometryDidChange() }
        }
    }

    /// The maximum number of lines; 0, the default, for no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { geometryDidChange() } }
    }

    /// Whether the container follows the width of its text view.
    open var widthTracksTextView = false

    /// Whether the container follows the height of its text view.
    open var heightTracksTextView = false

    /// Whether the container is a simple rectangle, without exclusions.
    open var isSimpleRectangularTextContainer: Bool { exclusions.isEmpty }

    private final func geometryDidChange() {
        layoutManager?.textContainerChangedGeometry(self)
        textLayoutManager?.forgetLines()
    }

    /// Returns the rectangle available to a line: the first part of the proposed rectangle, in the writing direction,
    /// that is inside the container and not excluded, or zero. The next part at the same height is stored as the
    /// remaining rectangle.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let limit = CGRect(x: 0, y: 0, width: room.width, height: room.height)
        guard proposedRect.minY >= -1e-6, proposedRect.maxY <= limit.height + 1e-6 else { return .zero }
        let (left, right) = (max(proposedRect.minX, 0), min(proposedRect.maxX, limit.width))
        var spans = left < right ? [left...right] : []
        for exclusion in exclusions {
            spans = exclusion.remove(from: spans, top: proposedRect.minY, bottom: proposedRect.maxY)
        }
        // Space for less than the padding and a narrow letter doesn't count.
        spans.removeAll { $0.upperBound - $0.lowerBound <= 2 * lineFragmentPadding }
        let isRightToLeft = baseWritingDirection == .rightToLeft
        guard let first = isRightToLeft ? spans.last : spans.first else { return .zero }
        func rect(_ from: CGFloat, _ to: CGFloat) -> CGRect {
            CGRect(x: from, y: proposedRect.minY, width: to - from, height: proposedRect.height)
        }
        if spans.count > 1 {
            remainingRect?.pointee =
                isRightToLeft
                ? rect(left, spans[spans.count - 2].upperBound) : rect(spans[1].lowerBound, right)
        }
        return rect(first.lowerBound, first.upperBound)
    }

    /// The size, with `noLimit` for unlimited lengths.
    final var room: CGSize {
        CGSize(
            width: size.width > 0 ? min(size.width, NSTextContainer.noLimit) : NSTextContainer.noLimit,
            height: size.height > 0 ? min(size.height, NSTextContainer.noLimit) : NSTextContainer.noLimit)
    }

    /// Long enough for any text, while coordinates stay exact. Lines of this width aren't aligned.
    static let noLimit: CGFloat = 1e7

    /// Whether an edit only moves the lines below it.
    final var movesAsOne: Bool {
        isSimpleRectangularTextContainer && room.height >= NSTextContainer.noLimit && maximumNumberOfLines == 0
    }
}
