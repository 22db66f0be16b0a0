import CHyphen
import Foundation
import Synchronization

/// Finds the hyphenation points in words of a language, with libhyphen and the patterns installed for the language.
// `@unchecked Sendable`: libhyphen only reads patterns once they are loaded, and they are never released.
final class Hyphenator: @unchecked Sendable {
    private let patterns: UnsafeMutablePointer<HyphenDict>

    /// The maximum length of words; longer ones don't occur in any language.
    static let maxWordLength = 100

    /// The folder into which Debian's pattern packages, such as `hyphen-en-us`, install.
    private static let folder = "/usr/share/hyphen"

    private static let library = LoadedLibrary(hyphen_library(), hyphen_library_load)

    private struct Known {
        /// Nil for languages without patterns.
        var languages: [String: Hyphenator?] = [:]
        /// One file often serves several regions.
        var files: [String: Hyphenator] = [:]
    }

    private static let known = Mutex(Known())

    private init?(file: String) {
        guard let patterns = Hyphenator.library.functions.hnj_hyphen_load(file) else { return nil }
        self.patterns = patterns
    }

    /// Returns the hyphenator of a language, such as "de-AT"; nil if there is none.
    ///
    /// - Parameter language: BCP 47; nil for the user's.
    static func of(_ language: String?) -> Hyphenator? {
        let language = language ?? Locale.preferredLanguages.first ?? "en"
        // Others wait: loading the patterns of German takes seconds.
        return known.withLock { known in
            if let hyphenator = known.languages[language] { return hyphenator }
            guard known.languages.count < maxLanguageCount else { return nil }
            let hyphenator = load(language, &known.files)
            known.languages[language] = .some(hyphenator)
            return hyphenator
        }
    }

    private static func load(_ language: String, _ files: inout [String: Hyphenator]) -> Hyphenator? {
        if let missing = library.missing {
            reportOnce("Core Text: hyphens need libhyphen, but \(missing) is not installed: apt-get install libhyphen0")
            return nil
        }
        let file = file(for: language).map {
            URL(fileURLWithPath: "\(folder)/\($0)").resolvingSymlinksInPath().path
        }
        guard let file, let hyphenator = files[file] ?? Hyphenator(file: file) else {
            let name = String(language.prefix(40)).debugDescription
            reportOnce("Core Text: no hyphenation patterns in \(folder) for the language \(name)")
            return nil
        }
        files[file] = hyphenator
        return hyphenator
    }

    /// Text may specify any number of languages.
    private static let maxLanguageCount = 200

    /// Returns the name of the file with a language's patterns: for its region, for no region, for the region with the
    /// most speakers, or for any region.
    private static func file(for language: String) -> String? {
        let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
        let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte | 0x20) }
        guard let code = parts.first?.lowercased(), (2...3).contains(code.utf8.count), code.utf8.allSatisfy(isLetter)
        else { return nil }
        let region = parts.dropFirst().first { $0.utf8.count == 2 && $0.utf8.allSatisfy(isLetter) }?.uppercased()
        let usual = Locale.Language(identifier: Locale.Language(identifier: code).maximalIdentifier).region?.identifier
        let installed = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let names = [region.map { "_\($0)" }, "", usual.map { "_\($0)" }].compactMap { $0 }.map {
            "hyph_\(code)\($0).dic"
        }
        return names.first { installed.contains($0) }
            ?? installed.first { $0.hasPrefix("hyph_\(code)_") && $0.hasSuffix(".dic") }
    }

    /// Returns the units before which a word may be hyphenated, from its start, in order.
    func places(in word: ArraySlice<UInt16>) -> [Int] {
        guard word.count <= Hyphenator.maxWordLength else { return [] }
        let word = String(decoding: word, as: UTF16.self)
        // Patterns are in lowercase. A letter whose lowercase form has two letters would shift the positions.
        let lower = word.lowercased()
        guard lower.unicodeScalars.count == word.unicodeScalars.count else { return [] }
        var marks = [CChar](repeating: 0, count: lower.utf8.count + Int(HYPHEN_MARGIN))
        let isMarked = withUnsafePointer(to: Hyphenator.library.functions) {
            hyphen_mark($0, patterns, lower, lower.utf8.count, &marks)
        }
        guard isMarked else { return [] }
        var places: [Int] = []
        var place = 0
        for (scalar, mark) in zip(word.unicodeScalars, marks) {
            place += UTF16.width(scalar)
            if mark & 1 == 1 { places.append(place) }
        }
        if places.last == place { places.removeLast() }
        return places
    }
}
