import CoreGraphics
public import Foundation

// Geometry values as strings, in the format of property lists: "{1, 2}", "{{1, 2}, {3, 4}}".

extension NSCoder {
    /// Formats a point as "{x, y}".
    public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }

    /// Formats a vector as "{dx, dy}".
    public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }

    /// Formats a size as "{width, height}".
    public class func string(for size: CGSize) -> String { text([size.width, size.height]) }

    /// Formats a rectangle as "{{x, y}, {width, height}}".
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }

    /// Formats a transform as "{a, b, c, d, tx, ty}".
    public class func string(for transform: CGAffineTransform) -> String {
        text([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    /// Formats insets as "{top, left, bottom, right}".
    public class func string(for insets: UIEdgeInsets) -> String {
        text([insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Formats directional insets as "{top, leading, bottom, trailing}".
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        text([insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// Formats an offset as "{horizontal, vertical}".
    public class func string(for offset: UIOffset) -> String { text([offset.horizontal, offset.vertical]) }

    /// Parses a point; like those below, returns zero for malformed text.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// Parses a vector.
    public class func cgVector(for string: String) -> CGVector {
        numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    /// Parses a size.
    public class func cgSize(for string: String) -> CGSize {
        numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// Parses a rectangle.
    public class func cgRect(for string: String) -> CGRect {
        numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    /// Parses a transform; returns the identity for malformed text.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(string, 6).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) } ?? .identity
    }

    /// Parses insets.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }

    /// Parses directional insets.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(string, 4).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }

    /// Parses an offset.
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    private class func text(_ numbers: [CGFloat]) -> String {
        let words = numbers.map { $0.rounded() == $0 && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }
        return "{\(words.joined(separator: ", "))}"
    }

    /// Parses a number of values, ignoring the brackets; returns nil for fewer or more values.
    private class func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
        let words = string.split { "{}, \t\n".contains($0) }
        let numbers = words.compactMap { Double($0) }.filter(\.isFinite).map { CGFloat($0) }
        return words.count == count && numbers.count == count ? numbers : nil
    }
}
