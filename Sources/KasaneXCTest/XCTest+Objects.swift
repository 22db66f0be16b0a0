/// Members that tests inherit from `NSObject` on iOS, but not on Linux.
extension XCTest {
    /// The test's class, for finding its bundle.
    public var classForCoder: AnyClass { type(of: self) }
}
