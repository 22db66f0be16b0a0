/// A parsed help text, from which manual pages and completions are generated, so that nothing is written twice.
struct HelpPage {
    /// A part of the text.
    enum Block: Equatable {
        case paragraph(String)
        /// A line that ends in a colon, above an indented list.
        case heading(String)
        /// Verbatim lines: command lines, source, keys.
        case example([String])
        case options([Option])
    }

    /// Options with a common description.
    struct Option: Equatable {
        /// As written in the text, such as `--from, --to SECONDS`.
        var declaration: String
        var description: String
        var names: [Name] { HelpPage.names(in: declaration) }
    }

    /// An option and its value's placeholder.
    struct Name: Hashable {
        var name: String
        /// Such as `SECONDS`; nil for a switch.
        var value: String?
    }

    /// The command line above the text, such as `kasane render SCENE -o FILE`.
    let heading: String
    /// A summary, without a full stop.
    let summary: String
    let blocks: [Block]

    init(_ topic: HelpTopic) { self.init(topic.text) }

    init(_ text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let first = lines.removeFirst()
        let parts = first.components(separatedBy: ": ")
        heading = parts.count > 1 ? parts[0] : "kasane"
        let summary = parts.count > 1 ? parts.dropFirst().joined(separator: ": ") : first
        self.summary = summary.hasSuffix(".") ? String(summary.dropLast()) : summary
        var blocks: [Block] = []
        for paragraph in lines.split(separator: "", omittingEmptySubsequences: true) {
            blocks += HelpPage.blocks(of: Array(paragraph))
        }
        self.blocks = blocks
    }

    /// The commands that the heading names.
    var commands: [String] {
        let words = heading.split { $0 == " " || $0 == "," }.map(String.init)
        let all = zip(words, words.dropFirst()).filter { $0.0 == "kasane" }.map { $0.1 }
        return all.filter { $0.first?.isLowercase == true }
    }

    /// All options, including those in the heading, in order.
    var options: [Option] {
        var result = HelpPage.names(inHeading: heading).map { name in
            Option(declaration: name.name + (name.value.map { " \($0)" } ?? ""), description: "")
        }
        for case .options(let options) in blocks { result += options }
        return result
    }

    // MARK: Parsing

    private static func blocks(of lines: [String]) -> [Block] {
        var blocks: [Block] = []
        var prose: [String] = []
        func endProse() {
            guard let last = prose.last else { return }
            // A separate line above a list is its heading; the last of several is the end of a sentence.
            let text = prose.joined(separator: " ")
            blocks.append(
                prose.count == 1 && last.hasSuffix(":") ? .heading(String(last.dropLast())) : .paragraph(text))
            prose = []
        }
        for line in lines {
            guard line.hasPrefix("  ") else {
                prose.append(line)
                continue
            }
            endProse()
            let content = String(line.dropFirst(2))
            if let option = option(in: content) {
                if case .options(let options)? = blocks.last {
                    blocks[blocks.count - 1] = .options(options + [option])
                } else {
                    blocks.append(.options([option]))
                }
            } else if case .options(var options)? = blocks.last, content.hasPrefix(" ") {
                let more = content.drop { $0 == " " }
                let before = options[options.count - 1].description
                options[options.count - 1].description = before.isEmpty ? String(more) : "\(before) \(more)"
                blocks[blocks.count - 1] = .options(options)
            } else if case .example(let example)? = blocks.last {
                blocks[blocks.count - 1] = .example(example + [content])
            } else {
                blocks.append(.example([content]))
            }
        }
        endProse()
        return blocks
    }

    /// Parses a line that declares options: their names with values, spaces, and a description.
    private static func option(in line: String) -> Option? {
        guard line.hasPrefix("-") else { return nil }
        var rest = Substring(line)
        var end = rest.startIndex
        while rest.hasPrefix("-") {
            rest = rest.drop { $0 != " " && $0 != "," }
            end = rest.startIndex
            // One space and a capitalized word: the value. A description begins further right, or in lower case.
            let value = rest.dropFirst().prefix { $0 != " " && $0 != "," }
            if rest.hasPrefix(" "), value.first?.isUppercase == true, value.dropFirst().allSatisfy(isOfValue) {
                rest = rest[value.endIndex...]
                end = rest.startIndex
            }
            guard rest.hasPrefix(", -") else { break }
            rest = rest.dropFirst(2)
        }
        // A list that continues on the next line ends in a comma.
        let description = line[end...].drop { $0 == " " || $0 == "," }
        return Option(declaration: String(line[..<end]), description: String(description))
    }

    private static func isOfValue(_ character: Character) -> Bool {
        character.isUppercase || character == "x" || character == "-"
    }

    /// The names in a declaration. If an option has two forms, only the last one is followed by the value.
    fileprivate static func names(in declaration: String) -> [Name] {
        var names: [Name] = []
        var value: String?
        for part in declaration.components(separatedBy: ", ").reversed() {
            let words = part.split(separator: " ", maxSplits: 1).map(String.init)
            if words.count > 1 { value = words[1] }
            names.insert(Name(name: words[0], value: value), at: 0)
        }
        return names
    }

    private static func names(inHeading heading: String) -> [Name] {
        let words = heading.split { " []|,".contains($0) }.map(String.init)
        return words.indices.compactMap { index in
            guard words[index].hasPrefix("-") else { return nil }
            let next = index + 1 < words.count ? words[index + 1] : ""
            let isValue = !next.isEmpty && next.allSatisfy { $0.isUppercase || $0 == "." }
            return Name(name: words[index], value: isValue ? next : nil)
        }
    }
}
