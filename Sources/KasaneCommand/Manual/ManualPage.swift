/// A help text as a manual page for `man`.
struct ManualPage {
    let topic: HelpTopic
    private let page: HelpPage

    init(_ topic: HelpTopic) {
        self.topic = topic
        page = HelpPage(topic)
    }

    /// The page's name: `kasane-render`, or `kasane` for the overview.
    var name: String { ManualPage.name(of: names.first) }

    /// The commands of a topic that have this page. Another topic may have claimed one earlier.
    var names: [String] {
        let earlier = HelpTopic.allCases.prefix { $0 != topic }.flatMap { HelpPage($0).commands }
        return page.commands.filter { !earlier.contains($0) }
    }

    static func name(of command: String?) -> String { command.map { "kasane-\($0)" } ?? "kasane" }

    var text: String {
        let synopsis = page.heading == "kasane" ? "kasane COMMAND ..." : page.heading
        var lines = [
            ".\\\" Generated from the text of \"kasane help\": edit that instead.",
            ".TH \(name.uppercased().escaped) 1 \"\" \"kasane \(Command.version)\" \"Kasane\"", ".SH NAME",
            "\(name.escaped) \\- \(page.summary.escaped)", ".SH SYNOPSIS", ".nf", synopsis.line, ".fi",
            ".SH DESCRIPTION",
        ]
        for block in page.blocks {
            switch block {
            case .paragraph(let text): lines += [".PP", text.line]
            case .heading(let text): lines += [".SS \"\(text.escaped)\""]
            case .example(let examples): lines += [".PP", ".RS 4", ".EX"] + examples.map(\.line) + [".EE", ".RE"]
            case .options(let options):
                for option in options {
                    lines += [".TP", ".B \(option.declaration.escaped)", option.description.line]
                }
            }
        }
        let others = HelpTopic.allCases.filter { $0 != topic }.map { ManualPage($0).name }.sorted()
        lines += [".SH SEE ALSO", others.map { ".BR \($0.escaped) (1)" }.joined(separator: " ,\n")]
        return lines.joined(separator: "\n") + "\n"
    }
}

extension String {
    /// The text with roff's special characters escaped: a hyphen becomes a minus, as it is typed.
    fileprivate var escaped: String {
        replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
            .replacing("'", with: "\\(aq").replacing("`", with: "\\(ga").replacing("~", with: "\\(ti")
            .replacing("^", with: "\\(ha")
    }

    /// A line of text; a leading full stop, which would make it a request, is escaped.
    fileprivate var line: String { hasPrefix(".") ? "\\&\(escaped)" : escaped }
}
