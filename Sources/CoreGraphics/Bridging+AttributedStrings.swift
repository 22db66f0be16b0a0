public import Foundation

// Core Foundation's functions for attributed strings, as the Core Text Programming Guide uses them. Attribute keys may
// be strings or of an attribute's own type; ranges beyond the end are clamped, which is reported.

/// Creates an attributed string from a string with the same attributes throughout.
public func CFAttributedStringCreate(
    _ alloc: CFAllocator!, _ str: CFString!, _ attributes: CFDictionary!
) -> CFAttributedString! {
    NSAttributedString(string: str ?? "", attributes: (attributes ?? [:]).asAttributes)
}

/// Creates an empty mutable attributed string. `maxLength` is a hint without effect.
public func CFAttributedStringCreateMutable(_ alloc: CFAllocator!, _ maxLength: CFIndex) -> CFMutableAttributedString! {
    NSMutableAttributedString(string: "")
}

/// Creates a mutable copy. `maxLength` is a hint without effect.
public func CFAttributedStringCreateMutableCopy(
    _ alloc: CFAllocator!, _ maxLength: CFIndex, _ aStr: CFAttributedString!
) -> CFMutableAttributedString! {
    NSMutableAttributedString(attributedString: aStr ?? NSAttributedString(string: ""))
}

/// Creates an attributed string with a copy of a range.
public func CFAttributedStringCreateWithSubstring(
    _ alloc: CFAllocator!, _ aStr: CFAttributedString!, _ range: CFRange
) -> CFAttributedString! {
    guard let aStr else { return NSAttributedString(string: "") }
    return aStr.attributedSubstring(from: range.within(aStr))
}

/// Returns the string without attributes.
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! { aStr?.string ?? "" }

/// Returns the attributes at an index, and in `effectiveRange` the range they apply to. Nil beyond the end.
public func CFAttributedStringGetAttributes(
    _ aStr: CFAttributedString!, _ loc: CFIndex, _ effectiveRange: UnsafeMutablePointer<CFRange>!
) -> CFDictionary! {
    guard let aStr, loc >= 0, loc < aStr.length else { return nil }
    var range = NSRange()
    let attributes = aStr.attributes(at: loc, effectiveRange: &range)
    effectiveRange?.pointee = CFRange(location: range.location, length: range.length)
    return Dictionary(uniqueKeysWithValues: attributes.map { (AnyHashable($0.key.rawValue), $0.value) })
}

/// Returns an attribute at an index, and in `effectiveRange` the range it applies to. Nil where there is none.
public func CFAttributedStringGetAttribute(
    _ aStr: CFAttributedString!, _ loc: CFIndex, _ attrName: CFString!,
    _ effectiveRange: UnsafeMutablePointer<CFRange>!
) -> CFTypeRef! {
    guard let aStr, let attrName, loc >= 0, loc < aStr.length else { return nil }
    var range = NSRange()
    let value = aStr.attribute(NSAttributedString.Key(attrName), at: loc, effectiveRange: &range)
    effectiveRange?.pointee = CFRange(location: range.location, length: range.length)
    return value.map { $0 as CFTypeRef }
}

/// Replaces the characters in a range with a string, which takes the attributes of the first replaced character, or of
/// the one before.
public func CFAttributedStringReplaceString(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) {
    guard let aStr else { return }
    aStr.replaceCharacters(in: range.within(aStr), with: replacement ?? "")
}

/// Replaces a range with an attributed string.
public func CFAttributedStringReplaceAttributedString(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFAttributedString!
) {
    guard let aStr else { return }
    aStr.replaceCharacters(in: range.within(aStr), with: replacement ?? NSAttributedString(string: ""))
}

/// Sets an attribute in a range.
public func CFAttributedStringSetAttribute(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: CFTypeRef!
) {
    guard let aStr, let attrName, let value else { return }
    aStr.addAttribute(NSAttributedString.Key(attrName), value: value, range: range.within(aStr))
}

/// Sets attributes in a range, replacing all existing ones if `clearOtherAttributes` is true.
public func CFAttributedStringSetAttributes(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFDictionary!, _ clearOtherAttributes: Bool
) {
    guard let aStr else { return }
    let (range, attributes) = (range.within(aStr), (replacement ?? [:]).asAttributes)
    if clearOtherAttributes {
        aStr.setAttributes(attributes, range: range)
    } else {
        aStr.addAttributes(attributes, range: range)
    }
}

/// Removes an attribute from a range.
public func CFAttributedStringRemoveAttribute(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!
) {
    guard let aStr, let attrName else { return }
    aStr.removeAttribute(NSAttributedString.Key(attrName), range: range.within(aStr))
}

/// Begins a group of changes. Has no effect: changes are made immediately.
public func CFAttributedStringBeginEditing(_ aStr: CFMutableAttributedString!) { aStr?.beginEditing() }

/// Ends a group of changes.
public func CFAttributedStringEndEditing(_ aStr: CFMutableAttributedString!) { aStr?.endEditing() }

extension CFDictionary {
    fileprivate var asAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for (key, value) in self {
            if let name = key.base as? NSAttributedString.Key {
                attributes[name] = value
            } else if let name = key.base as? String {
                attributes[NSAttributedString.Key(name)] = value
            }
        }
        return attributes
    }
}

extension CFRange {
    /// The range, clamped to the string's length.
    fileprivate func within(_ string: NSAttributedString) -> NSRange {
        let start = min(max(location, 0), string.length)
        let end = start + min(max(length, 0), string.length - start)
        if start != location || end - start != length {
            reportOnce("CFAttributedString: \(location), \(length) is not a range of \(string.length) characters")
        }
        return NSRange(location: start, length: end - start)
    }
}
