import CoreGraphics
import Foundation
import FrameEngine

/// The keys of an archived layer that don't belong to properties.
private enum LayerArchiveKey {
    static let name = "name"
    static let animationKey = "animations.key"
    static let animation = "animations"
    static let actionName = "actions.key"
    static let action = "actions"
    static let customName = "values.key"
    static let custom = "values"
    static let compositingFilter = "compositingFilter"
    static let style = "style"
    static let autoresizingMask = "autoresizingMask"
    static let constraint = "constraints"
    static let displaysOnBoundsChange = "needsDisplayOnBoundsChange"
    static let drawsAsynchronously = "drawsAsynchronously"
    static let needsDisplay = "needsDisplay"

    static func filter(_ list: FilterList, _ index: Int) -> String { "\(list.rawValue).\(index)" }
    /// The key of a filter that is stored as its name.
    static func filterName(_ key: String) -> String { key + ".name" }
}

extension CALayer {
    // MARK: Writing

    final func archive(in coder: NSCoder) {
        let archive = KeyedArchive(coder: coder)
        archive.store(label) {
            archive.write(name, forKey: LayerArchiveKey.name, of: label)
            archiveProperties(archive)
            timing.write(to: archive, unless: .ofLayer)
            if needsDisplayOnBoundsChange { coder.encode(true, forKey: LayerArchiveKey.displaysOnBoundsChange) }
            if drawsAsynchronously { coder.encode(true, forKey: LayerArchiveKey.drawsAsynchronously) }
            if shouldArchiveValue(forKey: "sublayers") { archive.write(objects: children, forKey: "sublayers") }
            if let maskLayer, shouldArchiveValue(forKey: "mask") { archive.write(object: maskLayer, forKey: "mask") }
            archiveExtras(archive)
        }
    }

    /// Archives the properties that differ from their defaults.
    private final func archiveProperties(_ archive: KeyedArchive) {
        let values = modelValues
        for key in LayerKey.allCases {
            guard let value = values.value(for: key), value != LayerDefaults.value(of: Swift.type(of: self), for: key),
                shouldArchiveValue(forKey: key.rawValue)
            else { continue }
            if key == .contents, !archivesContents { continue }
            archive.write(.value(value), forKey: key.rawValue)
        }
        if state.contains(.needsDisplay) { archive.coder.encode(true, forKey: LayerArchiveKey.needsDisplay) }
    }

    private final func archiveExtras(_ archive: KeyedArchive) {
        guard let rareData else { return }
        if !rareData.autoresizingMask.isEmpty {
            archive.write(
                .value(.scalar(CGFloat(rareData.autoresizingMask.rawValue))), forKey: LayerArchiveKey.autoresizingMask)
        }
        archive.write(objects: rareData.constraints ?? [], forKey: LayerArchiveKey.constraint)
        if let manager = rareData.layoutManager as? any ArchivableLayoutManager {
            archive.coder.encode(true, forKey: type(of: manager).archiveKey)
        }
        for (index, record) in rareData.animations.enumerated() where shouldArchiveValue(forKey: "animations") {
            archive.write(object: record.archivedAnimation, forKey: "\(LayerArchiveKey.animation).\(index)")
            archive.write(record.key, forKey: "\(LayerArchiveKey.animationKey).\(index)", of: label)
        }
        if shouldArchiveValue(forKey: "actions") { archiveActions(rareData.actions ?? [:], archive) }
        if shouldArchiveValue(forKey: "style") {
            archive.write(rareData.style, forKey: LayerArchiveKey.style, of: label)
        }
        let custom = rareData.values.filter { shouldArchiveValue(forKey: $0.key) }.sorted { $0.key < $1.key }
        for (index, value) in custom.enumerated() {
            archive.write(value.key, forKey: "\(LayerArchiveKey.customName).\(index)", of: label)
            archive.write(value.value, forKey: "\(LayerArchiveKey.custom).\(index)", of: "\(label), \(value.key)")
        }
        archiveFilters(rareData, archive)
    }

