import Foundation

// The rewriter is a separate program, compiled against the user's toolchain: it reads a job and writes the rewritten
// sources, the overlay and the report that the job names.
guard CommandLine.arguments.count == 2 else {
    FileHandle.standardError.write(Data("usage: rewriter JOB.json\n".utf8))
    exit(2)
}
do {
    let job = try JSONDecoder().decode(Job.self, from: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))
    guard job.version == 1 else { throw CocoaError(.fileReadUnsupportedScheme) }
    try PackageRewriter(job: job).run()
} catch {
    FileHandle.standardError.write(Data("rewriter: \(error)\n".utf8))
    exit(1)
}
