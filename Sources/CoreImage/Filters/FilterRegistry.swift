public import Foundation
import Raster

/// Creates filters by name.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cifilterconstructor)
public protocol CIFilterConstructor: AnyObject {
    /// Returns a filter with default inputs, or nil if the name is unknown.
    func filter(withName name: String) -> CIFilter?
}

/// The filters registered by programs.
final class FilterRegistry: @unchecked Sendable {
    // The lock guards the entries; constructors are called outside it.

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
    /// Registers a filter for `init(name:)` and the lists of names. The attributes are those of `attributes`: display
    /// name and categories. The name of a built-in filter is reported, and not replaced.
    public class func registerName(
        _ name: String, constructor anObject: any CIFilterConstructor, classAttributes attributes: [String: Any] = [:]
    ) {
        guard FilterCatalogue.all[name] == nil else {
            return reportOnce("CIFilter: \"\(name)\" is a built-in filter of Core Image")
        }
        FilterRegistry.shared.add(name, anObject, attributes)
    }

    /// For tests: removes a registered filter.
    package class func removeName(_ name: String) { FilterRegistry.shared.remove(name) }

    /// Returns a short description of a filter, or nil if the name is unknown.
    public class func localizedDescription(forFilterName filterName: String) -> String? {
        guard let spec = FilterCatalogue.all[filterName] else {
            return FilterRegistry.shared.attributes(of: filterName)[kCIAttributeDescription] as? String
        }
        let category = localizedName(forCategory: spec.categories[0])
        let inputs = spec.inputs.filter { $0.key != kCIInputImageKey }.map { $0.key.dropFirst("input".count) }
        return "\(spec.displayName): \(category)" + (inputs.isEmpty ? "" : " (\(inputs.joined(separator: ", ")))")
    }

    /// Returns the display name of a category, in English, or the category itself if it is unknown.
    public class func localizedName(forCategory category: String) -> String {
        guard category.hasPrefix("CICategory") else { return category }
        var words = ""
        for character in category.dropFirst("CICategory".count) {
            if character.isUppercase, !words.isEmpty, words.last?.isUppercase == false { words += " " }
            words.append(character)
        }
        return words
    }

    /// Returns the URL of a filter's page in Apple's reference, or nil if the name is unknown.
    public class func localizedReferenceDocumentation(forFilterName filterName: String) -> URL? {
        guard FilterCatalogue.all[filterName] != nil else { return nil }
        return URL(
            string: "https://developer.apple.com/library/archive/documentation/GraphicsImaging/Reference/"
                + "CoreImageFilterReference/index.html#//apple_ref/doc/filter/ci/\(filterName)")
    }
}
