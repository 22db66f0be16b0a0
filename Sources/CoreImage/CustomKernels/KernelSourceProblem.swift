/// For tests: what is wrong with a source.
package enum KernelSourceProblem {
    /// The line, the column and what is wrong; nil for a source without an error.
    package static func description(of source: String) -> String? {
        do throws(KernelError) {
            _ = try KernelProgram.programs(in: source)
            return nil
        } catch {
            return error.description
        }
    }
}
