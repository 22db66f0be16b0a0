public import Foundation
import Raster

/// Makes filters by name.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cifilterconstructor)
public protocol CIFilterConstructor: AnyObject {
    /// Returns a filter with default inputs; nil for a name that it doesn't know.
    func filter(withName name: String) -> CIFilter?
}

/// The filters that programs have registered.
final class FilterRegistry: @unchecked Sendable {
    // The lock guards the entries; a constructor is called outside of it.

    static let shared = FilterRegistry()

    private let lock = NSLock()
    private var entries: [String: (constructor: any CIFilterConstructor, attributes: [String: Any])] = [:]

    func add(_ name: String, _ constructor: any CIFilterConstructor, _ attributes: [String: Any]) {
        lock.withLock { entries[name] = (constructor, attributes) }
    }

    func remove(_ name: String) { lock.withLock { entries[name] = nil } }

    func filter(named name: String) -> CIFilter? {
        let constructor = lock.withLock { entries[name]?.constructor }
        return constructor?.filter(withName: name)
    }

    func attributes(of name: String) -> [String: Any] { lock.withLock { entries[name]?.attributes ?? [:] } }

    func names(inCategories categories: Set<String>) -> [String] {
        lock.withLock {
            entries.filter { entry in
                categories.isSubset(of: entry.value.attributes[kCIAttributeFilterCategories] as? [String] ?? [])
            }.map(\.key)
        }
    }
}

extension CIFilter {
    /// Registers a filter, for `init(name:)` and the lists of names. Attributes are those of `attributes`: display name
    /// and categories. A name of Core Image's own is reported, and stays what it is.
    public class func registerName(
        _ name: String, constructor anObject: any CIFilterConstructor, classAttributes attributes: [String: Any] = [:]
    ) {
        guard FilterCatalogue.all[name] == nil else {
            return reportOnce("CIFilter: \"\(name)\" is a built-in filter of Core Image")
        }
        FilterRegistry.shared.add(name, anObject, attributes)
    }

    /// For tests: takes a registered filter away again.
    package class func removeName(_ name: String) { FilterRegistry.shared.remove(name) }

    /// Returns in a few words what a filter is for; nil for an unknown name.
    public class func localizedDescription(forFilterName filterName: String) -> String? {
        guard let spec = FilterCatalogue.all[filterName] else {
            return FilterRegistry.shared.attributes(of: filterName)[kCIAttributeDescription] as? String
        }
        let category = localizedName(forCategory: spec.categories[0])
        let inputs = spec.inputs.filter { $0.key != kCIInputImageKey }.map { $0.key.dropFirst("input".count) }
        return "\(spec.displayName): \(category)" + (inputs.isEmpty ? "" : " (\(inputs.joined(separator: ", ")))")
    }

    /// Returns the display name of a category, in English; the category itself for an unknown one.
    public class func localizedName(forCategory category: String) -> String {
        guard category.hasPrefix("CICategory") else { return category }
        var words = ""
        for character in category.dropFirst("CICategory".count) {
            if character.isUppercase, !words.isEmpty, words.last?.isUppercase == false { words += " " }
            words.append(character)
        }
        return words
    }

    /// Returns the page of Apple's reference about a filter; nil for an unknown name.
    public class func localizedReferenceDocumentation(forFilterName filterName: String) -> URL? {
        guard FilterCatalogue.all[filterName] != nil else { return nil }
        return URL(
            string: "https://developer.apple.com/library/archive/documentation/GraphicsImaging/Reference/"
                + "CoreImageFilterReference/index.html#//apple_ref/doc/filter/ci/\(filterName)")
    }
}
