import CoreGraphics
import Foundation

/// What a caller's dictionary asks of a source, taken out of `Any` once.
struct SourceOptions: Hashable, Sendable {
    var limits = ImageLimits()
    /// Whether the bytes come bit by bit, and a part of an image is better than none.
    var isIncremental = false
    /// Whether an animation may keep its canvas between images.
    var shouldCache = true

    init(limits: ImageLimits = ImageLimits()) { self.limits = limits }

    init(_ dictionary: CFDictionary?, isIncremental: Bool = false) {
        self.isIncremental = isIncremental
        guard let dictionary else { return }
        if let pixels = dictionary.positiveInteger(kKasaneImageSourcePixelLimit) { limits.pixels = pixels }
        if let images = dictionary.positiveInteger(kKasaneImageSourceImageLimit) { limits.images = images }
        shouldCache = dictionary.flag(kCGImageSourceShouldCache) ?? true
    }
}

extension CFDictionary {
    /// A number; nil for nonsense.
    func number(_ key: String) -> Double? {
        guard let number = (self[key] as? NSNumber)?.doubleValue, number.isFinite else { return nil }
        return number
    }

    /// A whole number from 1; fractions are cut off. Nil for nonsense.
    func positiveInteger(_ key: String) -> Int? {
        guard let number = number(key), number >= 1, number < 0x1p62 else { return nil }
        return Int(number)
    }

    func flag(_ key: String) -> Bool? { (self[key] as? NSNumber)?.boolValue }
}
