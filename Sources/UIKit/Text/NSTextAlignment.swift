public import CoreText
import Foundation

/// The alignment of lines.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextalignment)
public enum NSTextAlignment: Int, Sendable {
    /// Left-aligned.
    case left
    /// Centred.
    case center
    /// Right-aligned.
    case right
    /// Justified, except for the last line of a paragraph.
    case justified
    /// At the leading edge: left for text that starts left to right, right for text that starts right to left.
    case natural
}

/// How lines are broken or truncated.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nslinebreakmode)
public enum NSLineBreakMode: Int, Sendable {
    /// Wraps at word boundaries, or within a word that is too long for a line.
    case byWordWrapping
    /// Wraps at any character.
    case byCharWrapping
    /// Doesn't wrap, and clips lines at the margin.
    case byClipping
    /// Doesn't wrap, and truncates lines at the start, at the end or in the middle.
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The writing direction.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nswritingdirection)
public enum NSWritingDirection: Int, Sendable {
    /// Determined by the first character with a direction.
    case natural = -1
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
}

extension NSTextAlignment {
    var coreText: CTTextAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }

    /// Creates Core Text's alignment.
    public init(_ alignment: CTTextAlignment) {
        self =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: .natural
            }
    }
}

extension NSLineBreakMode {
    // Core Text's modes have the same numbers.
    var coreText: CTLineBreakMode { CTLineBreakMode(rawValue: UInt8(rawValue)) ?? .byWordWrapping }

    init(_ mode: CTLineBreakMode) {
        self = NSLineBreakMode(rawValue: Int(mode.rawValue)) ?? .byWordWrapping
    }
}

extension CTTextAlignment {
    /// Creates UIKit's alignment.
    public init(_ alignment: NSTextAlignment) { self = alignment.coreText }
}
