/// The size classes for which an element of a nib differs.
struct NibVariation {
    /// The element that describes the differences.
    let node: NibNode
    private let width: UIUserInterfaceSizeClass?
    private let height: UIUserInterfaceSizeClass?

    /// Parses a key such as "heightClass=compact-widthClass=regular", or "default", which applies to all size classes;
    /// nil for one with other conditions.
    init?(_ node: NibNode) {
        var classes: [Substring: UIUserInterfaceSizeClass] = [:]
        for condition in (node["key"] ?? "default").split(separator: "-") where condition != "default" {
            let parts = condition.split(separator: "=")
            guard parts.count == 2, let sizeClass = NibVariation.classes[parts[1]] else { return nil }
            classes[parts[0]] = sizeClass
        }
        (width, height) = (classes.removeValue(forKey: "widthClass"), classes.removeValue(forKey: "heightClass"))
        guard classes.isEmpty else { return nil }
        self.node = node
    }

    func applies(to traits: UITraitCollection) -> Bool {
        (width ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
            && (height ?? traits.verticalSizeClass) == traits.verticalSizeClass
    }

    /// The number of size classes that it depends on: variations that depend on more take precedence.
    var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

    private static let classes: [Substring: UIUserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]
}

extension NibNode {
    /// Whether the element differs between size classes.
    var varies: Bool { children.contains { $0.name == "variation" } }

    /// Returns the element's variations for traits, in increasing precedence.
    func variations(for traits: UITraitCollection) -> [NibNode] {
        let all = children.filter { $0.name == "variation" }.compactMap { NibVariation($0) }
        let found = all.enumerated().filter { $0.element.applies(to: traits) }
        return found.sorted { ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset) }
            .map(\.element.node)
    }

    /// Returns the element with the attributes and children that it has for traits.
    func resolved(for traits: UITraitCollection) -> NibNode {
        let base = origin ?? self
        let variations = base.variations(for: traits)
        guard !variations.isEmpty else { return base }
        let attributes = variations.reduce(base.attributes) { attributes, variation in
            attributes.merging(variation.attributes.filter { $0.key != "key" }) { $1 }
        }
        let others = variations.flatMap(\.children).filter { $0.name != "mask" }
        let replaced = Dictionary(others.map { ($0["key"], $0) }, uniquingKeysWith: { $1 })
        let kept = base.children.filter { $0["key"] == nil || replaced[$0["key"]] == nil }
        let keys = replaced.keys.compactMap { $0 }.sorted()
        return NibNode(base, attributes: attributes, children: kept + keys.compactMap { replaced[$0] })
    }

    /// Returns the identifiers of the subviews or constraints that aren't installed for traits.
    func uninstalled(_ kind: String, for traits: UITraitCollection) -> Set<String> {
        variations(for: traits).compactMap { $0.keyed(kind) }.flatMap(\.children).reduce(into: []) { left, entry in
            guard let id = entry["reference"] else { return }
            if entry.name == "exclude" { left.insert(id) } else { left.remove(id) }
        }
    }
}
