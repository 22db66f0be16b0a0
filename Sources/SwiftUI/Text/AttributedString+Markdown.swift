public import Foundation

extension AttributedString {
    /// Options for parsing Markdown.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions)
    public struct MarkdownParsingOptions: Sendable {
        /// Which syntax is parsed.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Block syntax as well: paragraphs, headings, lists. The text of blocks is joined without separators.
            case full
            /// Inline syntax only; line breaks become spaces.
            case inlineOnly
            /// Inline syntax only; white space is preserved.
            case inlineOnlyPreservingWhitespace
        }

        /// The behaviour for invalid sources. There are none: any text is valid Markdown.
        public enum FailurePolicy: Hashable, Sendable {
            /// Throws an error.
            case throwError
            /// Returns what has been parsed so far.
            case returnPartiallyParsedIfPossible
        }

        /// Has no effect: `^[text](attributes)` is always parsed, and shows its text.
        public var allowsExtendedAttributes: Bool
        /// Which syntax is parsed.
        public var interpretedSyntax: InterpretedSyntax
        /// The behaviour for invalid sources, of which there are none.
        public var failurePolicy: FailurePolicy
        /// The language of the text (BCP 47); it has no effect.
        public var languageCode: String?

        /// Creates options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Parses Markdown.
    ///
    /// - Parameters:
    ///   - markdown: the Markdown source.
    ///   - options: the parsing options. Full syntax by default.
    ///   - baseURL: the URL against which relative links are resolved.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for piece in MarkdownBlocks.pieces(of: markdown, options.interpretedSyntax) {
            switch piece {
            case .code(let text):
                var code = AttributedString(text)
                code.inlinePresentationIntent = .code
                append(code)
            case .inline(let text):
                for run in InlineMarkdown.runs(of: [.literal(text)]) { append(Self(run, relativeTo: baseURL)) }
            }
        }
    }

    /// Parses Markdown; the scope has no effect.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// Parses Markdown; the scope has no effect.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// Parses UTF-8 encoded Markdown.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// Parses the Markdown in a file.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    private init(_ run: InlineMarkdown.Run, relativeTo baseURL: URL?) {
        switch run.piece {
        case .string(let text), .literal(let text): self.init(text)
        default: self.init()
        }
        var intent = InlinePresentationIntent()
        for modifier in run.modifiers {
            switch modifier {
            case .weight: intent.insert(.stronglyEmphasized)
            case .italic: intent.insert(.emphasized)
            case .monospaced: intent.insert(.code)
            case .strikethrough: intent.insert(.strikethrough)
            case .link(let url):
                self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
                    baseURL.flatMap { URL(string: url.relativeString, relativeTo: $0) } ?? url
            default: break
            }
        }
        if !intent.isEmpty { self.inlinePresentationIntent = intent }
    }
}

/// The most common blocks of Markdown, as specified by
/// [CommonMark](https://spec.commonmark.org/0.31.2/#blocks-and-inlines).
enum MarkdownBlocks {
    enum Piece: Equatable {
        case inline(String)
        /// A code block, with its line breaks.
        case code(String)
    }

    static func pieces(
        of source: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
    ) -> [Piece] {
        switch syntax {
        case .inlineOnlyPreservingWhitespace: [.inline(source)]
        case .inlineOnly: [.inline(joined(source.split(separator: "\n", omittingEmptySubsequences: false)))]
        case .full: blocks(source)
        }
    }

    private static func blocks(_ source: String) -> [Piece] {
        var pieces: [Piece] = []
        var lines: [Substring] = []
        var code: [Substring]?
        func flush() {
            if !lines.isEmpty { pieces.append(.inline(joined(lines))) }
            lines = []
        }
        func endCode() {
            if let own = code { pieces.append(.code(own.map { $0 + "\n" }.joined())) }
            code = nil
        }
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let isFence = line.drop { $0 == " " }.hasPrefix("```")
            if code != nil {
                if isFence { endCode() } else { code?.append(line) }
                continue
            }
            if isFence {
                flush()
                code = []
                continue
            }
            let text = line.drop { $0 == " " || $0 == ">" }
            if text.allSatisfy(\.isWhitespace) || text.wholeMatch(of: /(-\s*){3,}|(\*\s*){3,}|(_\s*){3,}/) != nil {
                flush()
            } else if let heading = text.wholeMatch(of: /#{1,6}\s+(.*?)(\s+#+\s*)?/) {
                flush()
                pieces.append(.inline(String(heading.1)))
            } else if let item = text.prefixMatch(of: /([-*+]|\d{1,9}[.)])\s+/) {
                flush()
                lines = [text[item.range.upperBound...]]
            } else {
                lines.append(text)
            }
        }
        endCode()
        flush()
        return pieces
    }

    /// Joins the lines of a paragraph: two trailing spaces or a backslash make a hard line break.
    private static func joined(_ lines: [Substring]) -> String {
        var text = ""
        for (index, line) in lines.enumerated() {
            let isLast = index == lines.count - 1
            if !isLast, line.hasSuffix("\\") {
                text += line.dropLast() + "\n"
            } else {
                let plain = line.trimmingCharacters(in: .whitespaces)
                text += plain + (isLast ? "" : line.hasSuffix("  ") ? "\n" : " ")
            }
        }
        return text
    }
}
