import CoreGraphics
import CoreText
package import Foundation
package import FrameEngine
import Raster

/// A value without identity, in archived form.
package enum ArchivedValue {
    /// Numbers, structures, colours, paths, images, strings, and lists of numbers or colours.
    case value(AnimationValue)
    /// Numbers of which some may be infinite, as durations are.
    case doubles([Double])
    case bytes(Data)
    case date(Date)
    case null
    case font(name: String, size: CGFloat)
    case attributed([Run])
    case list([ArchivedValue])
    case dictionary([Pair])

    package struct Pair {
        package let key: String
        package let value: ArchivedValue

        package init(key: String, value: ArchivedValue) { (self.key, self.value) = (key, value) }
    }

    /// A run of text with the same attributes.
    package struct Run {
        package let text: String
        package let attributes: [Pair]

        package init(text: String, attributes: [Pair]) { (self.text, self.attributes) = (text, attributes) }
    }

    /// The maximum nesting depth of lists that are archived.
    static let maxDepth = 32

    /// Returns nil for values without archived form, and for those nested too deeply.
    package init?(_ any: Any, depth: Int = 0) {
        guard depth < Self.maxDepth else { return nil }
        if let value = AnimationValue(guessing: any), any as? [Any] == nil || (any as? [Any])?.isEmpty == false {
            self = .value(value)
            return
        }
        switch any {
        case let data as Data: self = .bytes(data)
        case let date as Date: self = .date(date)
        case is NSNull: self = .null
        case let font as CTFont: self = .font(name: CTFontCopyPostScriptName(font), size: CTFontGetSize(font))
        case let color as any CGColorConvertible: self = .value(.color(color.cgColor))
        case let text as NSAttributedString: self = .attributed(Self.runs(of: text, depth: depth))
        case let name as any RawRepresentable<String>: self = .value(.string(name.rawValue))
        case let array as [Any]:
            let values = array.compactMap { ArchivedValue($0, depth: depth + 1) }
            guard values.count == array.count else { return nil }
            self = .list(values)
        case let dictionary as [AnyHashable: Any]:
            guard let pairs = Self.pairs(dictionary, depth: depth) else { return nil }
            self = .dictionary(pairs)
        default: return nil
        }
    }

    private static func pairs(_ dictionary: [AnyHashable: Any], depth: Int) -> [Pair]? {
        var pairs: [Pair] = []
        for (key, any) in dictionary {
            guard let key = key as? String, let value = ArchivedValue(any, depth: depth + 1) else { return nil }
            pairs.append(Pair(key: key, value: value))
        }
        // Sorted, so that equal dictionaries give equal bytes.
        return pairs.sorted { $0.key < $1.key }
    }

    /// Attributes without archived form are left out and reported.
    private static func runs(of text: NSAttributedString, depth: Int) -> [Run] {
        var runs: [Run] = []
        let string = text.string as NSString
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            var pairs: [Pair] = []
            for (key, any) in attributes {
                if let value = ArchivedValue(any, depth: depth + 1) {
                    pairs.append(Pair(key: key.rawValue, value: value))
                } else {
                    reportOnce("\(any) can't be archived; the attribute \"\(key.rawValue)\" is omitted")
                }
            }
            runs.append(Run(text: string.substring(with: range), attributes: pairs.sorted { $0.key < $1.key }))
        }
        return runs
    }

    /// The value as it appears in the public API; nil for a placeholder of a missing value.
    package var any: Any? {
        switch self {
        case .value(let value): return value.any
        case .doubles(let numbers): return numbers.map { NSNumber(value: $0) }
        case .bytes(let data): return data
        case .date(let date): return date
        case .null: return NSNull()
        case .font(let name, let size): return CTFontCreateWithName(name, size, nil)
        case .attributed(let runs):
            var text = StyledText()
            for run in runs {
                let attributes = run.attributes.compactMap { pair in
                    pair.value.any.map { (NSAttributedString.Key(pair.key), $0) }
                }
                text.append(run.text, Dictionary(attributes) { first, _ in first })
            }
            return text.attributedString
        case .list(let values): return values.map { $0.any ?? NSNull() }
        case .dictionary(let pairs):
            return Dictionary(pairs.map { (AnyHashable($0.key), $0.value.any ?? NSNull()) }) { first, _ in first }
        }
    }
}
