import CoreGraphics
import Foundation

/// A metadata value in a file.
enum MetadataValue: Hashable, Sendable {
    case integer(Int)
    case number(Double)
    case flag(Bool)
    case text(String)
    case integers([Int])
    case numbers([Double])
    case dictionaries([MetadataDictionary])

    /// The value as in Apple's dictionaries: numbers as `NSNumber`.
    var property: Any {
        switch self {
        case .integer(let value): NSNumber(value: value)
        case .number(let value): NSNumber(value: value)
        case .flag(let value): NSNumber(value: value)
        case .text(let value): value
        case .integers(let values): values.map { NSNumber(value: $0) }
        case .numbers(let values): values.map { NSNumber(value: $0) }
        case .dictionaries(let values): values.map(\.properties)
        }
    }
}

/// Values by Apple's keys: the contents of one of the dictionaries inside the properties.
typealias MetadataDictionary = [String: MetadataValue]

/// The dictionaries by Apple's keys, such as `kCGImagePropertyExifDictionary`. None is empty.
typealias Metadata = [String: MetadataDictionary]

extension MetadataDictionary {
    /// The dictionary in Apple's format.
    var properties: CFDictionary {
        var result: CFDictionary = [:]
        for (key, value) in self { result[key] = value.property }
        return result
    }
}

extension Metadata {
    /// The dictionaries in Apple's format.
    var properties: CFDictionary {
        var result: CFDictionary = [:]
        for (key, dictionary) in self { result[key] = dictionary.properties }
        return result
    }

    /// Adds values to a dictionary. Existing values are kept; an empty dictionary is not added.
    mutating func add(_ values: MetadataDictionary, to key: String) {
        guard !values.isEmpty else { return }
        self[key, default: [:]].merge(values) { old, _ in old }
    }
}
