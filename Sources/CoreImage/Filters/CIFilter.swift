import CoreGraphics
public import Foundation

/// A named filter that produces an image from its inputs; reading `outputImage` builds the image lazily.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cifilter-swift.class)
open class CIFilter: NSObject, NSCopying, KeyedArchivable {
    let spec: FilterSpec
    private var values: [String: Any]
    private var ownName: String?
    /// The filter that a constructor returned for this name; see `registerName(_:constructor:classAttributes:)`.
    private var registered: CIFilter?

    /// The filter's name; by default its type's. Layers' key paths use this name.
    open var name: String {
        get { ownName ?? (spec.name.isEmpty ? String(describing: type(of: self)) : spec.name) }
        set { ownName = newValue }
    }

    /// Whether a layer applies the filter. Default true.
    open var isEnabled = true

    // MARK: Creation

    /// Creates a filter with default inputs.
    init(spec: FilterSpec) {
        self.spec = spec
        values = spec.defaults
    }

    /// Creates an instance of a subclass, which has its own inputs and overrides `outputImage`.
    public override init() {
        spec = .custom
        values = [:]
    }

    /// Creates the filter with a name such as "CIGaussianBlur", or a registered name, with default inputs. Returns nil,
    /// which is reported, if the name is unknown.
    ///
    /// A registered filter is a wrapper that forwards everything to the object that its constructor returned.
    public convenience init?(name: String) {
        if let made = FilterRegistry.shared.filter(named: name) {
            self.init(spec: .custom)
            registered = made
            ownName = name
            return
        }
        guard let spec = FilterCatalogue.all[name] else {
            reportOnce("CIFilter: there is no filter \"\(name)\"")
            return nil
        }
        self.init(spec: spec)
    }

    /// Creates a filter by name, and sets some of its inputs.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    // MARK: Archiving

    private enum ArchiveKey {
        static let type = "CIFilterType"
        static let name = "CIFilterName"
        static let isDisabled = "CIFilterIsDisabled"

        static func input(_ key: String) -> String { "CIFilterInput." + key }
    }

    /// True: an archived filter contains no other classes.
    open class var supportsSecureCoding: Bool { true }

    /// Decodes a filter and its inputs. Returns nil if the archive contains no filter, or, which is reported, an
    /// unknown one. A subclass decodes its own inputs.
    public required init?(coder: NSCoder) {
        guard let type = coder.decodeObject(of: NSString.self, forKey: ArchiveKey.type) as String? else { return nil }
        let made = type.isEmpty ? nil : FilterRegistry.shared.filter(named: type)
        guard let spec = type.isEmpty || made != nil ? .custom : FilterCatalogue.all[type] else {
            reportOnce("CIFilter: there is no filter \"\(type)\", found in an archive")
            return nil
        }
        self.spec = spec
        registered = made
        let isNamed = coder.containsValue(forKey: ArchiveKey.name)
        ownName = isNamed ? coder.decodeObject(of: NSString.self, forKey: ArchiveKey.name) as String? : nil
        values = [:]
        isEnabled = !coder.containsValue(forKey: ArchiveKey.isDisabled)
        super.init()
        for input in spec.inputs { values[input.key] = input.kind.decode(coder, forKey: ArchiveKey.input(input.key)) }
    }

    /// Encodes the filter's name and inputs, with images as their pixels. Attributed strings, arrays and barcode
    /// descriptors are omitted, which is reported, and so are the inputs of a registered filter. A subclass encodes its
    /// own inputs.
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: registered == nil ? spec.name : name), forKey: ArchiveKey.type)
        if let ownName { coder.encode(NSString(string: ownName), forKey: ArchiveKey.name) }
        if !isEnabled { coder.encode(NSString(string: "1"), forKey: ArchiveKey.isDisabled) }
        for input in spec.inputs {
            guard let value = values[input.key] else { continue }
            if !input.kind.encode(value, with: coder, forKey: ArchiveKey.input(input.key)) {
                reportOnce("\(spec.name): \(input.key) is not archived")
            }
        }
    }

    // MARK: Inputs

    /// The names of the filter's inputs.
    open var inputKeys: [String] { registered?.inputKeys ?? spec.inputs.map(\.key) }

    /// The names of the filter's outputs: only the output image.
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// Resets all inputs to their defaults.
    open func setDefaults() {
        registered?.setDefaults()
        values = spec.defaults
    }

    /// Sets an input. Nil removes it; an invalid value is reported and ignored.
    open func setValue(_ value: Any?, forKey key: String) {
        if let registered { return registered.setValue(value, forKey: key) }
        guard let input = spec.input(key) else {
            return reportOnce("\(spec.name): there is no input \"\(key)\"")
        }
        guard let value, !(value is NSNull) else {
            values[key] = nil
            return
        }
        guard let converted = input.kind.convert(value) else {
            return reportOnce("\(spec.name): \(value) is not a usable \(key); the old value is kept")
        }
        values[key] = converted
    }

    /// Returns the value of an input, or the output image.
    open func value(forKey key: String) -> Any? {
        key == kCIOutputImageKey ? outputImage : registered?.value(forKey: key) ?? values[key]
    }

    // MARK: Output

    /// The result; nil, which is reported, if a required input is missing.
    open var outputImage: CIImage? {
        if let registered { return registered.outputImage }
        return spec.make(FilterInputs(filter: spec.name, values: values)).map { CIImage($0) }
    }

    /// The attributes of the filter and its inputs: names, classes, defaults, ranges.
    open var attributes: [String: Any] {
        guard let registered else { return spec.attributes }
        return registered.attributes.merging(FilterRegistry.shared.attributes(of: name)) { $1 }
    }

    // MARK: Filter registry

    /// Returns the names of all filters in a category, or of all filters if it is nil.
    open class func filterNames(inCategory category: String?) -> [String] {
        filterNames(inCategories: category.map { [$0] })
    }

    /// Returns the names of the filters that are in all of the categories.
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        let wanted = Set(categories ?? [])
        let own = FilterCatalogue.all.values.filter { wanted.isSubset(of: $0.categories) }.map(\.name)
        return (own + FilterRegistry.shared.names(inCategories: wanted)).sorted()
    }

    /// Returns the display name of a filter, or nil if the name is unknown.
    open class func localizedName(forFilterName filterName: String) -> String? {
        FilterCatalogue.all[filterName]?.displayName
    }

    /// Returns a copy with the same inputs.
    open func copy(with zone: NSZone?) -> Any {
        let copy = CIFilter(spec: spec)
        copy.values = values
        copy.registered = registered?.copy() as? CIFilter
        copy.ownName = ownName
        copy.isEnabled = isEnabled
        return copy
    }

    open override func copy() -> Any { copy(with: nil) }

    open override var description: String { "CIFilter \(spec.name) \(values)" }
}

extension CIFilter: ImageEffect {
    package var effectType: String { spec.name }
    package var effectName: String? { name }

    package var effectInputs: [String: Any] {
        values.compactMapValues { value -> Any? in
            switch value {
            case let vector as CIVector: vector.numbers
            case let color as CIColor:
                CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
            case is NSNumber: value
            default: nil
            }
        }.merging(["enabled": isEnabled ? 1 : 0]) { $1 }
    }

    package func setEffectInput(_ value: Any?, for key: String) {
        if key == "enabled" {
            isEnabled = (value as? NSNumber)?.boolValue ?? (value as? Bool) ?? true
        } else if let numbers = value as? [CGFloat] {
            setValue(CIVector(numbers), forKey: key)
        } else {
            setValue(value, forKey: key)
        }
    }
}
