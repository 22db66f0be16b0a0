import XCTest

@testable import KasaneCommand

/// Manual pages and completions match the help, and the help matches the commands' options.
final class ManualTests: XCTestCase {
    private let commands = CompletedCommand.all

    func testEveryCommandIsCompleted() throws {
        let problem = try XCTUnwrap(problem(of: ["no-such-command"]))
        let list = try XCTUnwrap(problem.components(separatedBy: "the commands are ").last)
        let names = Set(list.replacing(" and ", with: ", ").components(separatedBy: ", "))
        XCTAssertGreaterThan(names.count, 8)
        XCTAssertEqual(Set(commands.map(\.name)).union(["help", "--version"]), names)
        for command in commands { XCTAssertFalse(command.summary.isEmpty, command.name) }
    }

    func testTheHelpHasTheOptionsThatACommandTakes() {
        let all = Set(commands.flatMap { $0.options.map(\.name) })
        XCTAssertTrue(all.isSuperset(of: ["--fps", "--data", "--part", "--plan", "-o", "--target", "--layers"]))
        for command in commands {
            let listed = Set(command.options.map(\.name))
            for option in listed {
                XCTAssertFalse(isRefused(option, by: command.name), "kasane \(command.name) has no \(option)")
            }
            // These pass unknown options on.
            guard !["build", "test", "run", "xcode"].contains(command.name) else { continue }
            for option in all.subtracting(listed) {
                // The other spelling of a listed option, or of a common one.
                let other = ["--output": "-o", "--quiet": "-q", "-q": "--quiet"][option]
                guard !(other.map(listed.contains) ?? false) else { continue }
                XCTAssertTrue(
                    isRefused(option, by: command.name), "kasane help \(command.name) does not say \(option)")
            }
        }
    }

    func testOptionsKnowTheirValues() throws {
        let render = try XCTUnwrap(commands.first { $0.name == "render" })
        func value(_ name: String, of command: CompletedCommand) -> CompletedCommand.Value? {
            command.options.first { $0.name == name }?.value
        }
        XCTAssertEqual(value("--fps", of: render), .other)
        XCTAssertEqual(value("--from", of: render), .other)
        XCTAssertEqual(value("--to", of: render), .other)
        XCTAssertEqual(value("--fonts", of: render), .folder)
        XCTAssertEqual(value("-o", of: render), .file)
        XCTAssertEqual(value("--device", of: render), .device)
        XCTAssertEqual(value("--quiet", of: render), CompletedCommand.Value.none)
        let batch = try XCTUnwrap(commands.first { $0.name == "batch" })
        XCTAssertEqual(value("--data", of: batch), .file)
        // Listed there by name only.
        XCTAssertEqual(value("--fonts", of: batch), .folder)
        XCTAssertEqual(value("--fresh", of: batch), CompletedCommand.Value.none)
        XCTAssertEqual(
            batch.options.first { $0.name == "--fps" }?.description,
            render.options.first { $0.name == "--fps" }?.description)
    }

    func testOptionsOfOneCommandAmongSeveral() throws {
        func names(_ command: String) -> [String] { commands.first { $0.name == command }?.options.map(\.name) ?? [] }
        XCTAssertTrue(names("test").contains("--device"))
        XCTAssertFalse(names("build").contains("--device"))
        XCTAssertTrue(names("build").contains("--scratch-path"))
        XCTAssertTrue(names("render").contains("--part"))
        XCTAssertFalse(names("join").contains("--part"))
    }

