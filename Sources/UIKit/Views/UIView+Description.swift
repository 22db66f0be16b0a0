import CoreGraphics
import QuartzCore

// Views' descriptions, in the format of UIKit's debugging aids.
extension UIView {
    /// The view's line in `recursiveDescription()`.
    final func describe() -> String {
        var parts = ["\(Self.name(of: self)); frame = \(Self.text(of: frame))"]
        if let describedContents { parts.append(describedContents) }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if alpha != 1 { parts.append("alpha = \(Self.text(of: alpha))") }
        if isHidden { parts.append("hidden = YES") }
        if transform != .identity {
            let t = transform
            let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(Self.text).joined(separator: ", ")
            parts.append("transform = [\(numbers)]")
        }
        if !isDescribedAsOpaque { parts.append("opaque = NO") }
        if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.letters)") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        if gestureRecognizers?.isEmpty == false { parts.append("gestureRecognizers = <NSArray>") }
        if let backgroundColor { parts.append("backgroundColor = \(backgroundColor)") }
        parts.append("layer = <\(describedLayerClass): \(Self.address(of: layer))>")
        return "<" + parts.joined(separator: "; ") + ">"
    }

    /// Returns a line for the view and each of its descendants, indented by depth, like UIKit's debugging method of
    /// this name.
    package final func recursiveDescription() -> String { tree(indent: "").joined(separator: "\n") }

    private final func tree(indent: String) -> [String] {
        [indent + description] + subviews.flatMap { $0.tree(indent: indent + "   | ") }
    }

    private static func name(of view: UIView) -> String { "\(type(of: view)): \(address(of: view))" }

    static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }

    private static func text(of rect: CGRect) -> String {
        "(\(text(of: rect.minX)) \(text(of: rect.minY)); \(text(of: rect.width)) \(text(of: rect.height)))"
    }

    /// Six significant digits, as in `%g`.
    private static func text(of number: CGFloat) -> String { String(Double(number), byFormat: "%g") }
}

extension UIView.AutoresizingMask {
    /// A mask in UIKit's notation, such as "LM+W".
    fileprivate var letters: String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}
