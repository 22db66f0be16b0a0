import CFontconfig
import Foundation
import Synchronization

/// Fontconfig's lists and rules, independent of any other use of Fontconfig in this process.
// `@unchecked Sendable`: `lock` guards `config` and everything obtained from it.
final class FontconfigMatcher: @unchecked Sendable {
    private let config: OpaquePointer?
    private let lock = Mutex(())
    /// The fonts of each family, by lowercase name, with the characters that each covers.
    private var families: [String: [CoveredFont]] = [:]
    /// Fonts in order of preference as fallbacks for a request.
    private var orders: [FontRequest: UnsafeMutablePointer<FcFontSet>] = [:]
    private let matches = GenerationalCache<FontRequest, InstalledFont?>(limit: 256)

    /// Creates a matcher of the fonts in a folder and those below it, or, without one, of those that the machine's
    /// Fontconfig configuration specifies.
    init(folder: String?) {
        guard let folder else {
            config = FcInitLoadConfigAndFonts()
            return
        }
        // No configuration file is read, so that only the folder's contents matter.
        config = FcConfigCreate()
        let path = folder.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        let rules = "<fontconfig><dir>\(path)</dir><cachedir prefix=\"xdg\">fontconfig</cachedir></fontconfig>"
        FcConfigParseAndLoadFromMemory(config, rules, FcTrue)
        FcConfigBuildFonts(config)
    }

    deinit {
        for font in families.values.joined() { FcCharSetDestroy(font.characters) }
        for order in orders.values { FcFontSetDestroy(order) }
        FcConfigDestroy(config)
    }

    /// A font and the characters that it covers.
    private struct CoveredFont {
        let font: InstalledFont
        /// Fontconfig's set, retained.
        let characters: OpaquePointer
    }

    /// Returns every font that can be drawn, by file. Called once, before any other method.
    func installedFonts() -> [InstalledFont] {
        lock.withLock { _ in
            guard let config, let pattern = FcPatternCreate(), let objects = FcObjectSetCreate() else { return [] }
            defer {
                FcPatternDestroy(pattern)
                FcObjectSetDestroy(objects)
            }
            for object in [
                FC_FILE, FC_INDEX, FC_FAMILY, FC_STYLE, FC_FULLNAME, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_WIDTH, FC_SLANT,
                FC_SPACING, FC_COLOR, FC_FONTFORMAT, FC_VARIABLE, FC_CHARSET,
            ] { FcObjectSetAdd(objects, object) }
            guard let set = FcFontList(config, pattern, objects) else { return [] }
            defer { FcFontSetDestroy(set) }
            // Fontconfig's order changes from run to run.
            let fonts = set.fonts.compactMap { pattern in InstalledFont(pattern).map { (font: $0, pattern: pattern) } }
                .sorted {
                    ($0.font.postScriptName, $0.font.source.path) < ($1.font.postScriptName, $1.font.source.path)
                }
            for (font, pattern) in fonts {
                guard let characters = pattern.characters.flatMap({ FcCharSetCopy($0) }) else { continue }
                families[font.family.lowercased(), default: []].append(CoveredFont(font: font, characters: characters))
            }
            return fonts.map(\.font)
        }
    }

    /// Returns the best font for a request.
    func match(_ request: FontRequest) -> InstalledFont? {
        matches.value(for: request) {
            lock.withLock { _ in
                guard let config, let pattern = pattern(for: request) else { return nil }
                defer { FcPatternDestroy(pattern) }
                var result = FcResultMatch
                guard let match = FcFontMatch(config, pattern, &result) else { return nil }
                defer { FcPatternDestroy(match) }
                return InstalledFont(match)
            }
        }
    }

    /// Returns the font of the first of the request's families, and then of `others`, that covers all of `scalars`; if
    /// none does, the first in Fontconfig's own order that does.
    func fallback(
        for request: FontRequest, then others: [String], showing scalars: [Unicode.Scalar]
    ) -> InstalledFont? {
        lock.withLock { _ in
            for family in [request.families, others].joined() {
                let fonts = (families[family.lowercased()] ?? []).filter {
                    $0.font.hasColor == request.wantsColor && $0.characters.contains(scalars)
                }
                let nearest = fonts.min {
                    $0.font.traits.distance(to: request.traits) < $1.font.traits.distance(to: request.traits)
                }
                if let nearest { return nearest.font }
            }
            guard let config, let order = order(for: request) else { return nil }
            for font in order.fonts where font.isDrawable && font.hasColor == request.wantsColor {
                guard font.shows(scalars), let pattern = pattern(for: request) else { continue }
                defer { FcPatternDestroy(pattern) }
                // Applies the rules to both: a variable font is set to the request's weight.
                guard let match = FcFontRenderPrepare(config, pattern, font) else { continue }
                defer { FcPatternDestroy(match) }
                return InstalledFont(match)
            }
            return nil
        }
    }

    private func order(for request: FontRequest) -> UnsafeMutablePointer<FcFontSet>? {
        if let order = orders[request] { return order }
        guard let pattern = pattern(for: request) else { return nil }
        defer { FcPatternDestroy(pattern) }
        var result = FcResultMatch
        // Not trimmed: a font that adds no character may still be the only one that covers a whole cluster.
        guard let order = FcFontSort(config, pattern, FcFalse, nil, &result) else { return nil }
        if orders.count >= maxOrderCount {
            for order in orders.values { FcFontSetDestroy(order) }
            orders = [:]
        }
        orders[request] = order
        return order
    }

