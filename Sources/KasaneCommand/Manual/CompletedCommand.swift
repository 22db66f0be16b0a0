import Kasane

/// A command, for shell completion.
struct CompletedCommand {
    /// An option, for shell completion.
    struct Option: Equatable {
        var name: String
        var value: Value
        /// One line.
        var description: String
    }

    /// The kind of an option's value.
    enum Value: Equatable {
        case none, file, folder, device
        /// A value that can't be listed, such as a number.
        case other

        init(_ word: String?) {
            switch word {
            case nil: self = .none
            case "DIR"?: self = .folder
            case let word?: self = word.hasPrefix("FILE") || word == "PATTERN" ? .file : .other
            }
        }
    }

    let name: String
    let summary: String
    let options: [Option]

    /// The values of `--device`.
    static let devices = SimulatedDevice.all.map(\.name)

    /// The commands of all help pages.
    static let all: [CompletedCommand] = {
        let pages = HelpTopic.allCases.map { HelpPage($0) }
        // If a page only lists an option's name, other pages describe its value and effect.
        var known: [String: HelpPage.Name] = [:]
        var descriptions: [String: String] = [:]
        for option in pages.flatMap(\.options) {
            for name in option.names {
                if known[name.name]?.value == nil { known[name.name] = name }
                let isReference = option.description.hasPrefix("as for")
                if !option.description.isEmpty, !isReference, descriptions[name.name] == nil {
                    descriptions[name.name] = option.description
                }
            }
        }
        var commands: [CompletedCommand] = []
        for page in pages {
            for name in page.commands where !commands.contains(where: { $0.name == name }) {
                // A command may be named on several pages: all of them describe it.
                let options = pages.filter { $0.commands.contains(name) }.flatMap { $0.options(of: name) }
                commands.append(CompletedCommand(name, page.summary, options, known, descriptions))
            }
        }
        return commands
    }()

    private init(
        _ name: String, _ summary: String, _ options: [HelpPage.Option], _ known: [String: HelpPage.Name],
        _ descriptions: [String: String]
    ) {
        self.name = name
        self.summary = summary
        var result: [Option] = []
        let help = HelpPage.Option(declaration: "-h, --help", description: "print this help")
        for option in options + [help] {
            for optionName in option.names where !result.contains(where: { $0.name == optionName.name }) {
                let isReference = option.description.isEmpty || option.description.hasPrefix("as for")
                let text = isReference ? descriptions[optionName.name] ?? option.description : option.description
                let value = optionName.value ?? known[optionName.name]?.value
                result.append(
                    Option(
                        name: optionName.name,
                        value: optionName.name == "--device" ? .device : Value(value),
                        description: CompletedCommand.firstPart(of: text)))
            }
        }
        self.options = result
    }

    /// The first sentence, or the part before a colon and a list: there is only one line for it.
    private static func firstPart(of text: String) -> String {
        let end = text.range(of: ". ")?.lowerBound ?? text.endIndex
        let sentence = text[..<end]
        return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
    }
}

extension HelpPage {
    /// The options of one of the commands in the heading. Options in the heading itself belong to the preceding
    /// command.
    fileprivate func options(of command: String) -> [Option] {
        guard commands.count > 1 else { return options }
        let parts = heading.components(separatedBy: "kasane ").filter { $0.hasPrefix(command) }
        let own = parts.flatMap { HelpPage("kasane \($0): x").options }
        // On a page for several commands, an option may be limited to some of them, as its text says.
        let listed = blocks.flatMap { block -> [Option] in
            if case .options(let options) = block { options } else { [] }
        }
        return own + listed.filter { $0.isOption(of: command, among: commands) }
    }
}

extension HelpPage.Option {
    /// "for test and run: ..." names the commands that have the option.
    fileprivate func isOption(of command: String, among commands: [String]) -> Bool {
        guard description.hasPrefix("for "), let end = description.firstIndex(of: ":") else { return true }
        let words = description[..<end].split { $0 == " " || $0 == "," }.map(String.init)
        return words.contains(command) || !words.contains { commands.contains($0) }
    }
}