    private final func archiveActions(_ actions: [String: any CAAction], _ archive: KeyedArchive) {
        var index = 0
        for (event, action) in actions.sorted(by: { $0.key < $1.key }) {
            guard action is CAAnimation || action is NSNull else {
                reportOnce("\(label): the action for \"\(event)\" can't be archived; it is omitted from the archive")
                continue
            }
            archive.write(event, forKey: "\(LayerArchiveKey.actionName).\(index)", of: label)
            if let animation = action as? CAAnimation {
                archive.write(object: animation, forKey: "\(LayerArchiveKey.action).\(index)")
            }
            index += 1
        }
    }

    private final func archiveFilters(_ rareData: RareLayerData, _ archive: KeyedArchive) {
        for list in [FilterList.filters, .backgroundFilters] {
            for (index, filter) in (rareData.filters[list] ?? []).enumerated() {
                archiveFilter(filter, LayerArchiveKey.filter(list, index), archive)
            }
        }
        if let filter = rareData.compositingFilter { archiveFilter(filter, LayerArchiveKey.compositingFilter, archive) }
    }

    /// Writes a filter, or its name.
    private final func archiveFilter(_ filter: Any, _ key: String, _ archive: KeyedArchive) {
        if filter is any ImageEffect, let object = filter as? NSObject & KeyedArchivable {
            archive.write(object: object, forKey: key)
        } else {
            archive.write(filter, forKey: LayerArchiveKey.filterName(key), of: label)
        }
    }

    /// The properties that differ from their defaults, and the name, without the objects that the layer refers to.
    package final func archivedProperties(includingContents: Bool) -> ArchivedValue {
        let values = modelValues
        var pairs = LayerKey.allCases.compactMap { key -> ArchivedValue.Pair? in
            guard let value = values.value(for: key), value != LayerDefaults.value(of: Swift.type(of: self), for: key),
                key != .contents || includingContents && archivesContents
            else { return nil }
            return ArchivedValue.Pair(key: key.rawValue, value: .value(value))
        }
        if let name { pairs.append(ArchivedValue.Pair(key: LayerArchiveKey.name, value: .value(.string(name)))) }
        return .dictionary(pairs)
    }

    // MARK: Reading

    /// Restores properties from the result of ``archivedProperties(includingContents:)``; those missing from it, except
    /// for the contents, are reset to their defaults.
    package final func restore(properties: ArchivedValue) throws(ArchiveError) {
        guard case .dictionary(let pairs) = properties else { throw .badValue(key: "layer") }
        var found: [LayerKey: AnimationValue] = [:]
        for pair in pairs {
            guard case .value(let value) = pair.value else { throw .badValue(key: pair.key) }
            if pair.key == LayerArchiveKey.name, case .string(let string) = value {
                name = string
                continue
            }
            guard let key = LayerKey(rawValue: pair.key), key.kind != nil, key.accepts(value) else {
                throw .badValue(key: pair.key)
            }
            found[key] = value
        }
        for key in LayerKey.allCases where key.kind != nil {
            let value = found[key]
            if value == nil, key == .contents { continue }
            guard let value = value ?? LayerDefaults.value(of: Swift.type(of: self), for: key),
                value != modelValues.value(for: key)
            else { continue }
            setWithoutAction(value, for: key)
            write { $0.explicitKeys.insert(key) }
        }
        markChanged()
    }

    /// Restores the values from an archive; returns false when it is unreadable.
    final func restore(from coder: NSCoder) -> Bool {
        let archive = KeyedArchive(coder: coder)
        return archive.restore(label) { () throws(ArchiveError) in
            name = try archive.string(forKey: LayerArchiveKey.name)
            try restoreProperties(archive)
            var timing = timing
            try timing.read(from: archive)
            if timing != .ofLayer { ensureRareData().timing = timing }
            if coder.decodeBool(forKey: LayerArchiveKey.displaysOnBoundsChange) { needsDisplayOnBoundsChange = true }
            if coder.decodeBool(forKey: LayerArchiveKey.drawsAsynchronously) { drawsAsynchronously = true }
            for sublayer in try archive.objects(CALayer.self, forKey: "sublayers") {
                insert(sublayer, at: children.count)
            }
            if let mask = try archive.object(CALayer.self, forKey: "mask") { setMask(mask) }
            try restoreExtras(archive)
            markChanged()
        }
    }