    /// Returns a request with Fontconfig's rules applied.
    private func pattern(for request: FontRequest) -> OpaquePointer? {
        guard let config, let pattern = FcPatternCreate() else { return nil }
        for family in request.families { FcPatternAddString(pattern, FC_FAMILY, family) }
        FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(request.traits.weight))
        FcPatternAddDouble(pattern, FC_WIDTH, request.traits.width)
        FcPatternAddInteger(pattern, FC_SLANT, request.traits.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        if request.traits.isMonospaced { FcPatternAddInteger(pattern, FC_SPACING, FC_MONO) }
        if request.wantsColor { FcPatternAddBool(pattern, FC_COLOR, FcBool(FcTrue)) }
        if let language = request.language { FcPatternAddString(pattern, FC_LANG, language) }
        FcConfigSubstitute(config, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        return pattern
    }
}

/// Each order holds a pointer for each font of the machine.
private let maxOrderCount = 64

extension FontSource {
    fileprivate var path: String {
        if case .file(let path) = bytes { return path }
        return ""
    }
}

extension UnsafeMutablePointer<FcFontSet> {
    fileprivate var fonts: [OpaquePointer] {
        (0..<Int(pointee.nfont)).compactMap { pointee.fonts[$0] }
    }
}

extension InstalledFont {
    /// Creates the description of a font from Fontconfig's; returns nil for one that can't be drawn.
    fileprivate init?(_ pattern: OpaquePointer) {
        guard pattern.isDrawable, let path = pattern.string(FC_FILE), let family = pattern.string(FC_FAMILY) else {
            return nil
        }
        // The instance number of a variable font as a whole.
        let whole = 0x8000
        let index = pattern.integer(FC_INDEX) ?? 0
        let style = pattern.string(FC_STYLE) ?? "Regular"
        let fullName = pattern.string(FC_FULLNAME) ?? "\(family) \(style)"
        self.init(
            source: FontSource(
                .file(path: path), index: index >> 16 == whole ? index & 0xFFFF : index,
                variations: pattern.string(FC_FONT_VARIATIONS).map { FontTag.variations($0) } ?? [:]),
            family: family, style: style, fullName: fullName,
            postScriptName: pattern.string(FC_POSTSCRIPT_NAME) ?? fullName.filter { !$0.isWhitespace },
            traits: FontTraits(
                weight: FcWeightToOpenTypeDouble(pattern.double(FC_WEIGHT) ?? Double(FC_WEIGHT_REGULAR)),
                width: pattern.double(FC_WIDTH) ?? 100, isItalic: (pattern.integer(FC_SLANT) ?? 0) > 0,
                isMonospaced: (pattern.integer(FC_SPACING) ?? 0) >= Int(FC_MONO)), hasColor: pattern.hasColor)
    }
}

extension FontTag {
    /// Parses Fontconfig's format: `wght=700,wdth=90`.
    fileprivate static func variations(_ text: String) -> [FontTag: Double] {
        var variations: [FontTag: Double] = [:]
        for part in text.split(separator: ",") {
            let sides = part.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
            if sides.count == 2, let value = Double(sides[1]) { variations[FontTag(sides[0])] = value }
        }
        return variations
    }
}

// A pattern, which is an opaque type in Fontconfig.
extension OpaquePointer {
    /// True for the formats that shaping can read.
    fileprivate var isDrawable: Bool { ["TrueType", "CFF"].contains(string(FC_FONTFORMAT) ?? "") }
    fileprivate var hasColor: Bool {
        var value: FcBool = 0
        return FcPatternGetBool(self, FC_COLOR, 0, &value) == FcResultMatch && value != 0
    }

    fileprivate func string(_ object: String) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(self, object, 0, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }

    fileprivate func integer(_ object: String) -> Int? {
        var value: Int32 = 0
        return FcPatternGetInteger(self, object, 0, &value) == FcResultMatch ? Int(value) : nil
    }

    fileprivate func double(_ object: String) -> Double? {
        var value = 0.0
        if FcPatternGetDouble(self, object, 0, &value) == FcResultMatch { return value }
        // A variable font has a range.
        var range: OpaquePointer?
        var (low, high) = (0.0, 0.0)
        guard FcPatternGetRange(self, object, 0, &range) == FcResultMatch, FcRangeGetDouble(range, &low, &high) != 0
        else { return nil }
        let usual = object == FC_WEIGHT ? Double(FC_WEIGHT_REGULAR) : 100
        return min(max(usual, low), high)
    }

    /// The set of characters that a pattern's font covers, owned by the pattern.
    fileprivate var characters: OpaquePointer? {
        var characters: OpaquePointer?
        return FcPatternGetCharSet(self, FC_CHARSET, 0, &characters) == FcResultMatch ? characters : nil
    }

    fileprivate func shows(_ scalars: [Unicode.Scalar]) -> Bool { characters?.contains(scalars) ?? false }

    /// Returns whether a set of characters contains all of `scalars`.
    fileprivate func contains(_ scalars: [Unicode.Scalar]) -> Bool {
        scalars.allSatisfy { FcCharSetHasChar(self, $0.value) != 0 }
    }
}
