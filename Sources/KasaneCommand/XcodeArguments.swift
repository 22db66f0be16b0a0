import Kasane

/// The arguments of `kasane xcode`: the project, and those of `kasane build` and so on.
enum XcodeArguments {
    /// Parses arguments. Returns nil if they request help.
    static func read(_ words: [String]) throws -> PackageArguments? {
        var rest: [String] = []
        var verb = PackageArguments.Verb.build
        var (project, target): (String?, String?)
        var words = words[...]
        while let word = words.popFirst() {
            if word == "--" {
                rest += [word] + words
                break
            }
            if word == "--target" || word == "--scheme" {
                guard let name = words.popFirst() else {
                    throw UsageError("\(word) needs the name of a target: see kasane help xcode")
                }
                target = name
            } else if word.hasPrefix("--target=") {
                target = String(word.dropFirst("--target=".count))
            } else if project == nil, word.hasSuffix(".xcodeproj") || word.hasSuffix(".xcodeproj/") {
                project = word
            } else if let named = PackageArguments.Verb(rawValue: word), rest.isEmpty {
                verb = named
            } else if project == nil, word.hasSuffix(".xcworkspace") {
                throw UsageError("\(word) is a workspace: name a project in it, such as App.xcodeproj")
            } else {
                rest.append(word)
            }
        }
        guard var arguments = try PackageArguments(verb, rest, isFolder: { _ in (false, false) }) else { return nil }
        guard let project else { throw UsageError("no project to build: name one such as App.xcodeproj") }
        arguments.request.source = .project(project, target: target)
        return arguments
    }
}
