import CoreGraphics

/// The settings of a paragraph style. Distances are in points.
package struct ParagraphSettings: Sendable, Hashable {
    package var alignment = CTTextAlignment.natural
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    package var tailIndent: CGFloat = 0
    package var tabStops = ParagraphSettings.defaultTabStops
    package var defaultTabInterval: CGFloat = 0
    package var lineBreakMode = CTLineBreakMode.byWordWrapping
    package var lineHeightMultiple: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var baseWritingDirection = CTWritingDirection.natural
    package var maximumLineSpacing = CGFloat.greatestFiniteMagnitude
    package var minimumLineSpacing: CGFloat = 0
    package var lineSpacingAdjustment: CGFloat = 0
    package var lineBoundsOptions = CTLineBoundsOptions()
    /// A word is hyphenated if the line without it is narrower than this fraction of the available width: 0 never, 1
    /// always. Not a setting of `CTParagraphStyle`.
    package var hyphenationFactor: CGFloat = 0
    /// None by default. Not a setting of `CTParagraphStyle`.
    package var lineBreakStrategy = LineBreakStrategy()

    package init() {}

    package static let defaultTabStops = (1...12).map { CTTextTab(alignment: .left, location: Double($0) * 28) }

    /// Returns the distance for a specifier.
    private static func distance(_ spec: CTParagraphStyleSpecifier) -> WritableKeyPath<ParagraphSettings, CGFloat>? {
        switch spec {
        case .firstLineHeadIndent: \.firstLineHeadIndent
        case .headIndent: \.headIndent
        case .tailIndent: \.tailIndent
        case .defaultTabInterval: \.defaultTabInterval
        case .lineHeightMultiple: \.lineHeightMultiple
        case .maximumLineHeight: \.maximumLineHeight
        case .minimumLineHeight: \.minimumLineHeight
        case .lineSpacing: \.lineSpacing
        case .paragraphSpacing: \.paragraphSpacing
        case .paragraphSpacingBefore: \.paragraphSpacingBefore
        case .maximumLineSpacing: \.maximumLineSpacing
        case .minimumLineSpacing: \.minimumLineSpacing
        case .lineSpacingAdjustment: \.lineSpacingAdjustment
        default: nil
        }
    }

    // MARK: Memory

    mutating func set(_ setting: CTParagraphStyleSetting) {
        guard read(setting) else {
            return reportOnce("CTParagraphStyle: the value for \(setting.spec) is invalid; using the default")
        }
    }

    private mutating func read(_ setting: CTParagraphStyleSetting) -> Bool {
        func load<Value: BitwiseCopyable>(_ type: Value.Type) -> Value? {
            setting.valueSize == MemoryLayout<Value>.size ? setting.value.loadUnaligned(as: type) : nil
        }
        func store<Value>(_ value: Value?, _ path: WritableKeyPath<ParagraphSettings, Value>) -> Bool {
            guard let value else { return false }
            self[keyPath: path] = value
            return true
        }
        if let path = ParagraphSettings.distance(setting.spec) {
            let mayBeNegative = setting.spec == .tailIndent || setting.spec == .lineSpacingAdjustment
            guard let value = load(CGFloat.self), value.isFinite else { return false }
            self[keyPath: path] = mayBeNegative ? value : max(value, 0)
            return true
        }
        switch setting.spec {
        case .alignment: return store(load(UInt8.self).flatMap { CTTextAlignment(rawValue: $0) }, \.alignment)
        case .lineBreakMode: return store(load(UInt8.self).flatMap { CTLineBreakMode(rawValue: $0) }, \.lineBreakMode)
        case .baseWritingDirection:
            return store(load(Int8.self).flatMap { CTWritingDirection(rawValue: $0) }, \.baseWritingDirection)
        case .lineBoundsOptions:
            return store(load(UInt.self).map { CTLineBoundsOptions(rawValue: $0) }, \.lineBoundsOptions)
        case .tabStops:
            guard setting.valueSize == MemoryLayout<CFArray>.size else { return false }
            let list = setting.value.assumingMemoryBound(to: CFArray.self).pointee
            return store(list as? [CTTextTab], \.tabStops)
        default: return false
        }
    }

    func get(_ spec: CTParagraphStyleSpecifier, size: Int, _ buffer: UnsafeMutableRawPointer) -> Bool {
        func store<Value>(_ value: Value) -> Bool {
            guard size == MemoryLayout<Value>.size else { return false }
            buffer.initializeMemory(as: Value.self, to: value)
            return true
        }
        if let path = ParagraphSettings.distance(spec) { return store(self[keyPath: path]) }
        switch spec {
        case .alignment: return store(alignment)
        case .lineBreakMode: return store(lineBreakMode)
        case .baseWritingDirection: return store(baseWritingDirection)
        case .lineBoundsOptions: return store(lineBoundsOptions)
        case .tabStops: return store(tabStops as CFArray)
        default: return false
        }
    }
}
