import Foundation

/// The rewriting of a package, for reporting or writing out.
package struct PortedSources {
    private let preparation: PortedPackage.Preparation
    private let notes: [String]
    private let root: String
    /// The user's file for each path of a package that was generated for a folder or a project.
    private let origins: [String: String]

    package init(_ preparation: PortedPackage.Preparation, notes: [String], of package: PortedPackage) throws {
        self.preparation = preparation
        self.notes = notes + preparation.notes
        var origins: [String: String] = [:]
        if package.resources != nil {
            for file in preparation.report.files { origins[file.path] = GeneratedPackage.origin(of: file.path) }
        }
        self.origins = origins
        root = origins.isEmpty ? package.folder : PortedSources.commonFolder(Array(origins.values))
    }

    // MARK: Report

    /// The changes, and constructs that can't work, file by file, with counts.
    package var report: String {
        let files = preparation.report.files
        var lines: [String] = []
        for file in files where !file.isUnchanged {
            let counts = PortedSources.counts(file.edits)
            lines.append(
                "\(name(of: file.path)) (\(PortedSources.number(lineCount(file), "line")))"
                    + (counts.isEmpty ? "" : ": \(counts)"))
            for problem in file.problems {
                let line = problem.line - (origins[file.path] == nil ? 0 : 1)
                lines.append(
                    "  \(line):\(problem.column)  \(problem.construct): \(problem.reason)"
                        + (problem.replacement.isEmpty ? "" : "; instead: \(problem.replacement)"))
            }
        }
        if !lines.isEmpty { lines.append("") }
        let edits = files.reduce(into: [String: Int]()) { total, file in total.merge(file.edits, uniquingKeysWith: +) }
        let (changed, problems) = (files.filter { !$0.edits.isEmpty }.count, files.flatMap(\.problems).count)
        lines.append(
            "\(PortedSources.number(files.count, "file")) with "
                + "\(PortedSources.number(files.map(lineCount).reduce(0, +), "line")): \(changed) change"
                + (edits.isEmpty ? "" : " (\(PortedSources.counts(edits)))")
                + (problems == 0
                    ? ", nothing unsupported" : ", \(PortedSources.number(problems, "unsupported place"))")
        )
        lines += notes
        return lines.joined(separator: "\n")
    }

    private func lineCount(_ file: RewriteReport.File) -> Int { file.lines - (origins[file.path] == nil ? 0 : 1) }

    private static func number(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }

    /// Returns the counts, the most frequent first.
    private static func counts(_ edits: [String: Int]) -> String {
        edits.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }

    /// Returns a path as the user knows it.
    private func name(of path: String) -> String {
        let path = origins[path] ?? path
        return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }

    // MARK: Writing

    /// Writes each changed file of the package, but not of its dependencies, to the same relative path below another
    /// folder.
    ///
    /// - Returns: The number of files written.
    package func write(to output: String) throws -> Int {
        let target = URL(fileURLWithPath: output).standardizedFileURL.path
        var count = 0
        for file in preparation.report.files where !file.edits.isEmpty {
            let origin = origins[file.path] ?? file.path
            guard let rewritten = preparation.rewritten[file.path], origin.hasPrefix(root + "/"),
                !origin.hasPrefix(root + "/.build/"), let text = try? String(contentsOfFile: rewritten, encoding: .utf8)
            else { continue }
            let path = "\(target)/\(origin.dropFirst(root.count + 1))"
            guard realpath(path) != realpath(origin) else {
                throw SceneFailure.line(
                    "\(output) contains the original sources: name another folder with -o")
            }
            // The line that names the original file.
            let own =
                origins[file.path] == nil
                ? text : String(text[(text.firstIndex(of: "\n").map(text.index(after:)) ?? text.startIndex)...])
            do {
                try FileManager.default.createDirectory(
                    at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
                try own.write(toFile: path, atomically: true, encoding: .utf8)
            } catch {
                throw SceneFailure.line("\(path) cannot be written: name a writable folder with -o")
            }
            count += 1
        }
        return count
    }

    private func realpath(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

    private static func commonFolder(_ paths: [String]) -> String {
        let folders = paths.map { $0.split(separator: "/").dropLast() }
        guard var common = folders.first else { return "" }
        for folder in folders {
            let count = zip(common, folder).prefix { $0 == $1 }.count
            common = common.prefix(count)
        }
        return "/" + common.joined(separator: "/")
    }
}
