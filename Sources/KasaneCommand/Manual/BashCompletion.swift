/// Completion for Bash, in the format of `bash-completion`.
enum BashCompletion {
    static var text: String {
        let commands = CompletedCommand.all
        var lines = [
            "# Generated from the texts of \"kasane help\": edit those instead.",
            "_kasane() {",
            "    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}",
            "    local command=${COMP_WORDS[1]} options=",
            "    COMPREPLY=()",
            "    if [ \"$COMP_CWORD\" -eq 1 ]; then",
            "        COMPREPLY=($(compgen -W \"\(commands.map(\.name).joined(separator: " ")) help --help --version\" "
                + "-- \"$current\"))",
            "        return",
            "    fi",
            "    case $command in",
            "        help) options=\"\(commands.map(\.name).joined(separator: " "))\" ;;",
        ]
        lines += commands.map { command in
            "        \(command.name)) options=\"\(command.options.map(\.name).joined(separator: " "))\" ;;"
        }
        lines += ["    esac", "    case $command:$previous in"]
        for command in commands {
            for (kind, reply) in replies {
                let names = command.options.filter { $0.value == kind }.map { "\(command.name):\($0.name)" }
                if !names.isEmpty { lines.append("        \(names.joined(separator: "|"))) \(reply); return ;;") }
            }
        }
        lines += [
            "    esac",
            "    case $command:$current in",
            "        help:*|*:-*) COMPREPLY=($(compgen -W \"$options\" -- \"$current\")) ;;",
            "        *) COMPREPLY=($(compgen -f -- \"$current\")) ;;",
            "    esac",
            "}",
            "complete -o filenames -F _kasane kasane",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The possible values of an option. Device names contain spaces, so each is printed on its own line.
    private static let replies: [(CompletedCommand.Value, String)] = [
        (.file, "COMPREPLY=($(compgen -f -- \"$current\"))"),
        (.folder, "COMPREPLY=($(compgen -d -- \"$current\"))"),
        (
            .device,
            "local IFS=$'\\n'; COMPREPLY=($(compgen -W \"\(CompletedCommand.devices.joined(separator: "\n"))\" "
                + "-- \"$current\"))"
        ),
        (.other, "COMPREPLY=()"),
    ]
}
