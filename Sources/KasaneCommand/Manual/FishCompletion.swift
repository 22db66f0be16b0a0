/// Completion for fish.
enum FishCompletion {
    static var text: String {
        let commands = CompletedCommand.all
        var lines = ["# Generated from the texts of \"kasane help\": edit those instead.", "set -l commands"]
        lines += commands.map { "set -a commands \($0.name)" }
        lines += commands.map {
            "complete -c kasane -n __fish_use_subcommand -f -a \($0.name) -d \(quoted($0.summary))"
        }
        lines.append("complete -c kasane -n __fish_use_subcommand -f -a help -d 'show help for a command'")
        lines.append("complete -c kasane -n '__fish_seen_subcommand_from help' -f -a \"$commands\"")
        for command in commands {
            lines += command.options.map { option in
                "complete -c kasane -n '__fish_seen_subcommand_from \(command.name)' \(name(option.name))"
                    + "\(value(option.value)) -d \(quoted(option.description))"
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func name(_ name: String) -> String {
        name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
    }

    private static func value(_ value: CompletedCommand.Value) -> String {
        switch value {
        case .none: ""
        case .file: " -r -F"
        case .folder: " -x -a '(__fish_complete_directories)'"
        case .device: " -x -a \(quoted(CompletedCommand.devices.map { "'\($0)'" }.joined(separator: " ")))"
        case .other: " -x"
        }
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
