public import Foundation

/// Returns where a program is installed; nil if it is not.
public func installedProgram(_ name: String) -> URL? {
    let paths = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    return paths.split(separator: ":").map { URL(fileURLWithPath: "\($0)/\(name)") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}

/// Returns qpdf's errors in a document; nil for a valid one, and if qpdf is not installed.
public func faults(ofPDF url: URL) throws -> String? {
    guard let checker = installedProgram("qpdf") else { return nil }
    let process = Process()
    process.executableURL = checker
    process.arguments = ["--check", url.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // 0 for a valid file, 3 for one with warnings, 2 for one with errors.
    return process.terminationStatus == 0 ? nil : words
}

/// Returns qpdf's errors in a document's bytes.
public func faults(ofPDF document: Data) throws -> String? {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("kasane-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    try document.write(to: url)
    return try faults(ofPDF: url)
}
