public import Foundation

extension AttributedString {
    /// How Markdown is read.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions)
    public struct MarkdownParsingOptions: Sendable {
        /// How much of Markdown is read.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Blocks, too: paragraphs, headings, lists. Their texts follow each other without anything between them.
            case full
            /// What stands in a line; ends of lines are spaces.
            case inlineOnly
            /// What stands in a line; white space stays as it is.
            case inlineOnlyPreservingWhitespace
        }

        /// What happens where the source can't be read, which is never: all text is Markdown.
        public enum FailurePolicy: Hashable, Sendable {
            /// An error is thrown.
            case throwError
            /// What has been read is returned.
            case returnPartiallyParsedIfPossible
        }

        /// Whether `^[text](attributes)` is read: it is always, and shows its text.
        public var allowsExtendedAttributes: Bool
        /// How much of Markdown is read.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens where the source can't be read, which is never.
        public var failurePolicy: FailurePolicy
        /// The language of the text (BCP 47); it has no effect.
        public var languageCode: String?

        /// Makes options.
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

    /// Reads Markdown.
    ///
    /// - Parameters:
    ///   - markdown: the source.
    ///   - options: how much of it is read: all, by default.
    ///   - baseURL: what addresses of links are relative to.
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

    /// Reads Markdown; the scope has no effect.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// Reads Markdown; the scope has no effect.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// Reads Markdown in UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// Reads Markdown in a file.
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

/// The blocks of Markdown, as [CommonMark](https://spec.commonmark.org/0.31.2/#blocks-and-inlines) has the most usual ones.
enum MarkdownBlocks {
    enum Piece: Equatable {
        case inline(String)
        /// A block of code, ends of lines and all.
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

    /// Lines of one paragraph: two spaces or a backslash at a line's end break it.
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
