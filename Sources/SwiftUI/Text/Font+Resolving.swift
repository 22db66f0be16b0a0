import CoreGraphics
import CoreText
import Foundation
package import UIKit

/// The key of the cache of resolved fonts.
private struct FontCacheKey: Hashable {
    let font: Font
    let size: DynamicTypeSize
    /// The generation of the program's registered fonts.
    let generation: Int
}

extension Font {
    /// Returns the UIKit font for a text size.
    package func uiFont(for size: DynamicTypeSize) -> UIFont {
        guard isOfInterface else { return makeFont(for: size) }
        let question = FontCacheKey(font: self, size: size, generation: FontDatabase.shared.generation)
        return Font.resolved.value(for: question) { makeFont(for: size) }
    }

    /// Text repeatedly resolves the same few interface fonts.
    private static let resolved = GenerationalCache<FontCacheKey, UIFont>(limit: 256)

    private func makeFont(for size: DynamicTypeSize) -> UIFont {
        var font = baseFont(size.traits)
        if let width {
            font = UIFont.systemFont(ofSize: font.pointSize, weight: uiWeight, width: .init(rawValue: width.value))
        }
        if hasMonospacedDigits, isOfInterface {
            font = .monospacedDigitSystemFont(ofSize: font.pointSize, weight: uiWeight)
        }
        let design = isMonospaced ? .monospaced : (self.design ?? .default)
        if design != .default, isOfInterface, let changed = font.fontDescriptor.withDesign(design.uiDesign) {
            font = UIFont(descriptor: changed, size: font.pointSize)
        }
        var traits = font.fontDescriptor.symbolicTraits
        if isItalic { traits.insert(.traitItalic) }
        // The weight of a system font is already applied.
        if !isOfInterface, let weight, weight.value >= Weight.semibold.value { traits.insert(.traitBold) }
        if traits != font.fontDescriptor.symbolicTraits, let changed = font.fontDescriptor.withSymbolicTraits(traits) {
            font = UIFont(descriptor: changed, size: font.pointSize)
        }
        guard !smallCapitals.isEmpty else { return font }
        let features: [(type: Int, selector: Int)] = [
            smallCapitals.contains(.lowercase) ? (kLowerCaseType, kLowerCaseSmallCapsSelector) : nil,
            smallCapitals.contains(.uppercase) ? (kUpperCaseType, kUpperCaseSmallCapsSelector) : nil,
        ].compactMap { $0 }
        let descriptor = font.fontDescriptor.addingAttributes([
            .featureSettings: features.map {
                [UIFontDescriptor.FeatureKey.type: $0.type, UIFontDescriptor.FeatureKey.selector: $0.selector]
            }
        ])
        return UIFont(descriptor: descriptor, size: font.pointSize)
    }

    /// The additional line spacing, in points.
    package var extraLeading: CGFloat {
        switch leading {
        case .standard: 0
        case .tight: -2
        case .loose: 2
        }
    }

    private var isOfInterface: Bool {
        switch base {
        case .style, .system: true
        case .named, .uiFont: false
        }
    }

    private var uiWeight: UIFont.Weight {
        if let weight { return UIFont.Weight(weight.value) }
        guard case .style(let style) = base else { return .regular }
        switch style {
        case .headline: return .semibold
        case .extraLargeTitle, .extraLargeTitle2: return .bold
        default: return .regular
        }
    }

    private func baseFont(_ traits: UITraitCollection) -> UIFont {
        switch base {
        case .style(let style):
            let font = UIFont.preferredFont(forTextStyle: style.uiTextStyle, compatibleWith: traits)
            return weight == nil ? font : .systemFont(ofSize: font.pointSize, weight: uiWeight)
        case .system(let size):
            return .systemFont(ofSize: usable(size), weight: uiWeight)
        case .named(let name, let size, let style):
            guard let font = UIFont(name: name, size: usable(size)) else {
                reportInView("There is no font \"\(name)\"; using the system font")
                return .systemFont(ofSize: usable(size), weight: uiWeight)
            }
            guard let style else { return font }
            return UIFontMetrics(forTextStyle: style.uiTextStyle).scaledFont(for: font, compatibleWith: traits)
        case .uiFont(let font):
            return font
        }
    }

    private func usable(_ size: CGFloat) -> CGFloat { size.isFinite && size > 0 ? min(size, 10_000) : 17 }
}
