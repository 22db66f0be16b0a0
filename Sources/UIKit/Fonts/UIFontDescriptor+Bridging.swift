import CoreGraphics
public import Foundation
public import QuartzCore

// Dictionaries of traits and features are cast to such with keys of these types, or with strings, as on iOS.

extension UIFontDescriptor.TraitKey: _ObjectiveCBridgeable {
    /// The class of a dictionary's keys.
    public typealias _ObjectiveCType = NSString
}

extension UIFontDescriptor.FeatureKey: _ObjectiveCBridgeable {
    /// The class of a dictionary's keys.
    public typealias _ObjectiveCType = NSString
}

extension CFDictionary {
    /// The dictionary with string objects as keys, which turn into strings and into names by `as?`.
    var withNamedKeys: CFDictionary {
        let pairs = map { key, value in
            ((key.base as? String).map { AnyHashable(NSString(string: $0)) } ?? key, value)
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
