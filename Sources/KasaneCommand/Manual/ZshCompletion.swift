/// Completion for zsh.
enum ZshCompletion {
    static var text: String {
        let commands = CompletedCommand.all
        var lines = [
            "#compdef kasane", "# Generated from the texts of \"kasane help\": edit those instead.", "_kasane() {",
            "    local -a commands devices",
            "    commands=(",
        ]
        lines += commands.map { "        \(quoted($0.name + ":" + $0.summary))" }
        lines += ["        'help:show help for a command'", "    )", "    devices=("]
        lines += CompletedCommand.devices.map { "        \(quoted($0))" }
        lines += [
            "    )",
            "    if (( CURRENT == 2 )); then _describe command commands; return; fi",
            "    local command=$words[2]",
            "    shift words; (( CURRENT-- ))",
            "    case $command in",
            "        help) _describe command commands ;;",
        ]
        for command in commands {
            lines.append("        \(command.name)) _arguments \\")
            lines += command.options.map { "            \(quoted(argument($0))) \\" }
            lines.append("            '*:file:_files' ;;")
        }
        lines += ["    esac", "}", "_kasane \"$@\""]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func argument(_ option: CompletedCommand.Option) -> String {
        let description = option.description.replacing("\\", with: "\\\\").replacing("[", with: "\\[")
            .replacing("]", with: "\\]")
        let value =
            switch option.value {
            case .none: ""
            case .file: ":file:_files"
            case .folder: ":folder:_files -/"
            case .device: ":device:compadd -a devices"
            case .other: ":value: "
            }
        return "\(option.name)[\(description)]\(value)"
    }

    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
