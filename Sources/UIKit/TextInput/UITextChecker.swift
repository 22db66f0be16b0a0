public import Foundation
import Synchronization

/// Finds misspelled words with the Hunspell dictionaries of the system, or those in the folders of the variable
/// `DICPATH`.
///
/// Without a dictionary, no word of a language is misspelled.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextchecker)
@MainActor
open class UITextChecker: NSObject {
    /// The words that this checker ignores.
    open var ignoredWords: [String]? = []

    private static let dictionaries = Mutex<[String: SpellingDictionary?]>([:])
    private static var learned: Set<String> = []

    public override init() {}

    private static func dictionary(_ language: String) -> SpellingDictionary? {
        dictionaries.withLock { known in
            if let found = known[language] { return found }
            let read = SpellingDictionary(language: language)
            known[language] = read
            return read
        }
    }

    /// The languages with a dictionary, such as "en_US".
    open class var availableLanguages: [String] { SpellingDictionary.languages }

    // MARK: Checking

    /// Returns the first misspelled word in a range, in UTF-16 units, from an offset on; its location is `NSNotFound`
    /// if there is none.
    ///
    /// - Parameters:
    ///   - stringToCheck: the text.
    ///   - range: the range to check.
    ///   - startingOffset: the offset in the text at which checking starts.
    ///   - wrapFlag: whether to continue with the words of the range before the offset.
    ///   - language: the language, one of ``availableLanguages``.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        let text = stringToCheck as NSString
        let range = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
        guard range.length > 0, let dictionary = UITextChecker.dictionary(language) else { return none }
        let ignored = Set(ignoredWords ?? []).union(UITextChecker.learned)
        let wrong = UITextChecker.words(of: text, range).filter { word in
            let own = text.substring(with: word)
            return !ignored.contains(own) && !dictionary.contains(own)
        }
        return wrong.first { $0.location >= startingOffset } ?? (wrapFlag ? wrong.first : nil) ?? none
    }

    /// The words in a range: letters with apostrophes between them. Words with digits are skipped.
    private static func words(of text: NSString, _ range: NSRange) -> [NSRange] {
        var words: [NSRange] = []
        var start = range.location
        var hasDigit = false
        func isPart(_ index: Int) -> Bool {
            let unit = text.character(at: index)
            guard let scalar = Unicode.Scalar(unit) else { return true }
            if scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark { return true }
            if scalar.properties.numericType != nil {
                hasDigit = true
                return true
            }
            guard unit == 0x27 || unit == 0x2019, index > start, index + 1 < NSMaxRange(range) else { return false }
            return Unicode.Scalar(text.character(at: index + 1))?.properties.isAlphabetic ?? true
        }
        for index in range.location..<NSMaxRange(range) where !isPart(index) {
            if index > start, !hasDigit { words.append(NSRange(location: start, length: index - start)) }
            (start, hasDigit) = (index + 1, false)
        }
        if NSMaxRange(range) > start, !hasDigit {
            words.append(NSRange(location: start, length: NSMaxRange(range) - start))
        }
        return words
    }

    /// Returns corrections for a misspelled word, most likely first; nil without a dictionary.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let dictionary = UITextChecker.dictionary(language), let word = word(range, string) else { return nil }
        return dictionary.guesses(for: word)
    }

    /// Returns completions of a partial word; nil without a dictionary.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let dictionary = UITextChecker.dictionary(language), let word = word(range, string) else { return nil }
        return dictionary.completions(of: word)
    }

    private func word(_ range: NSRange, _ string: String) -> String? {
        let text = string as NSString
        guard range.location >= 0, range.length > 0, NSMaxRange(range) <= text.length else { return nil }
        return text.substring(with: range)
    }

    // MARK: Ignoring and learning

    /// Makes this checker ignore a word.
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    /// Makes all checkers accept a word, until the program ends.
    open class func learnWord(_ word: String) { learned.insert(word) }

    /// Returns whether a word has been learned.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

    /// Removes a learned word.
    open class func unlearnWord(_ word: String) { learned.remove(word) }
}
