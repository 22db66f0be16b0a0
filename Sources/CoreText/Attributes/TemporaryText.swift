package import Foundation
import Synchronization

/// An attributed string for a while, lent from a stock that is used again and again.
///
/// Foundation on Linux never lets go of what an attributed string keeps beside its characters, the values of its attributes
/// among it ([swift-corelibs-foundation#5256](https://github.com/swiftlang/swift-corelibs-foundation/pull/5256)). One
/// that is emptied and filled anew takes no more memory.
package final class TemporaryText {
    /// Good as long as this object: keep it to the end of what uses the string.
    package let string: NSMutableAttributedString

    /// A text with the same attributes everywhere.
    package init(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) {
        string = Self.stock.take()
        guard !text.isEmpty else { return }
        string.replaceCharacters(in: NSRange(location: 0, length: 0), with: text)
        string.setAttributes(attributes, range: whole)
    }

    /// A copy of a text.
    package convenience init(_ text: NSAttributedString) {
        self.init(text.string)
        text.enumerateAttributes(in: whole) { attributes, range, _ in
            string.setAttributes(attributes, range: range)
        }
    }

    deinit {
        let isShort = string.length <= Self.greatestLength
        if string.length > 0 { string.deleteCharacters(in: whole) }
        if isShort { Self.stock.giveBack(string) }
    }

    package var whole: NSRange { NSRange(location: 0, length: string.length) }

    /// Calls `body` with a text that is good until it returns.
    package static func with<Result>(
        _ text: String, _ attributes: [NSAttributedString.Key: Any], _ body: (NSAttributedString) throws -> Result
    ) rethrows -> Result {
        let text = TemporaryText(text, attributes)
        defer { withExtendedLifetime(text) {} }
        return try body(text.string)
    }

    /// In UTF-16 units. What was longer keeps too much memory.
    private static let greatestLength = 1 << 12

    private static let stock = Stock()

    // `@unchecked Sendable`: `strings` guards the list, and only who took a string has it.
    private final class Stock: @unchecked Sendable {
        private struct Strings: @unchecked Sendable {
            var waiting: [NSMutableAttributedString] = []
        }

        private let strings = Mutex(Strings())
        private static let mostWaiting = 16

        func take() -> NSMutableAttributedString {
            let taken = strings.withLock { strings in
                nonisolated(unsafe) let last = strings.waiting.popLast()
                return last
            }
            return taken ?? NSMutableAttributedString(string: "")
        }

        func giveBack(_ string: NSMutableAttributedString) {
            nonisolated(unsafe) let string = string
            strings.withLock { strings in
                if strings.waiting.count < Self.mostWaiting { strings.waiting.append(string) }
            }
        }
    }
}
