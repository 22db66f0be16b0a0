public import Foundation

// Points, sizes and rectangles as dictionaries that property lists can contain.

extension CGPoint {
    /// A dictionary with the numbers `X` and `Y`.
    public var dictionaryRepresentation: CFDictionary { ["X": Double(x), "Y": Double(y)] }

    /// Creates a point from a dictionary with the numbers `X` and `Y`; returns nil where one is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = dict.number("X"), let y = dict.number("Y") else { return nil }
        self.init(x: x, y: y)
    }
}

extension CGSize {
    /// A dictionary with the numbers `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary { ["Width": Double(width), "Height": Double(height)] }

    /// Creates a size from a dictionary with the numbers `Width` and `Height`; returns nil where one is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = dict.number("Width"), let height = dict.number("Height") else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGRect {
    /// A dictionary with the numbers `X`, `Y`, `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary {
        origin.dictionaryRepresentation.merging(size.dictionaryRepresentation) { own, _ in own }
    }

    /// Creates a rectangle from a dictionary with the numbers `X`, `Y`, `Width` and `Height`; returns nil where one is
    /// missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict)
        else { return nil }
        self.init(origin: origin, size: size)
    }
}

extension CFDictionary {
    fileprivate func number(_ key: String) -> CGFloat? {
        switch self[key] {
        case let number as Double: CGFloat(number)
        case let number as CGFloat: number
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}
