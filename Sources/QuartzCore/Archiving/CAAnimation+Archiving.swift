import CoreGraphics
public import Foundation

extension CAAnimation {
    // MARK: Writing

    final func archive(in coder: NSCoder) {
        let archive = KeyedArchive(coder: coder)
        let label = "\(type(of: self))"
        archive.store(label) {
            timing.write(to: archive, unless: MediaTiming())
            for key in Self.archivedKeys {
                guard let accessor = type(of: self).accessor(forKey: key), shouldArchiveValue(forKey: key),
                    let value = accessor.get(self)
                else { continue }
                write(value, forKey: key, to: archive)
            }
            if preferredFrameRateRange != .default {
                let range = preferredFrameRateRange
                archive.write(
                    .doubles([range.minimum, range.maximum, range.preferred ?? 0].map { Double($0) }),
                    forKey: "preferredFrameRateRange")
            }
            let custom = customValues.filter { shouldArchiveValue(forKey: $0.key) }.sorted { $0.key < $1.key }
            for (index, value) in custom.enumerated() {
                archive.write(value.key, forKey: "values.key.\(index)", of: label)
                archive.write(value.value, forKey: "values.\(index)", of: "\(label), \(value.key)")
            }
        }
    }

    private final func write(_ value: Any, forKey key: String, to archive: KeyedArchive) {
        switch value {
        case let function as CAMediaTimingFunction: archive.write(object: function, forKey: key)
        case let function as CAValueFunction: archive.write(object: function, forKey: key)
        case let functions as [CAMediaTimingFunction]: archive.write(objects: functions, forKey: key)
        case let animations as [CAAnimation]: archive.write(objects: animations, forKey: key)
        default: archive.write(value, forKey: key, of: "\(type(of: self))")
        }
    }

    /// All properties but the delegate, which the animation doesn't own.
    private static let archivedKeys: [String] =
        [
            ownAccessors, CAPropertyAnimation.propertyAccessors, CABasicAnimation.basicAccessors,
            CAKeyframeAnimation.keyframeAccessors, CASpringAnimation.springAccessors,
            CAAnimationGroup.groupAccessors, CATransition.transitionAccessors,
        ]
        .flatMap(\.keys).filter { $0 != "delegate" }.sorted()

    // MARK: Reading

    /// Restores the values from an archive; returns false when it is unreadable.
    final func restore(from coder: NSCoder) -> Bool {
        let archive = KeyedArchive(coder: coder)
        return archive.restore("\(type(of: self))") { () throws(ArchiveError) in
            try timing.read(from: archive)
            for key in Self.archivedKeys {
                guard let accessor = type(of: self).accessor(forKey: key), let value = try read(key, from: archive)
                else { continue }
                guard accessor.set(self, value) else { throw .badValue(key: key) }
            }
            if let range = try archive.value(forKey: "preferredFrameRateRange") {
                guard case .doubles(let numbers) = range, numbers.count == 3 else {
                    throw .badValue(key: "preferredFrameRateRange")
                }
                preferredFrameRateRange = CAFrameRateRange(
                    minimum: Float(numbers[0]), maximum: Float(numbers[1]), preferred: Float(numbers[2]))
            }
            var index = 0
            while let key = try archive.string(forKey: "values.key.\(index)") {
                customValues[key] = try archive.value(forKey: "values.\(index)")?.any
                index += 1
            }
        }
    }

    private final func read(_ key: String, from archive: KeyedArchive) throws(ArchiveError) -> Any? {
        switch key {
        case "timingFunction": return try archive.object(CAMediaTimingFunction.self, forKey: key)
        case "valueFunction": return try archive.object(CAValueFunction.self, forKey: key)
        case "timingFunctions":
            let functions = try archive.objects(CAMediaTimingFunction.self, forKey: key)
            return functions.isEmpty ? nil : functions
        case "animations":
            let animations = try archive.objects(CAAnimation.self, forKey: key)
            return animations.isEmpty ? nil : animations
        default: return try archive.value(forKey: key)?.any
        }
    }
}

// MARK: - Functions

extension CAMediaTimingFunction: NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        let archive = KeyedArchive(coder: coder)
        archive.store("CAMediaTimingFunction") {
            var (first, second): ([Float], [Float]) = ([0, 0], [0, 0])
            getControlPoint(at: 1, values: &first)
            getControlPoint(at: 2, values: &second)
            archive.write(.doubles((first + second).map { Double($0) }), forKey: "controlPoints")
        }
    }

    public convenience init?(coder: NSCoder) {
        var points: [Float] = []
        let archive = KeyedArchive(coder: coder)
        let isRead = archive.restore("CAMediaTimingFunction") { () throws(ArchiveError) in
            guard case .doubles(let numbers)? = try archive.value(forKey: "controlPoints"), numbers.count == 4,
                numbers.allSatisfy({ Float($0).isFinite })
            else { throw .badValue(key: "controlPoints") }
            points = numbers.map { Float($0) }
        }
        guard isRead else { return nil }
        self.init(controlPoints: points[0], points[1], points[2], points[3])
    }
}

extension CAValueFunction: NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        let archive = KeyedArchive(coder: coder)
        archive.store("CAValueFunction") { archive.write(.value(.string(name.rawValue)), forKey: "name") }
    }

    public convenience init?(coder: NSCoder) {
        var name = ""
        let archive = KeyedArchive(coder: coder)
        let isRead = archive.restore("CAValueFunction") { () throws(ArchiveError) in
            name = try archive.string(forKey: "name") ?? ""
            guard ValueFunction(rawValue: name) != nil else { throw .badValue(key: "name") }
        }
        guard isRead else { return nil }
        self.init(name: CAValueFunctionName(rawValue: name))
    }
}