    private final func restoreProperties(_ archive: KeyedArchive) throws(ArchiveError) {
        for key in LayerKey.allCases {
            guard key.kind != nil, let archived = try archive.value(forKey: key.rawValue) else { continue }
            guard case .value(let value) = archived, key.accepts(value) else {
                throw .badValue(key: key.rawValue)
            }
            setWithoutAction(value, for: key)
            write { $0.explicitKeys.insert(key) }
        }
        if archive.coder.decodeBool(forKey: LayerArchiveKey.needsDisplay) { setNeedsDisplay() }
    }

    private final func restoreExtras(_ archive: KeyedArchive) throws(ArchiveError) {
        if let mask = try archive.number(forKey: LayerArchiveKey.autoresizingMask) {
            autoresizingMask = CAAutoresizingMask(rawValue: UInt32(exactly: mask.rounded()) ?? 0)
        }
        let constraints = try archive.objects(CAConstraint.self, forKey: LayerArchiveKey.constraint)
        if !constraints.isEmpty { ensureRareData().constraints = constraints }
        for kind in archivableLayoutManagers where archive.coder.decodeBool(forKey: kind.archiveKey) {
            layoutManager = kind.make()
        }
        var actions: [String: any CAAction] = [:]
        while let event = try archive.string(forKey: "\(LayerArchiveKey.actionName).\(actions.count)") {
            let key = "\(LayerArchiveKey.action).\(actions.count)"
            guard actions[event] == nil else { throw .badValue(key: key) }
            actions[event] = try archive.object(CAAnimation.self, forKey: key) ?? NSNull()
        }
        if !actions.isEmpty { self.actions = actions }
        if case .dictionary? = try archive.value(forKey: LayerArchiveKey.style) {
            style = try archive.value(forKey: LayerArchiveKey.style)?.any as? [AnyHashable: Any]
        }
        var index = 0
        while let key = try archive.string(forKey: "\(LayerArchiveKey.customName).\(index)") {
            let value = try archive.value(forKey: "\(LayerArchiveKey.custom).\(index)")
            ensureRareData().values[key] = value?.any
            index += 1
        }
        try restoreFilters(archive)
        for (index, animation) in try archive.objects(CAAnimation.self, forKey: LayerArchiveKey.animation).enumerated()
        {
            add(animation, forKey: try archive.string(forKey: "\(LayerArchiveKey.animationKey).\(index)"))
        }
    }

    private final func restoreFilters(_ archive: KeyedArchive) throws(ArchiveError) {
        for list in [FilterList.filters, .backgroundFilters] {
            var filters: [Any] = []
            while let filter = try Self.restoredFilter(LayerArchiveKey.filter(list, filters.count), archive) {
                filters.append(filter)
            }
            if !filters.isEmpty { setFilters(filters, in: list) }
        }
        if let filter = try Self.restoredFilter(LayerArchiveKey.compositingFilter, archive) {
            setCompositingFilter(filter)
        }
    }

    private static func restoredFilter(_ key: String, _ archive: KeyedArchive) throws(ArchiveError) -> Any? {
        guard let object = try archive.object(NSObject.self, forKey: key) else {
            return try archive.string(forKey: LayerArchiveKey.filterName(key))
        }
        guard object is any ImageEffect else { throw .badValue(key: key) }
        return object
    }
}

extension AnimationRecord {
    /// The animation as it was added: one whose begin time was resolved at its commit is resolved anew at the copy's.
    fileprivate var archivedAnimation: CAAnimation {
        guard beginsAtCommit, let copy = animation.copy() as? CAAnimation else { return animation }
        copy.timing.beginTime = 0
        return copy
    }
}