    func testATextIsTakenApart() {
        let page = HelpPage(
            """
            kasane dance SCENE [--to TUNE] -o FILE: moves: a lot.

            First words,
            and more: here.

            How it goes:
              --slow, --fast SPEED  at which speed. Default: 2
                                    or 3
              -q, --quiet           say nothing
              --where DIR, --who NAME, -s   as for kasane render

              kasane dance A.swift    once
              'and so on'

            Last.
            """)
        XCTAssertEqual(page.heading, "kasane dance SCENE [--to TUNE] -o FILE")
        XCTAssertEqual(page.summary, "moves: a lot")
        XCTAssertEqual(page.commands, ["dance"])
        XCTAssertEqual(
            page.blocks,
            [
                .paragraph("First words, and more: here."), .heading("How it goes"),
                .options([
                    HelpPage.Option(
                        declaration: "--slow, --fast SPEED", description: "at which speed. Default: 2 or 3"),
                    HelpPage.Option(declaration: "-q, --quiet", description: "say nothing"),
                    HelpPage.Option(
                        declaration: "--where DIR, --who NAME, -s", description: "as for kasane render"),
                ]),
                .example(["kasane dance A.swift    once", "'and so on'"]), .paragraph("Last."),
            ])
        XCTAssertEqual(
            page.options.flatMap(\.names).map { "\($0.name)=\($0.value ?? "")" },
            [
                "--to=TUNE", "-o=FILE", "--slow=SPEED", "--fast=SPEED", "-q=", "--quiet=", "--where=DIR", "--who=NAME",
                "-s=",
            ])
    }

    func testPages() throws {
        let files = ManualFolder.files
        for name in ["", "-render", "-batch", "-build", "-test", "-run", "-compile", "-join", "-diff"] {
            XCTAssertNotNil(files["man/man1/kasane\(name).1"], name)
        }
        XCTAssertEqual(files["man/man1/kasane-test.1"], ".so man1/kasane-build.1\n")
        let render = try XCTUnwrap(files["man/man1/kasane-render.1"])
        XCTAssertTrue(render.contains("\n.TH KASANE\\-RENDER 1 \"\" \"kasane \(Command.version)\""), render)
        XCTAssertTrue(render.contains("\n.B \\-\\-from, \\-\\-to SECONDS\nrender only this time range;"), render)
        XCTAssertTrue(render.contains("\n.SS \"Appearance\"\n"), render)
        // No text is missing, and none begins a request by accident.
        let words = HelpTopic.render.text.split { !$0.isLetter }
        for word in words { XCTAssertTrue(render.contains(word), String(word)) }
        for line in render.split(separator: "\n") where line.hasPrefix(".") {
            XCTAssertNotNil(line.prefixMatch(of: #/\.(\\"|[A-Z]{1,2}\b|nf|fi)/#), String(line))
        }
    }

    func testCompletionsNameEverything() throws {
        for shell in ["bash-completion/completions/kasane", "zsh/vendor-completions/_kasane"] {
            let text = try XCTUnwrap(ManualFolder.files[shell])
            for command in commands {
                XCTAssertTrue(text.contains(command.name))
                for option in command.options { XCTAssertTrue(text.contains(option.name), option.name) }
            }
            XCTAssertTrue(text.contains("iPad Pro 11-inch (M4)"))
        }
        let fish = try XCTUnwrap(ManualFolder.files["fish/vendor_completions.d/kasane.fish"])
        XCTAssertTrue(
            fish.contains("'__fish_seen_subcommand_from render' -l fonts -x -a '(__fish_complete_directories)'"))
    }

    func testTheVersionIsOneFiles() throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let project = try String(
            contentsOf: package.appendingPathComponent("Integrations/dask/pyproject.toml"), encoding: .utf8)
        XCTAssertTrue(project.contains("version = \"\(Command.version)\"\n"), "the Python package has another version")
        XCTAssertNotNil(Command.version.wholeMatch(of: #/\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?/#))
    }

    // MARK: - Helpers

    private func problem(of words: [String]) -> String? {
        do {
            _ = try Invocation(words)
            return nil
        } catch {
            return (error as? UsageError)?.problem
        }
    }

    private func isRefused(_ option: String, by command: String) -> Bool {
        problem(of: [command, "scene.swift", option, "1"])?.hasPrefix("unknown option \(option)") ?? false
    }
}
