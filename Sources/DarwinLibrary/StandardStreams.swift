@preconcurrency public import Glibc

// Darwin's streams are not optional, so `let target = Darwin.stderr` can be passed on.

/// The stream of standard input.
public var stdin: UnsafeMutablePointer<FILE> { Glibc.stdin! }
/// The stream of standard output.
public var stdout: UnsafeMutablePointer<FILE> { Glibc.stdout! }
/// The stream of standard error.
public var stderr: UnsafeMutablePointer<FILE> { Glibc.stderr! }
