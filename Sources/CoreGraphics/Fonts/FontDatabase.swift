import CFontconfig
import Foundation
import Synchronization

/// The fonts of this machine, as Fontconfig finds them, or of one folder, and those that the program has registered.
package final class FontDatabase: Sendable {
    /// The fonts below the folder that the environment variable `KASANE_FONTS` names, or, if it is not set, those of
    /// the machine.
    package static let shared = FontDatabase(folder: ProcessInfo.processInfo.environment[folderVariable])

    /// The environment variable that names the folder of the only fonts to use.
    package static let folderVariable = "KASANE_FONTS"

    /// The folder of the only fonts to use; nil for the machine's.
    package let folder: String?

    private struct Registered {
        var fonts: [InstalledFont] = []
        /// Incremented whenever the list changes.
        var generation = 0
    }

    private let installed: [InstalledFont]
    private let installedNames: FontNameIndex
    private let registered = Mutex(Registered())
    private let matcher: FontconfigMatcher

    /// Creates a database of the fonts below a folder, or, where it is nil or empty, of those of the machine.
    package init(folder: String?) {
        self.folder = folder.flatMap { $0.isEmpty ? nil : $0 }
        matcher = FontconfigMatcher(folder: self.folder)
        installed = matcher.installedFonts()
        installedNames = FontNameIndex(installed)
        if let folder = self.folder, installed.isEmpty {
            reportOnce("\(FontDatabase.folderVariable) is \(folder), which contains no fonts: no text is drawn")
        }
    }

    // MARK: Lookup

    /// All fonts, the program's own first.
    package var fonts: [InstalledFont] { registered.withLock { $0.fonts } + installed }

    /// Returns the font with a PostScript or full name, ignoring case.
    package func font(named name: String) -> InstalledFont? {
        let own = registered.withLock { $0.fonts }
        return (own.isEmpty ? nil : FontNameIndex(own).font(named: name)) ?? installedNames.font(named: name)
    }

    /// Returns the fonts of a family, the program's own first.
    package func family(_ name: String) -> [InstalledFont] {
        let own = registered.withLock { $0.fonts }
        return (own.isEmpty ? [] : FontNameIndex(own).family(name)) + installedNames.family(name)
    }

    /// Returns the font of a family that best matches `traits`.
    package func font(ofFamily family: String, like traits: FontTraits) -> InstalledFont? {
        self.family(family).min { $0.traits.distance(to: traits) < $1.traits.distance(to: traits) }
    }

    /// Returns the font of the first of `families` that is installed.
    package func font(ofFirst families: [String], like traits: FontTraits) -> InstalledFont? {
        families.lazy.compactMap { self.font(ofFamily: $0, like: traits) }.first
    }

    /// Returns the substitute for one of Apple's fonts, by its PostScript name, full name or family; nil for any other
    /// name.
    package func substitute(forAppleFont name: String) -> InstalledFont? {
        let name = FontName(name)
        return font(ofFirst: name.substitutes, like: name.traits)
    }

    /// Returns the font that Fontconfig's rules substitute for a family that may not be installed.
    package func substitute(for request: FontRequest) -> InstalledFont? { matcher.match(request) }

    /// Returns a font that covers all of `scalars`: from the first family of the request, or of `others`, that has one,
    /// or else Fontconfig's choice.
    package func fallback(
        for request: FontRequest, then others: [String] = [], showing scalars: [Unicode.Scalar]
    ) -> InstalledFont? {
        matcher.fallback(for: request, then: others, showing: scalars)
    }

    // MARK: Registration

    /// Registers fonts for this process; returns false, registering none, if a font at the same location already is.
    package func register(_ fonts: [InstalledFont]) -> Bool {
        registered.withLock { registered in
            let bytes = Set(registered.fonts.map(\.source.bytes))
            guard !fonts.contains(where: { bytes.contains($0.source.bytes) }) else { return false }
            registered.fonts += fonts
            registered.generation += 1
            return true
        }
    }

    /// Unregisters the fonts at a location; returns false when none of them was registered.
    package func unregister(_ bytes: FontSource.Bytes) -> Bool {
        registered.withLock { registered in
            let rest = registered.fonts.filter { $0.source.bytes != bytes }
            guard rest.count < registered.fonts.count else { return false }
            registered.fonts = rest
            registered.generation += 1
            return true
        }
    }

    package func isRegistered(_ bytes: FontSource.Bytes) -> Bool {
        registered.withLock { $0.fonts.contains { $0.source.bytes == bytes } }
    }

    /// Changes whenever fonts are registered or unregistered, which invalidates caches.
    package var generation: Int { registered.withLock { $0.generation } }
}

/// A request for a font.
package struct FontRequest: Sendable, Hashable {
    /// The families to choose from, in order of preference.
    package var families: [String]
    package var traits: FontTraits
    /// The language of the text (BCP 47), which distinguishes Chinese from Japanese glyphs.
    package var language: String?
    /// True for colour glyphs.
    package var wantsColor: Bool

    package init(
        families: [String], traits: FontTraits = FontTraits(), language: String? = nil, wantsColor: Bool = false
    ) {
        self.families = families
        self.traits = traits
        self.language = language
        self.wantsColor = wantsColor
    }
}

/// Fonts by name, ignoring case.
private struct FontNameIndex: Sendable {
    private var byName: [String: InstalledFont] = [:]
    private var byFamily: [String: [InstalledFont]] = [:]

    init(_ fonts: [InstalledFont]) {
        for font in fonts {
            // Of two fonts with the same name the first is taken; a PostScript name takes precedence over a full name.
            byName[font.postScriptName.lowercased()] = byName[font.postScriptName.lowercased()] ?? font
            byFamily[font.family.lowercased(), default: []].append(font)
        }
        for font in fonts {
            byName[font.fullName.lowercased()] = byName[font.fullName.lowercased()] ?? font
        }
    }

    func font(named name: String) -> InstalledFont? { byName[name.lowercased()] }
    func family(_ name: String) -> [InstalledFont] { byFamily[name.lowercased()] ?? [] }
}
