import CoreGraphics
import Foundation

/// The options of a source, converted once from the caller's dictionary.
struct SourceOptions: Hashable, Sendable {
    var limits = ImageLimits()
    /// Whether the bytes arrive incrementally, and partial images are allowed.
    var isIncremental = false
    /// Whether an animation may cache its canvas between images.
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
    /// Returns a number; nil for an invalid value.
    func number(_ key: String) -> Double? {
        guard let number = (self[key] as? NSNumber)?.doubleValue, number.isFinite else { return nil }
        return number
    }

    /// Returns an integer from 1; fractions are truncated. Nil for an invalid value.
    func positiveInteger(_ key: String) -> Int? {
        guard let number = number(key), number >= 1, number < 0x1p62 else { return nil }
        return Int(number)
    }

    func flag(_ key: String) -> Bool? { (self[key] as? NSNumber)?.boolValue }
}
