import CoreGraphics
public import Foundation
import QuartzCore

// As on iOS, dictionaries of traits and features can be cast to dictionaries keyed by these types or by
// strings.

extension UIFontDescriptor.TraitKey: _ObjectiveCBridgeable {
    /// The class of a dictionary's keys.
    public typealias _ObjectiveCType = NSString
}

extension UIFontDescriptor.FeatureKey: _ObjectiveCBridgeable {
    /// The class of a dictionary's keys.
    public typealias _ObjectiveCType = NSString
}

extension CFDictionary {
    /// The dictionary with string objects as keys, which `as?` can bridge to strings and to these key types.
    var withNamedKeys: CFDictionary {
        let pairs = map { key, value in
            ((key.base as? String).map { AnyHashable(NSString(string: $0)) } ?? key, value)
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
