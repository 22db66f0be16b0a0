/// For tests: errors in a source.
package enum KernelSourceProblem {
    /// The line, the column and the message of the first error; nil if the source has none.
    package static func description(of source: String) -> String? {
        do throws(KernelError) {
            _ = try KernelProgram.programs(in: source)
            return nil
        } catch {
            return error.description
        }
    }
}
