import Foundation
import Kasane

/// `kasane port`: reports what the rewriting changes and what can't work, and writes the rewritten sources.
enum PortCommand {
    /// Returns the text to print.
    static func run(_ arguments: PortArguments, _ progress: PackageProgress) throws -> String {
        defer { progress.end() }
        let (package, notes) = try arguments.request.package(progress)
        let port = try PortedSources(package.prepare(), notes: notes, of: package)
        var lines: [String] = []
        if let output = arguments.output {
            let count = try port.write(to: output)
            lines.append("\(output): \(count == 1 ? "1 changed file" : "\(count) changed files")")
        }
        if arguments.printsReport { lines.append(port.report) }
        return lines.joined(separator: "\n")
    }
}
