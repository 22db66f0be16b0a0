// The limits of C's integers that Swift can't import from glibc's headers, where they are expressions.

/// The minimum value of a 16-bit integer.
public let INT16_MIN = Int32(Int16.min)
/// The minimum value of a 32-bit integer.
public let INT32_MIN = Int32.min
/// The minimum value of a 64-bit integer.
public let INT64_MIN = Int64.min
/// The maximum value of a 64-bit integer.
public let INT64_MAX = Int64.max
/// The maximum value of an unsigned 64-bit integer.
public let UINT64_MAX = UInt64.max
/// The minimum value of a `char`.
public let CHAR_MIN = Int32(CChar.min)
/// The minimum value of a `signed char`.
public let SCHAR_MIN = Int32(Int8.min)
/// The minimum value of a `short`.
public let SHRT_MIN = Int32(CShort.min)
/// The minimum value of an `int`.
public let INT_MIN = CInt.min
/// The maximum value of an `unsigned int`.
public let UINT_MAX = CUnsignedInt.max
/// The minimum value of a `long`.
public let LONG_MIN = CLong.min
/// The maximum value of an `unsigned long`.
public let ULONG_MAX = CUnsignedLong.max
/// The minimum value of a `long long`.
public let LLONG_MIN = CLongLong.min
